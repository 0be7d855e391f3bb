import { pcmSampleRate } from '../../../audio/pcm.ts'
import { windowSamples } from '../channels/detect-voice.ts'
import { followSpeakers, type Moment } from './follow-speakers.ts'
import { compare, type Grouping, groupVoices, type TimedPrint } from './group-voices.ts'
import { frameSamples } from './measure-cepstra.ts'
import { frameStride, printSize } from './open-voice-network.ts'
import type { Stretch, VoicePrints } from './print-voices.ts'
import type { SpeakerSettings } from './speaker-settings.ts'

/** A stretch of speech and the prints of the voices in it. */
export interface PrintedStretch extends Stretch, VoicePrints {}

export interface ToldApart {
  readonly speakers: number
  /** The speaker at each print of each stretch. */
  readonly labels: readonly Uint8Array[]
  /** When one voice may as well be two that sound alike: each stretch's prints added up, for what is said to decide. */
  readonly doubt?: readonly Float32Array[]
}

/** Who speaks when in all of a channel's stretches. `probabilities` are the voice detector's for the whole channel. */
export function tellApart(
  stretches: readonly PrintedStretch[],
  probabilities: Uint8Array,
  settings: SpeakerSettings,
): ToldApart {
  const { grouping, mayBeTwo } = groupVoices(choosePrints(stretches, settings), settings)
  const speakers = grouping.centres.length
  if (speakers > 1) return { speakers, labels: labelMoments(stretches, grouping, probabilities, settings) }
  const labels = stretches.map(({ voiced }) => new Uint8Array(voiced.length))
  return { speakers, labels, ...(mayBeTwo ? { doubt: stretches.map(addUp) } : {}) }
}

/** Prints with enough voice in them, evenly over the call and no more than can be grouped in reasonable time. */
function choosePrints(stretches: readonly PrintedStretch[], settings: SpeakerSettings): TimedPrint[] {
  const least = (settings.leastVoicedSeconds * pcmSampleRate) / frameSamples / frameStride
  const solid = stretches.flatMap((stretch) =>
    listPrints(stretch).flatMap((print, index) =>
      stretch.voiced[index]! >= least
        ? { print, seconds: stretch.startSample / pcmSampleRate + index * settings.stepSeconds }
        : [],
    ),
  )
  const every = Math.ceil(solid.length / settings.mostClustered)
  return solid.filter((_, index) => index % every === 0)
}

function labelMoments(
  stretches: readonly PrintedStretch[],
  { centres }: Grouping,
  probabilities: Uint8Array,
  settings: SpeakerSettings,
): Uint8Array[] {
  const stepWindows = (settings.stepSeconds * pcmSampleRate) / windowSamples
  const moments = stretches.flatMap((stretch) => {
    const firstWindow = stretch.startSample / windowSamples
    return listPrints(stretch).map((print, index): Moment => {
      const from = Math.max(0, Math.round(firstWindow + (index - 0.5) * stepWindows))
      const quietest = Math.min(...probabilities.subarray(from, from + Math.round(stepWindows))) / 255
      const inSpeech = settings.pauseShare + (1 - settings.pauseShare) * quietest
      return {
        fits: centres.map((centre) => compare(print, centre)),
        changeCost: index === 0 ? settings.stretchChangeCost : settings.changeCost * inSpeech,
      }
    })
  })
  const path = followSpeakers(moments)
  let to = 0
  return stretches.map(({ voiced }) => {
    to += voiced.length
    return path.slice(to - voiced.length, to)
  })
}

function addUp(stretch: VoicePrints): Float32Array {
  const sum = new Float32Array(printSize)
  for (const print of listPrints(stretch))
    for (let index = 0; index < printSize; index++) sum[index] = sum[index]! + print[index]!
  return sum
}

function listPrints({ prints, voiced }: VoicePrints): Float32Array[] {
  return Array.from(voiced, (_, index) => prints.subarray(index * printSize, (index + 1) * printSize))
}
