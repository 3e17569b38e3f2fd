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
  "place",
  "craftsman",
  "produce",
  "extra",
  "trader",
  "sell",
  "captain",
  "load",
  "store",
  "prospector",
  "lastPoint",
  // expansions
  "draft",
  "guests",
  "lay",
  "secondPick",
  "lodge",
  "giveColonist",
  "giveItem",
  "villa",
  "landfall",
  "jeweler",
  "unionHall",
  "crates",
] as const;

export type StepName = (typeof STEPS)[number];

/** The number of each step. */
export const STEP = Object.fromEntries(STEPS.map((name, number) => [name, number])) as Readonly<
  Record<StepName, number>
>;
