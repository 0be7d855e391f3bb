interface Part {
  readonly text: string
  /** Where in the sentence. */
  readonly at: number
  /** The moment of the call that it names. */
  readonly seconds: number | undefined
}

/** Takes a sentence apart at the moments it names: 01:23, or 1:02:33. A time beyond the call is none of its moments. */
export function splitMoments(text: string, duration: number): Part[] {
  const parts: Part[] = []
  let from = 0
  for (const { 0: clock, index } of text.matchAll(/(?<![\d:])(?:\d{1,2}:)?\d{1,2}:\d{2}(?!\d|:\d)/g)) {
    const seconds = clock.split(':').reduce((sum, part) => 60 * sum + Number(part), 0)
    if (seconds > duration) continue
    parts.push({ text: text.slice(from, index), at: from, seconds: undefined })
    parts.push({ text: clock, at: index, seconds })
    from = index + clock.length
  }
  return [...parts, { text: text.slice(from), at: from, seconds: undefined }]
}
