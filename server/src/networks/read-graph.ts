/** One field of a message in the wire format that ONNX files are written in. */
export interface Field {
  readonly number: number
  /** The whole field with its key, to be copied as it is. */
  readonly bytes: Uint8Array
  /** What a field with a length holds; empty for a plain number. */
  readonly content: Uint8Array
  /** A plain number; 0 for a field with a length. */
  readonly value: number
}

/** The fields of a message in the order in which they stand. */
export function* readFields(message: Uint8Array): Generator<Field> {
  let at = 0
  const readNumber = (): number => {
    let number = 0
    for (let factor = 1; ; factor *= 128) {
      const byte = message[at++]!
      number += (byte & 127) * factor
      if (byte < 128) return number
    }
  }
  while (at < message.length) {
    const start = at
    const key = readNumber()
    const kind = key & 7
    let value = 0
    let contentStart = at
    if (kind === 0) value = readNumber()
    else if (kind === 1) at += 8
    else if (kind === 5) at += 4
    else {
      const length = readNumber()
      contentStart = at
      at += length
    }
    yield {
      number: key >>> 3,
      bytes: message.subarray(start, at),
      content: kind === 2 ? message.subarray(contentStart, at) : message.subarray(0, 0),
      value,
    }
  }
}

/** A field with a length, ready to be put into a message. */
export function writeField(number: number, ...parts: readonly Uint8Array[]): Uint8Array[] {
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  return [Uint8Array.from([...writeNumber(number * 8 + 2), ...writeNumber(length)]), ...parts]
}

/** A field that is a plain number. */
export function writeNumberField(number: number, value: number): Uint8Array {
  return Uint8Array.from([...writeNumber(number * 8), ...writeNumber(value)])
}

function writeNumber(number: number): number[] {
  const bytes: number[] = []
  let left = number
  for (; left >= 128; left = Math.floor(left / 128)) bytes.push((left % 128) | 128)
  return [...bytes, left]
}
