import type { Evidence } from '../answers.ts'
import type { ModelRevision } from '../model.ts'
import type { AnswerValue } from '../result.ts'
import { listQuestions, percentage, type Question, scoreAnswers } from '../scoring.ts'
import { type Agreement, agreementOf, alphaIntervalOf, alphaOf, sameShareOf } from './agreement.ts'
import { type Said, wordOf } from './compare-answers.ts'

/** What somebody answered to one criterion on one call of a calibration. */
export interface CalibrationAnswer extends Said {
  readonly callId: string
  readonly person: string
  readonly key: string
  readonly value: AnswerValue
  readonly comment: string
  readonly evidence: readonly (Pick<Evidence, 'speaker' | 'quote'> & { start: number; end: number })[]
}

export interface CalibratedCall {
  readonly id: string
  readonly revision: ModelRevision
  readonly machine: readonly (Said & { readonly key: string })[]
}

export interface CalibrationMaterial {
  readonly calls: readonly CalibratedCall[]
  readonly people: readonly { readonly id: string; readonly name: string }[]
  readonly reference: string | null
  readonly answers: readonly CalibrationAnswer[]
}

/** Kappa between two people, alpha among more. */
export interface AgreementAmong {
  readonly measure: 'kappa' | 'alpha'
  /** Calls that at least two people answered. */
  readonly n: number
  readonly observed: number | null
  readonly value: number | null
  readonly interval: Agreement['interval']
}

export interface CalibratedCriterion extends AgreementAmong {
  readonly key: string
  readonly label: string
  readonly rows: readonly {
    readonly callId: string
    readonly machine: string | null
    readonly reference: string | null
    readonly people: Readonly<Record<string, string>>
  }[]
  readonly withReference: readonly ({ readonly person: string } & Agreement)[]
  readonly machineWithMajority: Agreement
}

export interface CalibratedPerson {
  readonly id: string
  readonly name: string
  /** Points given, of those that their answers could give. */
  readonly points: number
  readonly expected: number
  readonly share: number | null
  /** Percentage points above the mean of all: below zero is stricter. */
  readonly difference: number | null
  readonly withReference: Pick<Agreement, 'n' | 'observed'> | null
}

export interface SplitAnswer {
  readonly callId: string
  readonly key: string
  /** Share of pairs of people who differ. */
  readonly split: number
  readonly answers: readonly CalibrationAnswer[]
}

type AnswersOf = ReadonlyMap<string, readonly CalibrationAnswer[]>

/** Who said what, how far they agree, who is stricter, and where they differ most. */
export function compareCalibration(material: CalibrationMaterial) {
  const byPlace: AnswersOf = Map.groupBy(material.answers, ({ callId, key }) => placeOf(callId, key))
  const questions = new Map<string, Question>()
  for (const { revision } of material.calls)
    for (const question of listQuestions(revision)) questions.set(question.key, question)
  const criteria = [...questions.values()].map((question) => compareCriterion(material, byPlace, question))
  return {
    criteria,
    people: comparePeople(material, criteria),
    splitAnswers: listSplit(material, byPlace, [...questions.keys()]),
  }
}

function compareCriterion(
  { calls, people, reference }: CalibrationMaterial,
  byPlace: AnswersOf,
  { key, readableName }: Question,
): CalibratedCriterion {
  const rows = calls.map(({ id, machine }) => {
    const given = byPlace.get(placeOf(id, key)) ?? []
    const words = Object.fromEntries(given.map((answer) => [answer.person, wordOf(answer)]))
    const own = machine.find((answer) => answer.key === key)
    return {
      callId: id,
      machine: own ? wordOf(own) : null,
      reference: reference === null ? null : (words[reference] ?? null),
      people: words,
    }
  })
  const pairsOf = (one: (row: Row) => string | null, other: (row: Row) => string | null) =>
    rows.flatMap((row) => {
      const pair = [one(row), other(row)] as const
      return pair[0] === null || pair[1] === null ? [] : [[pair[0], pair[1]] as const]
    })
  return {
    key,
    label: readableName,
    ...agreementAmong(rows.map((row) => row.people)),
    rows,
    withReference: people
      .filter(({ id }) => reference !== null && id !== reference)
      .map(({ id }) => ({
        person: id,
        ...agreementOf(
          pairsOf(
            (row) => row.people[id] ?? null,
            (row) => row.reference,
          ),
        ),
      })),
    machineWithMajority: agreementOf(
      pairsOf(
        (row) => row.machine,
        (row) => majorityOf(Object.values(row.people)),
      ),
    ),
  }
}

