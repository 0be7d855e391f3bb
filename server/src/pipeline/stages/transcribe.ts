import { stat } from 'node:fs/promises'
import { type Pcm, pcmSampleRate } from '../../audio/pcm.ts'
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
  if (!recording) return undefined
  const prefix = house.recordings.decodedPrefix(callId)
  const expected = recording.duration_seconds * pcmSampleRate
  const channels: Pcm[] = []
  for (let channel = 0; channel < recording.channels; channel++) {
    const path = `${prefix}-${channel}.pcm`
    const found = await stat(path).catch(() => undefined)
    const samples = (found?.size ?? 0) / 2
    if (!found || Math.abs(samples - expected) > pcmSampleRate / 100) return undefined
    channels.push({ path, samples })
  }
  return channels
}
