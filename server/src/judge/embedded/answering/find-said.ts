import { plainWords } from '../../../domain/language/spoken-words.ts'
import { findAddresses } from '../../spoken/find-addresses.ts'
import { codeAtEnd, onlyCode } from '../../spoken/find-codes.ts'
import { findEmails } from '../../spoken/find-emails.ts'
import { findHours } from '../../spoken/find-hours.ts'
import { findValues, type ValueType } from '../../spoken/find-values.ts'
import { listHeard } from '../../spoken/heard.ts'
import type { FindSaid, Said } from './answer-value.ts'
import type { ReadableCall } from './read-call.ts'

/** Values that stand in one line. */
export function findOfType(type: ValueType): FindSaid {
  return (line, call) => findValues(type, call.lines[line]!.text, call.calledOn)
}

const leastWithoutCents = 1000

/** "Forty-one fifty" is 41.50 where money is asked for, but "one nineteen" is 119. */
export const findAmount: FindSaid = (line, call) => {
  const said = findOfType('number')(line, call)
  const cents = new Set(said.map(({ value, start }) => `${start} ${Number(value) * 100}`))
  return said.filter(
    ({ value, start }) => Number(value) < leastWithoutCents || !cents.has(`${start} ${Number(value)}`),
  )
}

export const findEmail: FindSaid = (line, call) => findEmails(call.lines[line]!.text)

const mostPieces = 8
const mostLinesBetween = 3

/** A number that names something; also where it is read out in breaths: "two seven eight" – "mhm" – "four one two". */
export const findCode: FindSaid = (line, call) => {
  const alone = findOfType('code')(line, call)
  const pieces = gatherBreaths(line, call)
  if (pieces.length < 2) return alone
  const whole = onlyCode(heardIn(line, call)) !== ''
  const start = whole ? 0 : (alone.at(-1)?.start ?? 0)
  const joined = {
    value: pieces.map(({ value }) => value).join(''),
    start,
    alsoIn: pieces.slice(1).map((piece) => piece.line),
  }
  return [...alone.filter((one) => one.start < start), joined]
}

const fewestFigures = 7
const mostFigures = 15

export const findPhone: FindSaid = (line, call) =>
  findCode(line, call).filter(
    ({ value }) => /^\d+$/.test(value) && value.length >= fewestFigures && value.length <= mostFigures,
  )

/** From when until when: "from nine" – "until five thirty". */
export const findHoursSaid: FindSaid = (line, call) => {
  const texts = [
    call.lines[line]!,
    ...listNext(line, call)
      .slice(0, 2)
      .map((next) => call.lines[next]!),
  ]
  for (let count = 1; count <= texts.length; count += 1) {
    const value = findHours(
      texts
        .slice(0, count)
        .map(({ text }) => text)
        .join(' '),
    )
    if (value !== undefined) return [{ value, start: 0, alsoIn: listNext(line, call).slice(0, count - 1) }]
  }
  return []
}

const addresses = new WeakMap<ReadableCall, ReadonlyMap<number, Said>>()

export const findAddress: FindSaid = (line, call) => {
  const known = addresses.get(call) ?? placeAddresses(call)
  addresses.set(call, known)
  const said = known.get(line)
  return said ? [said] : []
}

function placeAddresses(call: ReadableCall): ReadonlyMap<number, Said> {
  const found = findAddresses(listHeard(call.transcript.turns))
  return new Map(
    found.flatMap(({ text, utterances }): [number, Said][] => {
      const lines = [...new Set(utterances.map(({ turnIndex, start }) => lineAt(turnIndex, start, call)))]
      const [first, ...alsoIn] = lines.filter((line) => line >= 0)
      if (first === undefined) return []
      const { start } = call.lines[first]!
      return [[first, { value: text, start: Math.max(0, utterances[0]!.start - start), alsoIn }]]
    }),
  )
}

function lineAt(turnIndex: number, place: number, { lines }: ReadableCall): number {
  return lines.findLastIndex((line) => line.turnIndex === turnIndex && line.start <= place)
}

/** The same speaker's next lines, as far as only a word or two of the other's stand between. */
function listNext(line: number, { lines, transcript }: ReadableCall): number[] {
  const speakerOf = (number: number) => transcript.turns[lines[number]!.turnIndex]!.speaker
  const next: number[] = []
  let between = 0
  for (let number = line + 1; number < lines.length && between <= mostLinesBetween; number += 1) {
    if (speakerOf(number) !== speakerOf(line)) between += 1
    else {
      next.push(number)
      between = 0
    }
    if (next.length === mostPieces) break
  }
  return next
}

function heardIn(line: number, { lines }: ReadableCall) {
  const { text } = lines[line]!
  return { text, plain: plainWords(text) }
}

function gatherBreaths(line: number, call: ReadableCall): { line: number; value: string }[] {
  const pieces: { line: number; value: string }[] = []
  for (const number of [line, ...listNext(line, call)]) {
    const heard = heardIn(number, call)
    const value = onlyCode(heard) || (number === line ? codeAtEnd(heard) : '')
    if (value === '') break
    // Said again on request.
    if (!pieces.some((piece) => piece.value === value && value.length > 2))
      pieces.push({ line: number, value })
  }
  return pieces
}
