import { pcmSampleRate } from '../../../audio/pcm.ts'
import { whisperSettings as settings } from './whisper-settings.ts'

/** Several segments in one stretch of audio, which is what the recogniser knows how to listen to. */
export interface Pack {
  readonly audio: Float32Array
  readonly parts: readonly {
    /** The segment's place in the list it came from. */
    readonly index: number
    readonly startSample: number
    readonly endSample: number
  }[]
}

/** Packs neighbouring segments together, with a pause between two. */
export function packSegments(segments: readonly Float32Array[]): Pack[] {
  const gap = settings.gapSeconds * pcmSampleRate
  const most = settings.packSeconds * pcmSampleRate
  const packs: { index: number; startSample: number; endSample: number }[][] = []
  for (const [index, { length }] of segments.entries()) {
    const pack = packs.at(-1)
    const startSample = pack ? pack.at(-1)!.endSample + gap : 0
    if (pack && startSample + length <= most) {
      pack.push({ index, startSample, endSample: startSample + length })
    } else packs.push([{ index, startSample: 0, endSample: length }])
  }
  return packs.map((parts) => {
    const audio = new Float32Array(parts.at(-1)!.endSample)
    for (const { index, startSample } of parts) audio.set(segments[index]!, startSample)
    return { audio, parts }
  })
}
