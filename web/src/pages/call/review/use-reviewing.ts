import { type Call, isFinal, readAnalysis } from '@callmark/client'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { reviewQueries } from '../../../parts/queries/reviews.ts'
import { useMe, useRights } from '../../../session/me.ts'
import { useClient } from '../../../session/session.tsx'
import type { Criterion } from './criteria.ts'
import { type Draft, readDraft, type Said, standingOf, toAnswers, withAnswer } from './draft.ts'
import { draftEdits } from './draft-edits.ts'
import { isBlind } from './is-blind.ts'
import { useSubmitting } from './use-submitting.ts'

export type Reviewing = ReturnType<typeof useReviewing>

/** Everything about the review that the person has under way on this call. */
export function useReviewing(call: Call, criteria: readonly Criterion[]) {
  const me = useMe()
  const may = useRights()
  const [isOpen, setIsOpen] = useState(false)
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const [current, setCurrent] = useState<string>()
  const [revision, setRevision] = useState(call.model_revision)
  const blind = isBlind(call)
  const asked = useMemo(() => new Set(criteria.map(({ key }) => key)), [criteria])
  const standing = useStanding(call, blind)
  const query = useQuery({
    ...reviewQueries.reviews(useClient(), call.id),
    enabled: call.enabled && may('listReviews') !== undefined,
  })
  const reviews = query.data ?? []
  const own = reviews.filter(({ reviewer }) => reviewer === me.id)
  const { saving, ...sending } = useSubmitting({
    call,
    myId: me.id,
    blind,
    asked,
    onEnd(how) {
      setIsOpen(false)
      setWasSubmitted(how === 'submitted')
    },
  })
  const begin = (): Draft => {
    setIsOpen(true)
    // Who comes straight back finds what they have just written, saved or not.
    if (saving.isBusy) return saving.draft
    const open = own.findLast(({ status }) => status === 'draft') ?? own.at(-1)
    const answers: Draft = open ? readDraft(open) : new Map()
    sending.begin(answers, open, reviews)
    setRevision(call.model_revision)
    setCurrent(criteria.find(({ key }) => !answers.has(key))?.key ?? criteria[0]?.key)
    setWasSubmitted(false)
    return answers
  }
  return {
    ...draftEdits(saving.change, standing),
    me,
    reviews,
    own: own.at(-1),
    criteria,
    standing,
    current,
    draft: saving.draft,
    comment: saving.comment,
    state: saving.state,
    error: saving.error ?? sending.submitting.error,
    conflict: sending.conflict,
    discarding: sending.discarding,
    isOpen,
    isBlind: blind,
    isSubmitting: sending.submitting.isPending,
    isChange: saving.isChange,
    isRunning: !isFinal(call.status),
    /** Whoever may not is not offered it; nor is it where there is nothing to review. */
    isPossible: mayReview(call, may('createReview') !== undefined && query.isSuccess && criteria.length > 0),
    wasSubmitted,
    ranAgain: call.model_revision === revision ? undefined : call.model_revision,
    answered: toAnswers(saving.draft, asked).length,
    begin,
    leave() {
      void saving.flush()
      setIsOpen(false)
    },
    goTo: setCurrent,
    step: (by: 1 | -1) => setCurrent(stepFrom(criteria, current, by)),
    remark: saving.remark,
    submit: () => sending.submit(saving.draft),
    /** Also of a review that has not been begun: one key for a call that is right as it is. */
    confirmAll() {
      if (!blind) sending.submit(confirmRest(isOpen ? saving.draft : begin(), standing), !isOpen)
    },
    settle: sending.settle,
  }
}

function mayReview(call: Call, may: boolean): boolean {
  return may && call.enabled && isFinal(call.status) && (call.analysis_result !== null || isBlind(call))
}

/** The answers that count now. Who has to answer without them gets none. */
function useStanding(call: Call, blind: boolean): ReadonlyMap<string, Said> {
  return useMemo(() => {
    const answers = blind ? [] : (readAnalysis(call)?.answers ?? [])
    return new Map(answers.map((answer) => [answer.key, standingOf(answer)]))
  }, [call, blind])
}

function confirmRest(draft: Draft, standing: ReadonlyMap<string, Said>): Draft {
  let all = draft
  for (const [key, said] of standing) if (!all.get(key)?.said) all = withAnswer(all, key, { said })
  return all
}

function stepFrom(
  criteria: readonly Criterion[],
  current: string | undefined,
  by: 1 | -1,
): string | undefined {
  const at = criteria.findIndex(({ key }) => key === current)
  return criteria[Math.min(criteria.length - 1, Math.max(0, at + by))]?.key
}
