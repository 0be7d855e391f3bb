import { createEmbeddedSpeech } from '../src/speech/embedded/embedded-speech.ts'
import { countSeconds, listCalls, recordingOf } from './corpus-calls.ts'
import { countEngineProcesses } from './engine-processes.ts'
import { measureTree } from './process-tree.ts'
import { showHalves } from './show-halves.ts'
import type { SpeechScene } from './speech-scene.ts'
import { fetchStock, transcribeBare } from './stock-speech.ts'

/** Errors against speed, for our weights and those they were made from: the engine and the decoder alone, no service. */
export async function measureCurve({ corpus, work }: SpeechScene): Promise<void> {
  const audio = new Map(listCalls(corpus).map((id) => [id, recordingOf(corpus, id)]))
  const enginesFolder = await fetchStock()
  const seconds = await countSeconds(corpus)
  for (const recogniser of ['moonshine-telephone', 'moonshine-base'] as const) {
    const engine = createEmbeddedSpeech({ processes: countEngineProcesses(), recogniser, enginesFolder })
    const before = measureTree(process.pid)
    const bodies = await transcribeBare(engine, audio, work)
    const after = measureTree(process.pid)
    await showHalves(corpus, recogniser.padEnd(19), bodies)
    if (before && after)
      console.log(
        `${' '.repeat(21)}${(seconds / (after.cpuSeconds - before.cpuSeconds)).toFixed(1)} call-seconds per core-second, the engine alone`,
      )
  }
}
