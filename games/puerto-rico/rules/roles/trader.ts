import { type MoveList, type RuleId, type SeatId, sequence } from "@caravel/kernel";
import {
  FOREST_HOUSE,
  GUEST_HOUSE,
  LAND_OFFICE,
  LARGE_MARKET,
  OFFICE,
  SMALL_MARKET,
  TRADING_POST,
} from "../../content/buildings.ts";
import { GOODS, HOUSE_SPACES } from "../../content/pieces.ts";
import { fact } from "../events.ts";
import { type Phase, phase, type Trading } from "../frames.ts";
import { decides, guestMoment, offerGuests } from "../guests.ts";
import { discardPlantation, layForest, listDiscards, refuseGivingUp } from "../land.ts";
import { BUY_FOREST, BUY_LAND, DISCARD, PASS, POST, SELL } from "../moves.ts";
import { privileges } from "../privilege.ts";
import {
  contentOf,
  hasColonist,
  hasNoble,
  isIslandFull,
  owns,
  type PuertoRico,
  type PuertoRicoTable,
  type Seat,
  type SeenTable,
  totalOfGoods,
  works,
} from "../state.ts";
import { STEP } from "../steps.ts";
import { inPlayerOrder } from "../turns.ts";

/** PR-TRADER: each player may sell one barrel; a full trading house is emptied afterwards. */
export const trader = sequence<PuertoRico, Phase>("trader", {
  guests: guestMoment,
  turns: inPlayerOrder((table, { taker }, seat) => {
    if (hasBusiness(table.state, seat)) table.push(phase(STEP.sell, seat, taker));
    offerGuests(table, seat);
  }),
  guestsBeforeCleanUp: guestMoment,
  cleanUp: emptyHouse,
});

/** Could the player have anything to do in the trader phase, perhaps once a guest has moved? */
function hasBusiness(state: PuertoRico, seat: SeatId): boolean {
  const board = state.seats[seat];
  if (owns(board, LAND_OFFICE)) return true;
  if (totalOfGoods(board.barrels) === 0) return false;
  // a guest could open an office or a trading post
  if (board.city[GUEST_HOUSE] > 0 || works(board, TRADING_POST)) return true;
  if (totalOfGoods(state.house) >= HOUSE_SPACES) return false;
  for (let good = 0; good < GOODS.length; good++)
    if (board.barrels[good] > 0 && isWanted(state, seat, good)) return true;
  return false;
}

function tradersPrivilege(state: SeenTable, taker: SeatId, seat: SeatId): number {
  return seat === taker ? privileges(state.seats[seat]) : 0;
}

/** PR-TRADER-08: what a barrel brings its seller in the trading house. */
export function saleIncome(state: SeenTable, taker: SeatId, seat: SeatId, good: number): number {
  const board = state.seats[seat];
  const markets = (works(board, SMALL_MARKET) ? 1 : 0) + (works(board, LARGE_MARKET) ? 2 : 0);
  return contentOf(state).prices[good] + markets + tradersPrivilege(state, taker, seat);
}

/** PR-B-TRADING-POST-03: what it brings at the own trading post, where markets do not help. */
export function postIncome(state: SeenTable, taker: SeatId, seat: SeatId, good: number): number {
  return contentOf(state).prices[good] + tradersPrivilege(state, taker, seat);
}

/** PR-TRADER-04: may a kind be sold although it lies in the house? */
function isWanted(state: PuertoRico, seat: SeatId, good: number): boolean {
  return state.house[good] === 0 || works(state.seats[seat], OFFICE);
}

/** A player's turn: a sale, and the land office, in either order. */
export const sell = decides("sell", {
  verbs: [SELL, POST, BUY_LAND, BUY_FOREST, DISCARD, PASS],

  moves(state, frame: Phase<Trading>, seat, list) {
    const board = state.seats[seat];
    if (!frame.memo.hasSold) {
      const isOpen = totalOfGoods(state.house) < HOUSE_SPACES;
      const hasPost = works(board, TRADING_POST);
      for (let good = 0; good < GOODS.length; good++) {
        if (board.barrels[good] === 0) continue;
        if (isOpen && isWanted(state, seat, good)) list.add(SELL.of(good));
        if (hasPost) list.add(POST.of(good));
      }
    }
    if (!frame.memo.usedLandOffice && works(board, LAND_OFFICE)) {
      if (hasNoble(board, LAND_OFFICE)) listDiscards(board, list);
      else listLand(state, seat, list);
    }
    if (list.length > 0) list.add(PASS.of());
  },

  refuse(state, frame: Phase<Trading>, seat, move) {
    if (PASS.has(move)) return null;
    if (SELL.has(move) || POST.has(move)) return refuseSale(state, frame, seat, move);
    const board = state.seats[seat];
    if (!works(board, LAND_OFFICE)) return "PR-BLD-01";
    if (frame.memo.usedLandOffice) return "PR-B-LAND-OFFICE-05";
    if (DISCARD.has(move))
      return hasNoble(board, LAND_OFFICE) ? refuseGivingUp(board, move, "PR-B-LAND-OFFICE-02") : "PR-B-LAND-OFFICE-02";
    if (!hasColonist(board, LAND_OFFICE)) return "PR-B-LAND-OFFICE-01";
    const asForest = BUY_FOREST.has(move);
    if (asForest && !works(board, FOREST_HOUSE)) return "PR-B-LAND-OFFICE-03";
    const kind = (asForest ? BUY_FOREST : BUY_LAND).first(move);
    return canBuyLand(board) && state.faceUp[kind] > 0 ? null : "PR-B-LAND-OFFICE-06";
  },

  play(table, frame: Phase<Trading>, seat, move) {
    if (PASS.has(move)) {
      table.pop();
      table.tell?.(fact({ type: "passed", seat, step: "sell" }));
    } else if (SELL.has(move)) sellInHouse(table, frame, seat, SELL.first(move));
    else if (POST.has(move)) sellAtPost(table, frame, seat, POST.first(move));
    else if (DISCARD.has(move)) giveUpLand(table, frame, seat, move);
    else buyLand(table, frame, seat, move);
  },
});

