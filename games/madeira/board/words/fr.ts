import { typeset } from "@caravel/kernel/french";
import { CHARACTERS, ITEMS, PASS_SPACES } from "../../content/pieces.ts";
import { LABELS } from "../../words/labels-fr.ts";
import { bread, dice as countDice, item, list, pirates, reals, ships, wood, workers } from "../../words/phrases-fr.ts";
import type { BoardWords, CharacterTexts, ItemTexts } from "./words.ts";

const {
  goods,
  buildings,
  characters,
  cities,
  colonies,
  markets,
  guilds,
  favours,
  requests: REQUESTS,
  rewards,
} = LABELS;
const ROMAN = ["", "I", "II", "III"] as const;
const said = (...parts: readonly (string | false)[]) =>
  parts.filter((part) => part !== false && part !== "").join(", ");
const range = (least: number, most: number) => (least === most ? `${least}` : `${least} à ${most}`);

const DEEDS: CharacterTexts = {
  steward: "Intendant : déplacez jusqu'à 2 de vos ouvriers vers des champs ou la forêt.",
  "guild-master": "Maître de guilde : prenez une faveur d'un quartier contre son bois ; le quartier est construit.",
  commander: "Commandant : déplacez jusqu'à 2 de vos bateaux vers les marchés et les colonies.",
  mayor:
    "Maire : déplacez jusqu'à 2 figurines dans les villes, puis touchez le revenu de chaque ville où vous avez un ouvrier.",
  printed: "Personne ici cette manche : on peut récolter, et un champ une fois de plus.",
};

const ITEM_TIPS: ItemTexts = {
  wheat: "Deux blés font monter votre moulin d'un niveau ; le marché du blé en achète.",
  sugar: "Le marché du sucre en achète.",
  wine: "Les bateaux vers les colonies coûtent du vin ; le marché du vin en achète.",
  wood: "Pour les faveurs, pour les bateaux qui partent, et 1 par bateau en mer à la fin de la manche.",
  bread: "Pour les dés trop petits, et 1 par ouvrier que le moulin ne nourrit pas à la fin de la manche.",
  reals: "L'argent. À la fin, tout ce que vous possédez devient des Reals, et 5 Reals font 1 PV.",
};

