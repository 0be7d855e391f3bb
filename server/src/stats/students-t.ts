/** How much of the normal distribution lies within ±z: 95 %. */
const z = 1.959963984540054
/** From here on the expansion below is exact to six decimals. */
const manyDegrees = 40

/** The t within whose ± 95 % of Student's distribution lie. */
export function studentsT(degrees: number): number {
  return degrees < manyDegrees ? findT(degrees) : expandT(degrees)
}

/** By halving: how much lies within ±t only ever grows with t. */
function findT(degrees: number): number {
  let [low, high] = [0, 16]
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (shareWithin(middle, degrees) < 0.95) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** How much lies within ±t; for whole degrees of freedom the integral has an end. */
function shareWithin(t: number, degrees: number): number {
  const angle = Math.atan(t / Math.sqrt(degrees))
  const square = Math.cos(angle) ** 2
  const isOdd = degrees % 2 === 1
  let term = isOdd ? Math.cos(angle) : 1
  let sum = degrees === 1 ? 0 : term
  for (let power = isOdd ? 2 : 1; power <= degrees - 3; power += 2) {
    term *= (square * power) / (power + 1)
    sum += term
  }
  return isOdd ? (2 / Math.PI) * (angle + Math.sin(angle) * sum) : Math.sin(angle) * sum
}

/** The first terms by which t is larger than z, in powers of the degrees of freedom. */
function expandT(degrees: number): number {
  const [z3, z5, z7] = [z ** 3, z ** 5, z ** 7]
  return (
    z +
    (z3 + z) / (4 * degrees) +
    (5 * z5 + 16 * z3 + 3 * z) / (96 * degrees ** 2) +
    (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * degrees ** 3)
  )
}
