import type { GameEvent, GameWords, Language, Move, RuleId, SeatId, Vocabulary } from "@caravel/kernel";
import { type Component, getContext, setContext } from "svelte";
import type { Face } from "./art/companions.ts";

/** What a tooltip tells of a piece. */
export interface Tip {
  readonly title: string;
  /** Short lines: effect, cost, copies left. */
  readonly lines: readonly string[];
  /** The rule that tells more. */
  readonly rule?: RuleId;
}

/** A piece that travels: from one named place of the board to another. Places are elements with `data-spot`. */
export interface Flight {
  readonly from: string;
  readonly to: string;
  /** What travels, as the board's own `Token` component draws it. */
  readonly token: string;
  /** How many travel together; at most a few are drawn. */
  readonly count?: number;
}

/** A part of a board that a phone shows alone, behind a tab of its bottom bar; wider screens show all parts together. */
export interface BoardPlace {
  readonly id: string;
  /** The inside of an svg with the viewBox 0 0 24 24. */
  readonly picture: string;
  name(language: Language): string;
}

/** A short help at the first decision of a kind. */
export interface Hint {
  /** What kind of decision it is: each is explained once. */
  readonly kind: string;
  readonly sentence: string;
}

/** What a board is given to draw and to offer. Read it through `stage()`; everything in it follows the table. */
export interface Stage<V = unknown> {
  /** The position being shown, as the viewer sees it; it may be one of the past. */
  readonly view: V;
  /** What happened on the way to the position shown, as the viewer was told: a board that shows dice finds them here. */
  readonly told: readonly GameEvent[];
  /** Whose eyes it is seen with, or SPECTATOR. */
  readonly seat: SeatId;
  /** The players' names by seat. */
  readonly names: readonly string[];
  /** By seat: what stands beside the name of a bot, its level and how it plays; empty for people. */
  readonly beside: readonly string[];
  /** By seat: the face of whoever sits there; null for a person who has picked none. */
  readonly faces: readonly (Face | null)[];
  /** The seats in the order of the panels: the viewer first, then clockwise. */
  readonly order: readonly SeatId[];
  /** The seats that must answer in the position shown. */
  readonly asked: readonly SeatId[];
  readonly language: Language;
  readonly words: GameWords<V>;
  /** The one place a phone shows now; null where there is room for the whole board. */
  readonly shownPlace: string | null;
  /** The place in which most of what is asked of the viewer is answered, or null. */
  readonly askedPlace: string | null;
  /** A phone shows this place of the board from now on. */
  openPlace(place: string): void;
  /** Is the position the present one, and is the viewer asked? Otherwise nothing is offered. */
  readonly isLive: boolean;
  /** Is the move legal for the viewer now? Always false when not live. */
  can(move: Move): boolean;
  /** The move that is chosen but not yet confirmed, or null. */
  readonly chosen: Move | null;
  /** The move the pointer or the focus is on, for previews, or null. */
  readonly considered: Move | null;
  /** The viewer acts on a thing that stands for these moves: one legal move is made or chosen, several are offered beside `near`, none is explained. */
  act(moves: readonly Move[], near: Element): void;
  /** A thing is dragged onto another: a move both stand for is made, or else the one of the first and then that of the second; before either, `first` if it is legal. */
  drop(dragged: readonly Move[], onto: readonly Move[], near: Element, first?: Move): void;
  /** The viewer looks at a thing that stands for these moves (for previews), or away (empty). */
  consider(moves: readonly Move[]): void;
  /** Is there more to see of a player than the panel shows? */
  readonly canVisit: boolean;
  /** The viewer wants to see all that lies before a player, drawn as the viewer's own. */
  visit(seat: SeatId): void;
  /** What a button says that leads there. */
  visitWords(seat: SeatId): string;
}

const STAGE = Symbol("stage");

/** The table's page sets the stage for the board. */
export function setStage(stage: Stage): void {
  setContext(STAGE, stage);
}

/** The stage a board or piece stands on. */
export function stage<V = unknown>(): Stage<V> {
  return getContext<Stage<V>>(STAGE);
}

/** What a kit says of a game for which nobody has drawn anything yet: the text mode is enough to play it. */
export const UNDRAWN = {
  speak: async () => {},
  Board: null,
  Panel: null,
  SeatBoard: null,
  Purse: null,
  Token: null,
  places: [],
  placeOf: () => null,
  flights: () => [],
  spotOf: () => null,
  hasSecrets: true,
  caution: () => null,
  hint: () => null,
  announcement: () => null,
} satisfies Partial<BoardKit>;

/** How a game looks and is usually played; what `games/<game>/board` exports as its default. */
export interface BoardKit<V = unknown> {
  readonly vocabulary: Vocabulary;
  /** Loads what the board says in a language: nothing of it is drawn or asked before. */
  speak(language: Language): Promise<void>;
  /** The board with the viewer's own area; null if the game has only the text mode so far. */
  readonly Board: Component | null;
  /** One player's panel; without it a plain list of names is shown. */
  readonly Panel: Component<{ seat: SeatId }> | null;
  /** All that lies before one player, large, drawn as the viewer's own: shown when somebody looks at that player; null if panels say it all. */
  readonly SeatBoard: Component<{ seat: SeatId }> | null;
  /** What stands beside my name at the head of a phone: money, points, stocks. */
  readonly Purse: Component<{ seat: SeatId }> | null;
  /** The parts of the board that a phone shows one at a time, the first one first; players and log have places of their own. Empty without a board. */
  readonly places: readonly BoardPlace[];
  /** The place in which a legal move can be made; null if it has no piece and stands as a button. */
  placeOf(view: V, seat: SeatId, move: Move): string | null;
  /**
   * By the first word of a spot, such as `ship` of `ship.2`: the place it lies in, so that a dot can tell where something happened. `seat`
   * is for what lies before the viewer; what lies before others is seen with the players. Without it only players and log have dots.
   */
  readonly spotPlaces?: Readonly<Record<string, string>>;
  /** A travelling piece. */
  readonly Token: Component<{ token: string }> | null;
  /** Does the event open a part of the log: a round (1), a phase in it (2), or nothing (null)? */
  chapter(event: GameEvent): 1 | 2 | null;
  /** The answer practically everybody gives to this question, or null: never when another could reasonably be better. */
  routine(view: V, seat: SeatId, moves: readonly Move[]): Move | null;
  /** The answer that uses nothing, where somebody is asked only because a right lapses now; null at any other question. */
  letLapse?(view: V, seat: SeatId): Move | null;
  /** The pieces that travel when something happens; `before` is the view before the move. */
  flights(event: GameEvent, before: V): readonly Flight[];
  /** The place of the board a line of the log speaks of, or null. */
  spotOf(event: GameEvent): string | null;
  /** By seat: what is shown as its score in lists, or null if it is secret. */
  points(view: V): readonly (number | null)[];
  /** Can a seat see anything, besides points, that its neighbours must not? Then a curtain falls between people at one device. */
  readonly hasSecrets: boolean;
  /** A quiet line before a legal move that would do nothing for the chooser although another would; null if it is a sensible one. */
  caution(view: V, seat: SeatId, move: Move, language: Language): string | null;
  /** What a newcomer should know about this decision; null if it explains itself. */
  hint(view: V, seat: SeatId, language: Language): Hint | null;
  /** What is announced on a banner, such as the last round; null while nothing is. */
  announcement(view: V, language: Language): string | null;
}
