/** Every engine listens at this rate. */
export const pcmSampleRate = 16_000

/** One channel of a decoded recording, on disk: signed 16-bit little-endian samples at 16 kHz, no header. */
export interface Pcm {
  readonly path: string
  readonly samples: number
}
