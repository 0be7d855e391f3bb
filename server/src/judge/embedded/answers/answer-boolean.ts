import type { Reason } from '../../../domain/sentences/reasons.ts'
import type { Thing } from '../../../domain/sentences/things.ts'
import { getBehaviour } from '../behaviours/behaviours.ts'
import { findSupport, happens } from '../behaviours/find-support.ts'
import type { Support } from '../behaviours/support.ts'
import { type CallReading, saidBy } from '../meaning/call-reading.ts'
import type { ReadQuestion, SoughtGroup } from '../questions/read-question.ts'
import { type ExcuseReason, type Finding, found, notApplicable, notDetermined } from './finding.ts'

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
  if (weighed.length === 0) return notDetermined({ code: 'open_unwritten' })
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
    ? notDetermined({ code: 'open_condition', values: { condition: read.unknownCondition } }, 0.3)
    : unmet
}

/** Why the question's own condition keeps it from applying to this call, or undefined. */
async function findUnmetCondition(
  { condition }: ReadQuestion,
  reading: CallReading,
): Promise<ExcuseReason | undefined> {
  if (!condition) return undefined
  const things = condition.anyOf.map(({ id }): Thing => ({ thing: id }))
  let present: Thing | undefined
  for (const behaviour of condition.anyOf) {
    if (await happens(behaviour, reading)) present ??= { thing: behaviour.id }
  }
  if (condition.present && present === undefined)
    return { code: 'not_applicable_without', values: { things } }
  return !condition.present && present !== undefined
    ? { code: 'not_applicable_with', values: { things: [present] } }
    : undefined
}

/** Why the question does not apply to this call, or undefined when it does. */
export async function findExcuse(
  read: ReadQuestion,
  reading: CallReading,
): Promise<ExcuseReason | undefined> {
  const waived = await findUnmetCondition(read, reading)
  if (waived !== undefined) return waived
  for (const sought of read.groups.flatMap(({ anyOf }) => anyOf)) {
    if (sought.kind !== 'behaviour' || sought.behaviour.needs === undefined) continue
    const needed = getBehaviour(sought.behaviour.needs)
    if (!(await happens(sought.behaviour, reading)) && !(await happens(needed, reading)))
      return { code: 'not_applicable_without', values: { things: [{ thing: needed.id }] } }
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

export function thingsOf(weighed: readonly Weighed[]): Thing[] {
  return weighed.map(({ support }) => support.thing)
}

/** Bare of how they were found: they were not. */
export function thingsMissed(weighed: readonly Weighed[]): Thing[] {
  return thingsOf(weighed).map(({ how, ...thing }) => thing as Thing)
}

export function signsOf(weighed: readonly Weighed[]): Reason[] {
  const signed = weighed.filter(({ support }) => support.signs)
  return signed.map((each) => {
    const { code, values } = each.support.signs!
    return { code, values: signed.length > 1 ? { ...values, of: thingsMissed([each])[0]! } : values }
  })
}

function allMet(weighed: readonly Weighed[], reading: CallReading): Finding {
  const wanted = weighed.filter(({ group }) => !group.unwanted)
  const avoided = weighed.filter(({ group }) => group.unwanted)
  const confidence = Math.min(
    ...wanted.map(({ support }) => support.confidence),
    // What was weighed for and against is as sure either way round.
    ...avoided.map(({ support }) => support.confidence * (support.signs ? 1 : 0.8)),
  )
  const reasons: Reason[] = [
    ...(wanted.length > 0 ? [{ code: 'found' as const, values: { things: thingsOf(wanted) } }] : []),
    ...signsOf(wanted),
    ...avoided.flatMap((each) => tellAvoided(each, reading)),
  ]
  // Nothing proves that something was left undone, unless the contrary was said.
  const evidence = [
    ...wanted.flatMap(({ support }) => support.evidence.slice(0, wanted.length > 1 ? 1 : 2)),
    ...(wanted.length > 0 ? [] : avoided.flatMap(({ support }) => support.evidence.slice(0, 2))),
  ]
  return found(true, confidence, reasons, evidence)
}

function tellAvoided(each: Weighed, reading: CallReading): Reason[] {
  const things = thingsMissed([each])
  return each.support.signs
    ? [{ code: 'not_so_unwanted', values: { things } }, each.support.signs]
    : [{ code: 'not_found_unwanted', values: { things, ...searched(each, reading) } }]
}

function someUnmet(weighed: readonly Weighed[], reading: CallReading): Finding {
  const met = weighed.filter((each) => each.met)
  const unmet = weighed.filter((each) => !each.met)
  const done = unmet.filter(({ group, support }) => group.unwanted && !support.unclear)
  if (done.length > 0) {
    const evidence = done.flatMap(({ support }) => support.evidence.slice(0, 2))
    const confidence = Math.max(...done.map(({ support }) => support.confidence))
    const told: Reason = { code: 'found_unwanted', values: { things: thingsOf(done) } }
    return found(false, confidence, [told, ...signsOf(done)], evidence)
  }
  const things = thingsMissed(unmet)
  const unclear = unmet.filter(({ support }) => support.unclear)
  if (unclear.length > 0) {
    const evidence = unclear.flatMap(({ support }) => support.nearest ?? [])
    return notDetermined([{ code: 'open_unsettled', values: { things } }, ...signsOf(unclear)], 0.3, evidence)
  }
  const signs = signsOf(unmet)
  const also: Reason[] = met.length > 0 ? [{ code: 'found_only', values: { things: thingsOf(met) } }] : []
  const confidence = Math.min(...unmet.map(({ support }) => support.confidence)) * (met.length > 0 ? 0.8 : 1)
  const told: Reason =
    signs.length > 0
      ? { code: 'not_borne_out', values: { things } }
      : { code: 'not_found', values: { things, ...searched(unmet[0]!, reading) } }
  // Only what was said against it proves a no; what is missing, or was done beside it, does not.
  const evidence = unmet.flatMap(({ support }) => support.evidence.slice(0, 2))
  return found(false, confidence, [told, ...signs, ...also], evidence)
}

function searched({ group }: Weighed, reading: CallReading) {
  const { party, place = 'anywhere' } = group.anyOf[0]!
  const turns = new Set(saidBy(reading, party).map(({ turnIndex }) => turnIndex)).size
  return {
    turns,
    ...(party === 'any' ? {} : { party }),
    ...(place === 'anywhere' ? {} : { place }),
  }
}
