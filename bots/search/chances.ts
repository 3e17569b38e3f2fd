/** Makes chances of sums: together they are 1; whoever plays alone wins or loses against the game. */
export function toChances(sums: Float64Array): void {
  if (sums.length === 1) {
    sums[0] = 1 / (1 + Math.exp(-sums[0]));
    return;
  }
  let most = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < sums.length; seat++) most = Math.max(most, sums[seat]);
  let total = 0;
  for (let seat = 0; seat < sums.length; seat++) {
    sums[seat] = Math.exp(sums[seat] - most);
    total += sums[seat];
  }
  for (let seat = 0; seat < sums.length; seat++) sums[seat] /= total;
}
