import { amounts } from "@caravel/kernel";
import {
  CHARACTERS,
  type CharacterName,
  DIPLOMAT_WORKERS,
  ENGINEER_HARVESTS,
  FAVOURS,
  type FavourName,
  LADY_PRICE,
  PASS_VP,
  PATRON_BREAD,
  TREASURER_REALS,
  WHEAT,
} from "../content/pieces.ts";
import type { MoveWords } from "./catalogue.ts";
import type { Done, MoveFacts } from "./facts.ts";
import { BUILDING, CHARACTER, COLONY, FAVOUR, GUILD, ITEM, REQUEST, REWARD } from "./names-fr.ts";
import {
  bread,
  dice,
  district,
  effectOrder,
  either,
  harbour,
  harvests,
  item,
  items,
  list,
  millUp,
  passSpace,
  pirates,
  place,
  reals,
  row,
  wood,
  woodFor,
} from "./phrases-fr.ts";

/** By favour: what it does now. */
const FAVOUR_ORDERS: Readonly<Record<FavourName, (facts: MoveFacts["favour"]) => string>> = {
  friar: ({ wood: number }) => `gagner ${wood(number)}`,
  miller: ({ mill }) => millUp(mill),
  bishop: () => "déplacer un de vos marqueurs Action",
  treasurer: () => `gagner ${reals(TREASURER_REALS)}`,
  navigator: () => "déplacer un bateau",
  engineer: () => `${harvests(ENGINEER_HARVESTS)}, si vous récoltez à ce tour`,
  patron: () => `gagner ${bread(PATRON_BREAD)}`,
  lord: () => "ce bâtiment ne vous coûte rien",
  diplomat: () => `${DIPLOMAT_WORKERS} ouvriers de plus comptent pour ce bâtiment`,
  constable: ({ pirates: number }) => `défausser ${number === null ? "la moitié de vos pirates" : pirates(number)}`,
  lady: () => `payer ${reals(LADY_PRICE)} pour l'action d'un bâtiment au choix`,
  explorer: () => "déplacer un ouvrier n'importe où",
};

/** By character: what the action is. */
const CHARACTER_ORDERS: Readonly<Record<CharacterName, string>> = {
  steward: "déplacer jusqu'à 2 ouvriers vers des champs ou la forêt",
  "guild-master": "prendre une faveur contre du bois et construire son quartier",
  commander: "déplacer jusqu'à 2 bateaux",
  mayor: "déplacer jusqu'à 2 figurines dans les villes, puis percevoir le revenu",
  printed: "il n'y a que la récolte",
};

/** By pass space: its action. */
const PASS_ORDERS = [
  "faire son action",
  `gagner ${PASS_VP} PV, et au choix déplacer un ouvrier dans une ville`,
  "déplacer un ouvrier au château",
  "déplacer un bateau",
];

const DONE: Readonly<Record<Exclude<Done["what"], "harvest" | "mayor">, string>> = {
  nothing: "Terminer",
  die: "Ne rien faire de plus avec ce dé",
  extra: "Terminer les récoltes",
  workers: "Terminer : ne plus déplacer d'ouvrier",
  ships: "Terminer : ne plus déplacer de bateau",
  rewards: "Terminer : ne plus utiliser de récompense",
  district: "Ne pas prendre de faveur",
  favours: "Terminer : laisser les autres faveurs face cachée",
  action: "Renoncer à l'action du bâtiment",
  windmill: "Terminer : ne plus utiliser le moulin en phase C",
  watch: "Laisser l'ouvrier au château",
};

const hasAny = (counts: readonly number[]) => amounts(counts).length > 0;
const names = (favours: readonly number[]) => list(favours.map((favour) => FAVOUR[favour].name.name));

