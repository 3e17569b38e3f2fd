import {
  BUILDINGS,
  CITY_SPACES,
  DICE_PER_ROW,
  FAVOUR_COUNT,
  FAVOURS,
  FIELDS,
  MARKERS,
  PIRATE_DICE,
  PIRATE_DICE_LIMIT,
  SHIPS,
  WORKERS,
} from "../content/pieces.ts";
import { CITY_SPACE_WORDS } from "./places.ts";
import {
  CITIZEN,
  contentOf,
  isBuiltSpace,
  type Madeira,
  markersLeft,
  NO_FAVOUR,
  NOBODY,
  workersOnBoard,
} from "./state.ts";

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** What can never be, one sentence each. */
export function faults(state: Madeira): string[] {
  return [...seatFaults(state), ...favourFaults(state), ...boardFaults(state), ...discFaults(state)];
}

function seatFaults(state: Madeira): string[] {
  const { millBottom, millTop } = contentOf(state);
  return state.seats.flatMap((seat, number) => {
    const workers = seat.home + workersOnBoard(state, number);
    const ships = seat.ships + state.harbours.filter((owner) => owner === number).length;
    const counts = [...seat.items, ...seat.colonies, ...seat.markers, ...seat.dice, ...seat.requests, seat.home];
    return [
      ...(workers === WORKERS ? [] : [`seat ${number} has ${workers} workers, not ${WORKERS}`]),
      ...(ships === SHIPS ? [] : [`seat ${number} has ${ships} ships, not ${SHIPS}`]),
      ...(markersLeft(seat) < 0 ? [`seat ${number} has more than ${MARKERS} action markers`] : []),
      ...(sum(seat.dice) > Math.max(0, markersLeft(seat))
        ? [`seat ${number} has more than ${DICE_PER_ROW} guild dice, those with markers on buildings included`]
        : []),
      ...([...counts, seat.ships, seat.watch, seat.pirates].every((count) => count >= 0)
        ? []
        : [`seat ${number} has less than nothing of something`]),
      ...(seat.mill >= millBottom && seat.mill <= millTop
        ? []
        : [`the windmill of seat ${number} stands at ${seat.mill}`]),
      ...((seat.faceUp & ~seat.favours) === 0 ? [] : [`seat ${number} has turned up a favour that is not there`]),
    ];
  });
}

function favourFaults({ districts, seats }: Madeira): string[] {
  const found: string[] = [];
  for (let favour = 0; favour < FAVOUR_COUNT; favour++) {
    const owners = seats.filter(({ favours }) => (favours >> favour) & 1).length;
    const places = owners + districts.filter((lying) => lying === favour).length;
    if (places !== 1) found.push(`the ${FAVOURS[favour]} is in ${places} places`);
  }
  return found;
}

function boardFaults(state: Madeira): string[] {
  const { fieldWood } = contentOf(state);
  const found: string[] = [];
  for (let space = 0; space < CITY_SPACES; space++)
    if (state.cities[space] !== NOBODY && !isBuiltSpace(state, space))
      found.push(`somebody stands on ${CITY_SPACE_WORDS[space]}, which is not built`);
  const citizens = state.cities.filter((figure) => figure === CITIZEN).length;
  if (citizens !== 3) found.push(`there are ${citizens} citizens`);
  for (const [field, wood] of state.wood.entries())
    if (wood < 0 || wood > Math.max(fieldWood[field], 6)) found.push(`${FIELDS[field]} has ${wood} wood`);
  if (sum(state.pirateDice) + sum(state.pirateDiceOn) > PIRATE_DICE) found.push("there are too many pirate dice");
  for (const [building, dice] of state.guildDice.entries())
    if (dice + state.pirateDiceOn[building] > state.players)
      found.push(`too many dice lie on the character of ${BUILDINGS[building]}`);
  for (const [building, dice] of state.pirateDiceOn.entries())
    if (dice > PIRATE_DICE_LIMIT) found.push(`${dice} pirate dice lie on the character of ${BUILDINGS[building]}`);
  if (new Set(state.rewards).size < state.rewards.length) found.push("a royal reward is in two places");
  if (state.districts.some((favour) => favour < NO_FAVOUR)) found.push("a district holds no favour");
  return found;
}

/** MA-ORDER-01: every order disc lies in one place. */
function discFaults({ diceColumn, passColumn, seats }: Madeira): string[] {
  const discs = [...diceColumn, ...passColumn].filter((seat) => seat !== NOBODY);
  return [...seats.keys()].flatMap((seat) =>
    discs.filter((other) => other === seat).length === 1 ? [] : [`the disc of seat ${seat} is not in one place`],
  );
}
