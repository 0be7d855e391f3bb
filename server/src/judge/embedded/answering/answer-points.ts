import { type Finding, found, notApplicable, notDetermined } from '../finding.ts'
import { readChoice } from './answer-choice.ts'
import { answerMet, type Bounds, type Reading, readWhether } from './answer-met.ts'
import { quoteShown, type ReadableCall } from './read-call.ts'

const mostParts = 12
const mostSteps = 6

/** As many points as the wording gives; else points for each of its parts, or for the whole of it. */
export async function answerPoints(
  question: string,
  points: number,
  call: ReadableCall,
  bounds: Bounds,
): Promise<Finding> {
  if (points <= mostSteps && /\d|\bpoints?\b/i.test(question))
    return chooseStep(question, points, call, bounds)
  const parts = splitParts(question)
  if (parts.length > 1) return addParts(parts, points, call, bounds)
  const whole = await answerMet(question, call, bounds)
  return typeof whole.value === 'boolean' ? { ...whole, value: whole.value ? points : 0 } : whole
}

async function addParts(
  parts: readonly string[],
  points: number,
  call: ReadableCall,
  { least }: Bounds,
): Promise<Finding> {
  const read: Reading[] = []
  for (const part of parts.slice(0, mostParts)) read.push(await readWhether(part, call))
  const asked = read.filter(({ kind }) => kind !== 'not_applicable')
  const chance = Math.min(...read.map((one) => one.chance))
  if (asked.length === 0) return notApplicable({ code: 'not_applicable_read' }, chance)
  const met = asked.filter(({ kind }) => kind === 'yes')
  const quotes = met.flatMap(({ shown }) => quoteShown(shown, call).slice(0, 1))
  const counted = { code: 'counted', values: { found: met.length, of: asked.length } } as const
  if (chance < least) {
    const values = { percent: Math.round(100 * chance), needed: Math.round(100 * least) }
    return notDetermined([{ code: 'open_unsure', values }, counted], chance, quotes)
  }
  return found(Math.round((points * met.length) / asked.length), chance, [counted], quotes)
}

async function chooseStep(
  question: string,
  points: number,
  call: ReadableCall,
  { least }: Bounds,
): Promise<Finding> {
  const steps = Array.from({ length: points + 1 }, (_, step) => String(step))
  const { option, chance, shown } = await readChoice(question, steps, call, 'points')
  const quotes = quoteShown(shown, call)
  if (chance < least)
    return notDetermined({ code: 'open_undecided', values: { options: [] } }, chance, quotes)
  return found(option, chance, [{ code: 'option_fits', values: { option: steps[option]! } }], quotes)
}

const listing =
  /\b(?:one|a|1|two|2|half a) points? (?:each )?(?:for|:)|\b(?:one|a) point each\b|\beach worth\b/i

/** "One point each for the name, the address and the date of birth" has three parts; so have three sentences. */
export function splitParts(question: string): string[] {
  const sentences = question
    .split(/[.;\n•]+(?:\s|$)/)
    .map((sentence) => sentence.replace(/^[\s\-*\d)]+/, '').trim())
    .filter((sentence) => /\p{L}{2}/u.test(sentence))
  const listed = sentences.find((sentence) => listing.test(sentence))
  if (listed === undefined) return sentences.filter((sentence) => /\s/.test(sentence))
  const tail = listed
    .slice(listed.search(listing))
    .replace(listing, '')
    .replace(/^\s*(?:for|:|–|-)\s*/, '')
  const said = tail.trim() === '' ? (sentences[sentences.indexOf(listed) + 1] ?? '') : tail
  return said
    .split(/,\s*(?:and\s+)?|\s+and\s+(?=\p{L})|\bone (?:point )?for\b/iu)
    .map((part) => part.replace(/^(?:and|one|for|points?)\s+/i, '').trim())
    .filter((part) => /\p{L}{2}/u.test(part))
}
