import { z } from 'zod'
import { callStatuses } from '../../domain/call.ts'
import { type Findings, findings, readResult } from '../../domain/result.ts'
import { criterionOutcomes } from '../../domain/results/criterion-outcomes.ts'
import { reviewStatuses } from '../../domain/results/review.ts'
import type { CallResult, StoredFindings } from '../../store/calls/call-results.ts'
import type { CallRecord } from '../../store/calls/calls.ts'
import type { TranscriptionRecord } from '../../store/calls/transcriptions.ts'
import { authored, showAuthored } from '../authored.ts'

/** In small letters, as ids are kept: in capitals it names the same call. */
export const CallId = z.object({ id: z.uuid().toLowerCase().describe('ID of the call analysis.') })

const outcome = {
  status: z.enum(callStatuses),
  error_message: z.string().nullable().describe('If processing failed: what went wrong and what to do.'),
}

const blind = z
  .literal(true)
  .exactOptional()
  .describe(
    'Only while you review the call blind: its answers, scores, summary, insights and keywords are hidden from you, so they are null.',
  )

const MachineScore = z
  .object({
    total_score: z.int().nullable(),
    expected_score: z.int().nullable(),
    score_percentage: z.number().nullable(),
  })
  .meta({ id: 'MachineScore', description: "The machine's own score of a call." })

export const CallOutput = z
  .object({
    id: z.uuid(),
    external_id: z.string().describe("The sender's own ID of the call."),
    agent_id: z.string().nullable().describe('Null only for an erased call.'),
    agent_name: z.string().nullable().describe('Null only for an erased call.'),
    model_id: z.int(),
    model_revision: z.int().describe('The revision of the model that the call is scored with.'),
    ...outcome,
    original_file_name: z.string().nullable(),
    duration: z.number().nullable().describe('Seconds. Null only for an erased call.'),
    additional_parameters: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe('The metadata that was submitted with the call.'),
    ...findings,
    review_needed: z
      .boolean()
      .describe(
        'True while a person needs to review what was not determined: `analysis_result.undetermined`.',
      ),
    review_status: z
      .enum(reviewStatuses)
      .describe('`needed`: something was not determined and no person has looked yet.'),
    machine_score: MachineScore.nullable().describe(
      "The machine's own score; the record's follows what people answered. Null: none.",
    ),
    agreement: z
      .enum(['agrees', 'differs'])
      .nullable()
      .describe("Whether every answer that people gave is the machine's; null: they have given none."),
    acknowledged_at: z.iso
      .datetime()
      .nullable()
      .describe('When its agent said that they have read the result; null: not yet.'),
    acknowledgement_outdated: z
      .boolean()
      .describe('The result has changed, or was released again, since the agent acknowledged it.'),
    enabled: z.boolean().describe('False: the call was erased.'),
    audio_removed_at: z.iso
      .datetime()
      .nullable()
      .describe('When the recording was removed by retention; null: it was not.'),
    transcript_removed_at: z.iso
      .datetime()
      .nullable()
      .describe(
        'When the transcript and everything quoted from it was removed by retention; null: it was not.',
      ),
    ...authored,
    blind,
  })
  .meta({ id: 'CallAnalysis', description: 'A call and its results.' })

const CallFacts = z
  .object({
    language: z.string().nullable().describe('ISO 639-1 code.'),
    silence_share: z.number().nullable().describe('Part of the call in which nobody spoke, 0 to 1.'),
    talk_over_share: z
      .number()
      .nullable()
      .describe("Part of the agent's talking in which somebody else spoke too, 0 to 1."),
    categories: z
      .record(z.string(), z.number())
      .describe('By slug: percentage of the points there were to earn.'),
    criteria: z
      .record(z.string(), z.enum(criterionOutcomes))
      .describe('By key: what came of each scored criterion, as the statistics count it.'),
  })
  .meta({
    id: 'CallFacts',
    description:
      'What statistics count of a call. Categories and criteria are empty while the answers are hidden from you.',
  })

const CallHit = z
  .object({
    speaker: z.string().nullable().describe('Null: the match is in the summary.'),
    start: z.number().nullable().describe('Seconds from the start of the recording.'),
    end: z.number().nullable(),
    text: z.string().describe('What was said; if it is long, the part around the first highlight.'),
    marks: z
      .array(z.tuple([z.int(), z.int()]))
      .describe(
        'Highlights: where in `text` the words are, as start (inclusive) and end (exclusive) in UTF-16 code units.',
      ),
  })
  .meta({ id: 'CallHit', description: 'A turn that contains what was searched for.' })

/** What an entry of the list can be limited to. */
export type CallField = Exclude<keyof typeof CallOutput.shape, 'blind'>
export const callFields = Object.keys(CallOutput.shape).filter((name) => name !== 'blind') as CallField[]

