import { type Call, CallmarkError, errorCodes, type Review } from '@callmark/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readCallAgain, recordChanged, reviewQueries } from '../../../parts/queries/reviews.ts'
import { useClient } from '../../../session/session.tsx'
import { agreeWith, type Draft, keepMine, takeNewer, toAnswers } from './draft.ts'
import { useDraftSaving } from './use-draft-saving.ts'

/** Somebody was quicker: the person themselves elsewhere, or somebody else. */
export interface Conflict {
  readonly kind: 'moved' | 'other'
  readonly newer: Review
}

/** Saving, submitting and discarding a draft, and what to do where somebody was quicker. */
export function useSubmitting(props: {
  readonly call: Call
  readonly myId: string
  readonly blind: boolean
  readonly asked: ReadonlySet<string>
  readonly onEnd: (how: 'submitted' | 'discarded') => void
}) {
  const { call, myId, blind, asked, onEnd } = props
  const client = useClient()
  const queries = useQueryClient()
  const [conflict, setConflict] = useState<Conflict>()
  /** The reviews that were there when this one was begun. */
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const readReviews = () => queries.fetchQuery({ ...reviewQueries.reviews(client, call.id), staleTime: 0 })
  const saving = useDraftSaving(call, blind, asked, async (error, kept) => {
    if (!(error instanceof CallmarkError)) return
    if (error.code === errorCodes.call_in_progress) await readCallAgain(queries, client, call.id)
    if (error.code !== errorCodes.review_moved_on) return
    const newer = (await readReviews()).find(({ id }) => id === kept?.id)
    if (newer) setConflict({ kind: 'moved', newer })
  })
  const isNews = (review: Review) =>
    review.status === 'submitted' && review.reviewer !== myId && !seen.has(stampOf(review))

  const submitting = useMutation({
    mutationFn: async ({ given, unseen }: { given: Draft; unseen: boolean }) => {
      saving.hold()
      const news = unseen ? undefined : (await readReviews()).findLast(isNews)
      if (news) {
        setConflict({ kind: 'other', newer: news })
        return
      }
      if (!(await saving.write('submitted', given))) return
      await recordChanged(queries, client, call.id)
      onEnd('submitted')
    },
  })
  const discarding = useMutation({
    mutationFn: async () => {
      saving.hold()
      await saving.settled()
      const own = saving.kept()
      if (own?.status === 'draft') {
        await client.reviews.delete(call.id, own.id)
        await recordChanged(queries, client, call.id)
      }
      saving.load(new Map(), undefined)
      onEnd('discarded')
    },
  })
  const begin = (answers: Draft, own: Review | undefined, known: readonly Review[]) => {
    saving.load(answers, own)
    submitting.reset()
    setSeen(new Set(known.map(stampOf)))
    setConflict(undefined)
  }
  /** Nothing that was written is lost either way. */
  const settle = (how: 'take' | 'keep') => {
    if (!conflict) return
    const { kind, newer } = conflict
    setConflict(undefined)
    if (kind === 'moved') {
      saving.load((how === 'take' ? takeNewer : keepMine)(saving.draft, newer), newer)
      saving.change((same) => same)
      return
    }
    setSeen(new Set([...seen, stampOf(newer)]))
    void readCallAgain(queries, client, call.id)
    if (how === 'take') saving.change((mine) => agreeWith(mine, newer))
    else submitting.mutate({ given: saving.draft, unseen: true })
  }
  const submit = (given: Draft, unseen = false) => {
    if (!submitting.isPending && toAnswers(given, asked).length > 0) submitting.mutate({ given, unseen })
  }
  return { saving, conflict, submitting, discarding, begin, submit, settle }
}

/** A review as it was seen: changed once more, it is news. */
function stampOf({ id, version, status }: Review): string {
  return `${id} ${version} ${status}`
}
