import { capital, listing } from "@caravel/kernel";
import { ACTION, DIRECTION, ITEM, STERN, UPGRADE } from "../../words/names-en.ts";
import { item, items, LABELS, list, route, rum, thalers } from "../../words/phrases-en.ts";
import type { BoardWords, FaceFacts } from "./words.ts";

const or = listing("or");
const winds = (of: readonly number[]) => or(of.map((wind) => DIRECTION[wind]));
const kinds = (of: readonly number[]) => of.map((kind) => ITEM[kind].one);
const things = (goods: readonly number[], hasCannon: boolean) =>
  or([...kinds(goods), ...(hasCannon ? ["a cannon"] : [])]);
const face = ({ action, goods, hasCannon }: FaceFacts) => `${ACTION[action].name}; ${things(goods, hasCannon)}`;
const aboard = (ships: readonly string[], hasPirate = false) => {
  const here = [...ships, ...(hasPirate ? ["the pirate"] : [])];
  return here.length === 0 ? "" : `. Here: ${list(here)}`;
};

export const en: BoardWords = {
  labels: LABELS,
  compass: ["N", "E", "S", "W"],
  sterns: [
    { short: "2 thalers to start", long: "Starts with 2 thalers." },
    { short: "1 cannon to start", long: "Starts with a cannon." },
    { short: "upgrade 0 to start", long: "Starts with an upgrade of value 0 of any kind." },
    { short: "4 rum, or 3 and a good", long: "Starts with 4 rum, or with 3 rum and a plain good." },
    { short: "a good for rum, always", long: "On any sea tile, instead of its action, gives a good for 1 rum." },
    { short: "south costs 1 less", long: "A step to the south costs 1 rum less." },
    { short: "a tie earns 1", long: "A tie in battle brings 1 thaler from the pirate, or 1 item from a player." },
    {
      short: "once: no battle",
      long: "Once in the game sits out all battles of a round; never used, the marker is worth 1 thaler.",
    },
    { short: "may drop anchor", long: "May lay 2x alone and stay where the ship is, but not twice in a row." },
  ],
  upgrades: [
    { short: "+2 spaces", long: "Two more spaces in the hold." },
    { short: "+2 guns", long: "Two more places for cannons." },
    { short: "2 cards", long: "You may lay two cards: two directions, or one with 2x." },
    { short: "sure hit", long: "At sea one of your cannons always hits." },
  ],
  actions: [
    "Fit an upgrade to your ship for 1 thaler.",
    "Give goods for rum, or rum for goods from the box, one for one, as many as you like.",
    "Give a good for any two goods of other kinds from the box.",
    "Take 1 rum for nothing.",
    "Take 1 thaler.",
    "Nobody fights here: no pirate, no other ship.",
  ],
  headings: {
    chart: "Chart",
    wind: "Wind",
    windTo: (wind) => `Wind to the ${DIRECTION[wind]}`,
    rumForEach: "Rum for each course",
    hand: "Your cards",
    laid: "Laid cards",
    supply: "Supply",
    box: "Box",
    upgrades: "Upgrades",
    missions: "Missions",
    course: "Your course",
    battle: "Battle",
    battleAt: (place) => `Battle on ${place}`,
    pirate: "Pirate",
    shipOf: (name) => `Ship of ${name}`,
    value: "Value",
    northUp: "Show the chart from its north-west corner",
    toMyShip: "Back to my ship",
    close: "Close",
    turnedBy: "other side",
  },
  groups: {
    pickUp: "Pick up",
    action: "Action",
    swap: "Dealer",
    room: "Throw out",
    port: "Unload",
    rum: "Rum",
    lose: "Give up",
    loot: "Plunder",
    start: "Start with",
    truce: "Battles",
    ration: "Two goods for rum",
  },
  pieces: {
    sea: ({ place, ships, hasPirate, ...facts }) => `${place}, sea: ${face(facts)}${aboard(ships, hasPirate)}`,
    port: ({ place, name, ships, free }) =>
      `${place}, port ${name}, ${free === 0 ? "full" : `${free} free ${free === 1 ? "slot" : "slots"}`}${aboard(ships)}`,
    slot: ({ slot, wanted, lying }) =>
      lying === null ? `Slot ${slot}: wants ${ITEM[wanted].one}` : `Slot ${slot}: ${ITEM[lying].one} lies there`,
    row: ({ row, left, next }) =>
      next === null
        ? `${capital(ITEM[row].one)} row, empty`
        : `${capital(ITEM[row].one)} row, ${left} left${next === row ? "" : `, next: ${ITEM[next].one}`}`,
    box: ({ good, count }) => `Box: ${item(count, good)}`,
    stack: ({ upgrade, value, left }) =>
      left === 0
        ? `${capital(UPGRADE[upgrade])} upgrades, none left`
        : `${capital(UPGRADE[upgrade])} upgrade of value ${value}, ${left} left`,
    cannons: ({ left }) => `Cannons in the supply: ${left}`,
    chests: ({ left }) => `Chests in the supply: ${left}`,
    pile: ({ left }) => `Port pile: ${left}`,
    mission: ({ mission, markers, isStarred }) =>
      `Mission ${LABELS.missions[mission].name}: ${LABELS.missions[mission].needs}. ${
        markers.length === 0
          ? "No markers"
          : list(markers.map(({ name, place }) => (isStarred ? name : `${name} (place ${place})`)))
      }`,
    card: ({ card, rum: cost }) =>
      card === null ? "Card 2x" : `Card ${DIRECTION[card]}, ${cost === 0 ? "free" : rum(cost)}`,
    laid: ({ name, cards }) => `${name}: ${cards === 0 ? "no cards laid" : `${cards} laid`}`,
    cargo: ({ item: kind }) => capital(ITEM[kind].one),
    space: "Empty space of the hold",
    gunport: ({ hasCannon }) => (hasCannon ? "Cannon" : "Empty gunport"),
    overboard: "Over board",
    thalers: ({ thalers: number }) => thalers(number),
    chestsOf: ({ count, values }) =>
      `${count} ${count === 1 ? "chest" : "chests"}${values === null || count === 0 ? "" : `: ${list(values.map(String))}`}`,
    fitted: ({ upgrade, value }) => `${capital(UPGRADE[upgrade])} upgrade, value ${value}`,
    stern: ({ stern }) => `Stern: ${STERN[stern]}`,
    wind: ({ wind }) => `The wind blows ${DIRECTION[wind]}`,
    panel: ({ name, isAsked, place, items: counts, cannons, chests }) =>
      [
        `${name}${isAsked ? ", to decide" : ""}`,
        place === null ? "" : `on ${place}`,
        items(counts) || "nothing on board",
        `cannons: ${cannons}`,
        `chests: ${chests}`,
      ]
        .filter((part) => part !== "")
        .join(", "),
  },
  tips: {
    face,
    pickUp: ({ goods, hasCannon }) => `Pick up: ${things(goods, hasCannon)}.`,
    otherSide: ({ what }) => `Other side: ${what}.`,
    danger: ({ winds: of }) => `The pirate attacks here if the wind turns ${winds(of)}.`,
    course: ({ steps, cost, rum: left, to }) =>
      `${capital(route(steps))} to ${to}: ${cost === 0 ? "free" : rum(cost)}, ${left} left.`,
    mutiny: ({ steps, cost, rum: have, to }) =>
      `${capital(route(steps))}: costs ${rum(cost)}, you have ${have}. Mutiny: you lose all rum and drift to ${to}.`,
    anchor: ({ to }) => `At anchor on ${to}: free.`,
    there: ({ what }) => `There: ${what}.`,
    wants: ({ goods }) => `Still wants: ${list(kinds(goods))}.`,
    full: "All slots are filled.",
    portPay: "1, 2, 3, 4 or 5 goods in one visit bring 1, 3, 5, 7 or 10 thalers.",
    portRum: ({ rum: most }) => `Who unloads something may then take up to ${rum(most)}.`,
    portChest: "Who fills the last slot draws a chest, and a new port comes.",
    cocoaFits: "Cocoa fits any slot, or two that lie side by side.",
    rowLeft: ({ left }) => `${left} left.`,
    rowEnds: "The first row to run out makes the next round the last.",
    rowCocoa: ({ after }) => (after === 0 ? "Next comes cocoa." : `Cocoa comes after ${after} more.`),
    boxFor: "Goods out of play: trades bring them back.",
    stackTop: ({ value, left }) => `On top: value ${value}; ${left} left.`,
    price: "1 thaler on an upgrade tile. The two most valuable ships win thalers at the end.",
    cannonsFor: "A die each in battles at sea. Most cannons win thalers at the end.",
    chestsFor: "For filling a port. Worth 1, 2 or 3 thalers, secret until the end.",
    chestValues: ({ values }) => `Yours are worth ${list(values.map(String))}.`,
    chestsSecret: "Only their owner knows what is in them.",
    pileTop: ({ port }) => `Comes next: ${port}.`,
    missionPays: ({ pays }) => `In order of arrival: ${pays.join(", ")} thalers.`,
    starred: "Everybody begins with a marker here; who keeps it to the end gets 3 thalers.",
    missed: "Without a marker: 2 thalers less.",
    marker: ({ name, place }) => `${name}: place ${place}.`,
    kept: ({ name }) => `${name} still has the marker.`,
    stillOpen: ({ names }) => `Still open to ${list(names)}.`,
    hold: ({ used, all }) => `${used} of ${all} spaces are used.`,
    rumFor: "Rum pays for sailing against and across the wind. Without it the crew mutinies.",
    goodsFor: "Ports pay for goods; two goods or rum left at the end bring 1 thaler.",
    cocoaFor: "Fits any slot of a port, or two.",
    stow: "Drag it to another space, or click both.",
    thalersFor: "Whoever has the most at the end wins.",
    shipValue: ({ value }) => `The upgrades are worth ${value} together.`,
    stepCost: ({ direction, rum: cost }) => `${capital(DIRECTION[direction])}: ${cost === 0 ? "free" : rum(cost)}.`,
    pirateAfter: ({ wind, place }) => `If the wind turns ${DIRECTION[wind]}, the pirate sails to ${place}.`,
    laidSecret: "Face down until its ship moves.",
    peaceMarker: "The marker is still there.",
  },
  places: { chart: "Chart", ship: "My ship", market: "Market" },
  hints: {
    fitting: "Hold: more room. Gunports: more cannons. Sail: two tiles a round. Fuse: sure hits.",
    stocking: "Rum lets you sail against the wind; a good can be sold at a port.",
    placePirate: "Choose the pirate's tile. It sails with the wind and attacks ships beside it.",
    placeShip:
      "Choose your first tile. Better not beside the pirate; letters on the tiles show after which winds it attacks.",
    ration: "Without rum you lay no cards and drift with the wind.",
    cards: "Choose a tile or a card. With the wind is free, across costs 1 rum, against it 2.",
    seaAction: "On a sea tile you may pick one thing up and do its action, in any order.",
    trade: "One for one, as often as you like, in one direction.",
    makeRoom: "Your hold is full: choose what goes over board.",
    unload: "Each slot wants one good. The more in one visit, the better each is paid.",
    refill: "Rum takes a space each; goods must make room for it.",
    truce: "Your marker saves you once from all battles of a round. Unused it is worth 1 thaler.",
    surrender: "The pirate had more hits: choose what you give up.",
    plunder: "You had more hits: take what you like.",
  },
  cautions: {
    mutiny: ({ cost, rum: have }) => `This costs ${rum(cost)} and you have ${have}: the crew will mutiny.`,
    nothingDone: "There is still something to do on this tile.",
    nothingUnloaded: "You could unload something here; without it there is no rum either.",
    nothingTaken: "You may take more.",
    noRum: "Without rum the crew mutinies and you lay no cards.",
  },
  lastRound: ({ isNow }) => (isNow ? "The last round" : "The next round is the last"),
};
