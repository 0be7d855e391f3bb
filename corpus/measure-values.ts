import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findValues, type ValueType } from '../server/src/judge/embedded/spoken/find-values.ts'
import { readStraight, type StraightCall } from './read-straight.ts'

// What share of the values that calls were written with is found among the words that tell them.
// node corpus/measure-values.ts [--show] [--plain] FILE…
// With --plain the words lose their capitals and their punctuation, as some recognisers write.
const { values: options, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { show: { type: 'boolean', default: false }, plain: { type: 'boolean', default: false } },
})
const types: readonly ValueType[] = ['number', 'date', 'time', 'name', 'code']
// Most calls name no year, and none the day they were made on.
const calledOn = '2026-01-01'
const months = 'january february march april may june july august september october november december'.split(
  ' ',
)

const counts = new Map(
  types.map((type) => [type, { wanted: 0, met: 0, strange: 0, texts: 0, given: 0, most: 0 }]),
)
for (const file of files) {
  const call = readCall(file)
  if (!call) continue
  for (const { kind, type, answer, evidence, wording } of call.criteria) {
    const count = counts.get(type as ValueType)
    if (kind !== 'value' || !count || answer === 'none' || evidence.length === 0) continue
    const said = evidence.map((turn) => asWritten(call.turns[turn]!.text))
    const found = [...said, said.join(' ')].map((text) => findValues(type as ValueType, text, calledOn))
    const met = found.flat().some(({ value }) => isSame(type as ValueType, answer, value))
    count.wanted += 1
    count.met += met ? 1 : 0
    if (!isComparable(type as ValueType, answer.toLowerCase())) count.strange += 1
    for (const values of found.slice(0, said.length)) {
      count.texts += 1
      count.given += values.length
      count.most = Math.max(count.most, values.length)
    }
    if (!met && options.show) console.log(`${type} ${answer} :: ${wording}\n    ${said.join('\n    ')}`)
  }
}
for (const [type, { wanted, met, strange, texts, given, most }] of counts) {
  const recall = wanted === 0 ? '–' : (met / wanted).toFixed(3)
  const each = texts === 0 ? '–' : (given / texts).toFixed(1)
  const apart = strange === 0 ? '' : ` (${strange} of them in a form that cannot be compared)`
  console.log(
    `${type.padEnd(7)} ${recall}  ${met} of ${wanted}${apart}; ${each} values a turn, at most ${most}`,
  )
}

/** A file at fault is named and left out. */
function readCall(file: string): StraightCall | undefined {
  try {
    return readStraight(readFileSync(file, 'utf8'))
  } catch (error) {
    console.error(`${file} is left out: ${error instanceof Error ? error.message : error}`)
    return undefined
  }
}

function asWritten(text: string): string {
  if (!options.plain) return text
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}'.:/£$€%-]|[.:](?!\d)/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
}

function isSame(type: ValueType, answer: string, value: string): boolean {
  if (type === 'number') return Number(answer.replace(/,/g, '')) === Number(value)
  if (type === 'date') return isSameDay(answer.toLowerCase(), value)
  if (type === 'time') return answer.padStart(5, '0') === value
  const plain = (text: string) => text.toLowerCase().replace(/[\s\-–/.]/g, '')
  const [wanted, given] = [plain(answer), plain(value)]
  if (type === 'code') return wanted === given
  return wanted === given || wanted.includes(given) || given.includes(wanted)
}

/** Some answers are written in a form that is never found, such as a weekday for a date. */
function isComparable(type: ValueType, answer: string): boolean {
  if (type === 'number') return !Number.isNaN(Number(answer.replace(/,/g, '')))
  if (type === 'time') return /^\d{1,2}:\d\d$/.test(answer)
  if (type !== 'date' || /^(?:\d{4}-|--)?\d\d-\d\d$/.test(answer)) return true
  const inWords = /^\d{1,2}(?:st|nd|rd|th)?(?: ([a-z]+))?$/.exec(answer)
  return inWords !== null && (inWords[1] === undefined || months.includes(inWords[1]))
}

/** An answer may be a whole date, a day and a month (`--03-09`, `03-09`, `9 March`) or a day alone (`9th`). */
function isSameDay(answer: string, value: string): boolean {
  if (/^\d{4}-/.test(answer)) return answer === value
  const inWords = /^(\d{1,2})(?:st|nd|rd|th)?(?: ([a-z]+))?$/.exec(answer)
  if (!inWords) return value.endsWith(answer.replace(/^--/, '-'))
  const [, day = '', month] = inWords
  if (!value.endsWith(`-${day.padStart(2, '0')}`)) return false
  return month === undefined || Number(value.slice(5, 7)) === months.indexOf(month) + 1
}
