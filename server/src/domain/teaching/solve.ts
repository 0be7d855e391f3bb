/** Solves a symmetric, positive system by Cholesky's method. The matrix is used up. */
export function solve(matrix: Float64Array, right: Float64Array): Float64Array {
  const size = right.length
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let sum = matrix[row * size + column]!
      for (let k = 0; k < column; k += 1) sum -= matrix[row * size + k]! * matrix[column * size + k]!
      matrix[row * size + column] =
        row === column ? Math.sqrt(Math.max(sum, 1e-12)) : sum / matrix[column * size + column]!
    }
  }
  const found = Float64Array.from(right)
  for (let row = 0; row < size; row += 1) {
    for (let k = 0; k < row; k += 1) found[row]! -= matrix[row * size + k]! * found[k]!
    found[row]! /= matrix[row * size + row]!
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    for (let k = row + 1; k < size; k += 1) found[row]! -= matrix[k * size + row]! * found[k]!
    found[row]! /= matrix[row * size + row]!
  }
  return found
}
