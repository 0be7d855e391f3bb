import { scoreUtterance } from '../../name-roles.ts'
import { compare, findNearest } from './group-voices.ts'

/** What was said in a segment, and the sum of the voice prints taken in it. */
export interface HeardPrint {
  readonly text: string
  readonly print: Float32Array
}

/** An utterance has to be this plain to stand for a role. */
const leastPlain = 1.5
/** Of the plain utterances, this share has to sound like the others of its role, or it is one voice after all. */
const leastAgreeing = 0.8
const rounds = 10

/**
 * Where two voices sound too much alike to be told apart by ear alone, what is said shows the way: utterances plainly an
 * agent's or a customer's teach how each of them sounds, and the rest go where they fit. Undefined when there is
 * nothing plain on both sides, or when the plain ones do not sound like two.
 */
export function settleDoubt(heard: readonly HeardPrint[]): Uint8Array | undefined {
  const roles = heard.map(({ text }): number | undefined => {
    const score = scoreUtterance(text)
    if (Math.abs(score) < leastPlain) return undefined
    return score > 0 ? 0 : 1
  })
  const plain = roles.flatMap((role, index) => (role === undefined ? [] : index))
  if (!roles.includes(0) || !roles.includes(1)) return undefined
  const sums = [0, 1].map((role) => sumPrints(heard, roles, role))
  const agreeing = plain.filter((index) => {
    const { print } = heard[index]!
    const centres = sums.map((sum, role) =>
      normalise(role === roles[index] ? sum.map((value, at) => value - print[at]!) : sum),
    )
    // The only one of its role has no one to agree with.
    return plain.filter((other) => roles[other] === roles[index]).length === 1
      ? false
      : findNearest(print, centres).nearest === roles[index]
  })
  if (agreeing.length < leastAgreeing * plain.length) return undefined
  let labels = roles
  for (let round = 0; round < rounds; round++) {
    const centres = [0, 1].map((role) => normalise(sumPrints(heard, labels, role)))
    labels = heard.map(({ print }, index) => roles[index] ?? findNearest(print, centres).nearest)
  }
  return Uint8Array.from(labels, (label) => label ?? 0)
}

function sumPrints(
  heard: readonly HeardPrint[],
  labels: readonly (number | undefined)[],
  role: number,
): Float32Array {
  const sum = new Float32Array(heard[0]!.print.length)
  heard.forEach(({ print }, index) => {
    if (labels[index] !== role) return
    for (let value = 0; value < sum.length; value++) sum[value] = sum[value]! + print[value]!
  })
  return sum
}

/** To length one; all zero when nobody has the role. */
function normalise(sum: Float32Array): Float32Array {
  const length = Math.sqrt(compare(sum, sum))
  return length > 0 ? sum.map((value) => value / length) : sum
}
