import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createAudioDecoder } from '../src/audio/audio-decoder.ts'
import { addEngine } from '../src/commands/engines/add-engine.ts'
import { createEmbeddedSpeech } from '../src/speech/embedded/embedded-speech.ts'
import { enginePackages } from '../src/speech/embedded/engine-packages.ts'
import type { SpeechToText } from '../src/speech/speech-to-text.ts'
import { type Body, formatOf } from './corpus-calls.ts'
import { countEngineProcesses } from './engine-processes.ts'

/** The weights ours were made from, with nothing else changed; they are fetched at the first run. */
export async function transcribeStock(
  audio: ReadonlyMap<string, URL>,
  work: string,
): Promise<Map<string, Body>> {
  const enginesFolder = await fetchStock()
  const processes = countEngineProcesses()
  return transcribeBare(
    createEmbeddedSpeech({ processes, recogniser: 'moonshine-base', enginesFolder }),
    audio,
    work,
  )
}

/** The folder that has the stock weights. */
export async function fetchStock(): Promise<string> {
  const enginesFolder = join(tmpdir(), 'callmark-test-engines')
  await addEngine(enginePackages['moonshine-base'], join(enginesFolder, 'moonshine-base'))
  return enginesFolder
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
      const { channels } = await decoder.decode(
        fileURLToPath(url),
        formatOf(url),
        join(work, `bare-${id}`),
        signal,
      )
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
