import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { createAudioDecoder } from '../../src/audio/audio-decoder.ts'
import { probeRecording } from '../../src/audio/reading/probe-recording.ts'
import { mostReads } from '../../src/audio/reading/reading-limits.ts'
import { Recording } from '../../src/audio/reading/recording.ts'
import { AppError, EngineError } from '../../src/domain/errors.ts'
import { ChildPool } from '../../src/process/child-pool.ts'
import { type CrumbFormat, writeCrumbs } from '../support/write-crumbs.ts'

const folder = await mkdtemp(join(tmpdir(), 'callmark-hostile-'))
const signal = new AbortController().signal
const longest = 4 * 3600
let files = 0
after(() => rm(folder, { recursive: true }))

async function store(bytes: Buffer): Promise<string> {
  const path = join(folder, `recording-${++files}`)
  await writeFile(path, bytes)
  return path
}

/** A clock of the processor that does not move: how fast this machine is does not matter. */
const timeless = () => 0
const isCrumbled = (error: unknown) =>
  error instanceof AppError && error.kind === 'no_audio' && /cut into far more pieces/.test(error.message)

for (const format of ['webm', 'ogg', 'm4a', 'flac'] as CrumbFormat[])
  test(`countless empty crumbs in ${format} are refused with a sentence, long before its end`, async () => {
    const path = await store(writeCrumbs(format, 100_000))
    let looks = 0
    const count = () => {
      looks++
      return 0
    }
    assert.throws(() => probeRecording(path, format, longest, count), isCrumbled)
    assert.ok(looks < 150, `${looks} looks at the clock, one every 256 packets`)
  })

test('an honest call is measured to its end, however quiet it is and however short its packets are', async () => {
  for (const format of ['webm', 'ogg', 'm4a'] as const) {
    const path = await store(writeCrumbs(format, 90_000, { packetMs: 20 }))
    const { durationSeconds } = probeRecording(path, format, longest, timeless)
    assert.ok(Math.abs(durationSeconds - 1800) < 1, `${format}: ${durationSeconds}`)
  }
  const path = await store(writeCrumbs('mp3', 50_000))
  assert.equal(probeRecording(path, 'mp3', longest, timeless).durationSeconds, 1200)
})

test('a recording that is not walked to its end in time counts as the longest that is taken', async () => {
  const path = await store(writeCrumbs('ogg', 20_000, { packetMs: 20 }))
  let looks = 0
  // The time is up at the tenth look.
  const clock = () => (++looks > 10 ? 1e9 : 0)
  assert.equal(probeRecording(path, 'ogg', longest, clock).durationSeconds, longest)
  assert.equal(looks, 11, 'nothing is read after that')
})

test('there is an end to what is read from a recording, whatever comes out of it', async () => {
  const path = await store(writeCrumbs('ogg', 40_000, { packetMs: 20 }))
  const maxDurationSeconds = 60
  const recording = new Recording(path, 'ogg', { maxDurationSeconds })
  try {
    let reads = 0
    assert.throws(() => {
      while (recording.read()) reads++
    }, isCrumbled)
    assert.equal(reads, mostReads(maxDurationSeconds))
  } finally {
    recording.close()
  }
})

test('decoding crumbs that were taken in all the same fails for good, and is not tried again', async () => {
  const path = await store(writeCrumbs('webm', 30_000))
  const decoder = createAudioDecoder({ maxDurationSeconds: longest, processes: 1, timeoutMs: 120_000 })
  try {
    await assert.rejects(
      decoder.decode(path, 'webm', `${path}-out`, signal, { probedSeconds: 30 }),
      (error: unknown) => error instanceof EngineError && !error.retryable && /pieces/.test(error.message),
    )
    assert.deepEqual(
      (await readdir(folder)).filter((name) => name.includes('-out')),
      [],
    )
  } finally {
    await decoder.close()
  }
})

test('a process that works at one task without end is stopped, and nobody else is given that task', {
  skip: process.platform === 'linux' ? false : 'only Linux shows how long a process has worked',
}, async () => {
  const entry = new URL('../support/busy-child.ts', import.meta.url)
  const pool = new ChildPool<{ forever: boolean }, string>({ entry, size: 1 })
  const limits = { signal, timeoutMs: 600_000 }
  try {
    await assert.rejects(
      pool.run({ forever: true }, { ...limits, mostBusyMs: 500 }),
      (error: unknown) => error instanceof EngineError && !error.retryable,
    )
    assert.equal(await pool.run({ forever: false }, limits), 'done')
  } finally {
    await pool.close()
  }
})