/** The board in French. */
export const fr: BoardWords = typeset({
  labels: LABELS,
  headings: {
    island: "Île",
    cities: "Villes",
    sea: "Mer",
    guilds: "Guildes",
    house: "Chez moi",
    ocean: "Mar Oceano",
    zones: "Toutes les zones",
    forest: "Forêt",
    watch: "Château",
    windmill: "Moulin",
    passColumn: "Passer",
    dice: "Dés",
    workers: "Ouvriers",
    ships: "Bateaux",
    favours: "Faveurs",
    requests: "Requêtes",
    mayor: "Maire",
    supply: "Réserve",
    price: "Prix",
    now: "à présent",
    houseOf: (name) => `Maison de ${name}`,
    round: (round) => `Manche ${round}`,
    region: (region) => `Région ${ROMAN[region]}`,
    harvest: "Récolte",
    later: "Plus tard",
    none: "rien",
  },
  pieces: {
    field: ({ name, good, becomes, wood: number, who }) =>
      said(
        `Champ ${name} : ${goods[good]}`,
        becomes !== null && `peut devenir ${goods[becomes]}`,
        number > 0 && wood(number),
        who,
      ),
    forest: ({ who }) => said("Forêt", who),
    building: ({ building, character, guildDice, pirateDice, least, most, markers }) =>
      said(
        `${buildings[building]} : ${characters[character]}`,
        countDice(guildDice + pirateDice),
        pirateDice > 0 && "dont un dé Pirate",
        `prix ${range(least, most)}`,
        markers,
      ),
    marker: ({ building }) => `Votre marqueur Action : ${buildings[building]}`,
    citySpace: ({ city, space, who }) => said(`${cities[city]}, case ${space}`, who === "" ? "libre" : who),
    citizen: "ouvrier neutre",
    district: ({ city, favour, wood: number }) => `${cities[city]} : ${favours[favour].name}, ${wood(number)}`,
    colony: ({ colony, good, who }) => said(`${colonies[colony]} : ${goods[good]}`, who),
    workersThere: ({ workers: number, where }) => `${workers(number)} à vous : ${where}`,
    marketSpace: ({ market, cost, reals: number, who }) =>
      said(`${markets[market]} : ${item(cost, market)} pour ${reals(number)}`, who === "" ? "libre" : who),
    colonySpace: ({ colony, wine, who }) => said(`${colonies[colony]} : ${item(wine, 2)}`, who === "" ? "libre" : who),
    reward: ({ colony, reward }) => `Récompense royale, ${colonies[colony]} : ${rewards[reward]}`,
    row: ({ row, dice, who }) => said(`Ligne ${PASS_SPACES[row]}`, dice.length > 0 && `dés ${dice.join(", ")}`, who),
    request: ({ row, type, count }) =>
      said(`Ligne ${PASS_SPACES[row]} : ${REQUESTS[type].name}`, count > 1 && `${count} exemplaires`),
    guild: ({ row, guild }) => `Ligne ${PASS_SPACES[row]} : guilde ${guilds[guild]}`,
    passReals: ({ space, reals: number, who }) =>
      said(`Passer, emplacement ${PASS_SPACES[space]} : ${reals(number)}`, who === "" ? "libre" : who),
    passAction: ({ space }) => `Passer, emplacement ${PASS_SPACES[space]} : ${LABELS.passActions[space]}`,
    favour: ({ favour, isUp }) =>
      `${favours[favour].name}, face ${isUp ? "visible" : "cachée"} : ${favours[favour].effect}`,
    ownRequest: ({ type, vp }) => `${REQUESTS[type].name} : ${vp} PV à présent`,
    item: ({ item: kind, count }) => item(count, kind),
    points: ({ vp }) => `${vp} PV`,
    pirates: ({ pirates: number }) => (number === null ? "Pirates : cachés" : pirates(number)),
    workersAtHome: ({ workers: number }) => `${workers(number)} en stock`,
    shipsAtHome: ({ ships: number }) => `${ships(number)} en stock`,
    die: ({ value, isPirate, count }) =>
      said(`${isPirate ? "Dé Pirate" : "Dé Guilde"} : ${value}`, count > 1 && `${count} exemplaires`),
    watch: ({ who, dice }) => said("Château", dice.length > 0 && `dés Pirate ${dice.join(", ")}`, who),
    millLevel: ({ level, who }) => said(`Moulin, niveau ${level}`, who),
    up: "Moulin : 2 blés, un niveau de plus",
    downBread: "Moulin : un niveau de moins pour 1 pain",
    downReals: "Moulin : un niveau de moins pour 3 Reals",
    exchange: ({ good }) => `Moulin : deux ressources contre ${item(1, good)}`,
    panel: ({ name, vp, isAsked, forecast }) => said(name, `${vp} PV`, isAsked && "doit décider", forecast),
  },
  tips: {
    yields: ({ good }) => `Une récolte rapporte ${item(1, good)}.`,
    woodFirst: ({ wood: number }) => `${wood(number)} ici : tant qu'il en reste, la récolte prend du bois.`,
    becomes: ({ good, round }) =>
      `Donne du ${goods[good]} à partir de la fin de la manche ${round}, s'il n'y a plus de bois.`,
    forest: "Un ouvrier ici accède à tout le bois nécessaire. Elle n'appartient à aucune région et ne se récolte pas.",
    characters: CHARACTERS.map((name) => DEEDS[name]),
    room: ({ dice }) => `Place pour ${countDice(dice)} de plus, dont un dé Pirate au plus.`,
    price: ({ least, most }) => `Prix en phase C : ${range(least, most)} Reals.`,
    pirates: "Qui a un marqueur ici et ne paie pas prend 1 pirate, plus la valeur du dé Pirate.",
    myWorkers: ({ workers: number, region }) =>
      `Vous avez ${workers(number)} en région ${ROMAN[region]} ; à partir de trois, l'effet supérieur compte.`,
    breadFor: ({ region }) => `Un dé inférieur à ${region} coûte la différence en pain.`,
    city: ({ majority, minority }) =>
      `Urbanisation : ${majority} PV avec la majorité, ${minority} PV en cas de présence.`,
    holder: ({ who }) => `Majorité : ${who}.`,
    mayorBrings: ({ item: kind }) =>
      `Revenu du Maire : ${LABELS.items[kind].toLowerCase()}, 2 par ouvrier, 1 par ouvrier neutre.`,
    districtOpens: "Prendre la faveur construit le quartier et ouvre ses deux cases.",
    costsWood: ({ wood: number }) => `Coût : ${wood(number)}.`,
    guild: ({ guild }) => `Guilde : ${guilds[guild]}.`,
    faceUp: "Face visible : utilisable au début d'un tour.",
    faceDown: "Face cachée : utilisée ; sa guilde, la Casa da Coroa ou une récompense la retourne.",
    colonyIncome: ({ good }) => `Chaque ouvrier ici rapporte ${item(1, good)} à la fin de la manche.`,
    marketSpace: ({ cost, good, reals: number }) =>
      `Un bateau qui arrive ici vend ${item(cost, good)} pour ${reals(number)}.`,
    colonySpace: ({ wine }) => `Un bateau qui arrive ici coûte ${item(wine, 2)} et rapporte une des deux récompenses.`,
    values: ({ vp }) => `PV par bateau aux manches 1, 3 et 5 : ${vp.join(", ")}.`,
    sharedSpace: "À deux joueurs, les colonnes de 3 et de 4 ressources partagent un emplacement.",
    woodFromHome: "Un bateau qui quitte le stock coûte 1 bois.",
    rewardFor: "Pour un bateau qui arrive dans cette colonie : une de ses deux récompenses.",
    row: "La ligne donne ses trois dés, une de ses requêtes, et retourne les faveurs de sa guilde.",
    requestNow: ({ vp, round }) => `En l'état, elle vous rapporte ${vp} PV à la manche ${round}.`,
    passReals: ({ reals: number }) => `Qui passe ici reçoit ${reals(number)}, ou choisit l'action à côté.`,
    watch: "Qui a seul le plus d'ouvriers ici peut en reprendre un pour 4 PV à la fin de la manche.",
    pirateDice: "Un ouvrier ici peut prendre un dé Pirate : il se place comme les vôtres, et l'ouvrier rentre.",
    mill: ({ level }) => `Nourrit ${workers(level)} à la fin de la manche.`,
    up: "2 blés : un niveau de plus, ou 1 PV tout en haut. À tout moment des phases B, C et D.",
    down: "Un niveau de moins pour 1 pain ou 3 Reals ; tout en bas, 1 PV à la place. Phases B et C.",
    exchange: "Deux ressources au choix contre une, aussi souvent que voulu, en phases B, C et D.",
    items: ITEMS.map((name) => ITEM_TIPS[name]),
    points: "Prestige. Les requêtes sont marquées aux manches 1, 3 et 5.",
    hiddenPirates:
      "Les pirates restent secrets. À la fin, le plus grand nombre coûte 16 PV, puis 8, 4 et 2, et 1 de plus par pirate au-delà de 20.",
    workersAtHome: "Les ouvriers en stock n'ont pas besoin de pain.",
    shipsAtHome: "Les bateaux en stock n'ont pas besoin de bois.",
    marker: "Vous donne un tour à ce bâtiment en phase C.",
    reconstructed: "Une partie est reconstituée ; un paquet de contenu peut la corriger.",
  },
  forecast: {
    title: "Fin de la manche",
    due: ({ due }) => `sur ${due} dus`,
    fed: ({ left }) => (left === 0 ? "tous nourris" : `tous nourris, reste ${left}`),
    keptUp: ({ left }) => (left === 0 ? "assez" : `assez, reste ${left}`),
    short: ({ short, canBuy }) => (canBuy ? `manque ${short}, achetable` : `manque ${short}`),
    sentence: ({ bread: loaves, wood: logs, pirates: number }) =>
      number === 0
        ? "Assez pour la fin de la manche."
        : `Il manque ${list([...(loaves > 0 ? [bread(loaves)] : []), ...(logs > 0 ? [wood(logs)] : [])])} : ${pirates(number)}.`,
  },
  payment: {
    remain: ({ have, price }) =>
      have >= price ? `Vous avez ${have}, reste ${have - price}.` : `Vous avez ${have}, manque ${price - have}.`,
    workers: ({ workers: number, isLower }) => `${workers(number)} ici : effet ${isLower ? "supérieur" : "inférieur"}.`,
    pay: ({ price }) => `Payer ${price}`,
    nothing: "Rien à faire ici ; payer écarte seulement les pirates.",
    doNotPay: "Ne pas payer",
    takes: ({ pirates: number }) => `${pirates(number)} ; des PV en moins à la fin.`,
  },
  hints: {
    opening: "La place de vos ouvriers décide de vos récoltes, et des bâtiments qui vous servent.",
    row: "Une ligne, c'est trois dés, une requête et une guilde dont les faveurs vous reviennent. Les petits dés coûtent du pain en régions II et III.",
    turn: "Placez un dé sur un personnage : utilisez-le, ou récoltez la région. Votre marqueur vous fera plus tard payer, ou prendre des pirates.",
    buildingTurn: "Les dés du bâtiment ont baissé son prix. Payez et utilisez-le, ou laissez entrer les pirates.",
    workers: "Cliquez un ouvrier, puis un endroit éclairé ; ou glissez-le.",
    ships: "Cliquez un bateau, puis un emplacement éclairé. Les marchés paient aussitôt, les colonies récompensent.",
    feeding:
      "Chaque ouvrier sur le plateau mange ; le moulin en nourrit autant que son niveau. Chaque pain manquant est un pirate.",
    upkeep: "Chaque bateau en mer demande un bois. Chaque bois manquant est un pirate.",
    requests: "Le nombre sur chaque requête est ce qu'elle rapporterait à présent.",
  },
  cautions: {
    passWithDice: "Vous avez encore des dés à placer.",
    nothingFollows: "Il n'y a rien à y récolter ni à y faire à présent.",
    emptyRequest: "Cette requête ne rapporterait rien à présent ; une autre, si.",
    payForNothing: "Ce bâtiment ne peut rien pour vous ; vous ne payez que contre les pirates.",
    hunger: "Vous prendriez des pirates alors que vous pouvez payer.",
  },
  lastRound: "La dernière manche",
});
