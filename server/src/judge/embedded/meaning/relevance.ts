import { type CallReading, findPrompting, type ReadUtterance } from './call-reading.ts'
import { nearnessTo } from './nearness.ts'
import { contentStems } from './word-stems.ts'

/** How much what was said, or what it replies to, is about the thing asked: about 0…1. */
export async function measureRelevance(
  asked: string,
  reading: CallReading,
): Promise<(utterance: ReadUtterance) => number> {
  const [vector] = await reading.embedder.embedAndRemember([asked.slice(0, 400)])
  const wanted = new Set(contentStems(asked))
  const nearness = nearnessTo([vector!])
  const own = (utterance: ReadUtterance) => {
    const meaning = utterance.vector ? nearness(utterance.vector) : 0
    const shared = new Set(utterance.stems.filter((stem) => wanted.has(stem))).size
    return meaning + (wanted.size > 0 ? (0.2 * Math.min(3, shared)) / Math.min(3, wanted.size) : 0)
  }
  const known = new Map<ReadUtterance, number>()
  const measure = (utterance: ReadUtterance) => {
    const prompting = findPrompting(reading, utterance)
    const isReply = utterance.plain.split(' ').length <= 10
    return Math.max(own(utterance), prompting && isReply ? 0.95 * own(prompting) : 0)
  }
  return (utterance) => {
    const relevance = known.get(utterance) ?? measure(utterance)
    known.set(utterance, relevance)
    return relevance
  }
}

// Words so common in names of variables that they say nothing about which one is meant.
const unspecific = new Set(
  contentStems(
    'amount number total value account customer caller client agent representative name type kind count call called caller code id first last date time day know tell told give given state ask wish like make made take taken whichever',
  ),
)

export function isUnspecific(stem: string): boolean {
  return unspecific.has(stem)
}

const wordsBefore = 4

/** Whether the thing's own words fall near: an amount is not a balance unless somebody speaks of a balance. */
export async function findAnchors(
  read: { readonly name: string; readonly text: string },
  reading: CallReading,
): Promise<(utterance: ReadUtterance) => boolean> {
  const anchors = new Set(contentStems(read.name).filter((stem) => !unspecific.has(stem)))
  if (anchors.size === 0) return () => true
  const [vector] = await reading.embedder.embedAndRemember([read.name])
  const described = new Set(contentStems(read.text).filter((stem) => !unspecific.has(stem)))
  const nearness = nearnessTo([vector!])
  return (utterance) => {
    if (utterance.vector && nearness(utterance.vector) >= 0.55) return true
    const shared = new Set(utterance.stems.filter((stem) => described.has(stem))).size
    if (shared >= 2 && 2 * shared >= described.size) return true
    return reading.utterances
      .slice(Math.max(0, utterance.index - wordsBefore), utterance.index + 1)
      .some(({ stems }) => stems.some((stem) => anchors.has(stem)))
  }
}
