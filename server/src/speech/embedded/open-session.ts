import { readFile } from 'node:fs/promises'
import type { InferenceSession } from 'onnxruntime-node'
import { EngineError } from '../../domain/errors.ts'
import { exactly, findEightBits } from '../../networks/eight-bits.ts'
import { signWeights } from '../../networks/sign-weights.ts'
import { findCheckedWeights, type Weights } from './weights.ts'

/** One thread per session: processes side by side use the cores better than threads within one segment. */
export async function openSession(weights: Weights): Promise<InferenceSession> {
  return createSession(await findCheckedWeights(weights))
}

/** A session on a model's file or its bytes. */
export async function createSession(
  model: string | Uint8Array,
  options: InferenceSession.SessionOptions = {},
): Promise<InferenceSession> {
  const { InferenceSession } = await import('onnxruntime-node').catch((error: unknown) => {
    throw new EngineError(
      'onnxruntime-node has no library for this system, so the embedded speech engine cannot run here. Choose another speech engine.',
      { retryable: false, cause: error },
    )
  })
  const eightBits = findEightBits()
  const all: InferenceSession.SessionOptions = {
    ...options,
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    enableCpuMemArena: false,
    // Without the first the decoder unpacks its whole vocabulary anew for every token, which takes half its time.
    extra: { session: { disable_quant_qdq: '1', ...exactly(eightBits) } },
  }
  if (eightBits === 'signed')
    return InferenceSession.create(
      signWeights(typeof model === 'string' ? await readFile(model) : model),
      all,
    )
  return typeof model === 'string' ? InferenceSession.create(model, all) : InferenceSession.create(model, all)
}
