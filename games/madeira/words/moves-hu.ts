import { amounts } from "@caravel/kernel";
import { withArticle, withEnding } from "@caravel/kernel/hungarian";
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
} from "../content/pieces.ts";
import type { MoveWords } from "./catalogue.ts";
import type { Done, MoveFacts } from "./facts.ts";
import { BUILDING, CHARACTER, COLONY, FAVOUR, GUILD, ITEM, REQUEST, REWARD } from "./names-hu.ts";
import {
  die,
  district,
  effectOrder,
  either,
  harbour,
  items,
  itemsObject,
  itemsOnto,
  list,
  millUp,
  passStem,
  place,
  rowStem,
  woodFor,
} from "./phrases-hu.ts";

/** By favour: what it does now. */
const FAVOUR_ORDERS: Readonly<Record<FavourName, (facts: MoveFacts["favour"]) => string>> = {
  friar: ({ wood }) => `kapsz ${wood} fát`,
  miller: ({ mill }) => millUp(mill),
  bishop: () => "mozgasd egy akciójelződet",
  treasurer: () => `kapsz ${TREASURER_REALS} reált`,
  navigator: () => "mozgass egy hajót",
  engineer: () => `${ENGINEER_HARVESTS} további betakarítás, ha ebben a körben betakarítasz`,
  patron: () => `kapsz ${PATRON_BREAD} kenyeret`,
  lord: () => "ez az épület most ingyen van",
  diplomat: () => `ennél az épületnél ${DIPLOMAT_WORKERS} munkással több számít`,
  constable: ({ pirates }) => (pirates === null ? "eldobod a kalózaid felét" : `eldobsz ${pirates} kalózt`),
  lady: () => `${LADY_PRICE} reálért bármelyik épület akciója a tiéd`,
  explorer: () => "mozgass egy munkást bárhová",
};

/** By character: what the action is. */
const CHARACTER_ORDERS: Readonly<Record<CharacterName, string>> = {
  steward: "mozgass legfeljebb 2 munkást ültetvényre vagy az erdőbe",
  "guild-master": "végy el egy céhtámogatást fáért, és építsd fel a kerületét",
  commander: "mozgass legfeljebb 2 hajót",
  mayor: "mozgass legfeljebb 2 figurát a városokban, azután szedd be a bevételt",
  printed: "itt csak betakarítani lehet",
};

/** By pass space: its action. */
const PASS_ORDERS = [
  "hajtsd végre az akcióját",
  `kapsz ${PASS_VP} HP-t, és mozgathatsz egy munkást egy városba`,
  "mozgass egy munkást a városőrségbe",
  "mozgass egy hajót",
];

const DONE: Readonly<Record<Exclude<Done["what"], "harvest" | "mayor">, string>> = {
  nothing: "Kész",
  die: "Ezzel a kockával nem teszel mást",
  extra: "Kész: nincs több betakarítás",
  workers: "Kész: nem mozgatsz több munkást",
  ships: "Kész: nem mozgatsz több hajót",
  rewards: "Kész: nem használsz több jutalmat",
  district: "Nem veszel el céhtámogatást",
  favours: "Kész: nem fordítasz fel többet",
  action: "Lemondasz az épület akciójáról",
  windmill: "Kész: a C fázisban nem használod többet a szélmalmot",
  watch: "A munkás a városőrségben marad",
};

const hasAny = (counts: readonly number[]) => amounts(counts).length > 0;
const names = (favours: readonly number[]) => list(favours.map((favour) => FAVOUR[favour].name.name));

