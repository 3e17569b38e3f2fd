import type { Told } from "@caravel/kernel";
import { BUILDINGS, CHARACTERS, FAVOURS, PASS_SPACES, REQUESTS } from "../content/pieces.ts";
import type { MadeiraEvent } from "./events.ts";
import type { Madeira } from "./state.ts";

type OfType<Type extends MadeiraEvent["type"]> = Extract<MadeiraEvent, { type: Type }>;

/** What a designer would count in a finished game. */
export function statistics({ seats }: Madeira, told: readonly Told[]): Record<string, number> {
  const events = told.map(({ event }) => event as MadeiraEvent);
  const all = <Type extends MadeiraEvent["type"]>(type: Type): OfType<Type>[] =>
    events.filter((event): event is OfType<Type> => event.type === type);
  const placed = all("placed");
  const lines: [string, number][] = [
    ...CHARACTERS.map((name, tile): [string, number] => [
      `dice on the ${name}`,
      placed.filter(({ character }) => character === tile).length,
    ]),
    ...BUILDINGS.map((name, number): [string, number] => [
      `uses of the ${name}`,
      all("usedBuilding").filter(({ building }) => building === number).length,
    ]),
    ...PASS_SPACES.map((name, number): [string, number] => [
      `passes to ${name}`,
      all("passed").filter(({ space }) => space === number).length,
    ]),
    ...FAVOURS.map((name, number): [string, number] => [
      `uses of the ${name}`,
      all("usedFavour").filter(({ favour }) => favour === number).length,
    ]),
    ...REQUESTS.map((name, number): [string, number] => [
      `VP by ${name}`,
      all("scored").reduce((sum, { request, vp }) => sum + (request === number ? vp : 0), 0),
    ]),
  ];
  return {
    ...Object.fromEntries(lines),
    "pirate dice placed": placed.filter(({ die }) => die >= 3).length,
    harvests: all("harvested").length,
    "districts built": all("built").length,
    "ship moves": all("sailed").length,
    "windmill uses": all("milled").length,
    "pirates at the end": seats.reduce((sum, { pirates }) => sum + pirates, 0),
  };
}
