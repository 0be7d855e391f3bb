import { InferenceSession, Tensor } from 'onnxruntime-node'
import { exactly, findEightBits } from '../../../networks/eight-bits.ts'
import { splitNorms } from '../../../networks/split-norms.ts'

export type Network = Pick<InferenceSession, 'run'>

export function openNetwork(weights: Buffer): Promise<Network> {
  return InferenceSession.create(splitNorms(weights), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
    extra: {
      // It would join again what was split.
      optimization: { disable_specified_optimizers: 'SkipLayerNormFusion' },
      session: exactly(findEightBits()),
    },
  })
}

export function wholeNumbers(values: readonly number[]): Tensor {
  return new Tensor('int64', BigInt64Array.from(values, BigInt), [values.length])
}

/** A batch of one. */
export function oneRow(values: readonly number[]): Tensor {
  return new Tensor('int64', BigInt64Array.from(values, BigInt), [1, values.length])
}
