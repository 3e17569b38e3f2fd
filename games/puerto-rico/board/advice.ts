import type { Language, Move, SeatId } from "@caravel/kernel";
import type { Hint } from "@caravel/web/kit";
import {
  BLACK_MARKET,
  GUEST_HOUSE,
  LAND_OFFICE,
  LIBRARY,
  OFFICE,
  ROYAL_SUPPLIER,
  SMALL_WHARF,
  SPACES,
  TRADING_POST,
  UNION_HALL,
  WHARF,
} from "../content/buildings.ts";
import {
  BUILDER,
  CAPTAIN,
  CITY_SPACES,
  CRAFTSMAN,
  GOODS,
  HOUSE_SPACES,
  MAYOR,
  ROLES,
  SETTLER,
  TRADER,
} from "../content/pieces.ts";
import { stepNow } from "../rules/moments.ts";
import { DECLINE, DONE, PASS, ROLE } from "../rules/moves.ts";
import { priceFor } from "../rules/purchase.ts";
import { canLoad } from "../rules/roles/cargo-ships.ts";
import { harvest } from "../rules/roles/craftsman.ts";
import { barrelsKept } from "../rules/roles/storage.ts";
import { citySpaces, ENDINGS, IN_THE_MIDDLE, isIslandFull, owns, total, works } from "../rules/state.ts";
import type { PuertoRicoView, SeatView } from "../rules/view.ts";
import type { HintKind, PassKind } from "./words/advice.ts";
import { boardWords } from "./words/words.ts";

const worksAny = (board: SeatView, ...buildings: readonly number[]) => buildings.some((house) => works(board, house));

/** Is there a building the player could pay for as the builder? */
function canBuy(view: PuertoRicoView, seat: SeatId): boolean {
  const board = view.seats[seat];
  const spaces = CITY_SPACES - citySpaces(board);
  return view.board.some(
    (building) =>
      view.bank[building] > 0 &&
      !owns(board, building) &&
      SPACES[building] <= spaces &&
      priceFor(view, seat, seat, building) <= board.doubloons,
  );
}

function canSell(view: PuertoRicoView, board: SeatView): boolean {
  if (total(view.house) >= HOUSE_SPACES) return false;
  return board.barrels.some((barrels, good) => barrels > 0 && (view.house[good] === 0 || works(board, OFFICE)));
}

/** By role: would it do anything for a player who chose it now? When in doubt it would. */
const EFFECTS: Readonly<Record<number, (view: PuertoRicoView, seat: SeatId) => boolean>> = {
  [SETTLER]: (view, seat) => !isIslandFull(view.seats[seat]),
  [MAYOR]: ({ colonistShip, colonists, nobles }) => colonistShip + colonists + nobles > 0,
  [BUILDER]: (view, seat) => works(view.seats[seat], BLACK_MARKET) || canBuy(view, seat),
  [CRAFTSMAN]: (view, seat) => GOODS.some((_, good) => harvest(view, seat, good) > 0),
  [TRADER]: (view, seat) => worksAny(view.seats[seat], TRADING_POST, LAND_OFFICE) || canSell(view, view.seats[seat]),
  [CAPTAIN]({ seats, ...view }, seat) {
    const board = seats[seat];
    if (total(board.barrels) === 0) return false;
    return worksAny(board, WHARF, SMALL_WHARF, ROYAL_SUPPLIER, UNION_HALL) || canLoad(view, board.barrels);
  },
};

/** Would the role do anything for the player? Doubloons on the card are something too, and guests may wake anything. */
export function hasEffect(view: PuertoRicoView, seat: SeatId, role: number): boolean {
  const board = view.seats[seat];
  if (view.cardMoney[role] > 0 || worksAny(board, GUEST_HOUSE, LIBRARY)) return true;
  return EFFECTS[role]?.(view, seat) ?? true;
}

/** A free role that would do something for the player, besides this one. */
function hasBetter(view: PuertoRicoView, seat: SeatId, role: number): boolean {
  return ROLES.some(
    (_, other) => other !== role && view.takenBy[other] === IN_THE_MIDDLE && hasEffect(view, seat, other),
  );
}

/** What is forgone by passing in a step; one that is not here is none worth a word. */
function forgone(view: PuertoRicoView, seat: SeatId): PassKind | null {
  switch (stepNow(view)) {
    case "settle":
    case "build":
    case "sell":
    case "load":
    case "produce":
    case "join":
      return stepNow(view) as PassKind;
    case "hacienda":
    case "hospice":
    case "university":
    case "villa":
    case "secondPick":
      return "other";
    case "store": {
      const frame = view.stack.at(-1);
      const board = view.seats[seat];
      const keepsNothing = frame !== undefined && GOODS.every((_, good) => barrelsKept(board, frame, good) === 0);
      return keepsNothing && total(board.barrels) > 0 ? "store" : null;
    }
    default:
      return null;
  }
}

/** A quiet line before a move that does nothing for the player although another would, or null. */
export function caution(view: PuertoRicoView, seat: SeatId, move: Move, language: Language): string | null {
  const { cautions } = boardWords(language).advice;
  if (ROLE.has(move)) {
    const role = ROLE.first(move);
    return hasEffect(view, seat, role) || !hasBetter(view, seat, role) ? null : (cautions.roles[role] ?? null);
  }
  if (!PASS.has(move) && !DECLINE.has(move) && !DONE.has(move)) return null;
  const lost = forgone(view, seat);
  return lost === null ? null : cautions.passing[lost];
}

/** By step: the kind of decision it is to a newcomer. */
const KINDS: Readonly<Record<string, HintKind>> = {
  draft: "draft",
  year: "role",
  settle: "settle",
  place: "place",
  build: "build",
  extra: "extra",
  sell: "sell",
  load: "load",
  store: "store",
};

/** What a newcomer should know about the decision before him, or null. */
export function hint(view: PuertoRicoView, _seat: SeatId, language: Language): Hint | null {
  const kind = KINDS[stepNow(view) ?? ""];
  return kind === undefined ? null : { kind, sentence: boardWords(language).advice.hints[kind] };
}

/** That this is the last year, and why; null while it is not. */
export function announcement(view: PuertoRicoView, language: Language): string | null {
  if (view.endings === 0 || stepNow(view) === null) return null;
  const { labels, advice } = boardWords(language);
  const met = ENDINGS.filter((_, bit) => (view.endings & (1 << bit)) !== 0);
  return advice.lastYear(met.map((ending) => labels.endings[ending]));
}
