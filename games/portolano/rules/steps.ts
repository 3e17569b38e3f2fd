/** The numbers of the steps, in the order in which the game lists them. */
export const STEPS = [
  "opening",
  "fitting",
  "stocking",
  "placePirate",
  "placeShip",
  "round",
  "ration",
  "cards",
  "seaAction",
  "trade",
  "makeRoom",
  "port",
  "unload",
  "refill",
  "truce",
  "surrender",
  "spoils",
  "plunder",
] as const;

export type StepName = (typeof STEPS)[number];

/** The number of each step. */
export const STEP = Object.fromEntries(STEPS.map((name, number) => [name, number])) as Readonly<
  Record<StepName, number>
>;