/** The rule against a sale in the house or at the post, or null. */
function refuseSale(state: PuertoRico, frame: Phase<Trading>, seat: SeatId, move: number): RuleId | null {
  const atPost = POST.has(move);
  const good = (atPost ? POST : SELL).first(move);
  if (frame.memo.hasSold) return atPost ? "PR-B-TRADING-POST-05" : "PR-TRADER-01";
  if (atPost && !works(state.seats[seat], TRADING_POST)) return "PR-BLD-01";
  if (state.seats[seat].barrels[good] === 0) return "PR-TRADER-01";
  if (atPost) return null;
  if (totalOfGoods(state.house) >= HOUSE_SPACES) return "PR-TRADER-05";
  return isWanted(state, seat, good) ? null : "PR-TRADER-04";
}

/** PR-B-LAND-OFFICE-06: a purchase needs a doubloon, a space and a face-up tile. */
function canBuyLand(board: Seat): boolean {
  return board.doubloons > 0 && !isIslandFull(board);
}

function listLand(state: PuertoRico, seat: SeatId, list: MoveList): void {
  const board = state.seats[seat];
  if (!canBuyLand(board)) return;
  const mayLayForest = works(board, FOREST_HOUSE);
  for (let kind = 0; kind < GOODS.length; kind++) {
    if (state.faceUp[kind] === 0) continue;
    list.add(BUY_LAND.of(kind));
    if (mayLayForest) list.add(BUY_FOREST.of(kind));
  }
}

function sellInHouse(table: PuertoRicoTable, frame: Phase<Trading>, seat: SeatId, good: number): void {
  const { state } = table;
  const doubloons = saleIncome(state, frame.taker, seat, good);
  state.seats[seat].barrels[good]--;
  state.house[good]++;
  state.seats[seat].doubloons += doubloons;
  frame.memo.hasSold = true;
  table.tell?.(fact({ type: "sold", seat, good, doubloons }));
}

/** PR-B-TRADING-POST: the barrel goes back to the supply. */
function sellAtPost(table: PuertoRicoTable, frame: Phase<Trading>, seat: SeatId, good: number): void {
  const { state } = table;
  const doubloons = postIncome(state, frame.taker, seat, good);
  state.seats[seat].barrels[good]--;
  state.supply[good]++;
  state.seats[seat].doubloons += doubloons;
  frame.memo.hasSold = true;
  table.tell?.(fact({ type: "soldAtPost", seat, good, doubloons }));
}

/** PR-B-LAND-OFFICE-01, -03: a face-up plantation for a doubloon. */
function buyLand(table: PuertoRicoTable, frame: Phase<Trading>, seat: SeatId, move: number): void {
  const { state } = table;
  const board = state.seats[seat];
  const asForest = BUY_FOREST.has(move);
  const kind = (asForest ? BUY_FOREST : BUY_LAND).first(move);
  board.doubloons--;
  state.faceUp[kind]--;
  if (asForest) layForest(board, kind);
  else board.island[kind]++;
  frame.memo.usedLandOffice = true;
  table.tell?.(fact({ type: "landBought", seat, kind, asForest }));
}

/** PR-B-LAND-OFFICE-02, -04: a plantation is given up for a doubloon. */
function giveUpLand(table: PuertoRicoTable, frame: Phase<Trading>, seat: SeatId, move: number): void {
  const kind = DISCARD.first(move);
  const occupant = DISCARD.second(move);
  discardPlantation(table.state, seat, kind, occupant);
  table.state.seats[seat].doubloons++;
  frame.memo.usedLandOffice = true;
  table.tell?.(fact({ type: "landGivenUp", seat, kind, wasForest: false, doubloons: 1, occupant }));
}

/** PR-TRADER-09: four barrels go back to the supply; fewer stay. */
function emptyHouse(table: PuertoRicoTable): void {
  const { state } = table;
  if (totalOfGoods(state.house) < HOUSE_SPACES) return;
  for (let good = 0; good < GOODS.length; good++) {
    state.supply[good] += state.house[good];
    state.house[good] = 0;
  }
  table.tell?.(fact({ type: "houseEmptied" }));
}
