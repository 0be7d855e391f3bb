import type { FileHandle } from 'node:fs/promises'

/** Samples from −1 to 1; shorter than asked where the recording ends. */
export async function readSamples(
  file: FileHandle,
  startSample: number,
  count: number,
): Promise<Float32Array<ArrayBuffer>> {
  const bytes = Buffer.allocUnsafe(count * 2)
  let filled = 0
  while (filled < bytes.length) {
    const { bytesRead } = await file.read(bytes, filled, bytes.length - filled, startSample * 2 + filled)
    if (bytesRead === 0) break
    filled += bytesRead
  }
  const samples = new Float32Array(filled >> 1)
  for (let index = 0; index < samples.length; index++) samples[index] = bytes.readInt16LE(index * 2) / 32768
  return samples
}
