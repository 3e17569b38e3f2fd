import { readdirSync, readFileSync } from "node:fs";
import { asked, LANGUAGES, legalMoves, readRecord, replay } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { SMALL_INDIGO_PLANT, SMALL_MARKET } from "../content/buildings.ts";
import { BUILDER, CAPTAIN, CRAFTSMAN, INDIGO, ISLAND_SPACES, MAYOR, SETTLER, TRADER } from "../content/pieces.ts";
import { puertoRico } from "../rules/game.ts";
import { DECLINE, DONE, FILL, moves, PASS, ROLE, STAY } from "../rules/moves.ts";
import { CITY_FULL, type PuertoRico } from "../rules/state.ts";
import { at } from "../words/test-orders.ts";
import { announcement, caution, hasEffect, hint } from "./advice.ts";
import { PLACE_IDS, placeOf, places } from "./phone.ts";
import { speak } from "./words/words.ts";

await Promise.all(LANGUAGES.map(speak));

const FOLDER = new URL("../golden/", import.meta.url);
const GOLDEN = readdirSync(FOLDER)
  .filter((name) => /-(both-mixed|expansion-2-random|base-eager)-0/.test(name))
  .map((name) => replay(puertoRico, readRecord(readFileSync(new URL(name, FOLDER), "utf8"))));

const cautionFor = (state: PuertoRico, move: number) => caution(puertoRico.view(state, 0), 0, move, "en");

describe("a quiet line", () => {
  test("warns of a role that does nothing for its chooser although another would", () => {
    const state = at("year", ({ seats, bank }) => {
      seats[0]!.doubloons = 0;
      seats[0]!.island.fill(0);
      seats[0]!.workers.fill(0);
      // what costs a doubloon is free for the builder
      bank[SMALL_INDIGO_PLANT] = bank[SMALL_MARKET] = 0;
    });
    expect([BUILDER, CRAFTSMAN, TRADER, CAPTAIN].map((role) => cautionFor(state, ROLE.of(role)))).toEqual([
      "You could not pay for any building.",
      "You would make nothing.",
      "You have nothing that could be sold now.",
      "You have nothing that could be shipped now.",
    ]);
    expect([SETTLER, MAYOR].map((role) => cautionFor(state, ROLE.of(role)))).toEqual([null, null]);
    state.seats[0]!.island[INDIGO] = ISLAND_SPACES;
    expect(cautionFor(state, ROLE.of(SETTLER))).toBe("Your island is full: only the others would take plantations.");
  });

  test("says nothing of a card with doubloons on it, nor where nothing else would do anything either", () => {
    const state = at("year", ({ seats }) => {
      seats[0]!.doubloons = 0;
      seats[0]!.barrels.fill(0);
    });
    state.cardMoney[TRADER] = 1;
    expect(cautionFor(state, ROLE.of(TRADER))).toBeNull();
    state.takenBy.fill(1);
    state.takenBy[CAPTAIN] = -1;
    expect(cautionFor(state, ROLE.of(CAPTAIN))).toBeNull();
  });

  test("stands before passing, but not before what is done", () => {
    expect(cautionFor(at("settle"), PASS.of())).toBe("You could still take a plantation.");
    expect(cautionFor(at("join"), DECLINE.of())).toBe("You would get no colonist.");
    expect(cautionFor(at("settle"), moves.verbs.take.of(INDIGO))).toBeNull();
    expect(cautionFor(at("place"), DONE.of())).toBeNull();
  });

  test("never calls a role idle that brought its chooser something", () => {
    for (const match of GOLDEN)
      for (const [ply, told] of match.told.entries()) {
        const role = told.map(({ event }) => event).find(({ type }) => type === "roleTaken");
        if (role === undefined || ply === 0) continue;
        const { seat, role: card } = role as unknown as { seat: number; role: number };
        const before = match.stateAt(ply - 1);
        if (hasEffect(puertoRico.view(before, seat), seat, card)) continue;
        // the first to act is the chooser: he is asked nothing that the role stands for
        const after = match.stateAt(ply);
        const step = after.stack.at(-1);
        const verbs = asked(puertoRico, after).includes(seat)
          ? legalMoves(puertoRico, after, seat).map((move) => moves.verb(move).name)
          : [];
        const gains = ["take", "build", "sell", "load", "extra"].filter((verb) => verbs.includes(verb));
        if (gains.length > 0 && step?.taker === seat) expect.fail(`${moves.write(ROLE.of(card))}: ${gains}`);
      }
  });
});

test("the last year is announced with its reason, in every language, and only then", () => {
  const state = at("settle");
  const said = () => LANGUAGES.map((language) => announcement(puertoRico.view(state, 0), language));
  expect(said()).toEqual([null, null, null]);
  state.endings = CITY_FULL;
  expect(said()[0]).toBe("This is the last year: a city is full.");
  expect(new Set(said()).size).toBe(3);
});

test("a newcomer is told of each kind of decision in every language", () => {
  const steps = ["year", "settle", "place", "build", "sell", "load", "store", "extra"] as const;
  const kinds = steps.map((step) => hint(puertoRico.view(at(step), 0), 0, "en")?.kind);
  expect(kinds).toEqual(["role", "settle", "place", "build", "sell", "load", "store", "extra"]);
  expect(hint(puertoRico.view(at("join"), 0), 0, "en")).toBeNull();
});

test("every legal move of recorded games has its place on a phone, or is a button", () => {
  const used = new Set<string | null>();
  const said = new Set<string>();
  for (const match of GOLDEN)
    for (const state of match.states)
      for (const seat of asked(puertoRico, state))
        for (const move of legalMoves(puertoRico, state, seat)) {
          const place = placeOf(puertoRico.view(state, seat), seat, move);
          used.add(place);
          if (place === null) said.add(moves.verb(move).name);
        }
  expect([...used].sort()).toEqual([...PLACE_IDS, null].sort());
  const buttons = [PASS, DECLINE, DONE, FILL, STAY].map(({ name }) => name);
  expect([...said].filter((name) => !buttons.includes(name))).toEqual([]);
  expect(places.map(({ id }) => id)).toEqual([...PLACE_IDS]);
  expect(places.map(({ name }) => name("fr"))).toEqual(["Personnages", "Banque", "Port", "Mon île"]);
});
