/** A generator of numbers 0…1 that gives the same ones for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Mutation = (bytes: Buffer, random: () => number) => Buffer

const below = (random: () => number, limit: number) => Math.floor(random() * limit)
/** Numbers that programs forget: none, all, the largest with a sign, one more, one less. */
const oddNumbers = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff]

const mutations: Readonly<Record<string, Mutation>> = {
  'flipped bits': (bytes, random) => {
    for (let count = 1 + below(random, 64); count > 0; count--)
      bytes[below(random, bytes.length)]! ^= 1 << below(random, 8)
    return bytes
  },
  'flipped bits in the header': (bytes, random) => {
    for (let count = 1 + below(random, 8); count > 0; count--)
      bytes[below(random, Math.min(bytes.length, 256))]! ^= 1 << below(random, 8)
    return bytes
  },
  'a header that lies': (bytes, random) => {
    const size = [1, 2, 4][below(random, 3)]!
    const at = below(random, Math.max(1, Math.min(bytes.length, 512) - size))
    const lie = oddNumbers[below(random, oddNumbers.length)]! % 256 ** size
    if (random() < 0.5) bytes.writeUIntLE(lie, at, size)
    else bytes.writeUIntBE(lie, at, size)
    return bytes
  },
  'an end cut off': (bytes, random) => bytes.subarray(0, below(random, bytes.length)),
  'a beginning cut off': (bytes, random) => bytes.subarray(below(random, Math.min(bytes.length, 4096))),
  'a hole of zeros': (bytes, random) => {
    const start = below(random, bytes.length)
    return bytes.fill(0, start, Math.min(bytes.length, start + below(random, 8192)))
  },
  'a part said twice': (bytes, random) => {
    const start = below(random, bytes.length)
    const part = bytes.subarray(start, start + below(random, 4096))
    return Buffer.concat([bytes.subarray(0, start), part, bytes.subarray(start)])
  },
  'noise in the middle': (bytes, random) => {
    const start = below(random, bytes.length)
    const end = Math.min(bytes.length, start + below(random, 2048))
    for (let at = start; at < end; at++) bytes[at] = below(random, 256)
    return bytes
  },
}

/** Spoils a copy of a file in one of many ways, the same one for the same numbers. */
export function mutateBytes(original: Buffer, random: () => number): { kind: string; bytes: Buffer } {
  const names = Object.keys(mutations)
  const kind = names[below(random, names.length)]!
  return { kind, bytes: mutations[kind]!(Buffer.from(original), random) }
}
