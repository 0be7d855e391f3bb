import { z } from 'zod'
import type { Agreement } from '../../domain/results/agreement.ts'
import type {
  CalibratedCriterion,
  CalibratedPerson,
  compareCalibration,
  SplitAnswer,
} from '../../domain/results/calibration-results.ts'
import type { Calibration } from '../../store/reviews/calibrations.ts'
import { writeCsv } from '../csv.ts'
import { newestRevisionOf } from './calibration-schemas.ts'
import { ReviewAnswerFields } from './review-schemas.ts'

const share = z.number().nullable()
const interval = z.array(z.number()).length(2).nullable().describe('95 %, low and high.')
const person = z.string().describe('ID of the reviewer.')

const AgreementFigures = z
  .object({
    n: z.int(),
    observed: share.describe('Share of answers that are the same.'),
    kappa: share.describe("Cohen's kappa; null where it is not defined."),
    interval,
  })
  .meta({ id: 'AgreementFigures', description: 'How far two agree.' })

const Criterion = z
  .object({
    key: z.string(),
    label: z.string(),
    measure: z
      .enum(['kappa', 'alpha'])
      .describe("Cohen's kappa of two people, Krippendorff's alpha of more."),
    n: z.int().describe('Calls that at least two people answered.'),
    observed: share.describe('Of all pairs of answers, the share that is the same.'),
    value: share.describe('Of the measure; null where it is not defined.'),
    interval: interval.describe(
      '95 %, low and high. Of kappa by its standard error, of alpha by drawing the calls again and again.',
    ),
    calls: z.array(
      z.object({
        call_id: z.uuid(),
        machine: z.string().nullable(),
        reference: z.string().nullable(),
        people: z.array(z.object({ reviewer: person, answer: z.string() })),
      }),
    ),
    with_reference: z.array(AgreementFigures.extend({ reviewer: person })),
    machine_with_majority: AgreementFigures.describe('Where more than half of the people said the same.'),
  })
  .meta({
    id: 'CalibratedCriterion',
    description: 'Who said what about one criterion, and how far they agree.',
  })

const PersonOfCalibration = z
  .object({
    reviewer: person,
    name: z.string(),
    points: z.number(),
    expected_points: z.number(),
    share: share.describe('Of the points that their answers could give, the percentage they gave.'),
    difference: share.describe('From the mean of all, in percentage points; below zero is stricter.'),
    with_reference: z
      .object({ n: z.int(), observed: share })
      .nullable()
      .describe('Over all criteria; null for the reference itself, and where there is none.'),
  })
  .meta({ id: 'CalibratedPerson', description: 'How strict somebody is, and how far with the reference.' })

const SplitAnswerOutput = z
  .object({
    call_id: z.uuid(),
    key: z.string(),
    split: z.number().describe('Share of pairs of people who differ.'),
    answers: z.array(ReviewAnswerFields.omit({ key: true }).extend({ reviewer: person })),
  })
  .meta({ id: 'SplitAnswer', description: 'Where people differ, with what each pointed to.' })

export const CalibrationResults = z
  .object({
    id: z.uuid(),
    name: z.string(),
    model_id: z.int(),
    model_revision: z.int().nullable().describe('To compare before and after a criterion was reworded.'),
    reference: z.string().nullable(),
    people: z.array(PersonOfCalibration),
    criteria: z.array(Criterion),
    split_answers: z.array(SplitAnswerOutput).describe('The most split first.'),
  })
  .meta({
    id: 'CalibrationResults',
    description: 'Who said what, how far they agree, and where they differ.',
  })

export type ShownResults = z.infer<typeof CalibrationResults>

export function showResults(
  calibration: Calibration,
  { criteria, people, splitAnswers }: ReturnType<typeof compareCalibration>,
): ShownResults {
  return {
    id: calibration.id,
    name: calibration.name,
    model_id: calibration.model_id,
    model_revision: newestRevisionOf(calibration),
    reference: calibration.reference,
    people: people.map(showPerson),
    criteria: criteria.map(showCriterion),
    split_answers: splitAnswers.map(showSplit),
  }
}

function showPerson({ id, name, points, expected, share, difference, withReference }: CalibratedPerson) {
  return {
    reviewer: id,
    name,
    points,
    expected_points: expected,
    share,
    difference,
    with_reference: withReference,
  }
}

function showCriterion({ rows, withReference, machineWithMajority, ...figures }: CalibratedCriterion) {
  return {
    ...figures,
    interval: figures.interval && [...figures.interval],
    calls: rows.map(({ callId, machine, reference, people }) => ({
      call_id: callId,
      machine,
      reference,
      people: Object.entries(people).map(([reviewer, answer]) => ({ reviewer, answer })),
    })),
    with_reference: withReference.map(({ person, ...agreement }) => ({
      reviewer: person,
      ...showAgreement(agreement),
    })),
    machine_with_majority: showAgreement(machineWithMajority),
  }
}

function showAgreement({ interval, ...agreement }: Agreement) {
  return { ...agreement, interval: interval && [...interval] }
}

function showSplit({ callId, key, split, answers }: SplitAnswer) {
  return {
    call_id: callId,
    key,
    split,
    answers: answers.map(({ person, value, not_applicable, comment, evidence }) => ({
      reviewer: person,
      value,
      not_applicable,
      comment,
      evidence: [...evidence],
    })),
  }
}

/** A line for each criterion and call, a column for everybody. */
export function writeResults({ criteria, people }: ShownResults): string {
  const names = people.map(({ name }) => name)
  const header = ['key', 'criterion', 'call_id', 'machine', 'reference', ...names]
  return writeCsv(
    header,
    criteria.flatMap(({ key, label, calls }) =>
      calls.map((call) => [
        key,
        label,
        call.call_id,
        call.machine,
        call.reference,
        ...people.map(({ reviewer }) => call.people.find((one) => one.reviewer === reviewer)?.answer),
      ]),
    ),
  )
}
