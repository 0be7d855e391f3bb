import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { exactly, findEightBits } from '../../src/networks/eight-bits.ts'
import { signWeights } from '../../src/networks/sign-weights.ts'
import { splitNorms } from '../../src/networks/split-norms.ts'

const options = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  logSeverityLevel: 3,
  extra: { session: { disable_quant_qdq: '1', ...exactly(findEightBits()) } },
} as const

const readWeights = (name: string) => readFile(new URL(`../../../weights/${name}`, import.meta.url))

async function run(model: Uint8Array, feeds: Record<string, Tensor>, more: object = {}) {
  const session = await InferenceSession.create(model, { ...options, ...more })
  const outputs = await session.run(feeds)
  return Object.entries(outputs).map(([name, { data }]) => [name, data as Float32Array] as const)
}

test('older x64 processors, and those nobody knows, are told to be exact', () => {
  const flags = (more: string) => () => `processor : 0\nflags\t\t: fpu avx2 avx512f${more}\nbugs : none`
  assert.equal(findEightBits('x64', flags(' avx512_vnni')), 'signed')
  assert.equal(findEightBits('x64', flags(' avx_vnni lahf_lm')), 'signed')
  assert.equal(findEightBits('x64', flags('')), 'unsigned')
  const missing = () => {
    throw new Error('ENOENT')
  }
  assert.equal(findEightBits('x64', missing), 'unsigned')
  assert.equal(findEightBits('arm64', missing), 'either')
  assert.deepEqual(exactly('unsigned'), { x64quantprecision: '1' })
})

test('what is heard is the same to the last digit, whichever numbers weights count from', async () => {
  const sound = Float32Array.from({ length: 16_000 }, (_, at) => 0.2 * Math.sin(at / 9) * Math.sin(at / 1400))
  const feeds = { input_values: new Tensor('float32', sound, [1, sound.length]) }
  const plain = await run(await readWeights('ears/encoder.onnx'), feeds)
  const file = await readWeights('ears/encoder.onnx')
  const signed = signWeights(Buffer.from(file))
  assert.notDeepEqual(signed, file, 'there is something to sign')
  for (const [index, [name, values]] of (await run(signed, feeds)).entries()) {
    assert.equal(name, plain[index]![0])
    assert.deepEqual(values, plain[index]![1], name)
  }
})

test('the next word is the same, too, though its table of words is looked up and multiplied', async () => {
  const file = await readWeights('ears/decoder.onnx')
  const { inputNames } = await InferenceSession.create(file, options)
  const past = new Float32Array(8 * 6 * 52).map((_, at) => Math.sin(at))
  const feeds = Object.fromEntries(
    inputNames.map((name) => [
      name,
      name === 'input_ids'
        ? new Tensor('int64', BigInt64Array.of(306n), [1, 1])
        : new Tensor('float32', past, [1, 8, 6, 52]),
    ]),
  )
  const plain = new Map(await run(file, feeds))
  const signed = new Map(await run(signWeights(Buffer.from(file)), feeds))
  assert.deepEqual(signed.get('logits'), plain.get('logits'))
})

test('weights that already have a sign, or count from nowhere, stay as they are', async () => {
  const file = await readWeights('reader/finder-upper.onnx')
  assert.deepEqual(signWeights(Buffer.from(file)), file)
})

test('a sum and its norm say the same apart as joined', async () => {
  const file = await readWeights('reader/finder-upper.onnx')
  const lines = 40
  const encoded = Float32Array.from({ length: lines * 384 }, (_, at) => Math.sin(at * 1.7))
  const feeds = {
    encoded: new Tensor('float32', encoded, [1, lines, 384]),
    marks: new Tensor('int64', BigInt64Array.of(3n, 20n, 33n), [3]),
  }
  const [[, joined]] = (await run(file, feeds)) as [readonly [string, Float32Array]]
  const split = splitNorms(file)
  assert.ok(Buffer.from(split).includes('.sum'), 'there is something to split')
  const { session } = options.extra
  const asTheJudge = { session, optimization: { disable_specified_optimizers: 'SkipLayerNormFusion' } }
  const [[, apart]] = (await run(split, feeds, { extra: asTheJudge })) as [readonly [string, Float32Array]]
  for (const [index, value] of joined.entries())
    assert.ok(Math.abs(value - apart[index]!) < 0.02, `${value} and ${apart[index]}`)
})
