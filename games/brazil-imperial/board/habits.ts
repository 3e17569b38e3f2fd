import { type GameEvent, isOver, type Language, type Move, type SeatId } from "@caravel/kernel";
import type { Hint } from "@caravel/web/kit";
import { END, FIGHT, SHOOT, TO } from "../rules/moves.ts";
import { scoreSheet } from "../rules/scoring.ts";
import { isSolo, mapOf } from "../rules/state.ts";
import type { BrazilView } from "../rules/view.ts";
import type { Fight } from "../words/facts.ts";
import { isAsked, isAsking, stepNow } from "../words/moments.ts";
import { MOVE_FACTS } from "../words/move-facts.ts";
import { boardWords } from "./words/words.ts";

/** The beginning, every age and the end are parts of the log; every turn is a part of its age. */
export function chapter({ type }: GameEvent): 1 | 2 | null {
  if (type === "questsKept" || type === "ageBegan" || type === "gameOver" || type === "soloEnded") return 1;
  return type === "turnBegan" ? 2 : null;
}

/** Every question of this game has answers between which one may hesitate. */
export function routine(): null {
  return null;
}

/** By seat: the points that the viewer can see; alone nobody counts points (BI-SOLO-12). */
export function points(view: BrazilView): readonly (number | null)[] {
  return view.seats.map(({ capital }, seat) => (isSolo(view) || capital < 0 ? null : scoreSheet(view, seat).total));
}

/** A quiet line before a battle that cannot be won, and before a turn ends with an old marker's bonus unused. */
export function caution(view: BrazilView, seat: SeatId, move: Move, language: Language): string | null {
  const { cautions } = boardWords(language);
  if (END.has(move)) return view.bonus > 0 ? cautions.bonus : null;
  return isHopeless(view, seat, move) ? cautions.lost : null;
}

/** Would the move begin a battle that even the best cards cannot win? Who equals an Expedition wins. */
function isHopeless(view: BrazilView, seat: SeatId, move: Move): boolean {
  const fight = fightBy(view, seat, move);
  if (fight === null) return false;
  const { attack, defence, colour } = fight;
  return colour === null ? attack.most < defence.strength : attack.most <= defence.strength;
}

function fightBy(view: BrazilView, seat: SeatId, move: Move): Fight | null {
  if (SHOOT.has(move)) return MOVE_FACTS.shoot(view, seat, move).fight;
  if (FIGHT.has(move)) return MOVE_FACTS.fight(view, seat, move).fight;
  if (!TO.has(move)) return null;
  const { meeting } = MOVE_FACTS.to(view, seat, move);
  return "fight" in meeting ? meeting.fight : null;
}

/** What a newcomer should know about a decision, once for each step. */
export function hint(view: BrazilView, seat: SeatId, language: Language): Hint | null {
  const step = stepNow(view);
  if (step === null || !isAsking(step) || !isAsked(view, seat)) return null;
  return { kind: step, sentence: boardWords(language).hints[step] };
}

/** BI-END-01, BI-SOLO-04: the end is in sight. */
export function announcement(view: BrazilView, language: Language): string | null {
  if (isOver(view)) return null;
  const words = boardWords(language);
  if (view.isEnding) return words.lastRound;
  return isSolo(view) && view.round >= mapOf(view).rounds ? words.lastSoloRound : null;
}
