import { createReadStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createGunzip } from 'node:zlib'
import { EngineFetchError } from './engine-fetch-error.ts'

const blockBytes = 512

/** Writes some files of a gzipped tarball to the places given for them, by their path inside the package. */
export async function unpackFiles(tarball: string, wanted: ReadonlyMap<string, string>): Promise<void> {
  const read = readInPieces(tarball)
  for (;;) {
    const header = Buffer.concat(await Array.fromAsync(read(blockBytes)))
    const path = readText(header, 0, 100)
    // Blocks of zeros, or nothing, end the archive.
    if (path === '') return
    const size = Number.parseInt(readText(header, 124, 12), 8)
    if (!Number.isSafeInteger(size)) throw damaged()
    const prefix = readText(header, 345, 155)
    const place = wanted.get(`${prefix}${prefix && '/'}${path}`.replace(/^[^/]*\//, ''))
    await writePieces(read(size), place)
    await writePieces(read((blockBytes - (size % blockBytes)) % blockBytes), undefined)
  }
}

async function writePieces(pieces: AsyncIterable<Buffer>, place: string | undefined): Promise<void> {
  if (place) await mkdir(dirname(place), { recursive: true, mode: 0o700 })
  const file = place ? await open(place, 'wx', 0o600) : undefined
  try {
    for await (const piece of pieces) await file?.writeFile(piece)
  } finally {
    await file?.close()
  }
}

/** Hands out the next so many bytes of what is packed, in pieces. */
function readInPieces(tarball: string): (bytes: number) => AsyncGenerator<Buffer> {
  const stream = createReadStream(tarball)
  const unpacked = stream.pipe(createGunzip())
  stream.on('error', (error) => unpacked.destroy(error))
  const chunks = unpacked[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let left: Buffer = Buffer.alloc(0)
  return async function* next(bytes) {
    for (let missing = bytes; missing > 0; ) {
      if (left.length === 0) {
        const { value, done } = await chunks.next().catch(() => {
          throw damaged()
        })
        if (done) {
          if (missing < bytes || bytes !== blockBytes) throw damaged()
          return
        }
        left = value
      }
      const piece = left.subarray(0, missing)
      left = left.subarray(piece.length)
      missing -= piece.length
      yield piece
    }
  }
}

function readText(header: Buffer, start: number, length: number): string {
  return header
    .toString('utf8', start, start + length)
    .replace(/\0[\s\S]*$/, '')
    .trim()
}

function damaged(): EngineFetchError {
  return new EngineFetchError('The package arrived damaged; nothing was kept. Run this again.')
}
