import { type CallReading, saidBy } from './call-reading.ts'
import { findSupport, happens, type Support } from './find-support.ts'
import { type Finding, found, notApplicable, notDetermined } from './finding.ts'
import type { ReadQuestion, Sought } from './read-question.ts'

/** Did it happen? All that the question asks for has to be found, unless its wording leaves a choice. */
export async function answerBoolean(read: ReadQuestion, reading: CallReading): Promise<Finding> {
  const missing = await missingCondition(read, reading)
  if (missing) return notApplicable(`there was no sign of ${missing}.`)
  const supports: Support[] = []
  for (const group of read.groups) supports.push(await bestOf(group, reading))
  if (supports.length === 0) return notDetermined('nothing is written about what to look for.')
  const absent = supports.filter(({ credit }) => credit < 0.5)
  const present = supports.filter(({ credit }) => credit >= 0.5)
  const finding = absent.length === 0 ? allFound(supports) : someMissing(present, absent, read, reading)
  return read.negated ? invert(finding, supports) : finding
}

/** The label of what would have had to happen first, or undefined when the question applies. */
export async function missingCondition(
  read: ReadQuestion,
  reading: CallReading,
): Promise<string | undefined> {
  for (const behaviour of read.condition) {
    if (!(await happens(behaviour.id, reading))) return behaviour.label
  }
  for (const group of read.groups) {
    for (const sought of group) {
      if (sought.kind !== 'behaviour' || sought.behaviour.needs === undefined) continue
      if (await happens(sought.behaviour.id, reading)) continue
      if (!(await happens(sought.behaviour.needs, reading))) return 'the customer being put on hold'
    }
  }
  return undefined
}

export async function bestOf(group: readonly Sought[], reading: CallReading): Promise<Support> {
  let best: Support | undefined
  for (const sought of group) {
    const support = await findSupport(sought, reading)
    if (!best || support.credit > best.credit) best = support
  }
  return best!
}

export function listLabels(supports: readonly Support[]): string {
  return supports.map(({ label, how }) => `${label} (${how})`).join(', ')
}

function allFound(supports: readonly Support[]): Finding {
  const evidence = supports.flatMap((support) => support.evidence.slice(0, supports.length > 1 ? 1 : 2))
  const confidence = Math.min(...supports.map((support) => support.confidence))
  return found(true, confidence, `Looked for and found: ${listLabels(supports)}.`, evidence)
}

function someMissing(
  present: readonly Support[],
  absent: readonly Support[],
  read: ReadQuestion,
  reading: CallReading,
): Finding {
  const looked = absent.map(({ label }) => label).join(', ')
  const unclear = absent.filter((support) => support.unclear)
  if (unclear.length > 0) {
    const evidence = unclear.flatMap(({ nearest }) => (nearest ? [nearest] : []))
    return notDetermined(`looked for ${looked}, but what was said does not settle it.`, 0.3, evidence)
  }
  const party = read.groups[0]?.[0]?.party ?? 'any'
  const turns = new Set(saidBy(reading, party).map(({ turnIndex }) => turnIndex)).size
  const where = party === 'any' ? `the call’s ${turns} turns` : `the ${turns} turns searched for the ${party}`
  const also = present.length > 0 ? ` Found only: ${listLabels(present)}.` : ''
  const confidence = Math.min(...absent.map((support) => support.confidence)) * (present.length > 0 ? 0.8 : 1)
  const evidence = present.flatMap((support) => support.evidence.slice(0, 1))
  return found(false, confidence, `Looked for ${looked}: no sign of it in ${where}.${also}`, evidence)
}

/** "Never interrupts" is true when interrupting is not found; the nearest words show what was weighed. */
function invert(finding: Finding, supports: readonly Support[]): Finding {
  if (typeof finding.value !== 'boolean') return finding
  if (finding.value)
    return { ...finding, value: false, rationale: `${finding.rationale} The question asks for its absence.` }
  const nearest = supports.flatMap((support) => (support.nearest ? [support.nearest] : [])).slice(0, 1)
  return {
    ...finding,
    value: true,
    confidence: Math.round(finding.confidence * 80) / 100,
    evidence: nearest,
    rationale: `${finding.rationale} The question asks for its absence; the quote is the nearest thing that was said.`,
  }
}
