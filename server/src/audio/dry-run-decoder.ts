import type { AudioDecoder } from './audio-decoder.ts'

/** Looks at what is sent as ever, but decodes nothing: for a dry run, in which nobody listens. */
export function withoutDecoding(decoder: AudioDecoder): AudioDecoder {
  return {
    ...decoder,
    async decode(_path, _format, _outputPrefix, signal) {
      signal.throwIfAborted()
      return { channels: [], durationSeconds: 0, truncated: false, peaks: [] }
    },
  }
}
