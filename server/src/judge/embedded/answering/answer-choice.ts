import { plainWords } from '../../../domain/language/spoken-words.ts'
import { type Finding, found, notDetermined } from '../finding.ts'
import { calibrate } from '../reading/calibrate.ts'
import { encodeBare } from '../reading/lines.ts'
import { criterionRoom } from '../reading/tokens.ts'
import type { Bounds } from './answer-met.ts'
import { look, quoteLikeliest, quoteLine, type ReadableCall, type Shown, seek } from './read-call.ts'

const longestOption = 30

/** Which of the allowed answers is so. */
export async function answerChoice(
  question: string,
  options: readonly string[],
  call: ReadableCall,
  { least }: Bounds,
): Promise<Finding> {
  const named = findNamed(question, options, call)
  if (named && sureOfTheNamed >= least) {
    const { option, line } = named
    return found(
      option,
      sureOfTheNamed,
      [{ code: 'option_said', values: { option } }],
      [quoteLine(call, line)],
    )
  }
  const { option, chance, likely, shown } = await readChoice(question, options, call, 'option')
  const quotes = quoteLikeliest(shown, call)
  if (chance < least) {
    const values = { options: likely.slice(0, 2).map((index) => options[index]!) }
    return notDetermined({ code: 'open_undecided', values }, chance, quotes)
  }
  return found(
    options[option]!,
    chance,
    [{ code: 'option_fits', values: { option: options[option]! } }],
    quotes,
  )
}

/** How often it is right: on the tuning half of the bank calls. */
const sureOfTheNamed = 0.9
const between = ['', 'my ', 'your ', 'the ', 'her ', 'his ', 'their ', 'our ']

function endsIn(question: string): string | undefined {
  return /\b(from|to|into|onto|with|via)\W*$/i.exec(question)?.[1]?.toLowerCase()
}

/** "The account it is paid from", where "from checking" is said, and "from" of no other option. */
function findNamed(
  question: string,
  options: readonly string[],
  { lines }: ReadableCall,
): { option: string; line: number } | undefined {
  const preposition = endsIn(question)
  if (!preposition) return undefined
  const said = lines.map(({ text }) => ` ${plainWords(text)} `)
  const named = options.flatMap((option) => {
    const words = plainWords(option)
    const line = said.findIndex((text) =>
      between.some((word) => words !== '' && text.includes(` ${preposition} ${word}${words} `)),
    )
    return line < 0 ? [] : [{ option, line }]
  })
  return named.length === 1 ? named[0] : undefined
}

export async function readChoice(
  question: string,
  options: readonly string[],
  call: ReadableCall,
  kind: 'option' | 'points',
) {
  const encoded = options.map((option) => encodeBare(call.engine.pieces, option, longestOption))
  const { numbers, shown } = await readRounds(question, encoded, call)
  const best = Math.max(...shown.choices)
  const option = numbers[shown.choices.indexOf(best)]!
  // Of "the account it is paid from" an account named without "from" says nothing.
  const counts = kind === 'option' && endsIn(question) === undefined
  const sort = counts && isOnlyOneSaid(option, encoded, shown, call) ? 'option_said' : kind
  const likely = numbers
    .map((number, place) => ({ number, chance: shown.choices[place]! }))
    .sort((a, b) => b.chance - a.chance)
    .map(({ number }) => number)
  return { option, chance: calibrate(call.engine.calibration, sort, best, shown), likely, shown }
}

const mostAtOnce = 8
/** For options, however long the question is. */
const leastRoom = 2 * (longestOption + 1)

/** A few options at a time, as many as there is room for; the better ones of each time are compared again. */
async function readRounds(
  question: string,
  options: readonly (readonly number[])[],
  call: ReadableCall,
): Promise<{ numbers: readonly number[]; shown: Shown }> {
  const found = await seek(question, call)
  const wanted = options.reduce((sum, option) => sum + option.length + 1, 0)
  const room = Math.max(criterionRoom - 2 - found.ids.length, Math.min(wanted, leastRoom))
  const sought = { ...found, ids: found.ids.slice(0, criterionRoom - 2 - room) }
  let numbers = [...options.keys()]
  for (;;) {
    const groups = group(numbers, (number) => options[number]!.length + 1, room)
    const better: number[] = []
    for (const some of groups) {
      const shown = await look(sought, call, { options: some.map((number) => options[number]!) })
      if (groups.length === 1) return { numbers, shown }
      const order = [...some.keys()].sort((a, b) => shown.choices[b]! - shown.choices[a]!)
      better.push(...order.slice(0, Math.ceil(some.length / 4)).map((place) => some[place]!))
    }
    numbers = better
  }
}

/** At least two of the longest fit, so that every round leaves fewer. */
function group(numbers: readonly number[], size: (number: number) => number, room: number): number[][] {
  const groups: number[][] = []
  let left = 0
  for (const number of numbers) {
    if (left < size(number) || groups.at(-1)!.length === mostAtOnce) {
      groups.push([])
      left = room
    }
    groups.at(-1)!.push(number)
    left -= size(number)
  }
  return groups
}

const silentMarks = new Set([1012, 1010, 1029, 999])

/** Whether an option stands word for word in what was read, and no other does. */
function isOnlyOneSaid(
  chosen: number,
  options: readonly (readonly number[])[],
  { lines }: Shown,
  call: ReadableCall,
): boolean {
  const said = lines.map((line) => ` ${call.lines[line]!.ids.join(' ')} `)
  return options.every((option, index) => {
    const words = ` ${option.filter((id) => !silentMarks.has(id)).join(' ')} `
    return said.some((line) => line.includes(words)) === (index === chosen)
  })
}
