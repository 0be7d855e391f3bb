import { lstat } from 'node:fs/promises'
import { type Pcm, pcmSampleRate } from '../../audio/pcm.ts'
import { redactKinds } from '../../domain/redaction.ts'
import type { Turn } from '../../domain/transcript.ts'
import { mayHoldPersonalData } from '../../redact/may-hold-personal-data.ts'
import { findRecording, type RecordingRecord } from '../../store/calls/calls.ts'
import { saveRedaction } from '../../store/calls/redactions.ts'
import { saveTranscript } from '../../store/calls/transcriptions.ts'
import { decodeCall } from '../decode-call.ts'
import { redactCall } from '../redact-call.ts'
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
    const recording = await findRecording(house.database, call.id)
    const channels =
      (recording && (await findDecoded(recording, house))) ?? (await decodeCall(call, house, signal)).channels
    // What was once taken out of a call stays out of it, whatever the setting says by now.
    const kinds = redactKinds.filter(
      (kind) => house.redact.includes(kind) || recording?.redaction_kinds?.includes(kind),
    )
    const hints = {
      vocabulary: call.revision.transcriptionPrompt,
      agentName: call.agentName,
      ...(kinds.length > 0 ? { timeWords: mayHoldPersonalData } : {}),
    }
    const heard = await house.speech.transcribe(channels, hints, signal)
    const asTranscript = (turns: readonly Turn[]) => ({
      turns,
      language: heard.language,
      durationSeconds: call.durationSeconds,
    })
    if (kinds.length === 0)
      return { save: (tx) => saveTranscript(tx, call.id, asTranscript(heard.turns), house.speech.id) }
    const { turns, redaction } = await redactCall(
      call,
      house,
      { turns: heard.turns, channels },
      kinds,
      signal,
    )
    return {
      async save(tx) {
        await saveRedaction(tx, call.id, redaction)
        await saveTranscript(tx, call.id, asTranscript(turns), house.speech.id)
      },
    }
  },
}

/** What the stage before left on this machine's disk; undefined when it is not all there. */
async function findDecoded(recording: RecordingRecord, house: House): Promise<Pcm[] | undefined> {
  const prefix = house.recordings.decodedPrefix(recording.call_id)
  const expected = recording.duration_seconds * pcmSampleRate
  const channels: Pcm[] = []
  for (let channel = 0; channel < recording.channels; channel++) {
    const path = `${prefix}-${channel}.pcm`
    const found = await lstat(path).catch(() => undefined)
    const samples = (found?.size ?? 0) / 2
    if (!found?.isFile() || Math.abs(samples - expected) > pcmSampleRate / 100) return undefined
    channels.push({ path, samples })
  }
  return channels
}
