import type { Calibration, CalibrationInput } from '@callmark/client'
import { dayOf } from '../../../parts/period.ts'

/** A calibration while it is being written. */
export interface CalibrationDraft {
  readonly name: string
  readonly modelId: number | undefined
  readonly callIds: readonly string[]
  readonly reviewers: readonly string[]
  readonly reference: string | undefined
  /** On which it closes; undefined: once somebody closes it. */
  readonly day: string | undefined
}

export const emptyDraft: CalibrationDraft = {
  name: '',
  modelId: undefined,
  callIds: [],
  reviewers: [],
  reference: undefined,
  day: undefined,
}

export function draftOf(calibration: Calibration): CalibrationDraft {
  return {
    name: calibration.name,
    modelId: calibration.model_id,
    callIds: calibration.call_ids,
    reviewers: calibration.reviewers.map(({ id }) => id),
    reference: calibration.reference ?? undefined,
    day: dayOfDeadline(calibration),
  }
}

/** Whether it can be saved as it is. */
export function isComplete({ callIds, reviewers }: CalibrationDraft): boolean {
  return callIds.length > 0 && reviewers.length > 1
}

/** As the service is told it. A deadline at some hour of the day stays, unless another day is chosen. */
export function inputOf(draft: CalibrationDraft, before?: Calibration): Omit<CalibrationInput, 'model_id'> {
  const { name, callIds, reviewers, reference, day } = draft
  const isSameDay = before && day === dayOfDeadline(before)
  return {
    name: name.trim(),
    call_ids: [...callIds],
    reviewers: [...reviewers],
    reference: reference !== undefined && reviewers.includes(reference) ? reference : null,
    deadline: isSameDay ? before.deadline : endOf(day),
  }
}

/** Whether somebody, or a call, is taken out: their answers go with them. */
export function takesOut({ callIds, reviewers }: CalibrationDraft, before: Calibration): boolean {
  return (
    before.call_ids.some((id) => !callIds.includes(id)) ||
    before.reviewers.some(({ id }) => !reviewers.includes(id))
  )
}

function dayOfDeadline({ deadline }: Calibration): string | undefined {
  return deadline === null ? undefined : dayOf(new Date(deadline))
}

function endOf(day: string | undefined): string | null {
  return day === undefined ? null : new Date(`${day}T23:59:59`).toISOString()
}
