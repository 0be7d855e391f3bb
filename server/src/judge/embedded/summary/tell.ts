import type { Picked } from './pick-sayings.ts'
import { quote, type Saying } from './sayings.ts'
import { capitalise } from './tidy-speech.ts'

/** Something said, and what has to be told with it. */
export interface Telling {
  /** What it replies to, where it tells nothing by itself. */
  readonly asked?: Saying
  readonly said: Saying
  /** What was said later that changes it. */
  readonly later?: Saying
}

const bareReply =
  /^(?:yes|yeah|yep|no|nope|sure|please|that|it|this|those|them|correct|usually|about|done)\b/i
const fewestWords = 5
const fewestAlone = 3
const fewestWhole = 8

/** Puts a question to its answer and an answer to its question; undefined where the other half cannot be told. */
export function pairUp({ saying, alone }: Picked, sayings: readonly Saying[]): Telling | undefined {
  if (saying.asks) {
    const reply = findOther(sayings, saying, 1)
    return reply && reply.text !== '' ? { asked: saying, said: reply } : undefined
  }
  if (alone) return { said: saying }
  const before = findOther(sayings, saying, -1)
  const short = saying.weight < fewestWords
  const opens = bareReply.test(saying.text)
  const bare = before?.asks
    ? short || (opens && saying.weight < fewestWhole)
    : saying.weight < fewestAlone || (short && opens)
  if (!bare) return { said: saying }
  return before && before.text !== '' ? { asked: before, said: saying } : { said: saying }
}

/** The next line, or the one before, if somebody else says it. */
function findOther(sayings: readonly Saying[], { line, who }: Saying, step: 1 | -1): Saying | undefined {
  const other = sayings[line + step]
  return other && other.who !== who ? other : undefined
}

/** As a sentence of a summary. */
export function tell({ asked, said, later }: Telling, { lead }: Pick<Picked, 'lead'>): string {
  const end = later ? `; later ${verb(later)}: ${quote(later.text)}.` : '.'
  const words = `${verb(said)}: ${quote(said.text)}${end}`
  if (!asked) return lead ? `${lead}: ${words}` : capitalise(words)
  return asked.asks
    ? `Asked ${quote(asked.text)}, ${words}`
    : `When ${asked.who} said ${quote(asked.text)}, ${words}`
}

/** As the end of a sentence that has told what it replies to. */
export function addReply(text: string, said: Saying): string {
  return `${text.slice(0, -1)}; ${said.who} answered: ${quote(said.text)}.`
}

function verb({ who, asks }: Saying): string {
  return `${who} ${asks ? 'asked' : 'said'}`
}
