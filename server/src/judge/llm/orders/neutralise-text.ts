/** Seen by nobody, read by models: format characters, the invisible tag alphabet, halves of characters. */
const unseen = /[\p{Co}\p{Cs}\u{E0000}-\u{E007F}]|(?!\u200C|\u200D)\p{Cf}/gu
/** Line breaks and what parts words unseen. */
const breaks = /(?:\p{Cc}|\p{Zl}|\p{Zp}|\u200C|\u200D)+/gu
const alike: ReadonlyMap<string, string> = new Map([
  ['<', '‹'],
  ['＜', '‹'],
  ['>', '›'],
  ['＞', '›'],
  ['[', '('],
  ['［', '('],
  ['{', '('],
  ['｛', '('],
  [']', ')'],
  ['］', ')'],
  ['}', ')'],
  ['｝', ')'],
  ['`', "'"],
])

/** Without what nobody sees; line breaks stay. */
export function removeUnseen(text: string): string {
  return text.replace(unseen, '')
}

/**
 * A text that can hold no chat template's role token, no fence and no line of its own. The words stay as they are, and
 * quotes are compared by their words.
 */
export function neutraliseText(text: string): string {
  return removeUnseen(text)
    .replace(breaks, ' ')
    .replace(/[<＜>＞[［{｛\]］}｝`]/g, (sign) => alike.get(sign)!)
    .replace(/([#=*_~|-])\1{2,}/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

const mostEntries = 60
const longestText = 600

/** A submission's parameters, as data and of bounded size. */
export function neutraliseData(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return neutraliseText(value.slice(0, longestText))
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value
  if (depth >= 3 || typeof value !== 'object') return null
  if (Array.isArray(value)) return value.slice(0, mostEntries).map((item) => neutraliseData(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value as object)
      .slice(0, mostEntries)
      .map(([key, item]) => [neutraliseText(key.slice(0, 128)), neutraliseData(item, depth + 1)]),
  )
}
