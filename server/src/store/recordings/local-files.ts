import { createHash } from 'node:crypto'
import { chmod, lstat, mkdir, open, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { newId } from '../../domain/new-id.ts'
import { callIdOf, isCallId } from './recording-names.ts'
import type { IncomingRecording, NeededFiles, Recordings } from './recordings.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

type OfThisMachine = 'decodedPrefix' | 'countDecoded' | 'removeDecoded' | 'sweepLocal'

/** What every store has on the machine itself: bytes on their way in, and decoded sound. */
export interface LocalFiles extends Pick<Recordings, OfThisMachine> {
  receive(source: Readable, headBytes: number): Promise<Omit<IncomingRecording, 'keep'>>
  /** Notes that a call's sound is about to be kept, so that it can be found again if no call ever comes of it. */
  noteKeeping(callId: string): Promise<void>
  /** The call is there, or its sound is gone. */
  forgetKeeping(callId: string): Promise<void>
  /** Removes the sound of calls that a killed process never brought into being. */
  clearUnfinished(needed: NeededFiles, remove: (callId: string) => Promise<void>): Promise<void>
}

export async function openLocalFiles(dataDir: string): Promise<LocalFiles> {
  const incoming = join(dataDir, 'incoming')
  const decoded = join(dataDir, 'decoded')
  const keeping = join(dataDir, 'keeping')
  for (const folder of [incoming, decoded, keeping]) await mkdir(folder, { recursive: true, mode: 0o700 })
  // Where the service is root, another user looks into recordings on their way in: he is lent each of them for that.
  if (process.geteuid?.() === 0) await chmod(incoming, 0o711)
  const noteOf = (callId: string) => join(keeping, callId)
  const forgetKeeping = (callId: string) => rm(noteOf(callId), { force: true })
  const listDecoded = async () => (await readdir(decoded)).filter((name) => isCallId(callIdOf(name)))

  return {
    receive: (source, headBytes) => receiveInto(incoming, source, headBytes),

    noteKeeping: (callId) => writeFile(noteOf(callId), '', { mode: 0o600 }),

    forgetKeeping,

    async clearUnfinished(needed, remove) {
      const noted = (await readdir(keeping)).filter(isCallId)
      const old: string[] = []
      for (const callId of noted) if (await isOlderThan(noteOf(callId), hourMs)) old.push(callId)
      const known = await needed.recordings(old)
      // One that cannot be removed keeps nobody from removing the others.
      const cleared = await Promise.allSettled(
        old.map((callId) => (known.has(callId) ? forgetKeeping(callId) : remove(callId))),
      )
      const failed = cleared.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined
      if (failed) throw failed.reason
    },

    decodedPrefix: (callId) => join(decoded, callId),

    countDecoded: async () => new Set((await listDecoded()).map(callIdOf)).size,

    async removeDecoded(callId) {
      const names = (await readdir(decoded)).filter((name) => name.startsWith(callId))
      await Promise.all(names.map((name) => rm(join(decoded, name), { force: true })))
    },

    async sweepLocal(needed) {
      for (const path of (await readdir(incoming)).map((name) => join(incoming, name)))
        if (await isOlderThan(path, hourMs)) await rm(path, { force: true })
      const names = await listDecoded()
      const wanted = await needed.decoded(names.map(callIdOf))
      const erased = await needed.erased(names.map(callIdOf))
      for (const name of names.filter((name) => !wanted.has(callIdOf(name)))) {
        const path = join(decoded, name)
        if (erased.has(callIdOf(name)) || (await isOlderThan(path, minuteMs))) await rm(path, { force: true })
      }
    },
  }
}

async function receiveInto(
  folder: string,
  source: Readable,
  headBytes: number,
): Promise<Omit<IncomingRecording, 'keep'>> {
  const path = join(folder, newId())
  // Opened before anything flows: a stream that opens late could make the file after it has been cleared away.
  const file = await open(path, 'wx', 0o600)
  const hash = createHash('sha256')
  const head: Buffer[] = []
  let bytes = 0
  const measure = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      if (bytes < headBytes) head.push(chunk.subarray(0, headBytes - bytes))
      bytes += chunk.length
      hash.update(chunk)
      yield chunk
    }
  }
  try {
    await pipeline(source, measure, file.createWriteStream({ flush: true }))
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
  return {
    path,
    bytes,
    sha256: hash.digest('hex'),
    head: Buffer.concat(head),
    discard: () => rm(path, { force: true }),
  }
}

/** A younger one may be another process's work in hand. */
async function isOlderThan(path: string, ageMs: number): Promise<boolean> {
  const found = await lstat(path).catch(() => undefined)
  return found?.isFile() === true && Date.now() - found.mtimeMs > ageMs
}
