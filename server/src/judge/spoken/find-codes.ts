import type { Utterance } from '../../domain/language/utterances.ts'
import { wordsToFigures } from './spoken-figures.ts'

/** A row of figures and letters that names something: "q r seven nine two x". */
export interface SpokenCode {
  readonly code: string
  /** The words right before it. */
  readonly before: string
}

const filler = /^(?:uh|um|uhm|and|then|its|it|is|so|okay|ok|yes|yeah|sure|im|dash|hyphen|space)$/

export function findCodes({ plain, text }: Pick<Utterance, 'plain' | 'text'>): SpokenCode[] {
  const capitals = new Set((text.match(/\b\p{Lu}{2,4}\b/gu) ?? []).map((word) => word.toLowerCase()))
  const codes: SpokenCode[] = []
  const before: string[] = []
  let row = ''
  const close = () => {
    if (/\d/.test(row) && row.length >= 2) codes.push({ code: row.toUpperCase(), before: before.join(' ') })
    row = ''
  }
  const words = wordsToFigures(plain).split(' ')
  for (const [index, word] of words.entries()) {
    const joins =
      /\d/.test(word) ||
      (/^\p{L}$/u.test(word) &&
        ((word !== 'a' && word !== 'i') || row !== '' || /^\p{L}$/u.test(words[index + 1] ?? ''))) ||
      capitals.has(word)
    if (joins) row += word
    else if (row !== '' && /^(?:dash|hyphen)$/.test(word)) continue
    else {
      close()
      before.push(word)
    }
  }
  close()
  return codes
}

/** The code a breath ends in: "my number is two four five". */
export function codeAtEnd({ plain }: Pick<Utterance, 'plain'>): string {
  const words = wordsToFigures(plain).split(' ')
  const first = words.findLastIndex((word) => !/^\d+$/.test(word)) + 1
  return words.slice(first).join('')
}

/** The code a breath consists of, when it holds nothing else. */
export function onlyCode(utterance: Pick<Utterance, 'plain' | 'text'>): string {
  const [first, ...more] = findCodes(utterance)
  const rest = wordsToFigures(utterance.plain)
    .split(' ')
    .filter((word) => !/\d/.test(word) && !filler.test(word) && word.length > 1)
  return first && more.length === 0 && rest.length === 0 ? first.code : ''
}
