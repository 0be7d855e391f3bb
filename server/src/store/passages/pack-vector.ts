import { meaningSize } from '../../domain/meaning/meaning.ts'

/**
 * A scale, and a whole number of 16 bits for each number. In eight bits, of the true first ten of 100,000 passages only
 * 92 % were among the first ten: service calls are so much alike that rounding changes their order.
 */
export const packedBytes = 4 + 2 * meaningSize
const highest = 32_767

export function packVector(vector: Float32Array): Buffer {
  const scale = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9) / highest
  const packed = Buffer.alloc(packedBytes)
  packed.writeFloatLE(scale)
  for (let index = 0; index < meaningSize; index++)
    packed.writeInt16LE(
      Math.max(-highest, Math.min(highest, Math.round(vector[index]! / scale))),
      4 + 2 * index,
    )
  return packed
}

export function unpackVector(packed: Buffer): Float32Array {
  const scale = packed.readFloatLE()
  return Float32Array.from({ length: meaningSize }, (_, index) => packed.readInt16LE(4 + 2 * index) * scale)
}

/** How much they mean the same: 1 at most. */
export function compareWithPacked(vector: Float32Array, packed: Buffer): number {
  let sum = 0
  for (let index = 0; index < meaningSize; index++) sum += vector[index]! * packed.readInt16LE(4 + 2 * index)
  return sum * packed.readFloatLE()
}
