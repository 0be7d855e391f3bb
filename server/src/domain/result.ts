import { readAnalysis } from '@callmark/client/read-analysis'
import { z } from 'zod'
import type { DeepReadonly } from './deep-readonly.ts'
import { ConversationMetrics } from './metrics.ts'
import { redactKinds } from './redaction.ts'
import { ObservationSchema } from './sentences/observations.ts'
import { ReasonSchema } from './sentences/reasons.ts'

const answerValue = z.union([z.string(), z.number(), z.boolean(), z.null()])
export type AnswerValue = z.infer<typeof answerValue>

const Evidence = z
  .object({
    speaker: z.string(),
    start: z.number().describe('Seconds from the start of the recording.'),
    end: z.number(),
    quote: z.string().describe('Stands in the transcript word for word.'),
  })
  .meta({ id: 'Evidence', description: 'Words that prove an answer, with the moment they were said.' })

const Answer = z
  .object({
    key: z.string().describe('Of a variable, or the slug of a category without scored variables of its own.'),
    value: answerValue.describe('Null: not determined, or not applicable.'),
    score: z.number(),
    expected_score: z.number(),
    not_applicable: z.boolean(),
    determined: z
      .boolean()
      .describe('False: not determined. It counts neither for nor against until a person has answered it.'),
    confidence: z.number().describe('0 to 1.'),
    rationale: z.string().describe('In English, unless a language model wrote it.'),
    rationale_parts: z
      .array(ReasonSchema)
      .exactOptional()
      .describe('One for each of its sentences; not there where all of it is free text.'),
    evidence: z.array(Evidence),
    reviewed: z
      .object({
        value: answerValue,
        not_applicable: z.boolean(),
        determined: z.boolean(),
        score: z.number(),
        expected_score: z.number(),
        by: z.string().describe('ID of the person, or of the client that sent the review.'),
        by_name: z.string().nullable(),
        at: z.iso.datetime(),
        review_id: z.uuid(),
      })
      .meta({ id: 'ReviewedAnswer', description: 'What a person answered; it counts instead.' })
      .exactOptional()
      .describe("What a person answered. Everything else of this answer stays the machine's."),
    counts: z
      .boolean()
      .exactOptional()
      .describe(
        'False: the machine is not trusted with this criterion yet, so its answer counts neither for nor against until a person has answered.',
      ),
  })
  .meta({ id: 'Answer', description: 'The answer to one criterion, with its points and its evidence.' })

const EngineFacts = z
  .object({
    speech: z.string().nullable().describe('The engine that transcribed the call; null: not known.'),
    judge: z.string().describe('The engine that judged it.'),
    language: z.string().describe('ISO 639-1 code.'),
    model_revision: z.int().nullable().describe('Null: a draft that has no revision yet.'),
    prompt_version: z.string().describe('Changes with the way of asking, so that results can be compared.'),
    seconds: z.number().describe('How long judging took.'),
    tokens: z.int().nullable().describe('Null where nothing is counted.'),
    cost: z.number().nullable().describe('Null where nothing is counted.'),
    redacted: z
      .partialRecord(z.enum(redactKinds), z.int())
      .exactOptional()
      .describe('How much personal data of each kind was taken out; not there where nobody looked for any.'),
  })
  .meta({ id: 'EngineFacts', description: 'Which engines made the result, and how long it took.' })

const RecordingNote = z
  .object({ truncated: z.boolean(), note: z.string() })
  .meta({ id: 'RecordingNote', description: 'The recording was cut off or damaged.' })

const Result = z
  .object({
    version: z
      .int()
      .describe(
        'Of the shape of this result, 2 today. Results that do not say theirs are older and may lack `determined`, `undetermined`, `points_open`, `review_needed` and metrics.',
      ),
    variables: z.record(z.string(), answerValue).describe('What was extracted, by key.'),
    categories: z
      .record(z.string(), z.number().nullable())
      .describe('Points by slug; null where nothing was expected.'),
    answers: z.array(Answer),
    points_open: z.number().describe('How many points depend on what was not determined.'),
    undetermined: z
      .array(z.string())
      .describe('Keys of the scored answers that could not be determined, or that do not count yet.'),
    review_needed: z.boolean().describe('True until a person has answered them.'),
    failed_critical: z
      .array(z.string())
      .exactOptional()
      .describe('Keys of the critical criteria that failed and so made the total 0.'),
    metrics: ConversationMetrics,
    recording: RecordingNote.exactOptional(),
    engine: EngineFacts,
    insight_parts: z
      .array(ObservationSchema)
      .exactOptional()
      .describe('One for each of the `insights`, in their order; not there where all of them are free text.'),
  })
  .meta({
    id: 'AnalysisResult',
    description:
      'Extracted variables, every answer with its evidence, what was measured, and the engines behind it.',
  })

