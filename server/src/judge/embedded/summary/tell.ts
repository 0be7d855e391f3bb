import type { Picked } from './pick-sayings.ts'
import { quote, type Saying } from './sayings.ts'
import { capitalise } from './tidy-speech.ts'

/** Something said, and what it replies to or is replied with where it tells nothing by itself. */
export interface Telling {
  readonly asked?: Saying
  readonly said: Saying
}

const bareReply = /^(?:yes|yeah|yep|no|nope|sure|please|that|it|this|those|them|correct|usually|about)\b/i
const fewestWords = 5

/** Puts a question to its answer and an answer to its question; undefined where the other half cannot be told. */
export function pairUp(saying: Saying, sayings: readonly Saying[]): Telling | undefined {
  if (saying.asks) {
    const reply = findOther(sayings, saying, 1)
    return reply && reply.text !== '' ? { asked: saying, said: reply } : undefined
  }
  if (saying.weight >= fewestWords && !bareReply.test(saying.text)) return { said: saying }
  const before = findOther(sayings, saying, -1)
  return before && before.text !== '' ? { asked: before, said: saying } : { said: saying }
}

/** The next line, or the one before, if somebody else says it. */
function findOther(sayings: readonly Saying[], { line, who }: Saying, step: 1 | -1): Saying | undefined {
  const other = sayings[line + step]
  return other && other.who !== who ? other : undefined
}

/** As a sentence of a summary. */
export function tell({ asked, said }: Telling, { slot, sure }: Picked): string {
  if (slot.lead && sure && !asked) return `${slot.lead}: ${quote(said.text)}.`
  const words = `${said.who} ${said.asks ? 'asked' : 'said'}: ${quote(said.text)}.`
  if (!asked) return capitalise(words)
  return asked.asks
    ? `Asked ${quote(asked.text)}, ${words}`
    : `When ${asked.who} said ${quote(asked.text)}, ${words}`
}

/** As a criterion, to be read against the whole call. */
export function toCriterion({ asked, said }: Telling): string {
  const before = asked ? `Asked “${asked.text}”, ` : ''
  return `${before}${said.who} says: ${said.text}`
}
