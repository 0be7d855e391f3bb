import { pcmSampleRate } from '../../audio/pcm.ts'
import type { Span } from './cut-pieces.ts'
import { bare } from './fit-words.ts'
import { type Heard, keepWords, timeWords } from './heard.ts'

/** What was heard in one piece, at its place in the recording. */
export interface HeardPiece extends Span {
  readonly heard: readonly Heard[]
}

/** Two hearings of one word give it times no further apart. */
const mostDriftSeconds = 1
/** Times that were only guessed may be this much off. */
const guessedSeconds = 2

/** Lays the pieces end to end. Where two overlap, each word of the overlap is taken from one of them. */
export function joinPieces(pieces: readonly HeardPiece[]): Heard[] {
  let joined: Heard[] = []
  let endSample = 0
  for (const piece of pieces) {
    let later = [...piece.heard]
    if (piece.startSample < endSample) {
      const seam = findSeam(joined, later, piece.startSample / pcmSampleRate, endSample / pcmSampleRate)
      joined = cut(joined, 0, seam.keep)
      later = cut(later, seam.skip, Number.POSITIVE_INFINITY)
    }
    joined = [...joined, ...later]
    endSample = piece.endSample
  }
  return joined
}

/** How many words of the earlier piece to keep and of the later one to leave out. */
function findSeam(earlier: readonly Heard[], later: readonly Heard[], from: number, to: number) {
  const before = earlier.flatMap(listWords)
  const after = later.flatMap(listWords)
  const slack = [...earlier, ...later].every(({ words }) => words) ? 0 : guessedSeconds
  const firstBefore = before.findIndex(({ middle }) => middle >= from - slack)
  const tail = firstBefore < 0 ? [] : before.slice(firstBefore)
  const head = after.filter(({ middle }) => middle <= to + slack)
  const common = findCommonRun(tail, head, mostDriftSeconds + 2 * slack)
  if (common) {
    // In the middle of what both heard: at either end of an overlap a word may be cut in half.
    const half = common.length >> 1
    return { keep: firstBefore + common.inTail + half, skip: common.inHead + half }
  }
  const middle = (from + to) / 2
  return {
    keep: before.filter((word) => word.middle < middle).length,
    skip: after.filter((word) => word.middle < middle).length,
  }
}

interface ListedWord {
  readonly letters: string
  readonly middle: number
}

function listWords(heard: Heard): ListedWord[] {
  return timeWords(heard).map(({ text, startSeconds, endSeconds }) => ({
    letters: bare(text),
    middle: (startSeconds + endSeconds) / 2,
  }))
}

function findCommonRun(tail: readonly ListedWord[], head: readonly ListedWord[], mostDrift: number) {
  const isSame = (one: ListedWord, other: ListedWord | undefined) =>
    one.letters === other?.letters && Math.abs(one.middle - other.middle) <= mostDrift
  let best: { inTail: number; inHead: number; length: number } | undefined
  for (let inTail = 0; inTail < tail.length; inTail++) {
    for (let inHead = 0; inHead < head.length; inHead++) {
      let length = 0
      while (inTail + length < tail.length && isSame(tail[inTail + length]!, head[inHead + length])) length++
      if (length > (best?.length ?? 0)) best = { inTail, inHead, length }
    }
  }
  return best
}

/** The words from–to of them all, counted through. */
function cut(all: readonly Heard[], from: number, to: number): Heard[] {
  let passed = 0
  return all.flatMap((heard) => {
    const count = timeWords(heard).length
    const kept = keepWords(heard, Math.max(0, from - passed), Math.max(0, to - passed))
    passed += count
    return kept ?? []
  })
}
