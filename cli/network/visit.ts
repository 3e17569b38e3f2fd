import { setTimeout as sleep } from "node:timers/promises";
import type { Invitation } from "@caravel/tables/invitation";
import type { Arguments } from "../arguments.ts";
import type { Context } from "../command.ts";
import { writeText } from "../files.ts";
import { InputError, oneLine } from "../io.ts";
import { Prompt } from "../play/prompt.ts";
import { Output } from "../text/output.ts";
import { DistantSession } from "./distant-session.ts";
import { type Link, linkOf } from "./links.ts";
import { seatAt, takeSeatBack } from "./seats.ts";
import { Visitor } from "./visitor.ts";

const LOOK_EVERY = 1000;
const TOKEN = "CARAVEL_TOKEN";

/** Somebody comes to a server, under a name or with a token of theirs. */
export function comeIn(server: URL, given: Arguments, context: Context): Promise<Visitor> {
  const token = context.io.env[TOKEN];
  const name = given.text("name")?.trim() ?? "";
  if (token === undefined && name === "") throw new InputError(context.words.error.missing("--name"));
  return Visitor.comeIn(server, name, token === "" ? undefined : token, context);
}

/** Waits at an invitation until the game begins, then plays it. */
export async function playAt(link: Link, visitor: Visitor, given: Arguments, context: Context): Promise<void> {
  const output = new Output(context.io);
  const { network } = context.words;
  output.lines([network.comeBack(`${TOKEN}=${visitor.token} caravel join ${linkOf(link)}`)]);
  const table = await begun(link, visitor, output, context);
  const host = visitor.host((state) => {
    if (state === "cut") output.say(network.cut);
  });
  const prompt = new Prompt(context.io);
  try {
    const { summary, seat } = await seatAt(host, table);
    const { kind, name } = summary.sitters[seat];
    if (kind === "bot" && !summary.isOver) await takeSeatBack(host, table, seat, name);
    const session = await DistantSession.sit({ host, summary, seat, prompt, output, context });
    await session.run();
    const file = given.text("save");
    if (file === undefined || !session.isOver) return;
    writeText(file, await host.record(table), context.words);
    output.say(context.words.play.saved(file));
  } finally {
    prompt.close();
    host.close();
  }
}

/** Waits until the game has begun; says who is still to come. */
async function begun({ word }: Link, visitor: Visitor, output: Output, { words }: Context): Promise<string> {
  let told = "";
  for (;;) {
    const { table, seats } = await visitor.invitation("GET", `invitations/${word}`);
    if (table !== null) return table;
    const news = words.network.gathering(namesAt(seats), seats.filter(({ kind }) => kind === "open").length);
    if (news !== told) output.say(news);
    told = news;
    await sleep(LOOK_EVERY);
  }
}

function namesAt(seats: Invitation["seats"]): string[] {
  return seats.flatMap((seat) => (seat.kind === "open" ? [] : [oneLine(seat.name)]));
}
