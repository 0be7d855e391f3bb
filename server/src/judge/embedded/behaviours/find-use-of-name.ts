import { type CallReading, type ReadUtterance, saidBy } from '../meaning/call-reading.ts'
import { findCallerName } from '../spoken/find-caller-name.ts'

const titled = /\b(?:mr|mrs|ms|miss|mister)\.? \p{L}{2,}/iu
// Between commas, or after one, a capital stands for a name.
const called =
  /\b(?:thank you|thanks|okay|alright|right|sorry|goodbye|bye|hello|hi|sure|course|today|welcome)(?: \w+){0,3}, (\p{Lu}\p{Ll}+)\b/u

/** Where the agent calls the customer by name; undefined where nobody can know what the customer is called. */
export function findUseOfName(reading: CallReading): readonly ReadUtterance[] | undefined {
  if (!reading.labelled) return undefined
  const own = new Set(reading.agentName.toLowerCase().split(/\s+/))
  const names = (findCallerName(reading.utterances)?.toLowerCase().split(' ') ?? []).filter(
    (name) => !own.has(name),
  )
  const used = saidBy(reading, 'agent').filter(({ text, plain }) => {
    const words = plain.split(' ')
    const after = called.exec(text)?.[1]?.toLowerCase()
    return (
      titled.test(text) ||
      names.some((name) => words.includes(name)) ||
      (after !== undefined && after !== 'i' && !own.has(after))
    )
  })
  return used.length === 0 && names.length === 0 ? undefined : used
}
