import type { InferenceSession } from 'onnxruntime-node'
import { openSession } from '../open-session.ts'
import { voiceNetworkWeights } from '../weights.ts'

export interface VoiceNetwork {
  /** `cepstra [1, 23, frames]` to `heard [1, 1500, answers]`: what the network makes of every `frameStride`-th frame. */
  readonly hear: InferenceSession
  /** `pooled [prints, 3000]`, means and deviations of what was heard, to `prints [prints, 128]`. */
  readonly print: InferenceSession
}

/** The network looks at every frame, but what it says changes slowly: every third answer is as good, at a third of the cost. */
export const frameStride = 3
/** Frames the network sees before and after the one it answers for. */
export const contextFrames = 7
/** How many values the network gives for a frame. */
export const heardSize = 1500
/** How many values make a voice print. */
export const printSize = 128

export async function openVoiceNetwork(): Promise<VoiceNetwork> {
  const [hear, print] = await Promise.all([
    openSession(voiceNetworkWeights.hear),
    openSession(voiceNetworkWeights.print),
  ])
  return { hear, print }
}
