import { InferenceSession, Tensor } from 'onnxruntime-node'

export type Network = Pick<InferenceSession, 'run'>

export function openNetwork(weights: Buffer): Promise<Network> {
  return InferenceSession.create(weights, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
  })
}

export function wholeNumbers(values: readonly number[]): Tensor {
  return new Tensor('int64', BigInt64Array.from(values, BigInt), [values.length])
}

/** A batch of one. */
export function oneRow(values: readonly number[]): Tensor {
  return new Tensor('int64', BigInt64Array.from(values, BigInt), [1, values.length])
}
