export interface WavShape {
  readonly sampleRate?: number
  /** WAVE format tag; 1 is PCM. */
  readonly formatTag?: number
  /** Size the data chunk claims, where it is not its true one. */
  readonly claimedBytes?: number
}

/** The bytes of a 16-bit WAV file, one list of samples (-1…1) per channel. */
export function writeWav(channels: readonly ArrayLike<number>[], shape: WavShape = {}): Buffer {
  const { sampleRate = 8000, formatTag = 1 } = shape
  const frames = channels[0]?.length ?? 0
  const blockBytes = channels.length * 2
  const wav = Buffer.alloc(44 + frames * blockBytes)
  const dataBytes = shape.claimedBytes ?? frames * blockBytes
  wav.write('RIFF', 0, 'latin1')
  wav.writeUInt32LE(Math.min(36 + dataBytes, 0xffff_ffff), 4)
  wav.write('WAVEfmt ', 8, 'latin1')
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(formatTag, 20)
  wav.writeUInt16LE(channels.length, 22)
  wav.writeUInt32LE(sampleRate, 24)
  wav.writeUInt32LE(sampleRate * blockBytes, 28)
  wav.writeUInt16LE(blockBytes, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36, 'latin1')
  wav.writeUInt32LE(dataBytes, 40)
  channels.forEach((samples, channel) => {
    for (let frame = 0; frame < frames; frame++) {
      wav.writeInt16LE(Math.round(samples[frame]! * 32_767), 44 + frame * blockBytes + channel * 2)
    }
  })
  return wav
}

/** A tone, loud enough to be told from silence in any channel. */
export function makeTone(seconds: number, hertz: number, sampleRate = 8000): Float32Array {
  return Float32Array.from(
    { length: Math.round(seconds * sampleRate) },
    (_, index) => 0.5 * Math.sin((2 * Math.PI * hertz * index) / sampleRate),
  )
}

/** A recording of a tone: long enough to be one, with nothing said on it. */
export function writeToneWav(
  seconds: number,
  options: { sampleRate?: number; channels?: number } = {},
): Buffer {
  const { sampleRate = 8000, channels = 1 } = options
  const tone = makeTone(seconds, 440, sampleRate)
  return writeWav(
    Array.from({ length: channels }, () => tone),
    { sampleRate },
  )
}
