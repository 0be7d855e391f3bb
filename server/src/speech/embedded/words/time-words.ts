import llamaTokenizer from 'llama-tokenizer-js'
import { pcmSampleRate } from '../../../audio/pcm.ts'
import { readProbabilities } from './decode-tokens.ts'
import type { Recogniser } from './open-moonshine.ts'
import type { WordTime } from './passage.ts'
import { encodeAudio, leastSamples } from './recognise-segments.ts'

const stepSamples = 0.3 * pcmSampleRate
/** How much less likely than with all of the audio a token is that has not been said yet, at most and at the turning point. */
const farBelow = 3
const turningPoint = 1.5
/** Tokens the recogniser would hardly have chosen tell nothing of when they were said. */
const leastLogProbability = -1.5

/**
 * Finds out when each word of a text was said, which the recogniser itself does not tell: it is given ever more of the
 * audio, and a word has been said when it becomes likely. Undefined when the text does not fit the audio well enough.
 * Takes many times as long as recognising, so it is for the few passages where it matters.
 */
export async function timeWords(
  recogniser: Recogniser,
  audio: Float32Array,
  text: string,
): Promise<WordTime[] | undefined> {
  const tokens = llamaTokenizer.encode(text, false, true)
  const listen = async (samples: number) => {
    const part = audio.subarray(0, samples)
    return readProbabilities(
      recogniser,
      await encodeAudio(recogniser.encoder, part, Math.max(leastSamples, samples)),
      tokens,
    )
  }
  const whole = await listen(audio.length)
  if (whole.reduce((sum, value) => sum + value, 0) / tokens.length < leastLogProbability) return undefined
  const ends = Array.from({ length: Math.ceil(audio.length / stepSamples) }, (_, step) =>
    Math.min(audio.length, (step + 1) * stepSamples),
  )
  const missing: number[][] = []
  for (const end of ends) {
    const part = await listen(end)
    missing.push(part.map((value, index) => Math.max(0, Math.min(farBelow, whole[index]! - value))))
  }
  const heardAt = fitSteps(missing)
  const wordOf = tokens.map(
    (_, index) => countWords(llamaTokenizer.decode(tokens.slice(0, index + 1), false, false)) - 1,
  )
  return Array.from({ length: countWords(text) }, (_, word) => {
    const last = wordOf.lastIndexOf(word)
    const before = wordOf.indexOf(word) - 1
    // A word is likely before its last sound, and the next may begin by then: a step of grace on either side.
    const startSample = before < 0 ? 0 : Math.max(0, ends[heardAt[before]!]! - stepSamples)
    const isLast = last === tokens.length - 1
    const endSample = isLast ? audio.length : Math.min(audio.length, ends[heardAt[last]!]! + stepSamples)
    return { startSample, endSample }
  })
}

/**
 * The step from which on each token has been heard, never before the token that comes before it: the one course through
 * all steps that leaves the fewest likely tokens before their time and the fewest unlikely ones after it.
 */
function fitSteps(missing: readonly (readonly number[])[]): number[] {
  const steps = missing.length
  const tokens = missing[0]!.length
  /** For each token, by step: the cost of the best course up to here, and the step before on that course. */
  const best: { cost: number; from: number }[][] = []
  for (let token = 0; token < tokens; token++) {
    let misfit = missing.reduce((sum, values) => sum + values[token]!, 0)
    let earlier = { cost: token === 0 ? 0 : Number.POSITIVE_INFINITY, from: 0 }
    best.push(
      Array.from({ length: steps }, (_, step) => {
        if (step > 0) misfit += 2 * (turningPoint - missing[step - 1]![token]!)
        const before = best[token - 1]?.[step]
        if (before && before.cost < earlier.cost) earlier = { cost: before.cost, from: step }
        return { cost: earlier.cost + misfit, from: earlier.from }
      }),
    )
  }
  const heardAt: number[] = []
  let step = best
    .at(-1)!
    .reduce((least, { cost }, index, row) => (cost < row[least]!.cost ? index : least), 0)
  for (let token = tokens - 1; token >= 0; token--) {
    heardAt[token] = step
    step = best[token]![step]!.from
  }
  return heardAt
}

function countWords(text: string): number {
  return text.trim().split(/\s+/u).length
}
