import { plainWords } from '../../../domain/language/spoken-words.ts'
import { type Finding, found, notDetermined } from '../finding.ts'
import { calibrate } from '../reading/calibrate.ts'
import { encodeBare } from '../reading/lines.ts'
import type { Bounds } from './answer-met.ts'
import { quoteLikeliest, quoteLine, type ReadableCall, readFor, type Shown } from './read-call.ts'

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
  const { option, chance, shown } = await readChoice(question, options, call, 'option')
  const quotes = quoteLikeliest(shown, call)
  if (chance < least) {
    const likely = [...shown.choices.keys()].sort((a, b) => shown.choices[b]! - shown.choices[a]!)
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
  const shown = await readFor(question, call, () => ({ options: encoded }))
  const option = shown.choices.indexOf(Math.max(...shown.choices))
  // Of "the account it is paid from" an account named without "from" says nothing.
  const counts = kind === 'option' && endsIn(question) === undefined
  const sort = counts && isOnlyOneSaid(option, encoded, shown, call) ? 'option_said' : kind
  return { option, chance: calibrate(call.engine.calibration, sort, shown.choices[option]!), shown }
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
