import { fstatSync, readSync } from 'node:fs'
import { type RecordingSource, withFile } from './recording-source.ts'

/** Whether a WAV file ends before its data chunk does. Recorders that stream write a placeholder size: that claims nothing. */
export function isWavCutOff(source: RecordingSource): boolean {
  return withFile(source, (file) => {
    const fileBytes = fstatSync(file).size
    const header = Buffer.alloc(8)
    let at = 12
    while (at + 8 <= fileBytes && readSync(file, header, 0, 8, at) === 8) {
      const size = header.readUInt32LE(4)
      // Up to 0x7ffff000 are placeholders in use: ffmpeg, sox and others each have their own.
      if (header.toString('latin1', 0, 4) === 'data') return size < 0x7fff_0000 && at + 8 + size > fileBytes
      at += 8 + size + (size % 2)
    }
    return false
  })
}
