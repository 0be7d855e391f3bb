import { ordinals, smallNumbers, tens } from '../../../domain/language/counting-words.ts'
import { plainWords } from '../../../domain/language/spoken-words.ts'
import type { Turn } from '../../../domain/transcript.ts'
import type { WeighedSentence } from './follow-summary-wish.ts'

const allOrdinals = [...ordinals, 'thirtieth']
const scales: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, million: 1_000_000 }
const between = /^(?:uh|um|uhm|ah|er|mhm|okay|and|yes|yeah|well|so|then)$/
const longestNumber = 20

interface NumberWord {
  readonly value: number
  readonly figures: string
  readonly scale: number | undefined
}

/** Keeps a sentence as far as every figure in it can be heard on the call; an answer that cannot be is left out of it. */
export function checkFigures(
  sentences: readonly WeighedSentence[],
  turns: readonly Turn[],
): WeighedSentence[] {
  const runs = listRuns(turns)
  const isSaid = remember((figure: string) => wasSaid(figure, runs))
  const speakers = [...new Set(turns.map(({ speaker }) => speaker))].filter((name) => /\d/.test(name))
  // The 1 of "Speaker 1" is a name's.
  const bare = (text: string) => speakers.reduce((rest, name) => rest.replaceAll(name, ''), text)
  const holdsUp = (text: string) => listFigures(bare(text)).every(isSaid)
  return sentences.flatMap(({ text, weight }) => {
    if (holdsUp(text)) return [{ text, weight }]
    const shorter = text.replace(/ \([^()]*\)/g, (answer) => (holdsUp(answer) ? answer : ''))
    return holdsUp(shorter) ? [{ text: shorter, weight }] : []
  })
}

function remember(ask: (figure: string) => boolean): (figure: string) => boolean {
  const known = new Map<string, boolean>()
  return (figure) => {
    const answer = known.get(figure) ?? ask(figure)
    known.set(figure, answer)
    return answer
  }
}

function listFigures(text: string): string[] {
  return [...text.matchAll(/(?<![\p{L}\d])(?:\d[\d,.:-]*\d|\d)/gu)].map((match) => match[0])
}

/** Number words that follow each other in what one speaker says, and in what all say. */
function listRuns(turns: readonly Turn[]): NumberWord[][] {
  const speakers = [...new Set(turns.map(({ speaker }) => speaker))]
  return [turns, ...speakers.map((name) => turns.filter(({ speaker }) => speaker === name))].flatMap(
    (said) => {
      const runs: NumberWord[][] = [[]]
      const words = said.flatMap(({ text }) => splitText(text)).filter((word) => !between.test(word))
      for (const [index, word] of words.entries()) {
        const read = readWord(word, words[index + 1])
        if (read) runs.at(-1)!.push(read)
        else if (runs.at(-1)!.length > 0) runs.push([])
      }
      return runs
    },
  )
}

function splitText(text: string): string[] {
  return plainWords(text.replace(/\[[^\]]{0,40}\]|<[^>]{0,40}>/g, ' '))
    .replace(/(?<=\d)(?=\p{L})/gu, ' ')
    .split(' ')
}

function readWord(word: string, next: string | undefined): NumberWord | undefined {
  if (word === 'a')
    return next !== undefined && next in scales ? { value: 1, figures: '', scale: undefined } : undefined
  const scale = scales[word]
  if (scale !== undefined) return { value: 0, figures: '', scale }
  if (word === 'oh' || word === 'o') return { value: 0, figures: '0', scale: undefined }
  if (/^\d+$/.test(word)) return { value: Number(word), figures: word, scale: undefined }
  const ten = tens.indexOf(word)
  if (ten >= 0) {
    const digit =
      next === undefined ? -1 : Math.max(smallNumbers.indexOf(next), allOrdinals.indexOf(next) + 1)
    return {
      value: 20 + 10 * ten,
      figures: String(digit >= 1 && digit <= 9 ? ten + 2 : 10 * (ten + 2)),
      scale: undefined,
    }
  }
  const value = smallNumbers.includes(word)
    ? smallNumbers.indexOf(word)
    : word === 'thirtieth'
      ? 30
      : allOrdinals.indexOf(word) + 1
  return value > 0 || word === 'zero' ? { value, figures: String(value), scale: undefined } : undefined
}

function wasSaid(figure: string, runs: readonly (readonly NumberWord[])[]): boolean {
  const plain = figure.replace(/,(?=\d{3})/g, '')
  const digits = plain.replace(/\D/g, '')
  const parts = plain.split(/\D+/)
  return (
    runs.some((run) => holds(run, digits, Number(plain))) ||
    (parts.length > 1 && parts.every((part) => runs.some((run) => holds(run, part, Number(part)))))
  )
}

/** Whether some of the words that follow each other make up the figures or the amount. */
function holds(run: readonly NumberWord[], digits: string, amount: number): boolean {
  return run.some((_, start) => {
    let figures = ''
    let [total, current] = [0, 0]
    for (const { value, figures: own, scale } of run.slice(start, start + longestNumber)) {
      figures += own
      if (scale === 100) current = Math.max(1, current) * 100
      else if (scale !== undefined) [total, current] = [total + Math.max(1, current) * scale, 0]
      else {
        // "One thirty four": what comes second moves the first up.
        const moves = current > 0 && current % 100 !== 0 && !(current % 10 === 0 && value < 10)
        current = moves ? current * 100 + value : current + value
      }
      if (figures === digits || total + current === amount) return true
      if (!digits.startsWith(figures) && total + current > amount) return false
    }
    return false
  })
}
