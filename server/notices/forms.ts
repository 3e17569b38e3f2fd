import { LANGUAGES, type Language } from "@caravel/kernel";
import { isHours } from "@caravel/tables/clocks";
import { z } from "zod";

const MOST_TEXT = 2000;
const minute = z.number().int().min(0).max(1439);
export const hours = z.strictObject({ zone: z.string().max(60), from: minute, to: minute }).refine(isHours);

/** What somebody wishes; what is not said stays as it was. */
export const wishesRequest = z.strictObject({
  language: z.enum(LANGUAGES as unknown as [Language, ...Language[]]).optional(),
  hours: hours.nullable().optional(),
  webhook: z.string().trim().max(MOST_TEXT).nullable().optional(),
});

const key = z.string().min(1).max(200);
export const endpointRequest = z.strictObject({
  endpoint: z.string().max(MOST_TEXT),
  keys: z.strictObject({ p256dh: key, auth: key }),
});
export const endpointRemoval = z.strictObject({ endpoint: z.string().max(MOST_TEXT) });
