import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createAudioDecoder } from '../src/audio/audio-decoder.ts'
import { createEmbeddedSpeech } from '../src/speech/embedded/embedded-speech.ts'
import { speechSettings } from '../src/speech/embedded/speech-settings.ts'
import type { SpeechToText } from '../src/speech/speech-to-text.ts'
import type { Body } from './corpus-calls.ts'
import { countEngineProcesses } from './engine-processes.ts'

/** The same weights with the detector's usual settings, every segment heard by itself and everything kept. */
const untuned = {
  ...speechSettings,
  openProbability: 0.5,
  closeProbability: 0.35,
  closingSilenceSeconds: 0.5,
  paddingSeconds: 0.2,
  leastConfidence: 0,
  leastShortConfidence: 0,
  doubtfulConfidence: 0,
  mostGainDecibels: 0,
  backgroundDecibels: 1000,
  mostTogether: 1,
}

export function transcribeUntuned(audio: ReadonlyMap<string, URL>, work: string): Promise<Map<string, Body>> {
  return transcribeBare(
    createEmbeddedSpeech({ processes: countEngineProcesses(), settings: untuned }),
    audio,
    work,
  )
}

/** Transcribes with an engine and no service around it, two calls at a time, and closes it. */
export async function transcribeBare(
  engine: SpeechToText,
  audio: ReadonlyMap<string, URL>,
  work: string,
): Promise<Map<string, Body>> {
  const decoder = createAudioDecoder({ maxDurationSeconds: 7200, processes: 1, timeoutMs: 600_000 })
  const { signal } = new AbortController()
  const bodies = new Map<string, Body>()
  const waiting = [...audio]
  const listen = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [id, url] = next
      const { channels } = await decoder.decode(fileURLToPath(url), 'flac', join(work, `bare-${id}`), signal)
      const { turns } = await engine.transcribe(channels, { vocabulary: '', agentName: '' }, signal)
      const segments = turns.map(({ speaker, startSeconds, endSeconds, text }) => ({
        speaker,
        start: startSeconds,
        end: endSeconds,
        text,
      }))
      bodies.set(id, { segments: { segments } })
    }
  }
  try {
    await Promise.all([listen(), listen()])
    return bodies
  } finally {
    await Promise.all([decoder.close(), engine.close()])
  }
}
