import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { Button, buttonClass } from '../../../parts/button.tsx'
import { forgetCall } from '../../../parts/queries/calls.ts'
import { useClient } from '../../../session/session.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { Reviewing } from './use-reviewing.ts'
import { reviewWords } from './words.ts'

/** Who comes from the queue comes to review. */
export function useBeginFromQueue({ isPossible, begin }: Reviewing): void {
  const { review } = useSearch({ from: '/calls/$callId' })
  const begun = useRef(false)
  useEffect(() => {
    if (review === undefined || !isPossible || begun.current) return
    begun.current = true
    begin()
  }, [review, isPossible, begin])
}

/** Where the key for it looks. */
export const nextReviewId = 'next-review'

/** Once a review from the queue is submitted: on to the next call. */
export function NextReview({ reviewing }: { readonly reviewing: Reviewing }) {
  const words = useWords(reviewWords)
  const { task } = useSearch({ from: '/calls/$callId' })
  const client = useClient()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const claiming = useMutation({
    mutationFn: () => client.reviews.queue.next(),
    async onSuccess(next) {
      if (!next) return
      forgetCall(queries, next.call.id)
      await navigate({
        to: '/calls/$callId',
        params: { callId: next.call.id },
        search: { review: 1, task: next.id },
      })
    },
  })
  if (task === undefined || reviewing.isOpen || !reviewing.wasSubmitted) return null
  if (claiming.isSuccess && !claiming.data)
    return (
      <>
        <span role="status">{words.noneLeft}</span>
        <Link to="/reviews" className={buttonClass()}>
          {words.toQueue}
        </Link>
      </>
    )
  return (
    <Button id={nextReviewId} look="main" disabled={claiming.isPending} onClick={() => claiming.mutate()}>
      {words.nextCall}
    </Button>
  )
}
