import type { TestTable } from "./test-table.ts";

/**
 * Plays the moves in turn and writes down who was asked what: `"0 role settler"`, `"guests 1"`.
 * Every offer to move guests is declined.
 */
export function momentsOf(table: TestTable, moves: readonly string[]): string[] {
  const moments: string[] = [];
  const left = [...moves];
  for (;;) {
    const [seat] = table.asked;
    if (table.table.step === "guests") {
      moments.push(`guests ${seat}`);
      table.play(seat, "pass");
      continue;
    }
    const move = left.shift();
    if (move === undefined) return moments;
    moments.push(`${seat} ${move}`);
    table.play(seat, move);
  }
}
