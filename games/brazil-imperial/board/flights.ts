import { amounts, type GameEvent, type SeatId } from "@caravel/kernel";
import type { Flight } from "@caravel/web/kit";
import type { BrazilEvent } from "../rules/events.ts";
import { UNPLACED } from "../rules/state.ts";
import type { BrazilView } from "../rules/view.ts";

/** The places of the board by name; a name without its last part stands for the whole. */
export const PLACE = {
  hex: (word: string) => `hex.${word}`,
  bank: "bank",
  supply: (tile: number) => `bank.${tile}`,
  gallery: (place: number) => `gallery.${place}`,
  deck: (deck: "gold" | "battle") => `deck.${deck}`,
  seat: (seat: SeatId) => `seat.${seat}`,
  space: (seat: SeatId, space: number) => `seat.${seat}.space.${space}`,
  stock: (seat: SeatId, resource: number) => `seat.${seat}.stock.${resource}`,
  hand: (seat: SeatId, deck: "gold" | "battle") => `seat.${seat}.${deck}`,
  quests: (seat: SeatId) => `seat.${seat}.quests`,
  paintings: (seat: SeatId) => `seat.${seat}.paintings`,
  army: (seat: SeatId) => `seat.${seat}.army`,
  good: (seat: SeatId, good: number) => `seat.${seat}.good.${good}`,
  palaces: (seat: SeatId) => `seat.${seat}.palaces`,
} as const;

function fly(token: string, from: string, to: string, count = 1): Flight[] {
  return count > 0 && from !== to ? [{ from, to, token, count }] : [];
}

const resource = (kind: number, from: string, to: string, count = 1) => fly(`resource.${kind}`, from, to, count);
const all = (counts: readonly number[], flight: (kind: number, count: number) => Flight[]) =>
  amounts(counts).flatMap(({ kind, count }) => flight(kind, count));
const colourOf = (before: BrazilView, seat: SeatId): number => before.seats[seat]?.colour ?? 1;

/** Where somebody's marker lies, as it travels. */
function markerFlies(before: BrazilView, seat: SeatId, to: number): Flight[] {
  const { marker, colour } = before.seats[seat];
  const from = marker === UNPLACED ? PLACE.seat(seat) : PLACE.space(seat, marker);
  return fly(`shield.${colour}`, from, PLACE.space(seat, to));
}

