/** The numbers of the steps, in the order in which the game lists them. */
export const STEPS = [
  "sterns",
  "fitting",
  "stocking",
  "placePirate",
  "placeShip",
  "round",
  "rations",
  "ration",
  "cards",
  "turns",
  "seaAction",
  "trade",
  "makeRoom",
  "unload",
  "refill",
  "leavePort",
  "pirateBattles",
  "truce",
  "surrender",
  "clashes",
  "spoils",
  "plunder",
] as const;

export type StepName = (typeof STEPS)[number];

/** The number of each step. */
export const STEP = Object.fromEntries(STEPS.map((name, number) => [name, number])) as Readonly<
  Record<StepName, number>
>;
