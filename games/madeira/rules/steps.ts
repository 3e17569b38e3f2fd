/** The numbers of the steps, in the order in which the game lists them. */
export const STEPS = [
  "opening",
  "cityWorker",
  "fieldWorkers",
  "round",
  "chooseRow",
  "chooseRequest",
  "chooseGuild",
  "turn",
  "character",
  "fields",
  "extra",
  "moveWorker",
  "discardPirates",
  "sail",
  "rewards",
  "piratesOrBread",
  "district",
  "wood",
  "flip",
  "marker",
  "lady",
  "buildings",
  "buildingTurn",
  "buildingAction",
  "closing",
  "watchReward",
  "upkeep",
  "feeding",
  "requests",
  "wealth",
] as const;

export type StepName = (typeof STEPS)[number];

/** The number of each step. */
export const STEP = Object.fromEntries(STEPS.map((name, number) => [name, number])) as Readonly<
  Record<StepName, number>
>;
