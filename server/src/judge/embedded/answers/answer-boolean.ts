import { getBehaviour } from '../behaviours/behaviours.ts'
import { findSupport, happens } from '../behaviours/find-support.ts'
import type { Support } from '../behaviours/support.ts'
import { type CallReading, saidBy } from '../meaning/call-reading.ts'
import type { ReadQuestion, SoughtGroup } from '../questions/read-question.ts'
import { type Finding, found, notApplicable, notDetermined } from './finding.ts'

const leastOwnWords = 0.5

/** A group of the question and how far the call meets it. */
export interface Weighed {
  readonly group: SoughtGroup
  readonly support: Support
  readonly met: boolean
}

/** Did it happen? All that the question asks for has to be found, unless its wording leaves a choice. */
export async function answerBoolean(read: ReadQuestion, reading: CallReading): Promise<Finding> {
  const weighed: Weighed[] = []
  for (const group of read.groups) weighed.push(await weighGroup(group, reading))
  if (weighed.length === 0) return notDetermined('nothing is written about what to look for.')
  const waived = await findUnmetCondition(read, reading)
  if (waived) return notApplicable(waived)
  if (weighed.every(({ met }) => met) && weighed.some(({ group }) => !group.unwanted))
    return allMet(weighed, reading)
  // What was done counts whether or not there was a reason to; only what is missing may be excused.
  const excuse = await findExcuse(read, reading)
  if (excuse) return notApplicable(excuse)
  if (weighed.every(({ met }) => met)) return allMet(weighed, reading)
  const unmet = someUnmet(weighed, reading)
  return read.unknownCondition !== undefined && unmet.value === false
    ? notDetermined(
        `it was not found, and whether it was called for (“if ${read.unknownCondition}”) cannot be told.`,
        0.3,
      )
    : unmet
}

/** Why the question's own condition keeps it from applying to this call, or undefined. */
async function findUnmetCondition(
  { condition }: ReadQuestion,
  reading: CallReading,
): Promise<string | undefined> {
  if (!condition) return undefined
  const labels = condition.anyOf.map(({ label }) => label)
  let present: string | undefined
  for (const behaviour of condition.anyOf) {
    if (await happens(behaviour, reading)) present ??= behaviour.label
  }
  if (condition.present && present === undefined) return `there was no sign of ${joinChoices(labels)}.`
  return !condition.present && present !== undefined
    ? `${present} was found, and the question does not apply then.`
    : undefined
}

/** Why the question does not apply to this call, or undefined when it does. */
export async function findExcuse(read: ReadQuestion, reading: CallReading): Promise<string | undefined> {
  const waived = await findUnmetCondition(read, reading)
  if (waived !== undefined) return waived
  for (const sought of read.groups.flatMap(({ anyOf }) => anyOf)) {
    if (sought.kind !== 'behaviour' || sought.behaviour.needs === undefined) continue
    const needed = getBehaviour(sought.behaviour.needs)
    if (!(await happens(sought.behaviour, reading)) && !(await happens(needed, reading)))
      return `there was no sign of ${needed.label}.`
  }
  return undefined
}

export async function weighGroup(group: SoughtGroup, reading: CallReading): Promise<Weighed> {
  let support: Support | undefined
  for (const sought of group.anyOf) {
    const next = await findSupport(sought, reading)
    if (!support || next.credit > support.credit) support = next
  }
  const settled = group.unwanted ? doubtLikeness(support!) : support!
  const present = settled.credit >= 0.5
  return {
    group,
    support: settled,
    met: group.unwanted ? !present && !settled.unclear : present,
  }
}

/** Nobody is blamed for words that only sound alike: who asks for the last four digits does not ask for the whole number. */
function doubtLikeness(support: Support): Support {
  return support.credit >= 0.5 && (support.ownWords ?? 1) < leastOwnWords
    ? { ...support, credit: 0.45, unclear: true }
    : support
}

export function listLabels(weighed: readonly Weighed[]): string {
  return weighed.map(({ support }) => `${support.label} (${support.how})`).join(', ')
}

