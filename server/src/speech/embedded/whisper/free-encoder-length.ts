import { readFields, writeField, writeNumberField } from '../../../networks/read-graph.ts'

const positionsName = 'embed_positions.weight'
/** Field numbers of the ONNX format. */
const model = { graph: 7 }
const graph = { weights: 5, inputs: 11, outputs: 12, shapes: 13 }
const weights = { dimensions: 1, name: 8, raw: 9 }
const floats = 1

export interface FreedEncoder {
  readonly model: Uint8Array
  /** One row per position, in order; the encoder wants as many of them as it is given frames, halved. */
  readonly positions: Float32Array
  readonly width: number
}

/**
 * The encoder as published listens to thirty seconds however short the speech, and hands out every attention matrix,
 * a gigabyte and more. Here its table of positions becomes an input, so that it works on just the audio there is, and
 * all outputs but the first are gone.
 */
export function freeEncoderLength(file: Uint8Array): FreedEncoder {
  const kept: Uint8Array[] = []
  let positions: Float32Array | undefined
  let width = 0
  for (const field of readFields(file)) {
    if (field.number !== model.graph) {
      kept.push(field.bytes)
      continue
    }
    const inside: Uint8Array[] = []
    let outputs = 0
    for (const part of readFields(field.content)) {
      // The shapes noted for the inside speak of thirty seconds.
      if (part.number === graph.shapes || (part.number === graph.outputs && outputs++ > 0)) continue
      const table = part.number === graph.weights ? readPositions(part.content) : undefined
      if (table) {
        positions = table.values
        width = table.width
      } else inside.push(part.bytes)
    }
    inside.push(...describePositions(width))
    kept.push(...writeField(model.graph, ...inside))
  }
  if (!positions) throw new Error('The encoder has no table of positions.')
  return { model: Buffer.concat(kept), positions, width }
}

function readPositions(content: Uint8Array): { values: Float32Array; width: number } | undefined {
  const fields = [...readFields(content)]
  const name = fields.find(({ number }) => number === weights.name)
  if (!name || Buffer.from(name.content).toString() !== positionsName) return undefined
  const raw = fields.find(({ number }) => number === weights.raw)!.content
  const width = fields.filter(({ number }) => number === weights.dimensions).at(-1)!.value
  return { values: new Float32Array(Uint8Array.from(raw).buffer), width }
}

/** The declaration of an input: its name, and its type as a matrix of floats with any number of rows. */
function describePositions(width: number): Uint8Array[] {
  const text = (value: string) => new TextEncoder().encode(value)
  const rows = writeField(1, ...writeField(2, text('positions')))
  const columns = writeField(1, writeNumberField(1, width))
  const tensor = [writeNumberField(1, floats), ...writeField(2, ...rows, ...columns)]
  return writeField(
    graph.inputs,
    ...writeField(1, text(positionsName)),
    ...writeField(2, ...writeField(1, ...tensor)),
  )
}