/** Moves as orders, in French. */
export const MOVES: MoveWords = {
  row({ row: number, dice: values, guilds }) {
    const named = guilds.map(
      ({ guild, favours }) => `${GUILD[guild]}${favours.length === 0 ? "" : ` (face visible : ${names(favours)})`}`,
    );
    const offer = values.length === 0 ? "" : ` : dés ${list(values.map(String))}`;
    return `Prendre ${row(number)}${offer}${named.length === 0 ? "" : ` ; guilde : ${either(named)}`}`;
  },
  request: ({ request, vp }) =>
    `Prendre ${REQUEST[request].name} : ${REQUEST[request].scores} (${vp} PV dans l'état actuel)`,
  guild: ({ guild, favours }) =>
    `Choisir la guilde ${GUILD[guild]}${favours.length === 0 ? "" : ` ; face visible : ${names(favours)}`}`,
  favour: (facts) => `Utiliser ${FAVOUR[facts.favour].name.the} : ${FAVOUR_ORDERS[FAVOURS[facts.favour]](facts)}`,
  place({ value, isPirate, building, character, bread: cost, harvest }) {
    const kind = isPirate ? "Pirate" : "Guilde";
    const price = cost === 0 ? "" : ` en défaussant ${bread(cost)}`;
    const worker = isPirate ? " ; votre ouvrier revient du château" : "";
    const reaped = hasAny(harvest.items) ? ` ; récolte : ${items(harvest.items)}` : "";
    return `Placer un dé ${kind} de ${value} sur ${CHARACTER[character].the} (${BUILDING[building].name})${price}${worker}${reaped}`;
  },
  pass({ space, reals: number, dice: left }) {
    const gain = number === null ? PASS_ORDERS[space] : `prendre ${reals(number)}`;
    return `Passer sur ${passSpace(space)} : ${gain}${left === 0 ? "" : ` ; ${dice(left)} mis de côté`}`;
  },
  act(act) {
    if (act.what === "character")
      return `Utiliser ${CHARACTER[act.character].the} : ${CHARACTER_ORDERS[CHARACTERS[act.character]]}`;
    if (act.what === "building") return `Utiliser ${BUILDING[act.effect.building].the} : ${effectOrder(act.effect)}`;
    return act.what === "watch" ? `Reprendre un ouvrier du château pour ${act.vp} PV` : "Faire l'action";
  },
  harvest: ({ items: reaped, extra }) =>
    hasAny(reaped) ? `Récolter ${items(reaped)}${extra === 0 ? "" : `, puis jusqu'à ${harvests(extra)}`}` : "Récolter",
  select: () => "Récolter une partie des champs",
  field: ({ field, item: kind, isAgain }) => `Récolter ${isAgain ? "encore " : ""}${item(1, kind)} ${place(field).at}`,
  move({ from, to, isCitizen, land, vp, pirates: number }) {
    const bears = land === null ? "" : ` (${ITEM[land.good].one}${land.wood === 0 ? "" : `, ${wood(land.wood)}`})`;
    const gain = `${vp === 0 ? "" : ` : ${vp} PV`}${number === 0 ? "" : ` ; jusqu'à ${pirates(number)} peuvent partir`}`;
    return `Déplacer un ouvrier${isCitizen ? " neutre" : ""} ${place(from).from} ${place(to).at}${bears}${gain}`;
  },
  sail({ from, to, good, cost, reals: pay, isExpedition, wood: needed }) {
    const price = `${item(cost, good)}${needed === null ? "" : ` et ${woodFor(needed)}`}`;
    const gain = isExpedition ? "une récompense royale" : reals(pay);
    return `Déplacer un bateau ${harbour(from).from} ${harbour(to).at} : ${price} pour ${gain}`;
  },
  build: ({ district: number, favour, wood: needed }) =>
    favour === null
      ? `Construire ${district(number)}`
      : `Construire ${district(number)} pour ${woodFor(needed)} : prendre ${FAVOUR[favour].name.the} (${FAVOUR[favour].effect})`,
  wood: ({ source }) => `Prendre 1 bois ${place(source).at}`,
  reward: ({ colony, side, reward }) =>
    `Utiliser la récompense ${side === 0 ? "A" : "B"} ${COLONY[colony].of} : ${REWARD[reward].order}`,
  bread: ({ bread: number }) => `Gagner ${bread(number)}`,
  discard: ({ pirates: number }) => (number === 0 ? "Ne pas défausser de pirate" : `Défausser ${pirates(number)}`),
  flip: ({ favour }) => `Mettre ${FAVOUR[favour].name.the} face visible (${FAVOUR[favour].effect})`,
  marker: ({ from, to }) => `Déplacer votre marqueur ${BUILDING[from].of} ${BUILDING[to].at}`,
  building: ({ effect }) => `Utiliser ${BUILDING[effect.building].the} : ${effectOrder(effect)}`,
  pay({ price, building, effect }) {
    if (building === null) return "Payer le coût";
    const action = effect === null ? "pas de pirate, mais rien à y faire" : effectOrder(effect);
    return `Payer ${reals(price)} pour ${BUILDING[building].the} : ${action}`;
  },
  pirates: ({ pirates: number }) => `Ne pas payer : prendre ${pirates(number)}`,
  upkeep({ wood: needed, pirates: number }) {
    const paid = needed.wood === 0 ? "Ne pas défausser de bois" : `Défausser ${woodFor(needed)}`;
    return `${paid} ; ${number === 0 ? "aucun pirate" : pirates(number)}`;
  },
  feed({ bread: number, pirates: taken }) {
    const paid = number === 0 ? "Ne pas défausser de pain" : `Défausser ${bread(number)}`;
    return `${paid} ; ${taken === 0 ? "aucun pirate" : pirates(taken)}`;
  },
  score: ({ request, vp }) => `Marquer ${REQUEST[request].name} : ${vp} PV`,
  wealth: ({ reals: number }) =>
    number === 0 ? "Ne rien payer pour Richesse nationale" : `Payer ${reals(number)} pour ${number} PV`,
  exchange: ({ given, good }) => `Échanger au moulin ${items(given)} contre ${item(1, good)}`,
  up: ({ wheat, mill }) => `Défausser ${item(wheat, WHEAT)} pour ${millUp(mill)}`,
  down({ item: kind, amount, mill }) {
    return mill.vp === 0
      ? `Descendre au niveau ${mill.level} du moulin pour ${item(amount, kind)}`
      : `Perdre ${-mill.vp} PV au moulin pour ${item(amount, kind)}`;
  },
  done(done) {
    if (done.what === "harvest")
      return hasAny(done.items) ? `Terminer : récolter ${items(done.items)}` : "Terminer : ne rien récolter";
    if (done.what === "mayor")
      return hasAny(done.items) ? `Terminer : percevoir ${items(done.items)}` : "Terminer : rien à percevoir";
    return DONE[done.what];
  },
};
