import { type Heard, keepWords } from './heard.ts'

/** A vendor's segment may run over a silence in which the other party speaks; longer ones end an utterance. */
const pauseSeconds = 0.7

/** One utterance per breath, as far as word times tell. */
export function splitAtPauses(heard: Heard): Heard[] {
  const { words } = heard
  if (!words) return [heard]
  const starts = [...words.keys()].filter(
    (index) => index === 0 || words[index]!.startSeconds - words[index - 1]!.endSeconds > pauseSeconds,
  )
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? words.length
    const kept = keepWords(heard, start, end)!
    // Words know better when they were said than the segment around them.
    const startSeconds = words[start]!.startSeconds
    const endSeconds = words[end - 1]!.endSeconds
    return endSeconds > startSeconds ? { ...kept, startSeconds, endSeconds } : kept
  })
}
