import { wilson } from "../playouts/statistics.ts";

const Z = 1.959963984540054;

/** By degrees of freedom from 1: how many standard errors lie between the middle and the ends of 95 % of Student's distribution. */
const STUDENT = [12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.306, 2.2622, 2.2281] as const;

/** The same for any degrees of freedom; beyond the table by the series of Cornish and Fisher. */
export function student(degrees: number): number {
  const listed = STUDENT[degrees - 1];
  if (listed !== undefined) return listed;
  const [cube, fifth, seventh] = [Z ** 3, Z ** 5, Z ** 7];
  return (
    Z +
    (cube + Z) / (4 * degrees) +
    (5 * fifth + 16 * cube + 3 * Z) / (96 * degrees ** 2) +
    (3 * seventh + 19 * fifth + 17 * cube - 15 * Z) / (384 * degrees ** 3)
  );
}

/**
 * The 95 % interval of a share of victories in games that come in blocks. Games of a block have the same luck and are not
 * independent, so that the blocks say how sure the share is: Wilson's interval, for as many independent games as would be equally
 * sure (Korn and Graubard), but never for more than were played.
 */
export function blockInterval(shares: readonly number[], trials: number): { low: number; high: number } {
  const blocks = shares.length;
  if (blocks === 0) return { low: 0, high: 1 };
  const share = shares.reduce((sum, one) => sum + one, 0) / blocks;
  if (blocks === 1) return wilson(share, 1);
  const squares = shares.reduce((sum, one) => sum + (one - share) ** 2, 0);
  const variance = squares / (blocks - 1) / blocks;
  const likeIndependent = variance === 0 ? trials : Math.min(trials, (share * (1 - share)) / variance);
  return wilson(share, likeIndependent * (Z / student(blocks - 1)) ** 2);
}
