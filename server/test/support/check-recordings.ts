import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { access, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { after, before, test } from 'node:test'
import { newId } from '../../src/domain/new-id.ts'
import {
  AlteredRecordingError,
  type NeededFiles,
  type Recordings,
} from '../../src/store/recordings/recordings.ts'

/** A store under test, and what a test must see or do behind its back. */
export interface StoreUnderTest {
  readonly recordings: Recordings
  readonly dataDir: string
  /** What is kept, as `recordings/ab/…` and `orphaned/…`. */
  list(): Promise<string[]>
  /** Makes something kept look as old as that. */
  age(name: string, ageMs: number): Promise<void>
  close(): Promise<void>
}

const hourMs = 3_600_000
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** What every store of recordings promises. */
export function checkRecordings(name: string, open: () => Promise<StoreUnderTest>): void {
  let store: StoreUnderTest
  before(async () => {
    store = await open()
  })
  after(() => store?.close())

  const keep = async (bytes: Uint8Array) => {
    const id = newId()
    const incoming = await store.recordings.receive(Readable.from([bytes]), 4)
    await incoming.keep(id)
    await store.recordings.confirm(id)
    return id
  }
  const keepCopy = async (id: string, bytes: Uint8Array) => {
    const path = `${store.recordings.decodedPrefix(id)}.copy.flac`
    await writeFile(path, bytes)
    await store.recordings.keepRedacted(id, path, sha256(bytes))
    return sha256(bytes)
  }
  const originalOf = (id: string) => `recordings/${id.slice(-2)}/${id}`
  const content = async (stream: Readable | undefined) => stream && (await buffer(stream))

  test(`${name}: what was received is kept byte for byte, read whole or in part, and leaves nothing on its way`, async () => {
    const bytes = randomBytes(100_000)
    const incoming = await store.recordings.receive(
      Readable.from([bytes.subarray(0, 9), bytes.subarray(9)]),
      16,
    )
    assert.deepEqual(
      [incoming.bytes, incoming.sha256, Buffer.from(incoming.head)],
      [bytes.length, sha256(bytes), bytes.subarray(0, 16)],
    )
    assert.deepEqual(await readFile(incoming.path), bytes)
    const id = newId()
    assert.equal(await store.recordings.has(id), false)
    await incoming.keep(id)
    await incoming.discard()
    await store.recordings.confirm(id)
    for (const folder of ['incoming', 'keeping'])
      assert.deepEqual(await readdir(join(store.dataDir, folder)), [])
    assert.equal(await store.recordings.has(id), true)
    assert.deepEqual(await content(await store.recordings.read(id)), bytes)
    assert.deepEqual(
      await content(await store.recordings.read(id, { start: 10, end: 19 })),
      bytes.subarray(10, 20),
    )
    assert.deepEqual(
      await content(await store.recordings.read(id, { start: 99_999, end: 99_999 })),
      bytes.subarray(99_999),
    )
  })

  test(`${name}: what is no longer what was sent is told from it, and is itself again once it is put back`, async () => {
    const bytes = randomBytes(1_000)
    const original = { bytes: bytes.length, sha256: sha256(bytes) }
    const id = await keep(bytes)
    const put = async (content: Uint8Array) => {
      await (await store.recordings.receive(Readable.from([content]), 4)).keep(id)
      await store.recordings.confirm(id)
    }
    const part = { start: 10, end: 19 }
    const assertWhole = async () => {
      assert.deepEqual(await content(await store.recordings.read(id, part, original)), bytes.subarray(10, 20))
      assert.equal(await store.recordings.has(id, original), true)
    }
    await assertWhole()
    for (const altered of [randomBytes(1_000), bytes.subarray(0, 900), Buffer.concat([bytes, bytes])]) {
      await put(altered)
      await assert.rejects(store.recordings.read(id, part, original), AlteredRecordingError)
      assert.equal(await store.recordings.has(id, original), false)
      assert.equal(await store.recordings.has(id), true)
    }
    await put(bytes)
    await assertWhole()
    const copy = await keepCopy(id, Buffer.from('a copy'))
    assert.equal(
      String(await content(await store.recordings.readRedacted(id, copy, { start: 0, end: 5 }, 6))),
      'a copy',
    )
    await assert.rejects(store.recordings.readRedacted(id, copy, undefined, 7), AlteredRecordingError)
    assert.equal(await store.recordings.read(newId(), undefined, original), undefined)
    await store.recordings.remove(id)
  })

  test(`${name}: a recording of many parts is kept whole`, async () => {
    const bytes = randomBytes(11 * 1_048_576 + 7)
    const id = await keep(bytes)
    const path = (await store.recordings.findLocalFile(id))!
    assert.ok(bytes.equals(await readFile(path)))
    await store.recordings.release(id)
    await store.recordings.remove(id)
  })

  test(`${name}: a recording thrown away before it was kept is gone, and one that breaks off is not received`, async () => {
    const incoming = await store.recordings.receive(Readable.from([Buffer.from('sound')]), 4)
    await incoming.discard()
    await assert.rejects(access(incoming.path))
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half')
        throw new Error('the sender hung up')
      })(),
    )
    await assert.rejects(store.recordings.receive(broken, 4), /hung up/)
    assert.deepEqual(await readdir(join(store.dataDir, 'incoming')), [])
  })

  test(`${name}: a local file is the recording itself, for as long as it is being decoded`, async () => {
    const bytes = randomBytes(5_000)
    const id = await keep(bytes)
    const path = (await store.recordings.findLocalFile(id))!
    assert.deepEqual(await readFile(path), bytes)
    assert.equal(await store.recordings.findLocalFile(id), path)
    await store.recordings.release(id)
    await store.recordings.release(id)
    assert.deepEqual(await readFile((await store.recordings.findLocalFile(id))!), bytes)
    await store.recordings.removeDecoded(id)
    assert.deepEqual(await readdir(join(store.dataDir, 'decoded')), [])
    assert.equal(await store.recordings.has(id), true)
    assert.equal(await store.recordings.findLocalFile(newId()), undefined)
    assert.equal(await store.recordings.read(newId()), undefined)
  })

  test(`${name}: copies stand beside the original and each other, and go with it`, async () => {
    const id = await keep(Buffer.from('original'))
    const one = await keepCopy(id, Buffer.from('first copy'))
    const two = await keepCopy(id, Buffer.from('second copy'))
    await keepCopy(id, Buffer.from('second copy'))
    assert.equal(String(await content(await store.recordings.readRedacted(id, one))), 'first copy')
    assert.equal(
      String(await content(await store.recordings.readRedacted(id, two, { start: 0, end: 5 }))),
      'second',
    )
    assert.equal(await store.recordings.readRedacted(id, sha256(Buffer.from('none'))), undefined)
    const other = await keep(Buffer.from('another call'))
    await store.recordings.remove(id)
    await store.recordings.remove(id)
    assert.equal(await store.recordings.has(id), false)
    assert.equal(await store.recordings.read(id), undefined)
    assert.equal(await store.recordings.readRedacted(id, one), undefined)
    assert.equal(await store.recordings.has(other), true)
    assert.ok(!(await store.list()).some((path) => path.includes(id)))
  })

  test(`${name}: decoded sound is counted by call and removed by call`, async () => {
    const [one, other] = [newId(), newId()]
    for (const file of [`${one}-0.pcm`, `${one}-1.pcm`, `${other}-0.pcm`])
      await writeFile(join(store.dataDir, 'decoded', file), 'x')
    assert.equal(await store.recordings.countDecoded(), 2)
    await store.recordings.removeDecoded(one)
    assert.deepEqual(await readdir(join(store.dataDir, 'decoded')), [`${other}-0.pcm`])
    await store.recordings.sweepLocal(neededOf({}))
    assert.equal(await store.recordings.countDecoded(), 1, 'it may be in somebody’s hands just now')
    const then = new Date(Date.now() - 2 * 60_000)
    await utimes(join(store.dataDir, 'decoded', `${other}-0.pcm`), then, then)
    await store.recordings.sweepLocal(neededOf({}))
    assert.equal(await store.recordings.countDecoded(), 0)
  })

  test(`${name}: a sweep keeps what is needed, removes what was erased, and sets aside what belongs to no call`, async () => {
    for (const path of await store.list())
      if (path.startsWith('recordings/')) await store.recordings.remove(path.split('/')[2]!.slice(0, 36))
    const [known, erased, stray, young] = [
      await keep(Buffer.from('known')),
      await keep(Buffer.from('erased')),
      await keep(Buffer.from('stray')),
      await keep(Buffer.from('young')),
    ]
    const current = await keepCopy(known, Buffer.from('current'))
    const stale = await keepCopy(known, Buffer.from('stale'))
    const recent = await keepCopy(known, Buffer.from('just made'))
    await keepCopy(erased, Buffer.from('of an erased call'))
    for (const path of [originalOf(known), originalOf(stray), `${originalOf(known)}.${current}.flac`])
      await store.age(path, 2 * hourMs)
    await store.age(`${originalOf(known)}.${stale}.flac`, 2 * hourMs)
    const needed = neededOf({ known: [known], erased: [erased], copies: { [known]: current } })

    await store.recordings.sweep(needed)
    const expected = [
      originalOf(known),
      originalOf(young),
      `${originalOf(known)}.${current}.flac`,
      `${originalOf(known)}.${recent}.flac`,
      `orphaned/${stray}`,
    ]
    assert.deepEqual((await store.list()).sort(), expected.sort())
    await store.recordings.sweep(needed)
    assert.deepEqual((await store.list()).sort(), expected.sort(), 'a second sweep finds nothing to do')

    await store.recordings.sweep(neededOf({ known: [known], erased: [stray], copies: { [known]: current } }))
    assert.ok(!(await store.list()).includes(`orphaned/${stray}`), 'what was set aside can still be erased')
  })

  test(`${name}: sound of a call that never came to be goes after an hour, and for good`, async () => {
    const keepOnly = async () => {
      const id = newId()
      await (await store.recordings.receive(Readable.from([Buffer.from('sound')]), 4)).keep(id)
      return id
    }
    const [never, late, young] = [await keepOnly(), await keepOnly(), await keepOnly()]
    const then = new Date(Date.now() - 2 * hourMs)
    for (const id of [never, late]) await utimes(join(store.dataDir, 'keeping', id), then, then)
    await store.recordings.sweepLocal(neededOf({ known: [late] }))
    const left = await store.list()
    assert.deepEqual(
      [never, late, young].map((id) => left.some((path) => path.includes(id))),
      [false, true, true],
    )
    assert.deepEqual(await readdir(join(store.dataDir, 'keeping')), [young])
    for (const id of [late, young]) await store.recordings.remove(id)
    assert.deepEqual(await readdir(join(store.dataDir, 'keeping')), [])
  })

  test(`${name}: what was set aside comes back when its call is known after all`, async () => {
    const [late, lost] = [await keep(Buffer.from('late')), await keep(Buffer.from('lost'))]
    for (const id of [late, lost]) await store.age(originalOf(id), 2 * hourMs)
    // Its row appears while the sweep is under way.
    let asked = 0
    const meanwhile = async (ids: readonly string[]) =>
      new Set(ids.filter((id) => id === late && asked++ > 0))
    await store.recordings.sweep({ ...neededOf({}), recordings: meanwhile })
    assert.deepEqual([await store.recordings.has(late), await store.recordings.has(lost)], [true, false])
    // The right database is back.
    await store.recordings.sweep(neededOf({ known: [late, lost] }))
    assert.equal(String(await content(await store.recordings.read(lost))), 'lost')
    const left = await store.list()
    assert.ok(![late, lost].some((id) => left.includes(`orphaned/${id}`)))
  })

  test(`${name}: a sweep stops when it is told to`, async () => {
    await keep(Buffer.from('something'))
    await assert.rejects(store.recordings.sweep(neededOf({}), AbortSignal.abort()), { name: 'AbortError' })
  })
}

function neededOf(calls: {
  known?: readonly string[]
  erased?: readonly string[]
  copies?: Record<string, string>
}): NeededFiles {
  const of = (list: readonly string[] | undefined) => async (ids: readonly string[]) =>
    new Set(ids.filter((id) => list?.includes(id)))
  return {
    recordings: of(calls.known),
    decoded: of([]),
    erased: of(calls.erased),
    redacted: async () => new Map(Object.entries(calls.copies ?? {})),
  }
}
