import type { InferenceSession } from 'onnxruntime-node'
import { EngineError } from '../../domain/errors.ts'
import { findCheckedWeights, type Weights } from './weights.ts'

/** One thread per session: processes side by side use the cores better than threads within one segment. */
export async function openSession(weights: Weights): Promise<InferenceSession> {
  const path = await findCheckedWeights(weights)
  const { InferenceSession } = await import('onnxruntime-node').catch((error: unknown) => {
    throw new EngineError(
      'onnxruntime-node has no library for this system, so the embedded speech engine cannot run here. Choose another speech engine.',
      { retryable: false, cause: error },
    )
  })
  return InferenceSession.create(path, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    // Without this the decoder unpacks its whole vocabulary anew for every token, which takes half its time.
    extra: { session: { disable_quant_qdq: '1' } },
  })
}