type Row = CalibratedCriterion['rows'][number]

function agreementAmong(rows: readonly Readonly<Record<string, string>>[]): AgreementAmong {
  const units = rows.map((row) => Object.values(row)).filter((unit) => unit.length >= 2)
  const people = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const [one, other] = people
  if (people.length === 2) {
    const both = rows.filter((row) => row[one!] !== undefined && row[other!] !== undefined)
    const { n, observed, kappa, interval } = agreementOf(both.map((row) => [row[one!]!, row[other!]!]))
    return { measure: 'kappa', n, observed, value: kappa, interval }
  }
  return {
    measure: 'alpha',
    n: units.length,
    observed: sameShareOf(units),
    value: alphaOf(units),
    interval: alphaIntervalOf(units),
  }
}

/** What more than half of the people said; null: there is no such answer. */
function majorityOf(words: readonly string[]): string | null {
  const found = words.find((word) => words.filter((one) => one === word).length * 2 > words.length)
  return found ?? null
}

function comparePeople(
  { calls, people, reference, answers }: CalibrationMaterial,
  criteria: readonly CalibratedCriterion[],
): CalibratedPerson[] {
  const scored = people.map(({ id, name }) => {
    const own = answers.filter(({ person }) => person === id)
    const scores = calls.map((call) =>
      scoreAnswers(call.revision, own.filter(({ callId }) => callId === call.id).map(asJudged)),
    )
    const points = sumOf(scores.flatMap(({ categories }) => categories.map(({ score }) => score)))
    const expected = sumOf(scores.map(({ expectedScore }) => expectedScore))
    return { id, name, points, expected, share: percentage(points, expected) }
  })
  const shares = scored.flatMap(({ share }) => share ?? [])
  const mean = sumOf(shares) / shares.length
  return scored.map((person) => ({
    ...person,
    difference: person.share === null ? null : Math.round(100 * (person.share - mean)) / 100,
    withReference: reference === null || person.id === reference ? null : poolOf(criteria, person.id),
  }))
}

/** Over all criteria only the share that is the same: kappa of different questions cannot be put together. */
function poolOf(criteria: readonly CalibratedCriterion[], person: string) {
  const found = criteria.flatMap(({ withReference }) => withReference.filter((one) => one.person === person))
  const n = sumOf(found.map((one) => one.n))
  const same = sumOf(found.map((one) => one.n * (one.observed ?? 0)))
  return { n, observed: n === 0 ? null : same / n }
}

/** The most split first; among those equally split, in the order of the calls. */
function listSplit(
  { calls }: CalibrationMaterial,
  byPlace: AnswersOf,
  keys: readonly string[],
): SplitAnswer[] {
  return calls
    .flatMap(({ id }) => keys.map((key) => ({ callId: id, key })))
    .map(({ callId, key }) => {
      const answers = byPlace.get(placeOf(callId, key)) ?? []
      return { callId, key, answers, split: 1 - (sameShareOf([answers.map(wordOf)]) ?? 1) }
    })
    .filter(({ split }) => split > 0)
    .sort((a, b) => b.split - a.split)
}

function asJudged({ key, value, not_applicable }: CalibrationAnswer) {
  return { key, value, notApplicable: not_applicable, confidence: 1, rationale: '', evidence: [] }
}

function placeOf(callId: string, key: string): string {
  return `${callId} ${key}`
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
