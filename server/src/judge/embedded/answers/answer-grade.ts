import type { Reason } from '../../../domain/sentences/reasons.ts'
import type { Behaviour } from '../behaviours/behaviour.ts'
import { getBehaviour } from '../behaviours/behaviours.ts'
import type { CallReading } from '../meaning/call-reading.ts'
import { type ReadQuestion, readCriteria, type SoughtGroup } from '../questions/read-question.ts'
import { findExcuse, signsOf, thingsMissed, thingsOf, type Weighed, weighGroup } from './answer-boolean.ts'
import { type Finding, found, notApplicable, notDetermined } from './finding.ts'

// One sign of a quality is a good beginning; the rest has to come from further signs.
const shareOfOneSign = 0.7
const shareOfAnotherSign = 0.15
const costOfAFault = 0.2

/** 0…`points`, in proportion to how much of what the question names was found, less what speaks against it. */
export async function answerGrade(
  read: ReadQuestion,
  points: number,
  faults: readonly Behaviour[],
  reading: CallReading,
): Promise<Finding> {
  const weighed: Weighed[] = []
  for (const group of readCriteria(read)) weighed.push(await weighGroup(group, reading))
  const met = weighed.filter((each) => each.met)
  if (met.length === 0) {
    const excuse = await findExcuse(read, reading)
    if (excuse) return notApplicable(excuse)
  }
  if (weighed.length === 0) return notDetermined({ code: 'open_unwritten' })
  const unmet = weighed.filter((each) => !each.met)
  const nearest = weighed.flatMap(({ support }) => support.nearest ?? []).slice(0, 1)
  const against = await findPresent(faults, reading)
  const signs = met.flatMap(({ group, support }) => (group.unwanted ? [] : support.evidence.slice(0, 1)))
  // Meaning alone cannot tell that something is missing: only a known behaviour's absence costs everything.
  const onlyMeanings =
    signs.length === 0 && weighed.every(({ group }) => group.anyOf.every(({ kind }) => kind === 'meaning'))
  if (against.length === 0 && (onlyMeanings || weighed.every(({ support }) => support.unclear))) {
    const things = thingsMissed(weighed)
    return notDetermined({ code: 'open_unsettled', values: { things } }, 0.25, nearest)
  }
  const further: Weighed[] = []
  let credit = 0
  for (const each of weighed) {
    const more = await findFurtherSigns(each, reading)
    further.push(...more.filter((sign) => sign !== each))
    credit += creditOf(each, more.length)
  }
  const share = Math.max(0, credit / weighed.length - costOfAFault * against.length)
  const confidence = weighed.reduce((sum, { support }) => sum + support.confidence, 0) / weighed.length
  const evidence = [
    ...signs,
    ...unmet.flatMap(({ support }) => support.evidence.slice(0, 1)),
    ...[...against, ...further].flatMap(({ support }) => support.evidence.slice(0, 1)),
  ]
  const reasons: Reason[] = [{ code: 'counted', values: { found: met.length, of: weighed.length } }]
  const present = thingsOf(met.filter(({ group }) => !group.unwanted))
  const missed = thingsMissed(unmet.filter(({ group }) => !group.unwanted))
  const done = thingsOf(unmet.filter(({ group }) => group.unwanted))
  if (present.length > 0) reasons.push({ code: 'found', values: { things: present } })
  if (further.length > 0) reasons.push({ code: 'in_favour', values: { things: thingsMissed(further) } })
  if (missed.length > 0) reasons.push({ code: 'missing', values: { things: missed } })
  if (done.length > 0) reasons.push({ code: 'found_unwanted', values: { things: done } })
  if (against.length > 0) reasons.push({ code: 'against', values: { things: thingsMissed(against) } })
  reasons.push(...signsOf(weighed))
  if (against.length === 0 && unmet.length === 0 && share < 1) reasons.push({ code: 'few_signs' })
  return found(Math.round(points * share), confidence * 0.85, reasons, evidence.slice(0, 6))
}

function creditOf(each: Weighed, furtherSigns: number): number {
  if (each.group.unwanted) return each.met ? 1 : 0
  if (!each.met || !isMatterOfDegree(each)) return each.support.credit
  return Math.min(1, Math.min(shareOfOneSign, each.support.credit) + shareOfAnotherSign * furtherSigns)
}

function isMatterOfDegree({ group }: Weighed): boolean {
  return group.anyOf.every(
    (sought) =>
      sought.kind === 'meaning' || (sought.kind === 'behaviour' && sought.behaviour.byDegrees === true),
  )
}

/** More that speaks for a quality: for a solution the customer's relief and a clear way on, else doing it again. */
async function findFurtherSigns(each: Weighed, reading: CallReading): Promise<Weighed[]> {
  if (!each.met || each.group.unwanted || !isMatterOfDegree(each)) return []
  const resolves = each.group.anyOf.some(
    (sought) => sought.kind === 'behaviour' && sought.behaviour.id === 'resolution',
  )
  return resolves
    ? findPresent(['content', 'next-steps'].map(getBehaviour), reading)
    : Array.from({ length: Math.min(2, each.support.moments - 1) }, () => each)
}

async function findPresent(behaviours: readonly Behaviour[], reading: CallReading): Promise<Weighed[]> {
  const present: Weighed[] = []
  for (const behaviour of behaviours) {
    const group: SoughtGroup = {
      anyOf: [{ kind: 'behaviour', behaviour, party: behaviour.party }],
      unwanted: false,
    }
    const each = await weighGroup(group, reading)
    if (each.met) present.push(each)
  }
  return present
}
