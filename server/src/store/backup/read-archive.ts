import { createHash, type Hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { extract } from 'tar-stream'
import { BackupError } from './backup-error.ts'
import {
  BackupHeader,
  BackupManifest,
  formatVersion,
  headerName,
  type IndexLine,
  linesPerIndex,
  manifestName,
  sealName,
} from './backup-format.ts'

export type ArchiveEntry = { readonly name: string; readonly bytes: number; readonly content: Readable }

const damaged = () =>
  new BackupError('This backup is damaged or cut off, so nothing was restored. Use another copy of it.')
const foreign = () =>
  new BackupError(
    'This is not a backup of Callmark, so nothing was restored. One that was compressed has to be unpacked on the way.',
  )
/** What the small entries may hold at most: a foreign file must not fill the memory. */
const mostText = 256 * 1_048_576

/**
 * Reads a backup from beginning to end. Every entry is given to `take` as it comes, which must read it to its end; what
 * has been taken may be relied on only when this returns, for only then all fingerprints have been compared.
 */
export async function readArchive(
  source: Readable,
  begin: (header: BackupHeader) => Promise<void>,
  take: (entry: ArchiveEntry) => Promise<void>,
): Promise<BackupManifest> {
  const archive = extract()
  const read = pipeline(source, archive)
  read.catch(() => {})
  const all = createHash('sha256')
  let lines: string[] = []
  let entries = 0
  let header: BackupHeader | undefined
  let manifest: Buffer | undefined
  let sealed = false
  try {
    for await (const opened of archive) {
      const { name, size = 0 } = opened.header
      const entry = opened as AsyncIterable<unknown> as AsyncIterable<Buffer>
      if (!header && name !== headerName) throw foreign()
      if (sealed) throw damaged()
      if (name === manifestName) manifest = await readText(entry, size)
      else if (name === sealName) sealed = isSeal(await readText(entry, size), manifest)
      else if (name.startsWith('index/')) {
        const text = await readText(entry, size)
        if (text.toString() !== lines.join('')) throw damaged()
        all.update(text)
        lines = []
      } else {
        const hash = createHash('sha256')
        const content = Readable.from(measure(entry, hash), { objectMode: false })
        if (!header) {
          header = parseHeader(await readText(content, size))
          await begin(header)
        } else await take({ name, bytes: size, content })
        const line: IndexLine = { name, bytes: size, sha256: hash.digest('hex') }
        lines.push(`${JSON.stringify(line)}\n`)
        entries++
        if (lines.length > linesPerIndex) throw damaged()
      }
    }
    await read
  } catch (error) {
    archive.destroy()
    if (isArchiveFault(error)) throw header ? damaged() : foreign()
    throw error
  }
  if (!header) throw foreign()
  if (!manifest || !sealed || lines.length > 0) throw damaged()
  const parsed = BackupManifest.safeParse(parseJson(manifest))
  if (!parsed.success || parsed.data.entries !== entries || parsed.data.sha256 !== all.digest('hex'))
    throw damaged()
  return parsed.data
}

async function* measure(entry: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of entry) {
    hash.update(chunk)
    yield chunk
  }
}

function parseHeader(text: Buffer): BackupHeader {
  const told = BackupHeader.safeParse(parseJson(text))
  const format = (parseJson(text) as { format?: unknown } | undefined)?.format
  if (typeof format === 'number' && format > formatVersion)
    throw new BackupError(
      'This backup was made by a newer Callmark, in a form this one cannot read. Restore it with that version or a later one.',
    )
  if (!told.success) throw damaged()
  return told.data
}

function parseJson(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString())
  } catch {
    return undefined
  }
}

function isSeal(seal: Buffer, manifest: Buffer | undefined): boolean {
  if (!manifest || seal.toString() !== createHash('sha256').update(manifest).digest('hex')) throw damaged()
  return true
}

async function readText(entry: AsyncIterable<Buffer>, bytes: number): Promise<Buffer> {
  if (bytes > mostText) throw damaged()
  const chunks: Buffer[] = []
  for await (const chunk of entry) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** The archive's own complaints, which say nothing to whoever restores. */
function isArchiveFault(error: unknown): boolean {
  const { message, code } = error as NodeJS.ErrnoException
  return (
    /^(Invalid tar header|Invalid header|Header exceeds|Unexpected end of data|Writable stream closed)/.test(
      message,
    ) || code === 'ERR_STREAM_PREMATURE_CLOSE'
  )
}
