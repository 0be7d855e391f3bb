/** A box of an MP4 file. */
export function box(type: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([numbers(8 + body.length), Buffer.from(type), body])
}

export function fullBox(type: string, ...parts: readonly Buffer[]): Buffer {
  return box(type, numbers(0), ...parts)
}

export function numbers(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => {
    bytes.writeUInt32BE(value, index * 4)
  })
  return bytes
}
