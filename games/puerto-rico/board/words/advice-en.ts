import type { Advice, RoleCautions } from "./advice.ts";

const ROLES: RoleCautions = {
  settler: "Your island is full: only the others would take plantations.",
  mayor: "No colonist would come to you.",
  builder: "You could not pay for any building.",
  craftsman: "You would make nothing.",
  trader: "You have nothing that could be sold now.",
  captain: "You have nothing that could be shipped now.",
};

/** Quiet words in English. */
export const advice: Advice = {
  hints: {
    role: "Everybody acts in the role you choose, you first and with its privilege. Doubloons on the card are yours.",
    settle: "A plantation gives goods once a colonist is on it. All but corn also need a plant in your city.",
    place: "Only what has a colonist works. Fill a plantation together with the plant of its good.",
    build:
      "A building works once a colonist is on it. Each working quarry saves a doubloon, at most one per stone over the column.",
    extra: "As the craftsman you get one more barrel of a good you have just made.",
    sell: "The trading house takes each good only once until it is full. Tobacco and coffee bring the most.",
    load: "Each barrel shipped is a point. A ship carries a single good, and whoever can load must load.",
    store: "What you cannot store is lost. One barrel always stays, more with warehouses.",
    draft: "All players choose in turn which buildings this game will have.",
  },
  cautions: {
    roles: Object.values(ROLES),
    passing: {
      settle: "You could still take a plantation.",
      build: "You could still buy a building.",
      sell: "You could still sell a barrel.",
      load: "You could still ship barrels.",
      store: "You could still keep a barrel.",
      produce: "You could make goods.",
      join: "You would get no colonist.",
      other: "You could still use it.",
    },
  },
  lastYear: (reasons) => `This is the last year: ${reasons.join(", ")}.`,
};
