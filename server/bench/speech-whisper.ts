import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addEngine } from '../src/commands/engines/add-engine.ts'
import { createEmbeddedSpeech } from '../src/speech/embedded/embedded-speech.ts'
import { enginePackages } from '../src/speech/embedded/engine-packages.ts'
import { type Corpus, countSeconds } from './corpus-calls.ts'
import { showHalves } from './show-halves.ts'
import { transcribeBare } from './stock-speech.ts'

/** Whisper base on the same calls, language found out; its weights are fetched at the first run. */
export async function measureWhisper(
  corpus: Corpus,
  audio: ReadonlyMap<string, URL>,
  work: string,
): Promise<void> {
  const enginesFolder = join(tmpdir(), 'callmark-test-engines')
  await addEngine(enginePackages['whisper-base'], join(enginesFolder, 'whisper-base'))
  const engine = createEmbeddedSpeech({ processes: 2, recogniser: 'whisper-base', enginesFolder })
  const startMs = performance.now()
  await showHalves(corpus, 'whisper-base', await transcribeBare(engine, audio, work))
  const wallSeconds = (performance.now() - startMs) / 1000
  const seconds = await countSeconds(corpus)
  console.log(
    `             ${(seconds / wallSeconds).toFixed(1)} call-seconds per second of the clock, two processes, decoding and loading included`,
  )
}