/** The pieces that travel when something happens. */
export function flights(told: GameEvent, before: BrazilView): readonly Flight[] {
  const event = told as BrazilEvent;
  switch (event.type) {
    case "settled":
      return fly(`shield.${colourOf(before, event.seat)}`, PLACE.seat(event.seat), PLACE.hex(event.hex));
    case "acted":
      return markerFlies(before, event.seat, event.space);
    case "markerPut":
      return fly(
        `shield.${colourOf(before, event.seat)}`,
        PLACE.seat(event.seat),
        PLACE.space(event.seat, event.space),
      );
    case "paid":
      return [
        ...all(event.stock, (kind, count) => resource(kind, PLACE.stock(event.seat, kind), PLACE.bank, count)),
        ...event.fromTiles.flatMap(({ hex, resource: kind }) => resource(kind, PLACE.hex(hex), PLACE.bank)),
        ...all(event.gold, (_card, count) =>
          fly("back.gold", PLACE.hand(event.seat, "gold"), PLACE.deck("gold"), count),
        ),
        ...all(event.battle, (_card, count) =>
          fly("back.battle", PLACE.hand(event.seat, "battle"), PLACE.deck("battle"), count),
        ),
      ];
    case "deployed":
      return fly(`unit.${colourOf(before, event.seat)}.${event.kind}`, PLACE.army(event.seat), PLACE.hex(event.hex));
    case "painted":
      return fly(
        `painting.${event.painting}`,
        PLACE.gallery(before.gallery.indexOf(event.painting)),
        PLACE.paintings(event.seat),
      );
    case "built":
      return fly(`tile.${event.tile}`, PLACE.supply(event.tile), PLACE.hex(event.hex));
    case "renovated":
      return event.isFlip ? fly(`tile.${event.tile}`, PLACE.supply(event.tile), PLACE.hex(event.hex)) : [];
    case "produced":
      return all(event.amounts, (kind, count) => resource(kind, PLACE.bank, PLACE.hex(event.hex), count));
    case "goodPlaced":
      return event.place < 6
        ? fly(`good.${event.good}`, PLACE.good(event.seat, event.good), PLACE.space(event.seat, event.place))
        : [];
    case "gained":
      return resource(event.resource, PLACE.bank, PLACE.stock(event.seat, event.resource), event.count);
    case "dropped":
      return resource(event.resource, PLACE.stock(event.seat, event.resource), PLACE.bank);
    case "drewGold":
      return fly("back.gold", PLACE.deck("gold"), PLACE.hand(event.seat, "gold"));
    case "drewBattle":
      return fly("back.battle", PLACE.deck("battle"), PLACE.hand(event.seat, "battle"));
    case "playedGold":
    case "droppedGold":
      return fly("back.gold", PLACE.hand(event.seat, "gold"), PLACE.deck("gold"));
    case "droppedBattle":
      return fly("back.battle", PLACE.hand(event.seat, "battle"), PLACE.deck("battle"));
    case "drewQuest":
      return fly("back.quest", PLACE.bank, PLACE.quests(event.seat));
    case "palacePlaced":
      return fly(`palace.${event.palace}`, PLACE.palaces(event.seat), PLACE.hex(event.hex));
    case "moved":
      return event.kinds.flatMap((kind) =>
        fly(`unit.${colourOf(before, event.seat)}.${kind}`, PLACE.hex(event.from), PLACE.hex(event.to)),
      );

    // nothing leaves its place, or a battle takes it away where everybody looks
    case "questsKept":
    case "monarchChosen":
    case "capitalsTurnedUp":
    case "turnBegan":
    case "peeked":
    case "sawTile":
    case "tookBonus":
    case "coroados":
    case "cityUncovered":
    case "manufactured":
    case "exchanged":
    case "sawGold":
    case "sawBattle":
    case "reshuffled":
    case "revealed":
    case "ageBegan":
    case "lastRound":
    case "explored":
    case "exploredUnseen":
    case "builtOnTile":
    case "sawQuest":
    case "captured":
    case "battleBegan":
    case "expeditionBegan":
    case "committed":
    case "cardsOpened":
    case "spied":
    case "battleEnded":
    case "defeated":
    case "lostUnit":
    case "expeditionSucceeded":
    case "factory":
    case "gameOver":
    case "soloEnded":
      return [];
    default:
      event satisfies never;
      return [];
  }
}

/** The place of the board a line of the log speaks of, or null. */
export function spotOf(told: GameEvent): string | null {
  const event = told as BrazilEvent;
  switch (event.type) {
    case "settled":
    case "peeked":
    case "sawTile":
    case "deployed":
    case "built":
    case "renovated":
    case "produced":
    case "palacePlaced":
    case "explored":
    case "exploredUnseen":
    case "builtOnTile":
    case "captured":
    case "battleBegan":
    case "expeditionBegan":
    case "battleEnded":
    case "expeditionSucceeded":
      return PLACE.hex(event.hex);
    case "moved":
      return PLACE.hex(event.to);
    case "acted":
    case "markerPut":
      return PLACE.space(event.seat, event.space);
    case "playedGold":
    case "drewGold":
    case "sawGold":
    case "droppedGold":
      return PLACE.hand(event.seat, "gold");
    case "drewBattle":
    case "sawBattle":
    case "droppedBattle":
    case "committed":
    case "spied":
    case "tookBonus":
      return PLACE.hand(event.seat, "battle");
    case "painted":
    case "coroados":
      return PLACE.paintings(event.seat);
    case "manufactured":
    case "goodPlaced":
    case "factory":
      return PLACE.good(event.seat, event.good);
    case "gained":
    case "dropped":
      return PLACE.stock(event.seat, event.resource);
    case "revealed":
    case "drewQuest":
    case "sawQuest":
      return PLACE.quests(event.seat);
    case "cityUncovered":
      return PLACE.supply(event.city);
    case "reshuffled":
      return PLACE.deck(event.deck);
    case "monarchChosen":
    case "turnBegan":
    case "paid":
    case "exchanged":
    case "ageBegan":
    case "lastRound":
    case "defeated":
    case "lostUnit":
      return PLACE.seat(event.seat);
    case "questsKept":
    case "capitalsTurnedUp":
    case "cardsOpened":
    case "gameOver":
    case "soloEnded":
      return null;
    default:
      event satisfies never;
      return null;
  }
}
