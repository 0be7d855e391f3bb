import type { Call, Review } from '@callmark/client'
import { isFinal } from '@callmark/client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { draftSaved } from '../../../parts/queries/reviews.ts'
import { useClient } from '../../../session/session.tsx'
import { type Draft, toAnswers } from './draft.ts'

export type SavingState = 'idle' | 'unsaved' | 'saving' | 'saved' | 'failed'

const pauseMs = 600

/** Keeps what a person writes: a moment after the last change, one request after the other, with the version it began from. */
export function useDraftSaving(
  call: Call,
  blind: boolean,
  asked: ReadonlySet<string>,
  onRefusal: (error: unknown, kept: Review | undefined) => Promise<void>,
) {
  const [draft, setDraft] = useState<Draft>(new Map())
  const [comment, setComment] = useState('')
  const [isChange, setIsChange] = useState(false)
  /** As it is now, not as it was when something was begun. */
  const written = useRef('')
  const { kept, send, state, setState, error, setError } = useSending(call, blind, asked, onRefusal)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hold = () => clearTimeout(timer.current)

  const write = (status: Review['status'], answers: Draft): Promise<Review | undefined> => {
    hold()
    const done = queue.current.then(() => send(status, written.current, answers))
    queue.current = done.catch(() => {})
    return done
  }
  const save = useEffectEvent(() => {
    // What has been submitted changes only by being submitted again.
    const isDraft = kept.current?.status !== 'submitted'
    if (isDraft && isFinal(call.status) && (kept.current || draft.size > 0 || comment !== ''))
      return write('draft', draft)
    return undefined
  })
  const plan = () => {
    hold()
    setState('unsaved')
    timer.current = setTimeout(() => void save(), pauseMs)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    draft,
    comment,
    state,
    error,
    isBusy: state === 'unsaved' || state === 'saving',
    /** Whether it has been submitted before. */
    isChange,
    kept: () => kept.current,
    hold,
    write,
    settled: () => queue.current,
    /** Saves at once what is waiting to be. */
    async flush() {
      hold()
      if (state === 'unsaved') await save()
    },
    change(to: (old: Draft) => Draft) {
      setDraft(to)
      plan()
    },
    remark(text: string) {
      written.current = text
      setComment(text)
      plan()
    },
    load(answers: Draft, review: Review | undefined) {
      hold()
      kept.current = review
      written.current = review?.comment ?? ''
      setIsChange(review?.status === 'submitted')
      setDraft(answers)
      setComment(written.current)
      setState('idle')
      setError(null)
    },
  }
}

/** Sends a review to the service, as one that is new or as the next version of the one that is there. */
function useSending(
  call: Call,
  blind: boolean,
  asked: ReadonlySet<string>,
  onRefusal: (error: unknown, kept: Review | undefined) => Promise<void>,
) {
  const client = useClient()
  const queries = useQueryClient()
  const [state, setState] = useState<SavingState>('idle')
  const [error, setError] = useState<unknown>(null)
  /** The review as the service has it. */
  const kept = useRef<Review | undefined>(undefined)
  const send = async (
    status: Review['status'],
    comment: string,
    answers: Draft,
  ): Promise<Review | undefined> => {
    const fields = { status, comment, answers: toAnswers(answers, asked) }
    const known = kept.current
    setState('saving')
    try {
      const review = known
        ? await client.reviews.replace(call.id, known.id, { ...fields, version: known.version })
        : await client.reviews.create(call.id, { ...fields, blind })
      kept.current = review
      draftSaved(queries, client, review)
      setState('saved')
      setError(null)
      return review
    } catch (refusal) {
      setState('failed')
      setError(refusal)
      await onRefusal(refusal, known)
      return undefined
    }
  }
  return { kept, send, state, setState, error, setError }
}