export type AnalysisResult = DeepReadonly<z.infer<typeof Result>>
export type StoredAnswer = AnalysisResult['answers'][number]
export type EngineFacts = AnalysisResult['engine']

const VariableResult = z
  .object({
    id: z.string(),
    key: z.string(),
    readable_name: z.string(),
    description: z.string(),
    score: z.int(),
    expected_score: z.int().describe('Maximum possible.'),
  })
  .meta({ id: 'VariableResult', description: 'Points for one criterion.' })

const CategoryResult = z
  .object({
    id: z.string(),
    name: z.string(),
    total_score: z.int(),
    expected_total_score: z.int().describe('Maximum possible.'),
    score_percentage: z.number().nullable().describe('Null where nothing was expected.'),
    expected_score_percentage: z.number().describe('100, or 0 where nothing was expected.'),
    variables: z.array(VariableResult),
  })
  .meta({ id: 'CategoryResult', description: 'Points for one category, criterion by criterion.' })

export type CategoryResult = DeepReadonly<z.infer<typeof CategoryResult>>

/** What one analysis of a call found: the fields of its record, as the database and the API name them. */
export const findings = {
  analysis_result: Result.nullable() as z.ZodType<AnalysisResult | null>,
  xscore_result: (z.array(CategoryResult).nullable() as z.ZodType<readonly CategoryResult[] | null>).describe(
    'Points by category.',
  ),
  total_score: z.int().nullable(),
  expected_score: z
    .int()
    .nullable()
    .describe('Maximum possible, without what was not applicable or not determined.'),
  score_percentage: z
    .number()
    .nullable()
    .describe('Null: no score, for example because nothing was expected.'),
  summary: z.string().nullable(),
  insights: (z.array(z.string()).nullable() as z.ZodType<readonly string[] | null>).describe(
    'Observations and recommendations.',
  ),
  keywords: (z.array(z.string()).nullable() as z.ZodType<readonly string[] | null>).describe(
    'What was talked about.',
  ),
}

export type Findings = { readonly [Field in keyof typeof findings]: z.infer<(typeof findings)[Field]> }
export const findingFields = Object.keys(findings) as (keyof Findings)[]

/** A result as it was stored, by this version or an earlier one: `readResult` makes it a result of today. */
export interface StoredResult {
  readonly version?: number
}

export function readResult(stored: StoredResult): AnalysisResult {
  return readAnalysis({ analysis_result: stored as AnalysisResult })!
}

/** Whether a part of a result quotes or retells the call. A new part does not compile until somebody has decided. */
const hasWords: Readonly<Record<keyof Required<AnalysisResult>, boolean>> = {
  version: false,
  variables: false,
  categories: false,
  answers: false,
  points_open: false,
  undetermined: false,
  review_needed: false,
  failed_critical: false,
  metrics: false,
  recording: false,
  engine: false,
  insight_parts: true,
}

/** Without reasons and quotes. Of what else stands there, only what is known to be no words stays, in its order. */
export function takeOutWords(stored: StoredResult): AnalysisResult {
  const result = readResult(stored)
  const parts = Object.entries({ ...result, answers: result.answers.map(withoutWords) })
  return Object.fromEntries(
    parts.filter(([part]) => hasWords[part as keyof AnalysisResult] === false),
  ) as AnalysisResult
}

function withoutWords(answer: StoredAnswer): StoredAnswer {
  return {
    ...answer,
    rationale: '',
    ...(answer.rationale_parts ? { rationale_parts: [] } : {}),
    evidence: [],
  }
}
