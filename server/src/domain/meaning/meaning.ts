/** How many numbers say what a text means. */
export const meaningSize = 384
/** Four numbers in a byte: in which quarter each lies, and where in it. */
export const halfBytes = meaningSize / 4
/** First all quarters, then all places in them. */
export const codeBytes = 2 * halfBytes
/** Sixteen steps of this size lie around the middle of all texts; what lies beyond them counts as the outermost. */
const step = 0.008

/** What a text means, as a network sees it: texts that mean the same point the same way. */
export interface Meaning {
  /** Of length 1. */
  readonly vector: Float32Array
  /** The same in four bits a number, to be compared by the million. */
  readonly codes: Uint8Array
}

/** All texts point more or less the same way; what tells them apart is how far from the middle they lie. */
export function codesOf(vector: Float32Array, centre: Float32Array): Uint8Array {
  const codes = new Uint8Array(codeBytes)
  for (let index = 0; index < meaningSize; index++) {
    const code = Math.max(0, Math.min(15, Math.floor((vector[index]! - centre[index]!) / step) + 8))
    const shift = 2 * (index & 3)
    codes[index >> 2]! |= (code >> 2) << shift
    codes[halfBytes + (index >> 2)]! |= (code & 3) << shift
  }
  return codes
}
