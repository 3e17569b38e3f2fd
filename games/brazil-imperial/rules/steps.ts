/** The numbers of the steps, in the order in which the game lists them. */
export const STEPS = [
  "game",
  "quests",
  "monarch",
  "capital",
  "turn",
  "deploy",
  "painting",
  "build",
  "second",
  "renovate",
  "manufacture",
  "placeGood",
  "harbor",
  "trade",
  "waive",
  "pay",
  "deployed",
  "painted",
  "built",
  "renovated",
  "manufactured",
  "exchanged",
  "gainRaw",
  "discard",
  "revealing",
  "palace",
  "oldMarker",
  "moving",
  "quilombo",
  "expedition",
  "battle",
  "attackCards",
  "defenceCards",
  "spy",
  "shots",
  "war",
  "lastDecision",
] as const;

export type StepName = (typeof STEPS)[number];

/** The number of each step. */
export const STEP = Object.fromEntries(STEPS.map((name, number) => [name, number])) as Readonly<
  Record<StepName, number>
>;
