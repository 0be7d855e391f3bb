import { stat } from 'node:fs/promises'
import type { Pcm } from '../../audio/pcm.ts'
import { findRecording } from '../../store/calls.ts'
import { saveTranscript } from '../../store/transcriptions.ts'
import { decodeCall } from '../decode-call.ts'
import type { House, Stage } from '../stage.ts'

/** Writes down who said what. */
export const transcribe: Stage = {
  name: 'transcribe',
  waiting: 'AUDIO_CONVERTED',
  working: 'AUDIO_TRANSCRIPTION_IN_PROGRESS',
  done: 'AUDIO_TRANSCRIBED',
  failed: 'TRANSCRIPTION_FAILED',
  lastToListen: true,
  async run(call, house, signal) {
    const channels = (await findDecoded(call.id, house)) ?? (await decodeCall(call, house, signal)).channels
    const hints = { vocabulary: call.revision.transcriptionPrompt, agentName: call.agentName }
    const { turns, language } = await house.speech.transcribe(channels, hints, signal)
    const transcript = { turns, language, durationSeconds: call.durationSeconds }
    return (tx) => saveTranscript(tx, call.id, transcript, house.speech.id)
  },
}

/** What the stage before left on this machine's disk; undefined when it is not all there. */
async function findDecoded(callId: string, house: House): Promise<Pcm[] | undefined> {
  const recording = await findRecording(house.database, callId)
  const prefix = house.recordings.decodedPrefix(callId)
  const paths = Array.from({ length: recording?.channels ?? 0 }, (_, channel) => `${prefix}-${channel}.pcm`)
  const sizes = await Promise.all(
    paths.map((path) =>
      stat(path).then(
        ({ size }) => size,
        () => undefined,
      ),
    ),
  )
  const channels = paths.map((path, index) => ({ path, samples: (sizes[index] ?? 0) / 2 }))
  return sizes.length === 0 || sizes.includes(undefined) ? undefined : channels
}
