import type { Transcription } from '@callmark/client'
import type { Quote } from './draft.ts'

type Segment = Transcription['segments']['segments'][number]

const mostLetters = 2_000

/** What is selected in the list of turns: whole words, a quote for each turn. */
export function readSelection(list: Element | null, segments: readonly Segment[]): Quote[] {
  const selection = getSelection()
  if (!list || !selection || selection.isCollapsed || selection.rangeCount === 0) return []
  const chosen = selection.getRangeAt(0)
  if (!chosen.intersectsNode(list)) return []
  return segments.flatMap((segment, index) => {
    const text = list.children[index]?.querySelector('p')
    if (!text || !chosen.intersectsNode(text)) return []
    const words = wholeWords(segment.text, ...lettersOf(chosen, text))
    return words === '' ? [] : [quoteOf(segment, words)]
  })
}

export function quoteOf({ speaker, start, end, text }: Segment, words = text): Quote {
  return { speaker, start, end, quote: words.slice(0, mostLetters) }
}

/** From which letter to which the range covers the text. */
function lettersOf(chosen: Range, text: Element): [number, number] {
  const before = document.createRange()
  before.selectNodeContents(text)
  const whole = before.toString().length
  const startsInside = before.comparePoint(chosen.startContainer, chosen.startOffset) === 0
  const endsInside = before.comparePoint(chosen.endContainer, chosen.endOffset) === 0
  const upTo = (node: Node, offset: number) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    range.setEnd(node, offset)
    return range.toString().length
  }
  return [
    startsInside ? upTo(chosen.startContainer, chosen.startOffset) : 0,
    endsInside ? upTo(chosen.endContainer, chosen.endOffset) : whole,
  ]
}

/** Half a word proves nothing: the selection grows to the ends of its first and last word. */
export function wholeWords(text: string, from: number, to: number): string {
  if (text.slice(from, to).trim() === '') return ''
  let [first, last] = [from, to]
  while (first < to && /\s/.test(text[first]!)) first++
  while (last > first && /\s/.test(text[last - 1]!)) last--
  while (first > 0 && /\S/.test(text[first - 1]!)) first--
  while (last < text.length && /\S/.test(text[last]!)) last++
  return text.slice(first, last)
}
