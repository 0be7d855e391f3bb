import { type CallReading, findPrompting, type ReadUtterance } from './call-reading.ts'
import { similarity } from './sentence-embedder.ts'
import { contentStems } from './word-stems.ts'

/** How much what was said, or what it replies to, is about the thing asked: about 0…1. */
export async function measureRelevance(
  asked: string,
  reading: CallReading,
): Promise<(utterance: ReadUtterance) => number> {
  const [vector] = await reading.embedder.embedAndRemember([asked.slice(0, 400)])
  const wanted = new Set(contentStems(asked))
  const own = (utterance: ReadUtterance) => {
    const meaning = utterance.vector ? similarity(vector!, utterance.vector) : 0
    const stems = new Set(contentStems(utterance.plain))
    const shared = [...wanted].filter((stem) => stems.has(stem)).length
    return meaning + (wanted.size > 0 ? (0.2 * Math.min(3, shared)) / Math.min(3, wanted.size) : 0)
  }
  return (utterance) => {
    const prompting = findPrompting(reading, utterance)
    const isReply = utterance.plain.split(' ').length <= 10
    return Math.max(own(utterance), prompting && isReply ? 0.95 * own(prompting) : 0)
  }
}
