import type { ModelInput as ModelRequest } from '@callmark/client'
import { CommandFault } from '@callmark/client/commands/command-fault'
import type { TrialResult } from '@callmark/client/commands/describe-result'
import type { SentTranscript } from '@callmark/client/commands/trial-files'
import type { z } from 'zod'
import type { Config } from '../config.ts'
import { AppError, EngineError } from '../domain/errors.ts'
import { findInnerIssue } from '../http/find-inner-issue.ts'
import { ModelInput, toNewModel } from '../http/models/model-schemas.ts'
import { readTranscript, showPreview, TranscriptInput } from '../http/models/preview-schemas.ts'
import { useValidationWords } from '../http/validation-words.ts'
import { previewCall, takeTranscript } from '../pipeline/preview-call.ts'
import { draftFirstRevision } from '../store/models/draft-revision.ts'
import { createJudge } from './house/create-judge.ts'

/** Judges a transcript by a model, neither of which anybody has stored: no service and no database is needed. */
export async function judgeFile(
  config: Config,
  sent: { readonly transcript: SentTranscript; readonly model: ModelRequest },
): Promise<TrialResult> {
  useValidationWords()
  const model = toNewModel(check('The model', ModelInput, sent.model))
  const said = check('The transcript', TranscriptInput, sent.transcript)
  const revision = read('The model', () => draftFirstRevision(model))
  const given = read('The transcript', () => readTranscript(said))
  const { transcript, recording } = takeTranscript(given, config.REDACT)
  const judge = await createJudge(config)
  try {
    const subject = { transcript, revision, metadata: {}, agentName: '' }
    const preview = await previewCall(judge, subject, recording, new AbortController().signal)
    return showPreview(preview, undefined, false)
  } catch (error) {
    throw error instanceof EngineError ? new CommandFault(error.message) : error
  } finally {
    await judge.close()
  }
}

function check<T extends z.ZodType>(what: string, schema: T, value: unknown): z.infer<T> {
  const { data, error } = schema.safeParse(value)
  if (!error) return data as z.infer<T>
  const faults = error.issues.map((issue) => {
    const inner = issue.code === 'invalid_union' ? findInnerIssue(issue.errors) : undefined
    const path = [...issue.path, ...(inner?.path ?? [])].map(String).join('.')
    return [path, inner?.message ?? issue.message].filter(Boolean).join(': ')
  })
  throw new CommandFault(`${what} cannot be used:\n  ${faults.slice(0, 20).join('\n  ')}`)
}

/** What only the whole can tell to be wrong. */
function read<T>(what: string, reading: () => T): T {
  try {
    return reading()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new CommandFault(
      `${what} cannot be used:\n  ${[error.path, error.message].filter(Boolean).join(': ')}`,
    )
  }
}
