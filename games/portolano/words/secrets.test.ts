import { LANGUAGES, NO_ANSWER } from "@caravel/kernel";
import { testNames } from "@caravel/kernel/testing";
import { expect, test } from "vitest";
import { portolano } from "../rules/game.ts";
import { CARD_CHOICES, LAY } from "../rules/moves.ts";
import { NO_CARDS, type Portolano } from "../rules/state.ts";
import { words } from "./index.ts";
import { GAMES } from "./test-games.ts";

/** Another choice of as many cards. */
function otherCards(choice: number): number {
  const { cards } = CARD_CHOICES[choice]!;
  return CARD_CHOICES.findIndex((other, number) => number !== choice && other.cards === cards);
}

/** The same table to this seat, with everything changed that it may not know. */
function withOtherSecrets(state: Portolano, seat: number): Portolano {
  const changed = portolano.copy(state);
  changed.chests.reverse();
  for (const [owner, ship] of changed.seats.entries()) {
    if (owner === seat) continue;
    ship.chests = ship.chests.map((value) => (value % 3) + 1);
    if (ship.laid !== NO_CARDS) ship.laid = otherCards(ship.laid);
    for (const { answers } of changed.stack)
      if ((answers[owner] ?? NO_ANSWER) !== NO_ANSWER) answers[owner] = LAY.of(otherCards(LAY.first(answers[owner]!)));
  }
  return changed;
}

test.each(LANGUAGES)("position and question in %s tell no secrets", (language) => {
  const { position, question } = words[language];
  for (const { state, seat } of GAMES.flat().filter((_, place) => place % 3 === 0)) {
    if (state.stack.length === 0) continue;
    const [seen, other] = [state, withOtherSecrets(state, seat)].map((table) => {
      const view = portolano.view(table, seat);
      return [position(view, testNames(state.players)), question(view, testNames(state.players))];
    });
    expect(other).toEqual(seen);
  }
});
