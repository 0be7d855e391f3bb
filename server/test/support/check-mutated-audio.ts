import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createAudioDecoder } from '../../src/audio/audio-decoder.ts'
import { EngineError } from '../../src/domain/errors.ts'
import { openDiskRecordings } from '../../src/store/recordings/disk-recordings.ts'
import { callForm, send } from './http.ts'
import { mutateBytes, seededRandom } from './mutate-bytes.ts'
import { startTestService } from './service.ts'

const samples = fileURLToPath(new URL('../../samples/', import.meta.url))
const corpus = fileURLToPath(new URL('../../../../shared/corpus/', import.meta.url))
const largestOriginal = 400_000
const decodeLimitMs = 60_000

export interface MutationCount {
  readonly sent: number
  readonly refused: number
  readonly decoded: number
  readonly undecodable: number
  readonly slowestMs: number
}

/**
 * Sends spoiled recordings through the real intake and has every accepted one decoded. Throws at the first that is
 * answered with anything but a reason, kills its decoder, takes longer than it may, or leaves a file behind.
 */
export async function checkMutatedAudio(
  { count, seed }: { readonly count: number; readonly seed: number },
  onProgress: (done: MutationCount) => void = () => {},
): Promise<MutationCount> {
  const files = await Promise.all(listOriginals().map((path) => readFile(path)))
  const originals = files.filter(({ length }) => length > 0 && length <= largestOriginal)
  const work = await mkdtemp(join(tmpdir(), 'callmark-mutated-'))
  const service = await startTestService()
  const decoder = createAudioDecoder({ maxDurationSeconds: 14_400, processes: 2, timeoutMs: decodeLimitMs })
  try {
    await service.client.models.create({ name: 'Quality', xscore_template: true })
    const token = await service.token()
    const recordings = await openDiskRecordings(service.dataDir)
    const done = { sent: 0, refused: 0, decoded: 0, undecodable: 0, slowestMs: 0 }
    let kept = 0
    const checkOne = async (index: number) => {
      const random = seededRandom(seed * 1_000_003 + index)
      const { kind, bytes } = mutateBytes(originals[Math.floor(random() * originals.length)]!, random)
      const about = `mutation ${index} of seed ${seed}, ${kind}`
      const startMs = performance.now()
      const body = callForm({ audio: bytes, fileName: 'call.wav', fields: { external_id: `m-${index}` } })
      const answer = await send(`${service.address}/v1/call-analysis`, { method: 'POST', token, body })
      done.sent++
      if (answer.status !== 201) {
        assert.ok([400, 413, 422].includes(answer.status), `${about}: ${JSON.stringify(answer.body)}`)
        assert.equal(answer.body.path, 'audio_file', about)
        done.refused++
      } else {
        kept++
        const found = (await recordings.findLocalFile(answer.body.id))!
        const { format } = await service.database
          .selectFrom('recording')
          .select('format')
          .where('call_id', '=', answer.body.id)
          .executeTakeFirstOrThrow()
        try {
          const { channels } = await decoder.decode(
            found,
            format,
            join(work, String(index)),
            new AbortController().signal,
          )
          for (const { path } of channels) await rm(path)
          done.decoded++
        } catch (error) {
          assert.ok(error instanceof EngineError, about)
          // What is retryable died or ran out of time; a file that cannot be decoded says so once and for all.
          assert.equal(error.retryable, false, `${about}: ${error.message}`)
          done.undecodable++
        }
      }
      done.slowestMs = Math.max(done.slowestMs, performance.now() - startMs)
      if (done.sent % 500 === 0) onProgress(done)
    }
    let next = 0
    await Promise.all(
      [1, 2].map(async () => {
        while (next < count) await checkOne(next++)
      }),
    )
    assert.equal((await send(`${service.address}/readyz`)).status, 200)
    assert.deepEqual(await readdir(join(service.dataDir, 'incoming')), [])
    const stored = await readdir(join(service.dataDir, 'recordings'), {
      recursive: true,
      withFileTypes: true,
    })
    assert.equal(stored.filter((file) => file.isFile()).length, kept)
    assert.deepEqual(await readdir(work), [])
    return done
  } finally {
    await decoder.close()
    await service.stop()
    await rm(work, { recursive: true })
  }
}

/** Small files of as many kinds as there are here; without the reference corpus, our own samples. */
function listOriginals(): string[] {
  const own = readdirSync(samples)
    .filter((name) => name.endsWith('.ogg'))
    .map((name) => join(samples, name))
  if (!existsSync(corpus)) return own
  const others = ['formats/derived', 'formats/real', 'bad'].flatMap((folder) =>
    readdirSync(join(corpus, folder), { withFileTypes: true })
      .filter((file) => !/\.(rttm|tsv)$/.test(file.name))
      .map((file) => join(corpus, folder, file.name)),
  )
  return [...own, ...others]
}