function allMet(weighed: readonly Weighed[], reading: CallReading): Finding {
  const wanted = weighed.filter(({ group }) => !group.unwanted)
  const avoided = weighed.filter(({ group }) => group.unwanted)
  const evidence = wanted.flatMap(({ support }) => support.evidence.slice(0, wanted.length > 1 ? 1 : 2))
  // Nothing can prove that something was left undone; the nearest words show what was weighed.
  const nearest = avoided.flatMap(({ support }) => support.nearest ?? []).slice(0, 1)
  const confidence = Math.min(
    ...wanted.map(({ support }) => support.confidence),
    // What was weighed for and against is as sure either way round.
    ...avoided.map(({ support }) => support.confidence * (support.reasons ? 1 : 0.8)),
  )
  const sentences = [
    ...(wanted.length > 0 ? [`Looked for and found: ${listLabels(wanted)}.`, ...reasonsOf(wanted)] : []),
    ...avoided.map(
      (each) =>
        `Looked for ${each.support.label}, which should not be there, and found ${each.support.reasons ? `that it is not. ${each.support.reasons}` : `no sign of it in ${searched(each, reading)}.`}`,
    ),
    ...(evidence.length === 0 && nearest.length > 0
      ? ['The quote is only the nearest thing that was said.']
      : []),
  ]
  return found(true, confidence, sentences.join(' '), evidence.length > 0 ? evidence : nearest)
}

function someUnmet(weighed: readonly Weighed[], reading: CallReading): Finding {
  const met = weighed.filter((each) => each.met)
  const unmet = weighed.filter((each) => !each.met)
  const done = unmet.filter(({ group, support }) => group.unwanted && !support.unclear)
  if (done.length > 0) {
    const evidence = done.flatMap(({ support }) => support.evidence.slice(0, 2))
    const confidence = Math.max(...done.map(({ support }) => support.confidence))
    const told = [`Found what should not be there: ${listLabels(done)}.`, ...reasonsOf(done)].join(' ')
    return found(false, confidence, told, evidence)
  }
  const looked = unmet.map(({ support }) => support.label).join(', ')
  const unclear = unmet.filter(({ support }) => support.unclear)
  if (unclear.length > 0) {
    const evidence = unclear.flatMap(({ support }) => support.nearest ?? [])
    const told = [`looked for ${looked}, but what was said does not settle it.`, ...reasonsOf(unclear)]
    return notDetermined(told.join(' '), 0.3, evidence)
  }
  const also = met.length > 0 ? ` Found only: ${listLabels(met)}.` : ''
  const confidence = Math.min(...unmet.map(({ support }) => support.confidence)) * (met.length > 0 ? 0.8 : 1)
  const evidence = [
    ...unmet.flatMap(({ support }) => support.evidence.slice(0, 2)),
    ...met.flatMap(({ support }) => support.evidence.slice(0, 1)),
  ]
  const reasons = reasonsOf(unmet)
  const told =
    reasons.length > 0
      ? `Looked for ${looked}, and what was said does not bear it out. ${reasons.join(' ')}${also}`
      : `Looked for ${looked}: no sign of it in ${searched(unmet[0]!, reading)}.${also}`
  return found(false, confidence, told, evidence)
}

function reasonsOf(weighed: readonly Weighed[]): string[] {
  return weighed.flatMap(({ support }) => support.reasons ?? [])
}

function searched({ group }: Weighed, reading: CallReading): string {
  const { party, place } = group.anyOf[0]!
  const turns = new Set(saidBy(reading, party).map(({ turnIndex }) => turnIndex)).size
  const part = { start: ' (at the start)', end: ' (at the end)', late: ' (towards the end)', anywhere: '' }
  const where = part[place ?? 'anywhere']
  return party === 'any'
    ? `the call’s ${turns} turns${where}`
    : `the ${turns} turns searched for the ${party}${where}`
}

function joinChoices(labels: readonly string[]): string {
  return labels.length === 1 ? labels[0]! : `${labels.slice(0, -1).join(', ')} or ${labels.at(-1)}`
}
