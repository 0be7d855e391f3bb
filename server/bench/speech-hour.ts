import assert from 'node:assert/strict'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createAudioDecoder } from '../src/audio/audio-decoder.ts'
import { timeBareEngine } from './bare-engine.ts'
import {
  type Body,
  type Corpus,
  formatOf,
  listCalls,
  type Reference,
  readHourReference,
  recordingOf,
} from './corpus-calls.ts'
import { countEngineProcesses } from './engine-processes.ts'
import { measureTree } from './process-tree.ts'
import type { SpeechScene } from './speech-scene.ts'
import { countErrors, normalise } from './word-errors.ts'

/** An hour in one file: memory, rate beside the bare engine, accuracy, and whether times drift. */
export async function measureHour({ corpus, service, work }: SpeechScene): Promise<void> {
  const { client, child } = service
  const reference = await readHourReference(corpus)
  let peakBytes = 0
  const watch = setInterval(() => {
    peakBytes = Math.max(peakBytes, measureTree(child.pid!)?.memoryBytes ?? 0)
  }, 500)
  const startMs = performance.now()
  const { id } = await client.calls.submit({
    external_id: 'hour',
    agent_id: 'bench',
    agent_name: 'Bench',
    model_name: 'Customer care quality',
    audio: fileURLToPath(new URL(corpus.hour, corpus.folder)),
  })
  const { status } = await client.calls.wait(id, { pollMs: 500 })
  const wallSeconds = (performance.now() - startMs) / 1000
  clearInterval(watch)
  assert.equal(status, 'PROCESS_COMPLETED')
  const body = (await client.calls.transcription(id)) as Body

  const bare = await timeBare(corpus, work)
  const said = reference.segments.map(({ text_norm }) => text_norm).join(' ')
  const heard = body.segments.segments.map(({ text }) => text).join(' ')
  const share = countErrors(said, heard)
  console.log(
    `hour         wer_text ${((100 * share.errors) / share.words).toFixed(2)} over ${share.words} words of 56 calls that were never tuned on`,
  )
  console.log(
    `             ${(reference.duration / wallSeconds).toFixed(1)} call-seconds per second through the service, ${(bare.callSeconds / bare.wallSeconds).toFixed(1)} with the bare engine: ${((100 * bare.wallSeconds) / wallSeconds).toFixed(0)} % (aim: 90)`,
  )
  console.log(
    `             peak memory ${(peakBytes / 2 ** 20).toFixed(0)} MB, the service and its engines (aim: 1536)`,
  )
  for (const [label, from, to] of [
    ['first', 0, 600],
    ['last', reference.duration - 600, reference.duration],
  ] as const) {
    const off = measureDrift(reference, body, from, to)
    console.log(
      `             times in the ${label} ten minutes are off by ${off.median.toFixed(2)} s (median of ${off.count} turns found again), 95 % within ${off.p95.toFixed(2)} s (aim: 1)`,
    )
  }
}

async function timeBare(corpus: Corpus, work: string): Promise<{ wallSeconds: number; callSeconds: number }> {
  const decoder = createAudioDecoder({ maxDurationSeconds: 7200, processes: 1, timeoutMs: 600_000 })
  const decode = (url: URL, name: string) =>
    decoder.decode(fileURLToPath(url), formatOf(url), join(work, name), new AbortController().signal)
  const hour = await decode(new URL(corpus.hour, corpus.folder), 'hour')
  // Mono, so that every kind of weights is loaded.
  const warmUp = await decode(recordingOf(corpus, listCalls(corpus)[0]!, 'mono'), 'warm-up')
  await decoder.close()
  const processes = countEngineProcesses()
  return timeBareEngine([hour], processes, Array(2 * processes).fill(warmUp))
}

/** How far the beginnings of turns are from the reference's, for those that can be found by their first words. */
function measureDrift(
  { segments }: Reference,
  body: Body,
  from: number,
  to: number,
): { median: number; p95: number; count: number } {
  const turns = body.segments.segments.map(({ start, text }) => ({
    start,
    words: normalise(text).slice(0, 4).join(' '),
  }))
  const differences: number[] = []
  for (const { start, text_norm } of segments) {
    const words = normalise(text_norm)
    if (start < from || start > to || words.length < 4) continue
    const opening = words.slice(0, 4).join(' ')
    const found = turns.filter((turn) => turn.words === opening && Math.abs(turn.start - start) < 30)
    if (found.length > 0) differences.push(Math.min(...found.map((turn) => Math.abs(turn.start - start))))
  }
  differences.sort((one, other) => one - other)
  const at = (share: number) => differences[Math.floor(share * (differences.length - 1))] ?? Number.NaN
  return { median: at(0.5), p95: at(0.95), count: differences.length }
}
