import { type Language, type Move, type SeatId, SPECTATOR } from "@caravel/kernel";
import type { Hint } from "@caravel/web/kit";
import { BREAD, ROUNDS } from "../content/pieces.ts";
import { canPerform } from "../rules/building-actions.ts";
import { priceNow, workersHere } from "../rules/buildings.ts";
import { canFollow } from "../rules/characters.ts";
import { breadNeeded } from "../rules/maintenance.ts";
import { FEED, PASS, PAY, PLACE, SCORE } from "../rules/moves.ts";
import { stepNow } from "../rules/sight.ts";
import type { StepName } from "../rules/steps.ts";
import { breadFor } from "../rules/turns.ts";
import type { MadeiraView } from "../rules/view.ts";
import { worthNow } from "./preview.ts";
import { boardWords, type CautionName, type HintName } from "./words/words.ts";

/** By step: what a newcomer should know when it is asked for the first time. */
const HINT_OF: Partial<Record<StepName, HintName>> = {
  cityWorker: "opening",
  fieldWorkers: "opening",
  chooseRow: "row",
  turn: "turn",
  buildingTurn: "buildingTurn",
  moveWorker: "workers",
  sail: "ships",
  feeding: "feeding",
  upkeep: "upkeep",
  requests: "requests",
};

/** A short help at the first decision of a kind; null if it explains itself. */
export function hint(view: MadeiraView, _seat: SeatId, language: Language): Hint | null {
  const step = stepNow(view);
  const kind = step === null ? undefined : HINT_OF[step];
  return kind === undefined ? null : { kind, sentence: boardWords(language).hints[kind] };
}

/** Could one of the own dice be placed somewhere? */
function hasDieToPlace(view: MadeiraView, seat: SeatId): boolean {
  const { dice, items } = view.seats[seat];
  return view.guildDice.some(
    (lying, building) =>
      lying + view.pirateDiceOn[building] < view.players &&
      dice.some((count, value) => count > 0 && breadFor(value - 1, building) <= items[BREAD]),
  );
}

/** Would another request bring more than nothing? */
function hasBetterRequest(view: MadeiraView, seat: SeatId): boolean {
  return view.seats[seat].requests.some((count, type) => count > 0 && worthNow(view, seat, type, 0) > 0);
}

function cautionOf(view: MadeiraView, seat: SeatId, move: Move): CautionName | null {
  const player = view.seats[seat];
  if (PASS.has(move)) return hasDieToPlace(view, seat) ? "passWithDice" : null;
  if (PLACE.has(move)) return canFollow(view, seat, PLACE.second(move)) ? null : "nothingFollows";
  if (SCORE.has(move) && view.round < ROUNDS)
    return worthNow(view, seat, SCORE.first(move), 0) === 0 && hasBetterRequest(view, seat) ? "emptyRequest" : null;
  if (PAY.has(move) && priceNow(view) > 0)
    return canPerform(view, seat, view.building, workersHere(view, seat)) ? null : "payForNothing";
  if (FEED.has(move))
    return FEED.first(move) < Math.min(breadNeeded(view, seat), player.items[BREAD]) ? "hunger" : null;
  return null;
}

/** A quiet line before a move that would do nothing for the chooser although another would. */
export function caution(view: MadeiraView, seat: SeatId, move: Move, language: Language): string | null {
  if (seat === SPECTATOR) return null;
  const name = cautionOf(view, seat, move);
  return name === null ? null : boardWords(language).cautions[name];
}

/** What is announced on a banner: the last round, and rounds in which requests are scored. */
export function announcement(view: MadeiraView, language: Language): string | null {
  if (stepNow(view) === null) return null;
  return view.round === ROUNDS ? boardWords(language).lastRound : null;
}
