import { z } from 'zod'
import { AppError } from '../../domain/errors.ts'
import { readTranscriptText, toTranscript } from '../../domain/read-transcript-text.ts'
import { findings } from '../../domain/result.ts'
import type { Transcript } from '../../domain/transcript.ts'
import type { Preview } from '../../pipeline/preview-call.ts'
import type { CallRecord } from '../../store/calls/calls.ts'
import type { DraftModel } from '../../store/models/draft-revision.ts'
import { text, textOf } from '../text-schemas.ts'
import { toCategory } from './category-schemas.ts'
import { largestModelBytes, ModelInput, mostModelValues, toModelFields } from './model-schemas.ts'
import { stopEarly } from './stop-early.ts'

const mostCalls = 20
const mostSegments = 10_000
const mostCharacters = 200_000
const mostSpeakers = 50
/** No call lasts longer than a day. */
const latestSecond = 86_400

/** Room for the largest model and the longest transcript, laid out for people. */
export const largestPreviewBytes = largestModelBytes + 8 * mostCharacters
/** A segment is an object of four values. */
export const mostPreviewValues = mostModelValues + 5 * mostSegments

const second = z.number().min(0).max(latestSecond)

const Segment = z
  .object({
    speaker: textOf({ min: 1, max: 128 }).describe('`Agent`, `Customer` or another name.'),
    start: second.describe('Seconds from the start of the recording.'),
    end: second,
    text,
  })
  .refine(({ start, end }) => end >= start, {
    error: 'A segment cannot end before it starts.',
    path: ['end'],
  })

const Segments = z
  .object({
    segments: stopEarly(
      z
        .array(Segment)
        .max(mostSegments)
        .refine(
          (segments) => segments.reduce((sum, segment) => sum + segment.text.length, 0) <= mostCharacters,
          {
            error: `The texts must have at most ${mostCharacters} characters together.`,
          },
        ),
    ),
  })
  .meta({
    id: 'TranscriptSegments',
    description: 'A transcript like `segments` of `…/transcription`.',
  })

const Lines = text
  .min(1)
  .max(mostCharacters)
  .describe('One line per turn, starting with the speaker: `Agent: Good morning.` Times are estimated.')

export const TranscriptInput = z.union([Segments, Lines], {
  error: (issue) =>
    issue.code === 'invalid_union'
      ? 'This must be {"segments": […]} or a text with a line for every turn, like "Agent: Good morning."'
      : undefined,
})

export const PreviewInput = z
  .strictObject({
    call_analysis_ids: z
      .array(z.uuid().toLowerCase())
      .min(1)
      .max(mostCalls)
      .superRefine(refuseRepeats)
      .optional()
      .describe('Your own calls that have been transcribed.'),
    transcript: TranscriptInput.optional().describe('A conversation that is not one of your calls.'),
    model: ModelInput.optional().describe(
      'Tried instead of the saved model; without `categories`, with those of the model.',
    ),
  })
  .refine(
    ({ call_analysis_ids, transcript }) => (call_analysis_ids === undefined) !== (transcript === undefined),
    {
      error: 'Send either call_analysis_ids or transcript.',
    },
  )
  .meta({
    id: 'PreviewRequest',
    description: 'What to try a model on: either calls or a transcript.',
  })

const StoredScore = z
  .object({
    model_id: z.int(),
    model_revision: z.int(),
    total_score: z.int().nullable(),
    expected_score: z.int().nullable(),
    score_percentage: z.number().nullable(),
  })
  .meta({ id: 'StoredScore', description: 'The present score of the call, for comparison.' })

export const PreviewOutput = z
  .object({
    model_revision: z.int().nullable().describe('Null: a `model` was sent that has no revision yet.'),
    results: z
      .array(
        z.object({
          call_analysis_id: z.uuid().nullable(),
          external_id: z.string().nullable(),
          ...findings,
          stored: StoredScore.optional().describe(
            'Only for a call that has a result, and with the scope `read:call-analysis-requests`.',
          ),
        }),
      )
      .describe('In the order of the request.'),
  })
  .meta({ id: 'Preview', description: 'The results that calls would get. Nothing is stored.' })

type Given = z.infer<typeof PreviewInput>

export function readTranscript(given: NonNullable<Given['transcript']>): Transcript {
  const turns =
    typeof given === 'string'
      ? readTranscriptText(given)
      : given.segments.map(({ start, end, ...said }) => ({ ...said, startSeconds: start, endSeconds: end }))
  if (new Set(turns.map(({ speaker }) => speaker)).size > mostSpeakers) {
    const message = `This must have at most ${mostSpeakers} speakers. A line begins with its speaker, like "Agent: Good morning."`
    throw new AppError('validation', message, 'transcript')
  }
  return toTranscript(turns)
}

export function toDraft({ categories, ...input }: NonNullable<Given['model']>): DraftModel {
  return { ...toModelFields(input), categories: categories?.map(toCategory) }
}

export function showPreview(
  preview: Preview,
  call: CallRecord | undefined,
  withStored: boolean,
): z.infer<typeof PreviewOutput>['results'][number] {
  return {
    call_analysis_id: call?.id ?? null,
    external_id: call?.external_id ?? null,
    ...preview,
    ...(withStored && call?.analysis_result ? { stored: showStored(call) } : {}),
  }
}

function showStored(call: CallRecord): z.infer<typeof StoredScore> {
  return {
    model_id: call.model_id,
    model_revision: call.model_revision,
    total_score: call.total_score,
    expected_score: call.expected_score,
    score_percentage: call.score_percentage,
  }
}

function refuseRepeats(ids: readonly string[], context: z.RefinementCtx): void {
  for (const [index, id] of ids.entries()) {
    if (ids.indexOf(id) !== index)
      context.addIssue({ code: 'custom', message: 'This call is given twice.', path: [index] })
  }
}
