import {
  BUILT_AT_START,
  CITIES,
  CITY_SPACES,
  COLONIES,
  COLONY_SPACES,
  DISTRICT_COUNT,
  FAVOUR_DISTRICTS,
  FIELDS,
  GOODS,
  MARKET_COLUMNS,
  SPACES_PER_CITY,
} from "../content/pieces.ts";

/** Where a worker can be, by number: fields, forest, city spaces, colonies, city watch, home. */
export const FIRST_CITY_SPACE = FIELDS.length + 1;
export const FIRST_COLONY = FIRST_CITY_SPACE + CITY_SPACES;
export const WATCH = FIRST_COLONY + COLONIES.length;
export const HOME = WATCH + 1;
export const PLACE_COUNT = HOME + 1;
export const NOWHERE = -1;

const citySpaceWords = CITIES.flatMap((city) =>
  Array.from({ length: SPACES_PER_CITY }, (_, space) => `${city}-${space + 1}`),
);

/** The places of workers in notation. */
export const PLACE_WORDS: readonly string[] = [...FIELDS, "forest", ...citySpaceWords, ...COLONIES, "watch", "home"];

/** The spaces of cities in notation, numbered as in the state. */
export const CITY_SPACE_WORDS: readonly string[] = citySpaceWords;

/** The districts that favours lie on, in notation: the third to the sixth of each city. */
export const DISTRICT_WORDS: readonly string[] = CITIES.flatMap((city) =>
  Array.from({ length: FAVOUR_DISTRICTS }, (_, district) => `${city}-${district + BUILT_AT_START + 1}`),
);

/** By city space: the district whose favour must be gone before anybody stands there, or NOWHERE if it is built from the start. */
export const DISTRICT_OF_SPACE: readonly number[] = citySpaceWords.map((_, space) => {
  const city = Math.trunc(space / SPACES_PER_CITY);
  const district = Math.trunc((space % SPACES_PER_CITY) / 2);
  return district < BUILT_AT_START ? NOWHERE : city * FAVOUR_DISTRICTS + district - BUILT_AT_START;
});

/** By district with a favour: its place among the unbuilt districts of its city. */
export const COLUMN_OF_DISTRICT: readonly number[] = Array.from(
  { length: DISTRICT_COUNT },
  (_, district) => district % FAVOUR_DISTRICTS,
);

/** Spaces for ships, in notation: the columns of the markets, then the spaces of the colonies. */
export const SHIP_SPACE_WORDS: readonly string[] = [
  ...GOODS.flatMap((good, market) =>
    Array.from({ length: MARKET_COLUMNS[market] }, (_, column) => `${good}-${column + 1}`),
  ),
  ...COLONIES.flatMap((colony) => Array.from({ length: COLONY_SPACES }, (_, space) => `${colony}-${space + 1}`)),
];
/** Where ships come from, in notation; home is the last. */
export const SHIP_SOURCE_WORDS: readonly string[] = [...SHIP_SPACE_WORDS, "home"];
export const SHIP_HOME = SHIP_SPACE_WORDS.length;
