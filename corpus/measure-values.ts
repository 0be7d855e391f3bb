import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findValues, type ValueType } from '../server/src/judge/spoken/find-values.ts'
import { readStraight, type StraightCall } from './read-straight.ts'
import { calledOn, isSameValue } from './same-value.ts'

// What share of the values that calls were written with is found among the words that tell them.
// node corpus/measure-values.ts [--show] [--plain] FILE…
// With --plain the words lose their capitals and their punctuation, as some recognisers write.
const { values: options, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { show: { type: 'boolean', default: false }, plain: { type: 'boolean', default: false } },
})
const types: readonly ValueType[] = ['number', 'date', 'time', 'name', 'code']

const counts = new Map(types.map((type) => [type, { wanted: 0, met: 0, texts: 0, given: 0, most: 0 }]))
for (const file of files) {
  const call = readCall(file)
  if (!call) continue
  for (const { kind, type, answer, evidence, wording } of call.criteria) {
    const count = counts.get(type as ValueType)
    if (kind !== 'value' || !count || answer === 'none' || evidence.length === 0) continue
    const said = evidence.map((turn) => asWritten(call.turns[turn]!.text))
    const found = [...said, said.join(' ')].map((text) => findValues(type as ValueType, text, calledOn))
    const met = found.flat().some(({ value }) => isSameValue(type!, answer, value))
    count.wanted += 1
    count.met += met ? 1 : 0
    for (const values of found.slice(0, said.length)) {
      count.texts += 1
      count.given += values.length
      count.most = Math.max(count.most, values.length)
    }
    if (!met && options.show) console.log(`${type} ${answer} :: ${wording}\n    ${said.join('\n    ')}`)
  }
}
for (const [type, { wanted, met, texts, given, most }] of counts) {
  const recall = wanted === 0 ? '–' : (met / wanted).toFixed(3)
  const each = texts === 0 ? '–' : (given / texts).toFixed(1)
  console.log(`${type.padEnd(7)} ${recall}  ${met} of ${wanted}; ${each} values a turn, at most ${most}`)
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
