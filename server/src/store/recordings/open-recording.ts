import { createHash } from 'node:crypto'
import { type BigIntStats, constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { AlteredRecordingError, type Fingerprint } from './recordings.ts'

const { O_RDONLY, O_NOFOLLOW } = constants
const stepBytes = 262_144
const mostRemembered = 20_000

/** Files that were read whole and found to be as they should, by what the file system says of them: it changes with any change. */
const known = new Map<string, string>()
const reading = new Map<string, Promise<boolean>>()

/**
 * Opens a file of a recording; undefined when there is none. Never follows a link: whoever puts one there means another
 * file. With `original`, throws AlteredRecordingError unless it is that, byte for byte. Its size is compared every time,
 * its content whenever the file has been touched since it was last compared.
 */
export async function openRecording(path: string, original?: Fingerprint): Promise<FileHandle | undefined> {
  const file = await open(path, O_RDONLY | O_NOFOLLOW).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    // Linux says ELOOP of a link, others EMLINK or EFTYPE.
    if (/^(ELOOP|EMLINK|EFTYPE)$/.test(error.code ?? '')) throw new AlteredRecordingError()
    throw error
  })
  if (!file) return undefined
  try {
    const found = await file.stat({ bigint: true })
    if (!found.isFile()) throw new AlteredRecordingError()
    if (original && !(await isOriginal(path, file, found, original))) throw new AlteredRecordingError()
    return file
  } catch (error) {
    await file.close()
    throw error
  }
}

async function isOriginal(
  path: string,
  file: FileHandle,
  found: BigIntStats,
  { bytes, sha256 }: Fingerprint,
): Promise<boolean> {
  if (found.size !== BigInt(bytes)) return false
  const state = [found.dev, found.ino, found.size, found.mtimeNs, found.ctimeNs, sha256].join()
  if (known.get(path) === state) return true
  // Players ask for several parts at a time.
  const same = reading.get(state) ?? hashOf(file).then((hash) => hash === sha256)
  reading.set(state, same)
  try {
    if (!(await same)) return false
  } finally {
    reading.delete(state)
  }
  known.delete(path)
  known.set(path, state)
  if (known.size > mostRemembered) known.delete(known.keys().next().value!)
  return true
}

/** In small steps, between which others are answered. Reading by position leaves the file's place where it is. */
async function hashOf(file: FileHandle): Promise<string> {
  const hash = createHash('sha256')
  const step = Buffer.alloc(stepBytes)
  for (let at = 0; ; ) {
    const { bytesRead } = await file.read(step, 0, stepBytes, at)
    if (bytesRead === 0) return hash.digest('hex')
    hash.update(step.subarray(0, bytesRead))
    at += bytesRead
  }
}
