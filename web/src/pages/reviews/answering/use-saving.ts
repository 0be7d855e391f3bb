import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { calibrationQueries } from '../../../parts/queries/calibrations.ts'
import { useClient } from '../../../session/session.tsx'
import { type Draft, type OwnAnswers, readDraft, writeAnswers } from './answer-draft.ts'

const pauseMs = 700

/** Answers that are saved by themselves as a draft, a moment after the last change, one save after the other. */
export function useSaving(calibrationId: string, callId: string, own: OwnAnswers) {
  const client = useClient()
  const queries = useQueryClient()
  const [draft, setDraft] = useState(() => readDraft(own))
  const latest = useRef(draft)
  const timer = useRef<number>(undefined)
  const scope = { id: `calibration ${calibrationId} ${callId}` }
  const keep = (now: OwnAnswers) =>
    queries.setQueryData(calibrationQueries.answers(client, calibrationId, callId).queryKey, now)
  const send = (status: 'draft' | 'submitted') =>
    client.calibrations.answer(calibrationId, callId, { status, answers: writeAnswers(latest.current) })
  const saving = useMutation({ mutationFn: () => send('draft'), onSuccess: keep, scope })
  const submitting = useMutation({ mutationFn: () => send('submitted'), onSuccess: keep, scope })

  const stop = () => {
    clearTimeout(timer.current)
    timer.current = undefined
  }
  const save = useRef(() => {})
  save.current = () => {
    stop()
    saving.mutate()
  }
  // Whoever leaves right after an answer has given it all the same.
  useEffect(() => () => (timer.current === undefined ? undefined : save.current()), [])
  return {
    draft,
    change(next: Draft) {
      latest.current = next
      setDraft(next)
      stop()
      timer.current = window.setTimeout(() => save.current(), pauseMs)
    },
    saving,
    submitting,
    submit: (onDone: () => void) => {
      stop()
      submitting.mutate(undefined, { onSuccess: onDone })
    },
  }
}
