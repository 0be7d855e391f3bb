import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createAudioDecoder } from '../src/audio/audio-decoder.ts'
import type { DecodedAudio } from '../src/audio/decoded-audio.ts'
import { type Corpus, recordingOf } from './corpus-calls.ts'

/** The reference calls as the bare engine hears them. */
export async function decodeCalls(
  corpus: Corpus,
  ids: readonly string[],
  work: string,
): Promise<DecodedAudio[]> {
  const decoder = createAudioDecoder({ maxDurationSeconds: 7200, processes: 2, timeoutMs: 600_000 })
  const { signal } = new AbortController()
  const decoded: DecodedAudio[] = []
  for (const id of ids) {
    const path = fileURLToPath(recordingOf(corpus, id))
    decoded.push(await decoder.decode(path, 'flac', join(work, id), signal))
  }
  await decoder.close()
  return decoded
}
