import { amounts } from "@caravel/kernel";
import { withArticle } from "@caravel/kernel/hungarian";
import { RESOURCES } from "../content/resources.ts";
import { HARBOR, PALACE_ROWS, PALACES } from "../content/spaces.ts";
import { BY_SPACE } from "../rules/moves.ts";
import type { MoveWords } from "./catalogue.ts";
import { CARDS } from "./effects-hu.ts";
import type { Cancelled, Construction, Done, Meeting, Passed, Renovation } from "./facts.ts";
import {
  BATTLE_CARD,
  COLOUR,
  EXPLORATION_TILE,
  GOLD_CARD,
  GOOD,
  MONARCH,
  PAINTING,
  QUEST,
  RESOURCE,
  SLOT,
  SPACE,
} from "./names-hu.ts";
import {
  exchange,
  forCost,
  hex,
  onto,
  place,
  resources,
  resourcesObject,
  strengths,
  theAge,
  tile,
  tileObject,
  under,
  unit,
  unitObject,
} from "./phrases-hu.ts";

/** By space: what its action is. */
const ACTIONS = [
  "vess be egy egységet, aztán húzz egy csatakártyát",
  "vegyél el egy festményt",
  "építs egy lapkát",
  "tölts fel vagy fordíts meg egy épületet",
  "állíts elő egy árut",
  "kapsz egy nyersanyagot",
  "cserélj",
];

/** By way: what a unit moves by. */
const WAYS = ["Ingyenes mozgás", "További mozgás", "Guaicuru lovasság", "Riachuelói tengeri ütközet"];

const BONUSES = ["", "; aztán megnézhetsz egy felfedezéslapkát", "; aztán húzhatsz egy csatakártyát"];

const DONE: Readonly<Record<Done, string>> = {
  nothing: "Kész",
  units: "Kész: nem vetsz be több egységet",
  second: "Kész: csak ezt az egyet építed",
  trade: "Kész: nem cserélsz többet",
  cards: "Kész: nem teszel le több kártyát",
  last: "Kész: nincs több döntésed",
};

const PASS: Readonly<Record<Passed, string>> = {
  nothing: "Kihagyod",
  painting: "Nem veszel el festményt",
  build: "Nem építesz semmit",
  renovate: "Nem renoválsz semmit",
  manufacture: "Nem állítasz elő semmit",
  draw: "Nem húzol csatakártyát",
  raws: "Nem veszel el több nyersanyagot",
  goldCard: "Nem húzol aranykártyát",
  rebate: "Mindent kifizetsz, és későbbre hagyod a kedvezményt",
  palace: "Nem teszel le palotát",
  quest: "Nem húzol küldetést",
  expedition: "Békén hagyod az Expedíciót",
  war: "Nem mutatsz be semmit",
};

const CANCEL: Readonly<Record<Cancelled, string>> = {
  nothing: "Vond vissza",
  payment: "Nem fizetsz, és visszavonod a választást",
  move: "Válassz másik egységet",
  plan: "Vond vissza a lapka választását",
};

const hasAny = (counts: readonly number[]) => amounts(counts).length > 0;

function built({ tile: number, place: at, cost, vp, produces, isSecond, find }: Construction, by: string): string {
  const price = isSecond ? `; a kettő együtt${forCost(cost).replace(";", "")}` : forCost(cost);
  const brings = [
    `${vp} GYP`,
    ...(hasAny(produces) ? [`termel: ${resources(produces)}`] : []),
    ...(find !== null && find.gold > 0 ? [`kapsz ${find.gold} aranyat`] : []),
    ...(find !== null && find.vp > 0 ? [`tiéd a Kultúra, ${find.vp} GYP`] : []),
  ];
  return `${by} ${tileObject(number)} ${place(at).to}${price}; ${brings.join("; ")}`;
}

function renovated(verb: string, { place: at, tile: number, produces, isFree }: Renovation, into: string): string {
  const what = number === null ? "" : `${into}; termel: ${resources(produces)}`;
  return `${verb} ${place(at).object}${isFree ? " ingyen" : "; költsége 1 nyersanyag"}${what}`;
}

