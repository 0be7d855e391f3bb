import { createHash, randomUUID } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { ownUserOf, ownUserRanges } from '../domain/own-users.ts'
import { rehearseDecoding } from './rehearse-decoding.ts'

/** What decoders find ready, made before the first of them reads a stranger's recording. */
export interface PreparedDecoder {
  /** A folder of ours for what belongs to them. */
  readonly folder: string
  /** Compiled code: with it, a decoder starts in half the time. */
  readonly cache: string
  /** What Node and FFmpeg are linked with. */
  readonly libraries: readonly string[]
}

const Told = z.object({ libraries: z.array(z.string()) })

/** Made once for each state of the code, and found again by later starts. Nothing but the service ever writes there. */
export async function prepareDecoder(): Promise<PreparedDecoder> {
  const folder = openFolder()
  const place = join(folder, nameOfCode())
  const read = () => Told.parse(JSON.parse(readFileSync(join(place, 'told.json'), 'utf8')))
  // An upgrade of the machine may have moved a library.
  if (existsSync(place) && !read().libraries.every((path) => existsSync(path)))
    rmSync(place, { recursive: true })
  if (!existsSync(place)) await rehearse(place)
  if (lstatSync(place).uid !== process.geteuid?.()) throw new Error(`${place} is somebody else's.`)
  return { folder, cache: join(place, 'compiled'), libraries: read().libraries }
}

/** Beside the service's own compiled code; for a process that keeps none, a folder that goes with it. */
function openFolder(): string {
  const { NODE_COMPILE_CACHE } = process.env
  if (NODE_COMPILE_CACHE) {
    const folder = join(NODE_COMPILE_CACHE, 'decoder')
    mkdirSync(folder, { recursive: true, mode: 0o755 })
    return folder
  }
  const folder = mkdtempSync(join(tmpdir(), 'callmark-decoder-'))
  chmodSync(folder, 0o755)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Changes with every file that a decoder runs. */
function nameOfCode(): string {
  const rooms = ['.', './reading', '../process', '../domain'].map(
    (room) => new URL(`${room}/`, import.meta.url),
  )
  const files = rooms.flatMap((room) =>
    readdirSync(room).map((name) => [name, statSync(new URL(name, room)).mtimeMs]),
  )
  const { size, mtimeMs } = statSync(process.execPath)
  const machine = [process.version, process.arch, process.execPath, size, mtimeMs, process.getuid?.()]
  const told = [machine, fileURLToPath(import.meta.url), files]
  return `code-${createHash('sha256').update(JSON.stringify(told)).digest('hex').slice(0, 24)}`
}

async function rehearse(place: string): Promise<void> {
  const draft = `${place}.${randomUUID()}`
  const cache = join(draft, 'compiled')
  try {
    mkdirSync(cache, { recursive: true, mode: 0o755 })
    const libraries = await rehearseDecoding(draft, cache)
    openToDecoders(cache)
    writeFileSync(join(draft, 'told.json'), JSON.stringify({ libraries } satisfies z.infer<typeof Told>))
    renameSync(draft, place)
  } catch (error) {
    // Another process may have been faster.
    if (!existsSync(place)) throw error
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** Node keeps what it compiles by user and for him alone: decoders are users of their own, and find the same. */
function openToDecoders(cache: string): void {
  for (const name of readdirSync(cache)) {
    chmodSync(join(cache, name), 0o755)
    for (const file of readdirSync(join(cache, name))) chmodSync(join(cache, name, file), 0o644)
    if (process.getuid?.() !== 0 || !name.endsWith('-0')) continue
    for (const range of ownUserRanges) {
      for (const user of ['decoder', 'probe'] as const)
        symlinkSync(name, join(cache, name.replace(/0$/, String(ownUserOf(user, range)))))
    }
  }
}
