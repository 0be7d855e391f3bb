/** A tensor of constants in a graph. */
export interface Constant {
  readonly name: string
  readonly dims: readonly number[]
  readonly values: Float32Array
}

export interface Operation {
  readonly operator: string
  readonly inputs: readonly string[]
  readonly output: string
  readonly attributes?: Readonly<Record<string, readonly number[]>>
}

/** A dimension that may differ from run to run is given by a name. */
export interface Port {
  readonly name: string
  readonly dims: readonly (number | string)[]
}

export interface Graph {
  readonly input: Port
  readonly output: Port
  readonly operations: readonly Operation[]
  readonly constants: readonly Constant[]
}

const float = 1
const listOfInts = 7

/** The bytes of an ONNX model, for a network whose numbers come in some other file. */
export function writeOnnx({ input, output, operations, constants }: Graph): Uint8Array {
  const graph = [
    ...operations.map((operation) => nested(1, writeOperation(operation))),
    text(2, 'graph'),
    ...constants.map((constant) => nested(5, writeConstant(constant))),
    nested(11, writePort(input)),
    nested(12, writePort(output)),
  ]
  const version = [text(1, ''), whole(2, 13)]
  return Buffer.concat([whole(1, 8), nested(7, graph), nested(8, version)])
}

function writeOperation({ operator, inputs, output, attributes = {} }: Operation): Buffer[] {
  return [
    ...inputs.map((name) => text(1, name)),
    text(2, output),
    text(4, operator),
    ...Object.entries(attributes).map(([name, values]) =>
      nested(5, [text(1, name), ...values.map((value) => whole(8, value)), whole(20, listOfInts)]),
    ),
  ]
}

function writeConstant({ name, dims, values }: Constant): Buffer[] {
  const raw = Buffer.from(values.buffer, values.byteOffset, values.byteLength)
  return [...dims.map((dim) => whole(1, dim)), whole(2, float), text(8, name), nested(9, [raw])]
}

function writePort({ name, dims }: Port): Buffer[] {
  const shape = dims.map((dim) => nested(1, [typeof dim === 'number' ? whole(1, dim) : text(2, dim)]))
  return [text(1, name), nested(2, [nested(1, [whole(1, float), nested(2, shape)])])]
}

function whole(field: number, value: number): Buffer {
  return Buffer.concat([varint(field << 3), varint(value)])
}

function text(field: number, value: string): Buffer {
  return nested(field, [Buffer.from(value)])
}

function nested(field: number, parts: readonly Buffer[]): Buffer {
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  return Buffer.concat([varint((field << 3) | 2), varint(length), ...parts])
}

function varint(value: number): Buffer {
  const bytes: number[] = []
  let rest = value
  while (rest > 127) {
    bytes.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  bytes.push(rest)
  return Buffer.from(bytes)
}
