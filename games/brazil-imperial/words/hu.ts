import { withArticle } from "@caravel/kernel/hungarian";
import { MOST_CARDS_IN_BATTLE } from "../content/cards.ts";
import { type Catalogue, gameWords, type QuestionWords } from "./catalogue.ts";
import { EVENTS } from "./events-hu.ts";
import { LABELS, MAPS } from "./labels-hu.ts";
import { MOVES } from "./moves-hu.ts";
import { GOOD, UNIT } from "./names-hu.ts";
import { cost, hex, list, place, strengths, theAge } from "./phrases-hu.ts";
import type { Due, Excess, QuestionFacts } from "./questions.ts";
import { REASONS } from "./reasons-hu.ts";

function due(facts: Due): string {
  if (facts.what !== "cost")
    return `melyik ${facts.what === "raws" ? "nyersanyagot" : "csatakártyát"} adod oda? Még ${facts.left} kell.`;
  const sofar = facts.pieces === 0 ? "" : ` Eddig ${facts.pieces} darab van együtt.`;
  return `mivel fizeted ki ezt: ${cost(facts.cost)}?${sofar}`;
}

function excess({ what, over, limit }: Excess): string {
  const things = { resources: "erőforrás", gold: "aranykártya", battle: "csatakártya" }[what];
  return `mit dobsz el? ${limit} ${things} lehet nálad, ${over} darabbal több van.`;
}

const inBattle = ({ fight }: QuestionFacts["attackCards"]) =>
  `Legfeljebb ${MOST_CARDS_IN_BATTLE} lehet${fight === null ? "" : `; ${strengths(fight)}`}.`;

const QUESTIONS: QuestionWords = {
  quests: ({ names }) => `${list(names)}, melyik küldetést tartod meg az egyes korokból?`,
  monarch: ({ name }) => `${name}, melyik uralkodót választod?`,
  capital: ({ name }) => `${name}, hová teszed a fővárosodat?`,
  turn({ name, isAction, freeMoves, spaceMove }) {
    if (isAction) return `${name}, melyik akcióhelyre teszed a jelölődet?`;
    const left = [...(freeMoves === 0 ? [] : [LABELS.freeMoves(freeMoves)]), ...(spaceMove ? [LABELS.spaceMove] : [])];
    return `${name}, mit teszel még ebben a körben?${left.length === 0 ? "" : ` Hátravan: ${list(left)}.`}`;
  },
  deploy: ({ name, units, cards }) =>
    units > 0
      ? `${name}, melyik egységet veted be? Legfeljebb ${units} egység, aztán legfeljebb ${cards} csatakártya.`
      : `${name}, húzol csatakártyát? Legfeljebb ${cards} lehet.`,
  painting: ({ name }) => `${name}, melyik festményt veszed el?`,
  build: ({ name }) => `${name}, mit építesz, és hová?`,
  second: ({ name }) => `${name}, építesz egy második lapkát még 1 nyersanyagért?`,
  renovate: ({ name }) => `${name}, melyik üres épületet töltöd fel vagy fordítod meg?`,
  manufacture: ({ name, isFree }) =>
    isFree ? `${name}, melyik árut állítod elő ingyen?` : `${name}, melyik árut állítod elő?`,
  placeGood: ({ name, good }) => `${name}, hová teszed ${withArticle(GOOD[good].object)}?`,
  harbor: ({ name, raws }) =>
    raws > 0 ? `${name}, melyik nyersanyagot veszed el? Legfeljebb ${raws} lehet.` : `${name}, húzol egy aranykártyát?`,
  trade: ({ name }) => `${name}, mit cserélsz?`,
  waive: ({ name }) => `${name}, a költség melyik részét nem fizeted ki?`,
  pay: ({ name, due: facts }) => `${name}, ${due(facts)}`,
  gainRaw: ({ name }) => `${name}, melyik nyersanyagot kéred?`,
  discard: ({ name, excess: facts }) => `${name}, ${excess(facts)}`,
  palace: ({ name }) => `${name}, melyik palotát teszed le, és hová?`,
  oldMarker: ({ name, age }) => `${name}, melyik hely alá teszed ${theAge(age)} kor jelölőjét?`,
  moving: ({ name, kind, place: at, along }) =>
    `${name}, hová megy ${UNIT[kind].the} ${place(at).from}?${along === 0 ? "" : ` Vele megy ${along} egység.`}`,
  quilombo: ({ name }) => `${name}, melyik korból húzol küldetést?`,
  expedition: ({ name, place: at, strength }) =>
    `${name}, megküzdesz az Expedícióval ${hex(at.word).on} (HE ${strength})?`,
  attackCards: (facts) =>
    `${facts.name}, melyik csatakártyákat teszed le, amikor megtámadod ${place(facts.place).object}? ${inBattle(facts)}`,
  defenceCards: (facts) =>
    `${facts.name}, melyik csatakártyákat teszed le, amikor megvéded ${place(facts.place).object}? ${inBattle(facts)}`,
  spy: ({ name }) => `${name}, az ellenfél melyik kártyáját hatástalanítja a Kémed?`,
  shots: ({ name }) => `${name}, melyik egységedet veszíted el a Mesterlövészek miatt?`,
  war: ({ name }) => `${name}, bemutatsz egy Háború kártyát a megnyert csatáért?`,
  lastDecision: ({ name }) => `${name}, mit teszel még a pontozás előtt?`,
};

const CATALOGUE: Catalogue = {
  title: "Brazil Birodalom",
  labels: LABELS,
  gameIsOver: "Vége a játéknak.",
  nothingAsked: "Most senkinek sem kell döntenie.",
  scores: {
    title: "Pontozás (GYP)",
    sources: {
      units: "Egységek",
      goods: "Áruk",
      paintings: "Festmények",
      quests: "Küldetések",
      goldCards: "Aranykártyák",
      exploration: "Felfedezéslapkák",
      palaces: "Paloták",
      tiles: "Épületek és városok",
    },
    total: "Összesen",
    tieBreak: "Tudomány a térképen (egyenlőségnél a több nyer)",
    winner: "győztes",
    solo: {
      title: MAPS.guararapes,
      age: "III. kor",
      units: LABELS.unitsOnMap,
      captured: LABELS.captured,
      rounds: LABELS.round,
      yes: LABELS.yes,
      no: LABELS.no,
      won: "győzelem",
      lost: "vereség",
      of: LABELS.of,
    },
  },
  questions: QUESTIONS,
  moves: MOVES,
  events: EVENTS,
  reasons: REASONS,
  options: {
    map: "térképváltozat",
    colours: "a játékosok színei",
    monarchs: "az uralkodók választása",
    content: "tartalomcsomag",
    random: "véletlenszerűen",
    chosen: "a játékosok választják",
    dealt: "véletlenszerűen osztva",
    ...MAPS,
  },
};

/** Brazil: Imperial in Hungarian. */
export const hu = gameWords(CATALOGUE);
