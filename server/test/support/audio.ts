/** A WAV file of a tone, long enough to be a recording and simple enough to be written by hand. */
export function writeWav(options: {
  seconds: number
  sampleRate?: number
  channels?: number
  hertz?: number
}): Buffer {
  const { seconds, sampleRate = 8000, channels = 1, hertz = 440 } = options
  const frames = Math.round(seconds * sampleRate)
  const data = Buffer.alloc(frames * channels * 2)
  for (let frame = 0; frame < frames; frame++) {
    const sample = Math.round(8000 * Math.sin((2 * Math.PI * hertz * frame) / sampleRate))
    for (let channel = 0; channel < channels; channel++)
      data.writeInt16LE(sample, (frame * channels + channel) * 2)
  }
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + data.length, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(channels, 22)
  header.writeUInt32LE(sampleRate, 24)
  header.writeUInt32LE(sampleRate * channels * 2, 28)
  header.writeUInt16LE(channels * 2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(data.length, 40)
  return Buffer.concat([header, data])
}
