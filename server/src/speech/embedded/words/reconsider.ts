import { pcmSampleRate } from '../../../audio/pcm.ts'
import type { TokenBonus } from './choose-token.ts'
import { type Recogniser, type Recognition, recogniseAfter } from './recognise-segments.ts'

/** Something said in a conversation, as first understood. */
export interface Passage extends Recognition {
  readonly audio: Float32Array
  readonly startSeconds: number
  readonly endSeconds: number
  /** Whether to listen to it again; the others are there to be understood by. */
  readonly again: boolean
}

export interface ReconsiderSettings {
  /** What comes before helps only if it was understood. */
  readonly leastContextConfidence: number
  /** As little of what comes before as helps, and as much as the recogniser takes well. */
  readonly contextSeconds: number
  readonly mostContextSeconds: number
  /** A conversation that has paused for longer may have moved on. */
  readonly longestPauseSeconds: number
  /** What was at least so sure at first is not unsaid. */
  readonly leastUnsaidConfidence: number
  readonly tokensPerSecond: number
}

/**
 * Listens again to what was doubtful, now together with what was said just before, by whomever: after "have a great
 * day" a mumble is "you too" and not "YouTube". Passages are of one conversation, in time order; undefined: as it was.
 */
export async function reconsiderDoubtful(
  recogniser: Recogniser,
  passages: readonly Passage[],
  settings: ReconsiderSettings,
  bonus?: TokenBonus,
): Promise<(Recognition | undefined)[]> {
  const understood: Recognition[] = [...passages]
  const answers: (Recognition | undefined)[] = []
  for (const [index, passage] of passages.entries()) {
    const context = passage.again ? chooseContext(passages, understood, index, settings) : []
    if (context.length === 0) {
      answers.push(undefined)
      continue
    }
    const audio = joinAudio([...context.map((place) => passages[place]!.audio), passage.audio])
    const known = {
      text: context.map((place) => understood[place]!.text).join(' '),
      samples: audio.length - passage.audio.length,
    }
    const again = await recogniseAfter(recogniser, known, audio, settings.tokensPerSecond, bonus)
    // In the middle of a talk the recogniser may find that nothing more was said: believed only where it was very unsure.
    const isLost = again.text === '' && passage.confidence >= settings.leastUnsaidConfidence
    answers.push(isLost ? undefined : again)
    if (again.text !== '')
      understood[index] = { ...again, confidence: Math.max(again.confidence, passage.confidence) }
  }
  return answers
}

/** The places of the passages just before this one, oldest first. */
function chooseContext(
  passages: readonly Passage[],
  understood: readonly Recognition[],
  index: number,
  settings: ReconsiderSettings,
): number[] {
  const { startSeconds, endSeconds } = passages[index]!
  const context: number[] = []
  let seconds = 0
  for (let place = index - 1; place >= 0; place--) {
    const earlier = passages[place]!
    // Somebody who talks all through this passage does not come before it.
    if (earlier.endSeconds >= endSeconds || understood[place]!.text === '') continue
    const length = earlier.audio.length / pcmSampleRate
    if (
      seconds + length > settings.mostContextSeconds ||
      startSeconds - earlier.endSeconds > settings.longestPauseSeconds ||
      understood[place]!.confidence < settings.leastContextConfidence
    )
      break
    context.unshift(place)
    seconds += length
    if (seconds >= settings.contextSeconds) break
  }
  return context
}

function joinAudio(pieces: readonly Float32Array[]): Float32Array {
  const joined = new Float32Array(pieces.reduce((sum, piece) => sum + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    joined.set(piece, at)
    at += piece.length
  }
  return joined
}
