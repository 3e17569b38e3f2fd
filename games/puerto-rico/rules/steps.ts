/** The numbers of the steps, in the order in which the game lists them. */
export const STEPS = [
  "newYear",
  "year",
  "settler",
  "hacienda",
  "settle",
  "hospice",
  "builder",
  "build",
  "university",
  "mayor",
  "join",
  "placement",
  "place",
  "craftsman",
  "produce",
  "extra",
  "trader",
  "sell",
  "captain",
  "load",
  "storage",
  "store",
  "prospector",
  // expansions
  "draft",
  "guestRound",
  "guests",
  "lay",
  "secondPick",
  "lodges",
  "lodge",
  "newRow",
  "giveColonist",
  "giveItem",
  "villa",
  "landing",
  "landfall",
  "chapels",
  "jeweler",
  "unionHall",
  "lighthouse",
  "emptyHouse",
  "sailing",
] as const;

export type StepName = (typeof STEPS)[number];

/** The number of each step. */
export const STEP = Object.fromEntries(STEPS.map((name, number) => [name, number])) as Readonly<
  Record<StepName, number>
>;
