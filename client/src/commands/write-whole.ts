import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** The file is there when it is complete, and not before. */
export async function writeWhole(
  path: string,
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<void> {
  const partial = `${path}.partial`
  try {
    await pipeline(Readable.from(lines), createWriteStream(partial))
    await rename(partial, path)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}
