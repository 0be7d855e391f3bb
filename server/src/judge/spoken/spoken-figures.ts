import { findSpokenNumbers } from './spoken-numbers.ts'

const units = new Map(
  'zero one two three four five six seven eight nine'.split(' ').map((word, value) => [word, String(value)]),
)

/** The figures of words that are nothing but figures read out one by one; otherwise ''. */
export function digitsOnly(plain: string): string {
  const figures = plain
    .split(' ')
    .filter((word) => !/^(and|uh|um|uhm|then|its)$/.test(word))
    .map((word) =>
      word === 'oh' ? '0' : /^\d+$/.test(word) ? word : (findSpokenNumbers(word)[0]?.value.toString() ?? 'x'),
    )
  return figures.length > 0 && figures.every((figure) => /^\d+$/.test(figure)) ? figures.join('') : ''
}

/** The same words with spelled numbers as figures, rows of single figures closed up: "five four five main" → "545 main". */
export function wordsToFigures(plain: string): string {
  const words = plain.split(' ').filter((word) => word !== '')
  const written: string[] = []
  let open = false
  for (const [index, word] of words.entries()) {
    const figure = figureOf(word, words[index + 1], open || isFigure(words[index + 1]))
    if (figure !== undefined && open) written[written.length - 1] += figure
    else written.push(figure ?? word)
    open = figure !== undefined
  }
  return written.join(' ')
}

function isFigure(word: string | undefined): boolean {
  return word !== undefined && (units.has(word) || /^\d+$/.test(word))
}

const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

function figureOf(word: string, next: string | undefined, besideFigure: boolean): string | undefined {
  if (/^\d+$/.test(word)) return word
  // "Oh" is a nought only among figures.
  if (word === 'oh' || word === 'o') return besideFigure ? '0' : undefined
  const ten = tens.indexOf(word)
  // "Two eighty two" is 282.
  if (ten >= 0) return units.has(next ?? '') && next !== 'zero' ? String(ten + 2) : `${ten + 2}0`
  return (
    units.get(word) ??
    (/^(ten|eleven|twelve|\w+teen)$/.test(word)
      ? String(findSpokenNumbers(word)[0]?.value ?? '') || undefined
      : undefined)
  )
}
