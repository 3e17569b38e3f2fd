/** The numbers from 0 below this one, to draw something so many times. */
export function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, number) => number);
}
