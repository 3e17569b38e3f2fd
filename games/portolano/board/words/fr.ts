import { capital, listing } from "@caravel/kernel";
import { de, typeset } from "@caravel/kernel/french";
import { ACTION, DIRECTION, ITEM, STERN, UPGRADE } from "../../words/names-fr.ts";
import { item, items, LABELS, list, route, rum as rums, thalers } from "../../words/phrases-fr.ts";
import type { BoardWords, FaceFacts } from "./words.ts";

const or = listing("ou");
const winds = (of: readonly number[]) => or(of.map((wind) => DIRECTION[wind].to));
const kinds = (of: readonly number[]) => of.map((kind) => ITEM[kind].one);
const things = (goods: readonly number[], hasCannon: boolean) =>
  or([...kinds(goods), ...(hasCannon ? ["un canon"] : [])]);
const face = ({ action, goods, hasCannon }: FaceFacts) => `${ACTION[action].name} ; ${things(goods, hasCannon)}`;
const rum = (number: number) => (number === 0 ? "gratuit" : rums(number));
const aboard = (ships: readonly string[], hasPirate = false) => {
  const here = [...ships, ...(hasPirate ? ["le pirate"] : [])];
  return here.length === 0 ? "" : `. Ici : ${list(here)}`;
};

const WORDS: BoardWords = {
  labels: LABELS,
  compass: ["N", "E", "S", "O"],
  sterns: [
    { short: "2 thalers au départ", long: "Commence avec 2 thalers." },
    { short: "1 canon au départ", long: "Commence avec un canon." },
    { short: "amélioration 0", long: "Commence avec une amélioration de valeur 0, au choix." },
    { short: "4 rhums, ou 3 + 1", long: "Commence avec 4 rhums, ou avec 3 rhums et une marchandise simple." },
    { short: "1 rhum contre 1", long: "En mer, au lieu de l'action de la tuile, donne une marchandise contre 1 rhum." },
    { short: "sud : 1 rhum de moins", long: "Un pas vers le sud coûte 1 rhum de moins." },
    { short: "l'égalité rapporte 1", long: "Une égalité rapporte 1 thaler du pirate, ou 1 prise d'un joueur." },
    {
      short: "une fois sans combat",
      long: "Une fois par partie, évite tous les combats d'une manche ; le marqueur gardé vaut 1 thaler.",
    },
    { short: "peut jeter l'ancre", long: "Peut poser 2x seul et rester sur place, mais pas deux fois de suite." },
  ],
  upgrades: [
    { short: "+2 places", long: "Deux places de plus dans la cale." },
    { short: "+2 canons", long: "Deux emplacements de canon de plus." },
    { short: "2 cartes", long: "Vous pouvez poser deux cartes : deux directions, ou une avec 2x." },
    { short: "touche sûre", long: "En mer, un de vos canons touche toujours." },
  ],
  actions: [
    "Posez une amélioration sur votre navire pour 1 thaler.",
    "Échangez des marchandises contre du rhum, ou l'inverse depuis la boîte, une contre une, à volonté.",
    "Échangez une marchandise contre deux d'autres sortes, prises dans la boîte.",
    "Prenez 1 rhum gratuit.",
    "Prenez 1 thaler.",
    "Personne ne combat ici : ni pirate, ni autre navire.",
  ],
  headings: {
    chart: "Carte",
    wind: "Vent",
    windTo: (wind) => `Vent ${DIRECTION[wind].to}`,
    rumForEach: "Rhum par direction",
    hand: "Vos cartes",
    laid: "Cartes posées",
    supply: "Réserve",
    box: "Boîte",
    upgrades: "Améliorations",
    missions: "Missions",
    course: "Votre route",
    battle: "Combat",
    battleAt: (place) => `Combat en ${place}`,
    pirate: "Pirate",
    shipOf: (name) => `Navire ${de(name)}`,
    value: "Valeur",
    northUp: "La carte depuis le coin nord-ouest",
    toMyShip: "Revenir à mon navire",
    close: "Fermer",
    turnedBy: "autre face",
  },
  groups: {
    pickUp: "Ramasser",
    action: "Action",
    swap: "Trafiquant",
    room: "Jeter",
    port: "Décharger",
    rum: "Rhum",
    lose: "Céder",
    loot: "Butin",
    start: "Au départ",
    truce: "Combats",
    ration: "Deux marchandises contre du rhum",
  },
  pieces: {
    sea: ({ place, ships, hasPirate, ...facts }) => `${place}, mer : ${face(facts)}${aboard(ships, hasPirate)}`,
    port: ({ place, name, ships, free }) =>
      `${place}, port de ${name}, ${free === 0 ? "plein" : `${free} ${free === 1 ? "emplacement libre" : "emplacements libres"}`}${aboard(ships)}`,
    slot: ({ slot, wanted, lying }) =>
      lying === null
        ? `Emplacement ${slot} : demande ${ITEM[wanted].one}`
        : `Emplacement ${slot} : ${ITEM[lying].one} y est`,
    row: ({ row, left, next }) =>
      next === null
        ? `Rangée ${ITEM[row].one}, vide`
        : `Rangée ${ITEM[row].one}, reste ${left}${next === row ? "" : `, ensuite : ${ITEM[next].one}`}`,
    box: ({ good, count }) => `Boîte : ${item(count, good)}`,
    stack: ({ upgrade, value, left }) =>
      left === 0
        ? `Amélioration ${UPGRADE[upgrade]}, épuisée`
        : `Amélioration ${UPGRADE[upgrade]} de valeur ${value}, reste ${left}`,
    cannons: ({ left }) => `Canons en réserve : ${left}`,
    chests: ({ left }) => `Coffres en réserve : ${left}`,
    pile: ({ left }) => `Pile des ports : ${left}`,
    mission: ({ mission, markers, isStarred }) =>
      `Mission ${LABELS.missions[mission].name} : ${LABELS.missions[mission].needs}. ${
        markers.length === 0
          ? "Aucun marqueur"
          : list(markers.map(({ name, place }) => (isStarred ? name : `${name} (place ${place})`)))
      }`,
    card: ({ card, rum: cost }) => (card === null ? "Carte 2x" : `Carte ${DIRECTION[card].name}, ${rum(cost)}`),
    laid: ({ name, cards }) =>
      `${name} : ${cards === 0 ? "aucune carte posée" : `${cards} ${cards === 1 ? "carte posée" : "cartes posées"}`}`,
    cargo: ({ item: kind }) => capital(ITEM[kind].one),
    space: "Place libre dans la cale",
    gunport: ({ hasCannon }) => (hasCannon ? "Canon" : "Sabord libre"),
    overboard: "Par-dessus bord",
    thalers: ({ thalers: number }) => thalers(number),
    chestsOf: ({ count, values }) =>
      `${count} ${count < 2 ? "coffre" : "coffres"}${values === null || count === 0 ? "" : ` : ${list(values.map(String))}`}`,
    fitted: ({ upgrade, value }) => `Amélioration ${UPGRADE[upgrade]}, valeur ${value}`,
    stern: ({ stern }) => `Poupe : ${STERN[stern]}`,
    wind: ({ wind }) => `Le vent souffle ${DIRECTION[wind].to}`,
    panel: ({ name, isAsked, place, items: counts, cannons, chests }) =>
      [
        `${name}${isAsked ? ", à jouer" : ""}`,
        place === null ? "" : `en ${place}`,
        items(counts) || "rien à bord",
        `canons : ${cannons}`,
        `coffres : ${chests}`,
      ]
        .filter((part) => part !== "")
        .join(", "),
  },
  tips: {
    face,
    pickUp: ({ goods, hasCannon }) => `À ramasser : ${things(goods, hasCannon)}.`,
    otherSide: ({ what }) => `Autre face : ${what}.`,
    danger: ({ winds: of }) => `Le pirate attaque ici si le vent tourne ${winds(of)}.`,
    course: ({ steps, cost, rum: left, to }) =>
      `${capital(route(steps))} jusqu'en ${to} : ${rum(cost)}, il en reste ${left}.`,
    mutiny: ({ steps, cost, rum: have, to }) =>
      `${capital(route(steps))} : coûte ${rums(cost)}, vous en avez ${have}. Mutinerie : tout le rhum est perdu et vous dérivez en ${to}.`,
    anchor: ({ to }) => `À l'ancre en ${to} : gratuit.`,
    there: ({ what }) => `Là-bas : ${what}.`,
    wants: ({ goods }) => `Demande encore : ${list(kinds(goods))}.`,
    full: "Tous les emplacements sont pris.",
    portPay: "1, 2, 3, 4 ou 5 marchandises en une visite rapportent 1, 3, 5, 7 ou 10 thalers.",
    portRum: ({ rum: most }) => `Qui décharge peut ensuite prendre jusqu'à ${rums(most)}.`,
    portChest: "Qui remplit le dernier emplacement tire un coffre, et un nouveau port arrive.",
    cocoaFits: "Le cacao va sur tout emplacement, ou sur deux voisins.",
    rowLeft: ({ left }) => `Il en reste ${left}.`,
    rowEnds: "Dès qu'une rangée est vide, la manche suivante est la dernière.",
    rowCocoa: ({ after }) => (after === 0 ? "Le cacao vient ensuite." : `Le cacao vient après ${after} autres.`),
    boxFor: "Marchandises hors jeu : les échanges les font revenir.",
    stackTop: ({ value, left }) => `Au sommet : valeur ${value} ; il en reste ${left}.`,
    price: "1 thaler sur une tuile d'amélioration. Les deux navires de plus grande valeur rapportent à la fin.",
    cannonsFor: "Un dé par canon en mer. Le plus de canons rapporte à la fin.",
    chestsFor: "Pour un port rempli. Vaut 1, 2 ou 3 thalers, secrets jusqu'à la fin.",
    chestValues: ({ values }) => `Valeur des vôtres : ${list(values.map(String))}.`,
    chestsSecret: "Seul leur propriétaire sait ce qu'ils contiennent.",
    pileTop: ({ port }) => `Le prochain : ${port}.`,
    missionPays: ({ pays }) => `Thalers par ordre d'arrivée : ${pays.join(", ")}.`,
    starred: "Chacun commence avec un marqueur ; qui le garde jusqu'à la fin reçoit 3 thalers.",
    missed: "Sans marqueur : 2 thalers de moins.",
    marker: ({ name, place }) => `${name} : place ${place}.`,
    kept: ({ name }) => `${name} a encore son marqueur.`,
    stillOpen: ({ names }) => `Encore possible pour ${list(names)}.`,
    hold: ({ used, all }) => `${used} places prises sur ${all}.`,
    rumFor: "Le rhum paie la route contre le vent et de côté. Sans lui, l'équipage se mutine.",
    goodsFor: "Les ports paient les marchandises ; à la fin, deux restées à bord, rhum compris, valent 1 thaler.",
    cocoaFor: "Va sur tout emplacement d'un port, ou sur deux.",
    stow: "Glissez-la vers une autre place, ou cliquez sur les deux.",
    thalersFor: "Qui en a le plus à la fin gagne.",
    shipValue: ({ value }) => `Les améliorations valent ${value} ensemble.`,
    stepCost: ({ direction, rum: cost }) => `${capital(DIRECTION[direction].to)} : ${rum(cost)}.`,
    pirateAfter: ({ wind, place }) => `Si le vent tourne ${DIRECTION[wind].to}, le pirate va en ${place}.`,
    laidSecret: "Face cachée jusqu'au départ du navire.",
    peaceMarker: "Le marqueur est encore là.",
  },
  places: { chart: "Carte", ship: "Mon navire", market: "Réserve" },
  hints: {
    fitting: "Cale : plus de place. Sabords : plus de canons. Voile : deux tuiles par manche. Mèche : touche sûre.",
    stocking: "Le rhum permet d'aller contre le vent ; une marchandise se vend dans un port.",
    placePirate: "Choisissez la tuile du pirate. Il suit le vent et attaque les navires voisins.",
    placeShip: "Choisissez votre première tuile. Les lettres disent après quels vents le pirate y attaque.",
    ration: "Sans rhum, vous ne posez pas de carte et dérivez avec le vent.",
    cards: "Choisissez une tuile ou une carte. Vent arrière : gratuit ; de côté : 1 rhum ; contre le vent : 2.",
    seaAction: "En mer, ramassez une chose et faites l'action de la tuile, dans l'ordre voulu.",
    trade: "Une contre une, à volonté, dans un seul sens.",
    makeRoom: "La cale est pleine : choisissez ce qui passe par-dessus bord.",
    unload: "Chaque emplacement demande une marchandise. Plus il y en a en une visite, mieux c'est payé.",
    refill: "Chaque rhum prend une place ; les marchandises doivent lui en faire.",
    truce: "Votre marqueur évite une fois tous les combats d'une manche. Gardé, il vaut 1 thaler.",
    surrender: "Le pirate a touché plus souvent : choisissez ce que vous cédez.",
    plunder: "Vous avez touché plus souvent : prenez ce que vous voulez.",
  },
  cautions: {
    mutiny: ({ cost, rum: have }) => `Cela coûte ${rums(cost)} et vous en avez ${have} : l'équipage va se mutiner.`,
    nothingDone: "Il reste quelque chose à faire sur cette tuile.",
    nothingUnloaded: "Vous pourriez décharger ici ; sans cela, pas de rhum non plus.",
    nothingTaken: "Vous pouvez prendre davantage.",
    noRum: "Sans rhum, l'équipage se mutine et vous ne posez pas de carte.",
  },
  lastRound: ({ isNow }) => (isNow ? "La dernière manche" : "La prochaine manche est la dernière"),
};

export const fr: BoardWords = typeset(WORDS);
