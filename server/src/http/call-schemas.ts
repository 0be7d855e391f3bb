import { z } from 'zod'
import { callStatuses } from '../domain/call.ts'
import type { CallRecord } from '../store/calls.ts'
import type { TranscriptionRecord } from '../store/transcriptions.ts'

const timestamp = z.iso.datetime()

export const CallId = z.object({ id: z.uuid() })

const VariableResult = z.object({
  id: z.string(),
  key: z.string(),
  readable_name: z.string(),
  description: z.string(),
  score: z.int(),
  expected_score: z.int(),
})

const CategoryResult = z.object({
  id: z.string(),
  name: z.string(),
  total_score: z.int(),
  expected_total_score: z.int(),
  score_percentage: z.number(),
  expected_score_percentage: z.number(),
  variables: z.array(VariableResult),
})

export const CallOutput = z.object({
  id: z.uuid(),
  external_id: z.string(),
  agent_id: z.string(),
  agent_name: z.string(),
  model_id: z.int(),
  status: z.enum(callStatuses),
  error_message: z.string().nullable(),
  original_file_name: z.string().nullable(),
  additional_parameters: z.record(z.string(), z.unknown()).nullable(),
  analysis_result: z.record(z.string(), z.unknown()).nullable(),
  xscore_result: z.array(CategoryResult).nullable(),
  total_score: z.int().nullable(),
  expected_score: z.int().nullable(),
  score_percentage: z.number().nullable(),
  summary: z.string().nullable(),
  insights: z.array(z.string()).nullable(),
  keywords: z.array(z.string()).nullable(),
  enabled: z.boolean(),
  created_at: timestamp,
  created_by: z.string(),
  updated_at: timestamp.nullable(),
  updated_by: z.string().nullable(),
})

export const TranscriptionOutput = z.object({
  id: z.uuid(),
  status: z.enum(['PENDING', 'IN_PROGRESS', 'COMPLETED', 'FAILED']),
  language: z.string().nullable(),
  enabled: z.boolean(),
  created_at: timestamp,
  created_by: z.string(),
  segments: z.object({
    segments: z.array(
      z.object({
        speaker: z.string(),
        start: z.number(),
        end: z.number(),
        text: z.string(),
        confidence: z.number().optional(),
      }),
    ),
  }),
  transcription: z.string(),
  duration: z.number().nullable(),
  updated_at: timestamp.nullable(),
  updated_by: z.string().nullable(),
})

export function showCall(call: CallRecord): z.infer<typeof CallOutput> {
  return {
    id: call.id,
    external_id: call.external_id,
    agent_id: call.agent_id,
    agent_name: call.agent_name,
    model_id: call.model_id,
    status: call.status,
    error_message: call.error_message,
    original_file_name: call.original_file_name,
    additional_parameters: call.additional_parameters,
    analysis_result: call.analysis_result,
    xscore_result: call.xscore_result as z.infer<typeof CategoryResult>[] | null,
    total_score: call.total_score,
    expected_score: call.expected_score,
    score_percentage: call.score_percentage,
    summary: call.summary,
    insights: call.insights,
    keywords: call.keywords,
    enabled: call.enabled,
    created_at: call.created_at.toISOString(),
    created_by: call.created_by,
    updated_at: call.updated_at?.toISOString() ?? null,
    updated_by: call.updated_by,
  }
}

export function showTranscription(row: TranscriptionRecord): z.infer<typeof TranscriptionOutput> {
  return {
    id: row.id,
    status: row.status,
    language: row.language,
    enabled: row.enabled,
    created_at: row.created_at.toISOString(),
    created_by: row.created_by,
    segments: { segments: row.segments },
    transcription: row.text,
    duration: row.duration_seconds,
    updated_at: row.updated_at?.toISOString() ?? null,
    updated_by: row.updated_by,
  }
}
