import { plainWords } from '../../../domain/language/spoken-words.ts'
import { type Finding, found, notDetermined } from '../finding.ts'
import { calibrate } from '../reading/calibrate.ts'
import { encodeBare } from '../reading/lines.ts'
import { criterionRoom } from '../reading/tokens.ts'
import type { Bounds } from './answer-met.ts'
import { look, quoteLikeliest, quoteLine, type ReadableCall, type Shown, seek } from './read-call.ts'

const longestOption = 40

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
  return { option, chance: calibrate(call.engine.calibration, sort, best), likely, shown }
}

const mostAtOnce = 8

/** A few options at a time, as many as there is room for; the better ones of each time are compared again. */
async function readRounds(
  question: string,
  options: readonly (readonly number[])[],
  call: ReadableCall,
): Promise<{ numbers: readonly number[]; shown: Shown }> {
  const sought = await seek(question, call)
  const room = criterionRoom - 2 - sought.ids.length
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
    // Where options are too long to be compared at all, the first that fit are.
    numbers = better.length < numbers.length ? better : numbers.slice(0, groups[0]!.length)
  }
}

/** As equal groups as there is room for. */
function group(numbers: readonly number[], size: (number: number) => number, room: number): number[][] {
  const total = numbers.reduce((sum, number) => sum + size(number), 0)
  const count = Math.max(1, Math.ceil(total / Math.max(1, room)), Math.ceil(numbers.length / mostAtOnce))
  const each = Math.ceil(numbers.length / count)
  return Array.from({ length: Math.ceil(numbers.length / each) }, (_, index) =>
    numbers.slice(index * each, (index + 1) * each),
  )
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
