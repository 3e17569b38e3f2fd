/** What PostgreSQL and the system say when the database cannot be reached now. */
const PASSING = /^(08...|57P0[1-5]|ECONN[A-Z]+|EPIPE|ETIMEDOUT|EHOSTUNREACH|EAI_AGAIN)$/;
const CUT = /connection terminated|not queryable|connection error/i;

/** Did something go wrong only because the database could not be reached, which will pass? */
export function isOutOfReach(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && PASSING.test(String(error.code))) || CUT.test(error.message);
}
