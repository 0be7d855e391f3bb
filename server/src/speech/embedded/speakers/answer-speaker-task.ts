import { open } from 'node:fs/promises'
import { openVoiceNetwork, type VoiceNetwork } from './open-voice-network.ts'
import { printVoices, type Stretch, type VoicePrints } from './print-voices.ts'
import { speakerSettings as settings } from './speaker-settings.ts'
import { type PrintedStretch, type ToldApart, tellApart } from './tell-apart.ts'

/** Measures the voices in stretches that lie close together. */
export interface PrintTask {
  readonly kind: 'print-voices'
  readonly path: string
  readonly stretches: readonly Stretch[]
  /** The voice detector's, from window `firstWindow` on. */
  readonly probabilities: Uint8Array
  readonly firstWindow: number
}

/** Finds out whose voices they are, over the whole of a call. */
export interface TellApartTask {
  readonly kind: 'tell-apart'
  readonly stretches: readonly PrintedStretch[]
  readonly probabilities: Uint8Array
}

export type SpeakerTask = PrintTask | TellApartTask
export type SpeakerAnswer = VoicePrints[] | ToldApart

/** The child's side of telling speakers apart. */
export async function answerSpeakerTask(task: SpeakerTask): Promise<SpeakerAnswer> {
  if (task.kind === 'tell-apart') return tellApart(task.stretches, task.probabilities, settings)
  const network = await getNetwork()
  const file = await open(task.path, 'r')
  try {
    return await printVoices(network, file, task.stretches, task, settings)
  } finally {
    await file.close()
  }
}

let loading: Promise<VoiceNetwork> | undefined

/** Loaded at the first call on one channel: where both parties have their own, it is never needed. */
function getNetwork(): Promise<VoiceNetwork> {
  loading ??= openVoiceNetwork().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
