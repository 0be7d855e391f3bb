/** A sentence of a summary and how much would be lost without it. */
export interface WeighedSentence {
  readonly text: string
  readonly weight: number
}

const numberWords = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const amount = String.raw`(\d{1,3}|a single|${numberWords.join('|')})`
const range = new RegExp(
  String.raw`(?:${amount}\s*(?:-|–|to|or)\s*)?${amount}[\s-]+(?:short |brief |full |plain |bullet )*(sentence|word|line|bullet|point|item)s?\b`,
  'i',
)

export interface SummaryWish {
  readonly sentences: number
  readonly words: number
  readonly bullets: boolean
}

const mostSentences = 7

/** Reads of a prompt for summaries what can be done without understanding it: how long, and in bullets or not. */
export function readSummaryWish(prompt: string): SummaryWish {
  let sentences = mostSentences
  let words = Infinity
  for (const part of prompt.slice(0, 5000).split(/[,.;\n]/)) {
    const match = range.exec(part)
    const most = match ? readAmount(match[2]!) : undefined
    if (!match || most === undefined || most < 1) continue
    if (/^word/i.test(match[3]!)) words = Math.min(words, most)
    else sentences = Math.min(sentences, most)
  }
  return {
    sentences,
    words,
    bullets: /\bbullet(?:ed|s| points?| list)?\b|\bas a list\b/i.test(prompt.slice(0, 5000)),
  }
}

function readAmount(word: string): number | undefined {
  if (/^a single$/i.test(word)) return 1
  const value = /^\d/.test(word) ? Number(word) : numberWords.indexOf(word.toLowerCase())
  return value >= 0 ? value : undefined
}

/** As many of the weightiest sentences as are wanted, in their order. */
export function composeSummary(sentences: readonly WeighedSentence[], wish: SummaryWish): string {
  const kept = [...sentences]
  const drop = () => {
    const lightest = kept.reduce((low, next, index) => (next.weight < kept[low]!.weight ? index : low), 0)
    kept.splice(lightest, 1)
  }
  while (kept.length > wish.sentences) drop()
  while (kept.length > 0 && countWords(kept) > wish.words) drop()
  // Where the weightiest is too long by itself, one that fits says more than half of it.
  const fitting = sentences.toSorted((a, b) => b.weight - a.weight)
  const whole = kept.length > 0 ? kept : fitting.filter((one) => countWords([one]) <= wish.words).slice(0, 1)
  const texts = (whole.length > 0 ? whole : fitting.slice(0, 1)).map(({ text }) => cutWords(text, wish.words))
  return wish.bullets ? texts.map((text) => `- ${text}`).join('\n') : texts.join(' ')
}

function countWords(sentences: readonly WeighedSentence[]): number {
  return sentences.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)
}

function cutWords(text: string, most: number): string {
  const words = text.split(/\s+/)
  return words.length <= most ? text : `${words.slice(0, most).join(' ')} …`
}
