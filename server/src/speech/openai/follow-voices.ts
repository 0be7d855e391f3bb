import { type Pcm, pcmSampleRate } from '../../audio/pcm.ts'
import type { Span } from '../hosted/cut-pieces.ts'
import type { Heard } from '../hosted/heard.ts'
import { writeWav } from '../hosted/write-wav.ts'
import type { Field } from './write-form.ts'

// What OpenAI takes as a sample of a voice, and how many.
const leastClipSeconds = 2
const mostClipSeconds = 9.5
const mostVoices = 4

/** Knows the people of a call from one piece to the next: each piece names its voices anew, beginning at A. */
export function followVoices(channel: Pcm) {
  const clips = new Map<string, Span>()
  let named = 0

  return {
    /** Samples of the voices heard so far, for the server to name them alike. */
    async fields(): Promise<Field[]> {
      const known = [...clips].slice(0, mostVoices)
      const samples = await Promise.all(known.map(([, clip]) => writeDataUrl(channel, clip)))
      return [
        ...known.map(([name]): Field => ['known_speaker_names[]', name]),
        ...samples.map((url): Field => ['known_speaker_references[]', url]),
      ]
    },
    /** The piece's own letters become names that hold for the call. */
    name(heard: readonly Heard[]): Heard[] {
      const names = new Map<string, string>()
      return heard.map((item) => {
        if (item.speaker === undefined) return item
        const known = clips.has(item.speaker) ? item.speaker : names.get(item.speaker)
        const name = known ?? `voice-${++named}`
        names.set(item.speaker, name)
        const clip = toClip(item)
        const seconds = item.endSeconds - item.startSeconds
        if (seconds >= leastClipSeconds && isLonger(clip, clips.get(name))) clips.set(name, clip)
        return { ...item, speaker: name }
      })
    },
  }
}

function toClip({ startSeconds, endSeconds }: Heard): Span {
  return {
    startSample: Math.round(startSeconds * pcmSampleRate),
    endSample: Math.round(Math.min(endSeconds, startSeconds + mostClipSeconds) * pcmSampleRate),
  }
}

function isLonger(clip: Span, other: Span | undefined): boolean {
  return !other || clip.endSample - clip.startSample > other.endSample - other.startSample
}

async function writeDataUrl(channel: Pcm, clip: Span): Promise<string> {
  const wav = Buffer.concat(await Array.fromAsync(writeWav([channel], clip)))
  return `data:audio/wav;base64,${wav.toString('base64')}`
}
