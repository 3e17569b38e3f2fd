import type { BrazilEvent } from "../rules/events.ts";

type FromTiles = Extract<BrazilEvent, { type: "paid" }>["fromTiles"];

/** Tokens of one kind that are paid from one hex. */
export interface PaidFrom {
  readonly hex: string;
  readonly resource: number;
  readonly count: number;
}

/** What is paid from tiles, equal tokens together. */
export function grouped(fromTiles: FromTiles): PaidFrom[] {
  const groups: PaidFrom[] = [];
  for (const { hex, resource } of fromTiles) {
    const place = groups.findIndex((group) => group.hex === hex && group.resource === resource);
    if (place < 0) groups.push({ hex, resource, count: 1 });
    else groups[place] = { ...groups[place], count: groups[place].count + 1 };
  }
  return groups;
}
