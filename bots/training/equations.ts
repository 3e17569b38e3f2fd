/** Solves `matrix * x = side` for a symmetric matrix that bends upwards in every direction (Cholesky); the matrix is used up. */
export function solve(matrix: readonly Float64Array[], side: Float64Array): Float64Array {
  const size = side.length;
  for (let row = 0; row < size; row++) {
    const line = matrix[row];
    for (let column = 0; column <= row; column++) {
      const other = matrix[column];
      let sum = line[column];
      for (let place = 0; place < column; place++) sum -= line[place] * other[place];
      if (column < row) line[column] = sum / other[column];
      else if (sum > 0) line[column] = Math.sqrt(sum);
      else throw new RangeError("the equations have no single solution");
    }
  }
  const answer = Float64Array.from(side);
  for (let row = 0; row < size; row++) {
    for (let place = 0; place < row; place++) answer[row] -= matrix[row][place] * answer[place];
    answer[row] /= matrix[row][row];
  }
  for (let row = size - 1; row >= 0; row--) {
    for (let place = row + 1; place < size; place++) answer[row] -= matrix[place][row] * answer[place];
    answer[row] /= matrix[row][row];
  }
  return answer;
}
