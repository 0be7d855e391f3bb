import { type Field, readFields } from './read-graph.ts'

/** Field numbers of the ONNX format. */
const model = { graph: 7 }
const graph = { nodes: 1, weights: 5 }
const node = { inputs: 1, operator: 4 }
const weights = { type: 2, name: 8, raw: 9 }
const types = { unsigned: 2, signed: 3 }
/** Of both, the second input is the weights and the fourth is where they count from. */
const products = new Set(['DynamicQuantizeMatMul', 'MatMulInteger'])

/**
 * Weights in eight bits that count from -128 on instead of from 0, and so do the points they are counted from: the very same
 * numbers, multiplied in two thirds of the time where the processor is for those. Changes the model it is given.
 */
export function signWeights(file: Uint8Array): Uint8Array {
  for (const field of readFields(file)) {
    if (field.number !== model.graph) continue
    const parts = [...readFields(field.content)]
    const unsigned = new Map(
      parts.flatMap(({ number, content }) => (number === graph.weights ? findUnsigned(content) : [])),
    )
    const pairs = parts.flatMap(({ number, content }) => (number === graph.nodes ? findPair(content) : []))
    // A point that other numbers count from as well has to stay where it is.
    const shared = new Set(pairs.filter((pair) => pair.some((name) => !unsigned.has(name))).flat())
    for (const name of new Set(pairs.filter((pair) => !pair.some((name) => shared.has(name))).flat()))
      sign(unsigned.get(name)!)
  }
  return file
}

/** Weights and the point they are counted from; without one they would be other numbers. */
function findPair(content: Uint8Array): [string, string][] {
  const fields = [...readFields(content)]
  const operator = fields.find(({ number }) => number === node.operator)
  if (!operator || !products.has(readText(operator.content))) return []
  const inputs = fields.filter(({ number }) => number === node.inputs).map((input) => readText(input.content))
  return inputs[1] && inputs[3] ? [[inputs[1], inputs[3]]] : []
}

interface Unsigned {
  readonly type: Field
  readonly numbers: Uint8Array
}

function findUnsigned(content: Uint8Array): [string, Unsigned][] {
  const fields = new Map([...readFields(content)].map((field) => [field.number, field]))
  const name = fields.get(weights.name)
  const type = fields.get(weights.type)
  const raw = fields.get(weights.raw)
  if (!name || !raw || type?.value !== types.unsigned) return []
  return [[readText(name.content), { type, numbers: raw.content }]]
}

function sign({ type, numbers }: Unsigned): void {
  type.bytes[type.bytes.length - 1] = types.signed
  for (let index = 0; index < numbers.length; index++) numbers[index]! ^= 128
}

function readText(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8')
}