const CallListItem = CallOutput.partial()
  .required({ id: true })
  .extend({
    hits: z.array(CallHit).max(3).optional().describe('Only with `include_hits`; at most three.'),
    facts: CallFacts.nullish().describe('Only with `include_facts`. Null: the call has not been scored.'),
  })
  .meta({ id: 'ListedCallAnalysis', description: 'A call, complete or only the requested `fields`.' })

export const CallListOutput = z
  .object({
    items: z.array(CallListItem),
    next_cursor: z.string().nullable().describe('For the next page; null on the last one.'),
    total: z.int().optional().describe('Only with `include_total`.'),
  })
  .meta({ id: 'CallAnalysisList', description: 'A page of calls.' })

export const TranscriptionOutput = z
  .object({
    id: z.uuid(),
    status: z.enum(['PENDING', 'IN_PROGRESS', 'COMPLETED', 'FAILED']),
    language: z.string().nullable().describe('ISO 639-1 code.'),
    enabled: z.boolean(),
    segments: z.object({
      segments: z.array(
        z.object({
          speaker: z
            .string()
            .describe(
              '`Agent` or `Customer`; `Speaker 1`, `Speaker 2` … where that is not certain; `IVR` for announcements.',
            ),
          start: z.number().describe('Seconds from the start of the recording.'),
          end: z.number(),
          text: z.string(),
          confidence: z
            .number()
            .optional()
            .describe('0 to 1: how certain the speech engine is of the words.'),
        }),
      ),
    }),
    transcription: z
      .string()
      .describe('The whole conversation, one line per turn, each starting with the speaker.'),
    duration: z.number().nullable().describe('Seconds.'),
    ...authored,
  })
  .meta({ id: 'Transcription', description: 'Who said what, and when.' })

export const ResultOutput = z
  .object({
    number: z.int().describe('1 for the first analysis of the call.'),
    current: z.boolean().describe('Whether this is the result that the call shows.'),
    model_revision: z.int().describe('The revision of the model it was scored with.'),
    ...outcome,
    ...findings,
    finished_at: z.iso.datetime(),
    blind,
  })
  .meta({ id: 'CallResult', description: 'The result of one analysis of a call.' })

export const HistoryEntry = z
  .object({
    status: z.enum(callStatuses),
    at: z.iso.datetime(),
    note: z.string().nullable(),
  })
  .meta({ id: 'CallHistoryEntry', description: 'An event in the history of a call.' })

const Rerun = z
  .strictObject({
    from: z
      .enum(['transcript', 'audio'])
      .optional()
      .describe('Where to start. By default from the transcript, if it is complete.'),
  })
  .meta({ id: 'Rerun', description: 'How to run a call again.' })

/** A request without a body is as good as one with an empty object. */
export const RerunInput = z.preprocess((body) => body ?? undefined, Rerun.optional())

export function showCall(call: CallRecord): z.infer<typeof CallOutput> {
  return {
    id: call.id,
    external_id: call.external_id,
    agent_id: call.agent_id,
    agent_name: call.agent_name,
    model_id: call.model_id,
    model_revision: call.model_revision,
    status: call.status,
    error_message: call.error_message,
    original_file_name: call.original_file_name,
    duration: call.duration_seconds,
    additional_parameters: call.additional_parameters,
    ...showFindings(call),
    review_needed: call.review_needed,
    review_status: call.review_state ?? (call.review_needed ? 'needed' : 'none'),
    machine_score: showMachineScore(call),
    agreement: call.agreement,
    acknowledged_at: call.acknowledged_at?.toISOString() ?? null,
    acknowledgement_outdated: call.acknowledgement_outdated,
    enabled: call.enabled,
    audio_removed_at: call.audio_removed_at?.toISOString() ?? null,
    transcript_removed_at: call.transcript_removed_at?.toISOString() ?? null,
    ...showAuthored(call),
  }
}

function showMachineScore(call: CallRecord): z.infer<typeof MachineScore> | null {
  const { total_score, expected_score, score_percentage } = call.machine_result ?? call
  return expected_score === null ? null : { total_score, expected_score, score_percentage }
}

export function showResult(result: CallResult): z.infer<typeof ResultOutput> {
  return {
    number: result.number,
    current: result.current,
    model_revision: result.model_revision,
    status: result.status,
    error_message: result.error_message,
    ...showFindings(result),
    finished_at: result.finished_at.toISOString(),
  }
}

export function showFindings({ analysis_result, ...found }: StoredFindings): Findings {
  return { ...found, analysis_result: analysis_result && readResult(analysis_result) }
}

export function showTranscription(row: TranscriptionRecord): z.infer<typeof TranscriptionOutput> {
  return {
    id: row.id,
    status: row.status,
    language: row.language,
    enabled: row.enabled,
    segments: { segments: row.segments },
    transcription: row.text,
    duration: row.duration_seconds,
    ...showAuthored(row),
  }
}
