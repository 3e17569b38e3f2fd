import {
  type EventSayings,
  type GameWords,
  type Catalogue as KernelCatalogue,
  nameOf,
  type Sayings,
  type SeatId,
  sentences,
  type Teller,
} from "@caravel/kernel";
import { RUM } from "../content/pieces.ts";
import { SIDE_NAMES } from "../content/supply-boards.ts";
import { lootSoFar } from "../rules/battle.ts";
import type { PortolanoEvent } from "../rules/events.ts";
import { placeWord } from "../rules/map.ts";
import { type Asking, isAsking, placeName, seatsAsked, stepNow, topFrame } from "../rules/moments.ts";
import { moves } from "../rules/moves.ts";
import { mostRefill, unloadedSoFar } from "../rules/ports.ts";
import { ASHORE, contentOf } from "../rules/state.ts";
import type { PortolanoView } from "../rules/view.ts";
import { itemsToName } from "../rules/watch.ts";
import { MOVE_FACTS, type MoveFacts, payFor, type Unloaded } from "./facts.ts";
import { type Labels, position } from "./position.ts";
import { because, type ReasonFacts } from "./reason-facts.ts";
import { REASONS } from "./reasons.ts";
import { type ScoreLabels, scoreSection } from "./score-sheet.ts";

/** What a question tells besides the question. */
export interface QuestionFacts {
  /** Everybody who is asked. */
  readonly names: readonly string[];
  readonly wind: number;
  readonly rum: number;
  /** Where the ship is, and the action of the sea tile there, if it is one. */
  readonly place: string;
  readonly action: number | null;
  /** How many more things there are to choose. */
  readonly limit: number;
  /** What comes in while room is made for it, or what a plunderer has named so far; counts by item. */
  readonly items: readonly number[];
  readonly victim: string;
  readonly unloaded: Unloaded;
  /** The most rum the port gives. */
  readonly mostRum: number;
  /** Is a goods-rum trade one of goods for rum? */
  readonly isSelling: boolean;
}

/** Everything that is told: by the game, and by the kernel when somebody has chosen in secret. */
export type ToldEvent = PortolanoEvent | { readonly type: "answered"; readonly seat: SeatId };

/** The game's options and the values that are words. */
export const OPTIONS = ["supply", "cards", "content", "random", "final", "changeable"] as const;

/** What the game has to tell, in any language. */
interface PortolanoMatters {
  readonly questions: { readonly [S in Asking]: QuestionFacts };
  readonly moves: MoveFacts;
  readonly reasons: ReasonFacts;
  readonly events: ToldEvent;
  readonly options: (typeof OPTIONS)[number];
}

/** Names a place on the grid. */
type PlaceOf = (place: number) => string;

/** A sentence for every event, told how places are named; and for every reason to refuse a move. */
export type EventWords = EventSayings<ToldEvent, [at: PlaceOf]>;
export type ReasonWords = Sayings<ReasonFacts>;

/** Everything one language says; a word that is missing does not compile. */
export interface Catalogue extends KernelCatalogue<PortolanoMatters, [at: PlaceOf]> {
  readonly labels: Labels;
  /** A side of a supply board. */
  supplySide(board: string, side: string): string;
  readonly scores: ScoreLabels;
}

const TELLER: Teller<PortolanoView, PortolanoMatters, [at: PlaceOf]> = {
  vocabulary: moves,
  question(view, name) {
    const frame = topFrame(view);
    const step = stepNow(view);
    if (frame === null || step === null || !isAsking(step)) return null;
    const ship = view.seats[frame.seat];
    const { memo } = frame;
    const isAfloat = ship.place !== ASHORE;
    const facts = {
      names: seatsAsked(view).map(name),
      wind: view.wind,
      rum: ship.items[RUM],
      place: placeName(view, ship.place) ?? "",
      action: isAfloat ? (contentOf(view).action[view.grid[ship.place]] ?? null) : null,
      limit: itemsToName(frame),
      items: memo.of === "room" ? memo.gain : lootSoFar(frame),
      victim: memo.of === "plunder" ? name(memo.victim) : "",
      unloaded: payFor(unloadedSoFar(view)),
      mostRum: isAfloat ? mostRefill(view, ship) : 0,
      isSelling: memo.of === "trade" && !memo.isBuying,
    };
    return { type: step, facts };
  },
  moves: MOVE_FACTS,
  reasons: REASONS,
  unknownRule: (rule) => because("unknown", { rule }),
  more: (names) => [(place) => placeWord(names.length, place)],
};

/** A language's words as the kernel asks for them. */
export function gameWords(catalogue: Catalogue): GameWords<PortolanoView> {
  const { labels, scores, supplySide } = catalogue;
  const { option, ...others } = sentences(TELLER, catalogue);
  return {
    title: "Portolano",
    ...others,
    // such as B1a
    option: (name) => (SIDE_NAMES.includes(name) ? supplySide(name.slice(1, -1), name.slice(-1)) : option(name)),
    position: (view, names) => position(labels, view, nameOf(names)),
    scoreSheet: (view, names) => scoreSection(scores, labels, view, nameOf(names)),
  };
}
