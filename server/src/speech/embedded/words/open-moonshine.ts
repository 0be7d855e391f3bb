import type { InferenceSession } from 'onnxruntime-node'
import { type DecoderMemory, describeMemory } from '../describe-memory.ts'
import type { EngineName } from '../engine-packages.ts'
import { findEngineFile } from '../find-engine-file.ts'
import { createSession } from '../open-session.ts'
import { findCheckedWeights, telephoneWeights } from '../weights.ts'

/** Our own weights, taught on telephone calls, and the ones they were made from. */
export type MoonshineName = 'moonshine-telephone' | Extract<EngineName, 'moonshine-base'>

/** Moonshine, ready to listen. */
export interface Recogniser extends DecoderMemory {
  readonly encoder: InferenceSession
  readonly decoder: InferenceSession
  /** Whether it has learnt to say that nothing was said. */
  readonly mayBeEmpty: boolean
}

export async function openMoonshine(name: MoonshineName, enginesFolder: string): Promise<Recogniser> {
  const isOurs = name === 'moonshine-telephone'
  const [encoder, decoder] = await Promise.all(
    (['encoder', 'decoder'] as const).map(async (part) =>
      createSession(
        isOurs
          ? await findCheckedWeights(telephoneWeights[part])
          : await findEngineFile(name, enginesFolder, `${part}.onnx`),
      ),
    ),
  )
  return { encoder: encoder!, decoder: decoder!, ...describeMemory(decoder!), mayBeEmpty: isOurs }
}
