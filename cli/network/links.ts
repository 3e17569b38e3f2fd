import type { Context } from "../command.ts";
import { InputError } from "../io.ts";

/** Where an invitation leads: to which server, by which word. */
export interface Link {
  readonly server: URL;
  readonly word: string;
}

const FORM = /^#\/invitation\/([\w-]+)$/;

/** The address of a server as somebody wrote it. */
export function serverAt(text: string, { words }: Context): URL {
  const server = URL.canParse(text) ? new URL(text) : null;
  if (server === null || !/^https?:$/.test(server.protocol))
    throw new InputError(words.network.error.notAnAddress(text));
  server.hash = "";
  server.search = "";
  if (!server.pathname.endsWith("/")) server.pathname += "/";
  return server;
}

/** Reads a link that invites, as the page shows it. */
export function readLink(text: string, context: Context): Link {
  const [, word] = (URL.canParse(text) ? FORM.exec(new URL(text).hash) : null) ?? [];
  if (word === undefined) throw new InputError(context.words.network.error.notALink(text));
  return { server: serverAt(text, context), word };
}

/** The link of an invitation, as the page shows it. */
export function linkOf({ server, word }: Link): string {
  return new URL(`#/invitation/${word}`, server).href;
}