/** Moves as orders, in Hungarian. */
export const MOVES: MoveWords = {
  row({ row: number, dice, guilds }) {
    const named = guilds.map(
      ({ guild, favours }) => `${GUILD[guild]}${favours.length === 0 ? "" : ` (felfordul: ${names(favours)})`}`,
    );
    const offer = dice.length === 0 ? "" : `: ${list(dice.map(die))} kocka`;
    return `Válaszd ${rowStem(number)}t${offer}${named.length === 0 ? "" : `; céh: ${either(named)}`}`;
  },
  request: ({ request, vp }) =>
    `Vedd el ezt: ${REQUEST[request].name} – ${REQUEST[request].scores} (a mostani állással ${vp} HP)`,
  guild: ({ guild, favours }) =>
    `Válaszd ${withArticle(GUILD[guild])} céhet${favours.length === 0 ? "" : `; felfordul: ${names(favours)}`}`,
  favour: (facts) =>
    `Használd ${withArticle(FAVOUR[facts.favour].name.object)}: ${FAVOUR_ORDERS[FAVOURS[facts.favour]](facts)}`,
  place({ value, isPirate, building, character, bread, harvest }) {
    const kind = isPirate ? "kalózkockát" : "céhkockát";
    const onto = withArticle(withEnding(CHARACTER[character].name, "ra"));
    const price = bread === 0 ? "" : `; eldobsz ${bread} kenyeret`;
    const worker = isPirate ? "; egy munkásod visszatér a városőrségből" : "";
    const reaped = hasAny(harvest.items) ? `; betakarítás: ${items(harvest.items)}` : "";
    return `Tegyél egy ${die(value)} ${kind} ${onto} (${BUILDING[building].name})${price}${worker}${reaped}`;
  },
  pass({ space, reals, dice }) {
    const gain = reals === null ? PASS_ORDERS[space] : `kapsz ${reals} reált`;
    return `Passzolj ${passStem(space)}re: ${gain}${dice === 0 ? "" : `; ${dice} kockát félreteszel`}`;
  },
  act(act) {
    if (act.what === "character")
      return `${CHARACTER[act.character].name}: ${CHARACTER_ORDERS[CHARACTERS[act.character]]}`;
    if (act.what === "building") return `${BUILDING[act.effect.building].name}: ${effectOrder(act.effect)}`;
    return act.what === "watch" ? `Végy vissza egy munkást a városőrségből ${act.vp} HP-ért` : "Hajtsd végre";
  },
  harvest: ({ items: reaped, extra }) =>
    hasAny(reaped)
      ? `Takaríts be: ${items(reaped)}${extra === 0 ? "" : `, azután még legfeljebb ${extra} betakarítás`}`
      : "Takaríts be",
  select: () => "Csak néhány ültetvényről takarítasz be",
  field: ({ field, item, isAgain }) =>
    `Takaríts be ${isAgain ? "még egyszer " : ""}${place(field).from}: 1 ${ITEM[item].name}`,
  move({ from, to, isCitizen, land, vp, pirates }) {
    const bears = land === null ? "" : ` (${ITEM[land.good].name}${land.wood === 0 ? "" : `, ${land.wood} fa`})`;
    const arrival = `${vp === 0 ? "" : `: ${vp} HP`}${pirates === 0 ? "" : `; legfeljebb ${pirates} kalózt dobhatsz el`}`;
    return `Mozgass egy ${isCitizen ? "polgárt" : "munkást"} ${place(from).from} ${place(to).to}${bears}${arrival}`;
  },
  sail({ from, to, good, cost, reals, isExpedition, wood }) {
    const price = `${cost} ${ITEM[good].object}${wood === null ? "" : ` és ${woodFor(wood)}`}`;
    const gain = isExpedition ? "királyi jutalmat" : `${reals} reált`;
    return `Hajó ${harbour(from).from} ${harbour(to).to}: eldobsz ${price}, kapsz ${gain}`;
  },
  build: ({ district: number, favour, wood }) =>
    favour === null
      ? `Épüljön fel ${district(number)}`
      : `Épüljön fel ${district(number)}: eldobsz ${woodFor(wood)}, tiéd ${FAVOUR[favour].name.the} (${FAVOUR[favour].effect})`,
  wood: ({ source }) => `Végy el 1 fát ${place(source).from}`,
  reward: ({ colony, side, reward }) =>
    `${COLONY[colony].name}, ${side === 0 ? "A" : "B"} jutalom: ${REWARD[reward].order}`,
  bread: ({ bread }) => `Kapsz ${bread} kenyeret`,
  discard: ({ pirates }) => (pirates === 0 ? "Nem dobsz el kalózt" : `Dobj el ${pirates} kalózt`),
  flip: ({ favour }) => `Fordítsd fel ${withArticle(FAVOUR[favour].name.object)} (${FAVOUR[favour].effect})`,
  marker: ({ from, to }) => `Vidd át egy akciójelződet: ${BUILDING[from].name} → ${BUILDING[to].name}`,
  building: ({ effect }) => `${BUILDING[effect.building].name}: ${effectOrder(effect)}`,
  pay({ price, building, effect }) {
    if (building === null) return "Fizesd ki az árat";
    const action = effect === null ? "nem kapsz kalózt, de nincs mit tenned itt" : effectOrder(effect);
    return `Fizess ${price} reált (${BUILDING[building].name}): ${action}`;
  },
  pirates: ({ pirates }) => `Nem fizetsz: kapsz ${pirates} kalózt`,
  upkeep: ({ wood, pirates }) =>
    `${wood.wood === 0 ? "Nem dobsz el fát" : `Dobj el ${woodFor(wood)}`}; ${pirates === 0 ? "nem jár érte kalóz" : `kapsz ${pirates} kalózt`}`,
  feed: ({ bread, pirates }) =>
    `${bread === 0 ? "Nem dobsz el kenyeret" : `Dobj el ${bread} kenyeret`}; ${pirates === 0 ? "nem jár érte kalóz" : `kapsz ${pirates} kalózt`}`,
  score: ({ request, vp }) => `Pontozd ezt: ${REQUEST[request].name} – ${vp} HP`,
  wealth: ({ reals }) => (reals === 0 ? "Nem fizetsz a Nemzeti vagyonért" : `Fizess ${reals} reált ${reals} HP-ért`),
  exchange: ({ given, good }) =>
    `Szélmalom: cserélj ${itemsObject(given)} ${itemsOnto(ITEM.map((_, item) => (item === good ? 1 : 0)))}`,
  up: ({ wheat, mill }) =>
    `Szélmalom: dobj el ${wheat} búzát, és ${mill.vp === 0 ? `lépj feljebb ${withArticle(`${mill.level}.`)} szintre` : `kapsz ${mill.vp} HP-t`}`,
  down({ item, amount, mill }) {
    const step = mill.vp === 0 ? `lépj lejjebb ${withArticle(`${mill.level}.`)} szintre` : `veszítesz ${-mill.vp} HP-t`;
    return `Szélmalom: ${step}, és kapsz ${amount} ${ITEM[item].object}`;
  },
  done(done) {
    if (done.what === "harvest")
      return hasAny(done.items) ? `Kész: betakarítasz ennyit: ${items(done.items)}` : "Kész: nem takarítasz be semmit";
    if (done.what === "mayor")
      return hasAny(done.items) ? `Kész: beszedsz ${itemsObject(done.items)}` : "Kész: nincs mit beszedned";
    return DONE[done.what];
  },
};
