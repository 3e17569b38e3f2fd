import type { ZodType } from "zod";

/** Something that cannot be answered, with its status and a code that says why. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly facts: object = {},
  ) {
    super(code);
  }
}

/** What comes from outside, if it has the form that is wanted. */
export function read<T>(form: ZodType<T>, given: unknown): T {
  const { success, data } = form.safeParse(given);
  if (!success) throw new Refused(400, "notUnderstood");
  return data;
}
