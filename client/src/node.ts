import { open, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Recording } from './recording.ts'

const pieceBytes = 65_536

/** A recording in a file; it is read piece by piece while it is sent. */
export async function openRecording(path: string): Promise<Recording & { name: string; size: number }> {
  const found = await stat(path)
  if (!found.isFile()) throw new Error(`${path} is not a file.`)
  return { name: basename(path), size: found.size, open: () => readFile(path) }
}

async function* readFile(path: string): AsyncGenerator<Uint8Array> {
  const file = await open(path)
  try {
    for (;;) {
      const piece = new Uint8Array(pieceBytes)
      const { bytesRead } = await file.read(piece)
      if (bytesRead === 0) return
      yield piece.subarray(0, bytesRead)
    }
  } finally {
    await file.close()
  }
}
