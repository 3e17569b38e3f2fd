import { amounts } from "@caravel/kernel";
import { GOLD, RESOURCES } from "../content/resources.ts";
import { HARBOR, PALACE_ROWS, PALACES } from "../content/spaces.ts";
import { BY_SPACE } from "../rules/moves.ts";
import type { MoveWords } from "./catalogue.ts";
import { CARDS } from "./effects-fr.ts";
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
  SLOT,
  SPACE,
  UNIT,
} from "./names-fr.ts";
import {
  age as ageName,
  aTile,
  battleCards,
  exchange,
  forCost,
  goldCards,
  list,
  place,
  raws,
  resource,
  resources,
  strengths,
  unit,
} from "./phrases-fr.ts";

/** By space: what its action is. */
const ACTIONS = [
  "une unité, puis une carte Combat",
  "un tableau",
  "une tuile",
  "remplir ou retourner un bâtiment",
  "une marchandise",
  "une matière première",
  "autant de fois que voulu",
];

/** By way: how a unit is moved. */
const WAYS = [
  "Déplacer gratuitement",
  "Déplacer par le bonus",
  "Déplacer par la Cavalerie guaicuru",
  "Déplacer par la Bataille navale de Riachuelo",
];

const BONUSES = [
  "",
  " ; ensuite vous pouvez regarder une tuile Exploration",
  " ; ensuite vous pouvez piocher une carte Combat",
];

const DONE: Readonly<Record<Done, string>> = {
  nothing: "Terminer",
  units: "Terminer : ne plus recruter d'unité",
  second: "Terminer : construire cette tuile seule",
  trade: "Terminer les échanges",
  cards: "Terminer : ne plus poser de carte",
  last: "Terminer : plus rien à décider",
};

const PASS: Readonly<Record<Passed, string>> = {
  nothing: "Passer",
  painting: "Ne pas prendre de tableau",
  build: "Ne rien construire",
  renovate: "Ne rien rénover",
  manufacture: "Ne rien fabriquer",
  draw: "Ne pas piocher de carte Combat",
  raws: "Ne plus prendre de matière première",
  goldCard: "Ne pas piocher de carte Or",
  rebate: "Payer tout et garder la réduction pour plus tard",
  palace: "Ne pas poser de palais",
  quest: "Ne pas piocher de mission",
  expedition: "Laisser les Bandeiras",
  war: "Ne rien montrer",
};

const CANCEL: Readonly<Record<Cancelled, string>> = {
  nothing: "Revenir en arrière",
  payment: "Revenir en arrière sans payer",
  move: "Choisir une autre unité",
  plan: "Reprendre le choix de la tuile",
};

const hasAny = (counts: readonly number[]) => amounts(counts).length > 0;

function built({ tile, place: at, cost, vp, produces, isSecond, find }: Construction, by: string): string {
  const price = isSecond ? `, les deux ensemble ${forCost(cost)}` : ` ${forCost(cost)}`;
  const brings = [
    `${vp} PV`,
    ...(hasAny(produces) ? [`production : ${resources(produces)}`] : []),
    ...(find !== null && find.gold > 0 ? [`recevoir ${resource(find.gold, GOLD)}`] : []),
    ...(find !== null && find.vp > 0 ? [`prendre Culture pour ${find.vp} PV`] : []),
  ];
  return `${by} ${aTile(tile)} sur ${place(at)}${price} ; ${brings.join(" ; ")}`;
}

function renovated(verb: string, { place: at, tile, produces, isFree }: Renovation, into: string): string {
  const price = isFree ? " gratuitement" : ` pour ${raws(1)}`;
  return `${verb} ${place(at)}${into}${price}${tile === null ? "" : ` ; production : ${resources(produces)}`}`;
}

function met(meeting: Meeting): string {
  switch (meeting.what) {
    case "nothing":
      return "";
    case "captures":
      return " : vous la prenez";
    case "explores":
      return meeting.kind === null
        ? " : retourner sa tuile Exploration"
        : ` : retourner sa tuile Exploration (${EXPLORATION_TILE[meeting.kind]})`;
    case "battle":
      return ` : combat${meeting.fight.colour === null ? "" : ` (${COLOUR[meeting.fight.colour]})`}, ${strengths(meeting.fight)}`;
    case "expedition":
      return ` : vous pouvez combattre les Bandeiras, ${strengths(meeting.fight)}`;
    default:
      return meeting satisfies never;
  }
}

const good = (number: number | null) => (number === null ? "la marchandise" : GOOD[number].the);