function met(meeting: Meeting): string {
  switch (meeting.what) {
    case "nothing":
      return "";
    case "captures":
      return ": elfoglalod";
    case "explores":
      return meeting.kind === null
        ? ": felfordítod a felfedezéslapkáját"
        : `: felfordítod a felfedezéslapkáját (${EXPLORATION_TILE[meeting.kind]})`;
    case "battle":
      return `: csata${meeting.fight.colour === null ? "" : ` (ellenfél: ${COLOUR[meeting.fight.colour]})`}, ${strengths(meeting.fight)}`;
    case "expedition":
      return `: megküzdhetsz az Expedícióval, ${strengths(meeting.fight)}`;
    default:
      return meeting satisfies never;
  }
}

const good = (number: number | null) => withArticle(number === null ? "árut" : GOOD[number].object);

/** Moves as orders, in Hungarian. */
export const MOVES: MoveWords = {
  keep: ({ quests }) => `Tartsd meg ezeket: ${quests.map((quest) => QUEST[quest]).join("; ")}`,
  monarch: ({ monarch, row }) => `Válaszd: ${MONARCH[monarch]} – ${CARDS.monarchDoes(row)}`,
  capital: ({ place: at, gains, isFirst }) =>
    `Tedd a fővárosodat ${hex(at.word).to}${gains === null ? "" : `: kapsz ${resourcesObject(gains)}`}${isFirst ? "; te kezdesz" : ""}`,
  act({ space, isImproved, bonus }) {
    const more = isImproved ? ` (fejlesztve: ${CARDS.improvements[space]})` : "";
    const then = space < HARBOR ? "további mozgás" : "taktikai előny";
    return `${SPACE[space]}: ${ACTIONS[space]}${more}; ${then}: ${CARDS.spaceMoves[space]}${BONUSES[bonus]}`;
  },
  play: ({ card, space }) => `Játszd ki: ${GOLD_CARD[card]} – ${ACTIONS[space]}`,
  deploy({ kind, place: at, cost, strength, reward }) {
    const where = `Vess be egy ${unitObject(kind)} ${place(at).to}`;
    if (cost === null) return where;
    const gift =
      reward === null
        ? ""
        : `; az uralkodódtól kapsz 1 ${reward === "rawOfChoice" ? "nyersanyagot" : reward === "goldCard" ? "aranykártyát" : RESOURCE[RESOURCES.indexOf(reward)].object}`;
    return `${where}${forCost(cost)}; ${strength} HE, ${strength} GYP${gift}`;
  },
  redeploy: ({ kind, place: at }) => `Vess be egy ${unitObject(kind)} a készletedből ${place(at).to} ingyen`,
  draw: ({ deck }) => `Húzz 1 ${deck === "gold" ? "aranykártyát" : "csatakártyát"}`,
  paint: ({ painting, cost, vp, effects }) =>
    `Vedd el: ${PAINTING[painting]}${forCost(cost)}; ${vp} GYP; ${CARDS.paintingDoes(effects)}`,
  build: (facts) => built(facts, "Építs"),
  jesuits: (facts) => built(facts, "Jezsuitákkal építs"),
  refill: (facts) => renovated("Töltsd fel", facts, ""),
  flip: (facts) => renovated("Fordítsd meg", facts, facts.tile === null ? "" : `; ez lesz belőle: ${tile(facts.tile)}`),
  make: ({ good: number, cost, vp, isCheaper }) =>
    `Állíts elő ${GOOD[number].object}${forCost(cost)}${isCheaper ? ", 1 nyersanyaggal kevesebb" : ""}; ${vp} GYP`,
  place: ({ good: number, space }) => `Tedd ${good(number)} ${onto(space)}: ${CARDS.improvements[space]}`,
  beside: ({ good: number }) => `Tedd ${good(number)} a táblád mellé`,
  victoria: ({ good: number }) => `Tedd ${good(number)} Viktória táblájára: kapsz 1 tudományt, és a végén 1 GYP-t`,
  gain: ({ raw }) => `Kapsz 1 ${RESOURCE[raw].object}`,
  trade({ row }) {
    const { give, take } = exchange(row);
    return `Adj ${give}, kapsz ${take}`;
  },
  waive: ({ slot }) => `Nem fizetsz ki 1 ${SLOT[slot].object}`,
  pay: ({ resource }) => `Fizess 1 ${RESOURCE[resource].object} a készletedből`,
  take: ({ resource, place: at }) => `Fizess 1 ${RESOURCE[resource].object} ${place(at).from}`,
  card: ({ card }) => `Fizess aranykártyával, 1 aranyként: ${GOLD_CARD[card]}`,
  spend: ({ card }) => `Adj oda egy csatakártyát: ${BATTLE_CARD[card]}`,
  cancel: ({ what }) => CANCEL[what],
  drop: ({ resource }) => `Dobj el 1 ${RESOURCE[resource].object}`,
  dropgold: ({ card }) => `Dobd el ezt az aranykártyát: ${GOLD_CARD[card]}`,
  dropbattle: ({ card }) => `Dobd el ezt a csatakártyát: ${BATTLE_CARD[card]}`,
  reveal({ quest, vp, ends }) {
    const end = ends === "age" ? "; új kor kezdődik" : ends === "game" ? "; ez az utolsó forduló" : "";
    return `Fedd fel: ${QUEST[quest]} – ${vp} GYP és egy palota${end}`;
  },
  palace: ({ palace, place: at }) =>
    `Tedd le ${palaceObject(palace)} ${place(at).to}: ${CARDS.palaceBrings(PALACE_ROWS[palace])}`,
  isabel: ({ palace, place: at }) =>
    `Izabella: tedd le ${palaceObject(palace)} ${place(at).to}: ${CARDS.palaceBrings(PALACE_ROWS[palace])}`,
  under: ({ space, age }) =>
    `Tedd a régi jelölőt ${under(space)}: ha ezt a helyet választod, ${age === 1 ? "megnézhetsz egy felfedezéslapkát" : "húzhatsz egy csatakártyát"}`,
  coroados: ({ age, vp, cards }) =>
    `Tedd ${theAge(age)} kor jelölőjét a Coroadosra: ${age === 1 ? `${vp} GYP a végén` : `húzol ${cards} aranykártyát`}`,
  move: ({ by, kind, place: at, space }) =>
    `${WAYS[by]}: ${unit(kind)} ${place(at).from}${by === BY_SPACE && space >= 0 ? ` – ${CARDS.spaceMoves[space]}` : ""}`,
  carry: ({ kind }) => `Vigyél magaddal egy ${unitObject(kind)}`,
  to: ({ place: at, meeting }) => `Menj ${place(at).to}${met(meeting)}`,
  shoot: ({ place: at, fight }) =>
    `Támadd meg távolról ${place(at).object}${fight === null ? "" : `: ${strengths(fight)}`}`,
  fight: ({ fight }) => `Küzdj meg az Expedícióval${fight === null ? "" : `: ${strengths(fight)}`}`,
  road: () => "Játszd ki: Királyi út – még egy ingyenes mozgás",
  peek: ({ place: at }) => `Nézd meg a felfedezéslapkát ${hex(at.word).on}`,
  bonus: () => "A II. kor jelölője: húzz 1 csatakártyát",
  commit: ({ card, strength }) => `Tedd le: ${BATTLE_CARD[card]}${strength === null ? "" : ` (${strength} HE)`}`,
  spy: ({ card }) => `Kém: hatástalanítsd ezt: ${BATTLE_CARD[card]}`,
  lose: ({ kind }) => `Elveszítesz egy ${unitObject(kind)}`,
  war: ({ gold }) => `Mutasd be a Háborút: kapsz ${gold} aranyat`,
  quest: ({ age, left }) => `Húzz egy küldetést ${theAge(age)} korból (${left} van a pakliban)`,
  factory: ({ good: number, vp }) => `Tedd ${good(number)} a Gyárba: még ${vp} GYP`,
  end: () => "Fejezd be a körödet",
  done: ({ what }) => DONE[what],
  pass: ({ what }) => PASS[what],
};

/** A palace by its number, as object with its article: "a II. palotát", "az V. palotát". */
function palaceObject(palace: number): string {
  return withArticle(`${PALACES[palace]}. palotát`);
}
