import type { CallStatus } from '../domain/call.ts'
import type { ModelRevision } from '../domain/model.ts'
import type { StageStatuses } from '../store/calls/call-progress.ts'
import type { Stage } from './stage.ts'
import { analyze } from './stages/analyze.ts'
import { convert } from './stages/convert.ts'
import { summarize } from './stages/summarize.ts'
import { transcribe } from './stages/transcribe.ts'

/** The life of a call, in order. Nothing else decides what happens next. */
export const stages: readonly Stage[] = [convert, transcribe, analyze, summarize]

export function nextStage(stage: Stage): Stage | undefined {
  return stages[stages.indexOf(stage) + 1]
}

/** A model that wants no summary still gets insights and keywords, but its calls show no summarising. */
export function statusesOf(stage: Stage): StageStatuses {
  const { waiting, working } = stage
  return { waiting, working, workingWithoutSummary: stage === summarize ? waiting : working }
}

export function workingStatus(stage: Stage, revision: ModelRevision): CallStatus {
  const { working, workingWithoutSummary } = statusesOf(stage)
  return revision.summarizeCall ? working : workingWithoutSummary
}

/** The statuses a call passes through when the stage is done, the last of which stays. */
export function doneStatuses(stage: Stage, revision: ModelRevision): CallStatus[] {
  const shown: CallStatus[] = workingStatus(stage, revision) === stage.working ? [stage.done] : []
  return nextStage(stage) ? shown : [...shown, 'PROCESS_COMPLETED']
}
