import { createHash, type Hash } from 'node:crypto'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { pack } from 'tar-stream'
import { type IndexLine, linesPerIndex, manifestName, sealName } from './backup-format.ts'

export interface ArchiveWriter {
  add(name: string, content: Buffer): Promise<void>
  /** Just so many bytes, whatever the source holds. Their SHA-256; undefined: it held fewer or more. */
  addStream(name: string, bytes: number, source: Readable): Promise<string | undefined>
  /** Writes what is left of the index, the manifest and its fingerprint; then all is on its way to the output's end. */
  finish(manifest: (index: { entries: number; sha256: string }) => object): Promise<void>
  /** Ends the output where it is. */
  abandon(): Promise<void>
}

/** A tar archive in which every entry's fingerprint is written down soon after the entry. */
export function writeArchive(output: Writable): ArchiveWriter {
  const archive = pack()
  const written = pipeline(archive, output)
  written.catch(() => {})
  const all = createHash('sha256')
  let lines: IndexLine[] = []
  let entries = 0
  let indexes = 0

  async function write(name: string, bytes: number, content: AsyncIterable<Buffer>): Promise<void> {
    const entry = archive.entry({ name, size: bytes, mode: 0o600 })
    // An output that fails ends the entry, too, but says less.
    await pipeline(Readable.from(content), entry).catch((error) => Promise.race([written, failLater(error)]))
  }

  async function writeIndex(): Promise<void> {
    const text = Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    lines = []
    indexes++
    all.update(text)
    await write(`index/${String(indexes).padStart(6, '0')}.jsonl`, text.length, inOnePiece(text))
  }

  async function addEntry(name: string, bytes: number, content: AsyncIterable<Buffer>): Promise<string> {
    const hash = createHash('sha256')
    await write(name, bytes, measure(content, hash))
    const sha256 = hash.digest('hex')
    lines.push({ name, bytes, sha256 })
    entries++
    if (lines.length >= linesPerIndex) await writeIndex()
    return sha256
  }

  return {
    async add(name, content) {
      await addEntry(name, content.length, inOnePiece(content))
    },
    async addStream(name, bytes, source) {
      const told = { bytes: 0 }
      const sha256 = await addEntry(name, bytes, justSoMany(source, bytes, told))
      return told.bytes === bytes ? sha256 : undefined
    },
    async finish(manifest) {
      if (lines.length > 0) await writeIndex()
      const text = Buffer.from(JSON.stringify(manifest({ entries, sha256: all.digest('hex') })))
      await write(manifestName, text.length, inOnePiece(text))
      const seal = Buffer.from(createHash('sha256').update(text).digest('hex'))
      await write(sealName, seal.length, inOnePiece(seal))
      archive.finalize()
      await written
    },
    async abandon() {
      archive.destroy()
      await written.catch(() => {})
    },
  }
}

/** Lets the error that is the cause come first. */
async function failLater(error: Error): Promise<never> {
  await new Promise((resolve) => setImmediate(resolve))
  throw error
}

async function* inOnePiece(content: Buffer): AsyncGenerator<Buffer> {
  if (content.length > 0) yield content
}

async function* measure(content: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    hash.update(chunk)
    yield chunk
  }
}

const padding = Buffer.alloc(65_536)

/** An entry's length is told before its content: what is too long is cut, what is too short is filled up. */
async function* justSoMany(source: Readable, bytes: number, told: { bytes: number }): AsyncGenerator<Buffer> {
  for await (const chunk of source as AsyncIterable<Buffer>) {
    const wanted = chunk.subarray(0, Math.max(0, bytes - told.bytes))
    told.bytes += chunk.length
    if (wanted.length > 0) yield wanted
    if (told.bytes > bytes) return
  }
  for (let missing = bytes - told.bytes; missing > 0; missing -= padding.length)
    yield padding.subarray(0, Math.min(missing, padding.length))
}