/** Moves as orders, in French. */
export const MOVES: MoveWords = {
  keep: ({ quests }) => `Garder ${list(quests.map((quest) => `« ${QUEST[quest]} »`))}`,
  monarch: ({ monarch, row }) => `Choisir ${MONARCH[monarch]} : ${CARDS.monarchDoes(row)}`,
  capital: ({ place: at, gains, isFirst }) =>
    `Poser votre capitale sur ${at.word}${gains === null ? "" : ` : recevoir ${resources(gains)}`}${isFirst ? " ; vous commencez" : ""}`,
  act({ space, isImproved, bonus }) {
    const more = isImproved ? ` (amélioré : ${CARDS.improvements[space]})` : "";
    const then = space < HARBOR ? "déplacement bonus" : "avantage tactique";
    return `${SPACE[space]} : ${ACTIONS[space]}${more} ; ${then} : ${CARDS.spaceMoves[space]}${BONUSES[bonus]}`;
  },
  play: ({ card, space }) => `Jouer ${GOLD_CARD[card]} : ${SPACE[space]}, ${ACTIONS[space]}`,
  deploy({ kind, place: at, cost, strength, reward }) {
    const where = `Recruter ${UNIT[kind].a} sur ${place(at)}`;
    if (cost === null) return where;
    const gift =
      reward === null
        ? ""
        : ` ; votre monarque donne ${reward === "rawOfChoice" ? raws(1) : reward === "goldCard" ? goldCards(1) : resource(1, RESOURCES.indexOf(reward))}`;
    return `${where} ${forCost(cost)} ; ${strength} FC, ${strength} PV${gift}`;
  },
  redeploy: ({ kind, place: at }) => `Recruter ${UNIT[kind].a} de votre réserve sur ${place(at)} gratuitement`,
  draw: ({ deck }) => `Piocher ${deck === "gold" ? goldCards(1) : battleCards(1)}`,
  paint: ({ painting, cost, vp, effects }) =>
    `Prendre « ${PAINTING[painting]} » ${forCost(cost)} ; ${vp} PV ; ${CARDS.paintingDoes(effects)}`,
  build: (facts) => built(facts, "Construire"),
  jesuits: (facts) => built(facts, "Construire avec Jésuites"),
  refill: (facts) => renovated("Remplir", facts, ""),
  flip: (facts) => renovated("Retourner", facts, facts.tile === null ? "" : ` en ${aTile(facts.tile)}`),
  make: ({ good: number, cost, vp, isCheaper }) =>
    `Fabriquer ${GOOD[number].the} ${forCost(cost)}${isCheaper ? ", 1 matière première de moins" : ""} ; ${vp} PV`,
  place: ({ good: number, space }) => `Poser ${good(number)} sur ${SPACE[space]} : ${CARDS.improvements[space]}`,
  beside: ({ good: number }) => `Poser ${good(number)} à côté de votre plateau`,
  victoria: ({ good: number }) => `Poser ${good(number)} sur le plateau de Victoria : 1 science, et 1 PV à la fin`,
  gain: ({ raw }) => `Recevoir ${resource(1, raw)}`,
  trade: ({ row }) => `Donner ${exchange(row)}`,
  waive: ({ slot }) => `Ne pas payer 1 ${SLOT[slot].one}`,
  pay: ({ resource: kind }) => `Payer ${resource(1, kind)} de votre réserve`,
  take: ({ resource: kind, place: at }) => `Payer ${resource(1, kind)} de ${place(at)}`,
  card: ({ card }) => `Payer avec la carte Or ${GOLD_CARD[card]} comme ${resource(1, GOLD)}`,
  spend: ({ card }) => `Donner la carte Combat ${BATTLE_CARD[card]}`,
  cancel: ({ what }) => CANCEL[what],
  drop: ({ resource: kind }) => `Défausser ${resource(1, kind)}`,
  dropgold: ({ card }) => `Défausser la carte Or ${GOLD_CARD[card]}`,
  dropbattle: ({ card }) => `Défausser la carte Combat ${BATTLE_CARD[card]}`,
  reveal({ quest, vp, ends }) {
    const end = ends === "age" ? " ; un nouvel âge commence" : ends === "game" ? " ; c'est la dernière manche" : "";
    return `Révéler « ${QUEST[quest]} » : ${vp} PV et un palais${end}`;
  },
  palace: ({ palace, place: at }) =>
    `Poser le palais ${PALACES[palace]} sur ${place(at)} : ${CARDS.palaceBrings(PALACE_ROWS[palace])}`,
  isabel: ({ palace, place: at }) =>
    `Poser avec la Princesse Isabelle le palais ${PALACES[palace]} sur ${place(at)} : ${CARDS.palaceBrings(PALACE_ROWS[palace])}`,
  under: ({ space, age }) =>
    `Placer l'ancien pion sous ${SPACE[space]} : ${age === 1 ? "regarder une tuile Exploration" : "piocher une carte Combat"} en choisissant cet espace`,
  coroados: ({ age, vp, cards }) =>
    `Déplacer le pion de ${ageName(age)} sur Coroados : ${age === 1 ? `${vp} PV à la fin` : `piocher ${goldCards(cards)}`}`,
  move: ({ by, kind, place: at, space }) =>
    `${WAYS[by]} votre ${unit(kind)} de ${place(at)}${by === BY_SPACE && space >= 0 ? ` : ${CARDS.spaceMoves[space]}` : ""}`,
  carry: ({ kind }) => `Emmener ${UNIT[kind].a}`,
  to: ({ place: at, meeting }) => `Aller sur ${place(at)}${met(meeting)}`,
  shoot: ({ place: at, fight }) => `Attaquer ${place(at)} à distance${fight === null ? "" : ` : ${strengths(fight)}`}`,
  fight: ({ fight }) => `Combattre les Bandeiras${fight === null ? "" : ` : ${strengths(fight)}`}`,
  road: () => "Jouer Route royale : un déplacement gratuit de plus",
  peek: ({ place: at }) => `Regarder la tuile Exploration de ${at.word}`,
  bonus: () => "Piocher 1 carte Combat par le pion de l'âge II",
  commit: ({ card, strength }) => `Poser ${BATTLE_CARD[card]}${strength === null ? "" : ` (${strength} FC)`}`,
  spy: ({ card }) => `Annuler ${BATTLE_CARD[card]} avec l'Espion`,
  lose: ({ kind }) => `Perdre ${UNIT[kind].a}`,
  war: ({ gold }) => `Montrer Guerre : recevoir ${resource(gold, GOLD)}`,
  quest: ({ age, left }) => `Piocher une mission de ${ageName(age)} (${left} dans le paquet)`,
  factory: ({ good: number, vp }) => `Mettre ${good(number)} dans l'Usine : ${vp} PV de plus`,
  end: () => "Terminer votre tour",
  done: ({ what }) => DONE[what],
  pass: ({ what }) => PASS[what],
};
