import type { Command } from "../command.ts";
import { EXIT, InputError } from "../io.ts";
import { readLink } from "../network/links.ts";
import { comeIn, playAt } from "../network/visit.ts";

/** `caravel join`: takes a seat at a table of a server, and plays there. */
export const join: Command = {
  name: "join",
  usage: "LINK [--name NAME] [--save FILE]",
  examples: ["http://localhost:8080/#/invitation/4fT9_2m --name Bence"],
  options: { name: "text", save: "text" },
  positionals: 1,
  async run(given, context) {
    const { words } = context;
    const [text] = given.positionals;
    if (text === undefined) throw new InputError(words.error.missing("LINK"));
    const link = readLink(text, context);
    const visitor = await comeIn(link.server, given, context);
    const { seats, table } = await visitor.invitation("GET", `invitations/${link.word}`);
    if (!seats.some((seat) => seat.kind === "person" && seat.isMe)) {
      const seat = seats.findIndex(({ kind }) => kind === "open");
      if (table !== null || seat < 0) throw new InputError(words.network.error.refused.begun);
      await visitor.invitation("POST", `invitations/${link.word}/seat`, { seat });
    }
    await playAt(link, visitor, given, context);
    return EXIT.fine;
  },
};
