import { meaningSize } from '../../domain/meaning/meaning.ts'

/** A scale, and a whole number from -127 to 127 for each number. */
export const packedBytes = 4 + meaningSize

export function packVector(vector: Float32Array): Buffer {
  const scale = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9) / 127
  const packed = Buffer.alloc(packedBytes)
  packed.writeFloatLE(scale)
  for (let index = 0; index < meaningSize; index++)
    packed.writeInt8(Math.round(vector[index]! / scale), 4 + index)
  return packed
}

export function unpackVector(packed: Buffer): Float32Array {
  const scale = packed.readFloatLE()
  return Float32Array.from({ length: meaningSize }, (_, index) => packed.readInt8(4 + index) * scale)
}

/** How much they mean the same: 1 at most. */
export function compareWithPacked(vector: Float32Array, packed: Buffer): number {
  const numbers = new Int8Array(packed.buffer, packed.byteOffset + 4, meaningSize)
  let sum = 0
  for (let index = 0; index < meaningSize; index++) sum += vector[index]! * numbers[index]!
  return sum * packed.readFloatLE()
}
