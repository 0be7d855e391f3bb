import { Button } from '../../../parts/button.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { Reviewing } from './use-reviewing.ts'
import { reviewWords } from './words.ts'

/** Begins a review, goes on with one or changes it; for those who may. */
export function ReviewButton({ reviewing }: { readonly reviewing: Reviewing }) {
  const words = useWords(reviewWords)
  const { isPossible, isOpen, own, begin, leave, wasSubmitted } = reviewing
  if (!isPossible) return null
  const name = !own ? words.review : own.status === 'draft' ? words.goOn : words.changeReview
  return (
    <>
      <span className="visually-hidden" role="status">
        {wasSubmitted ? words.submitted : ''}
      </span>
      <Button look="main" aria-pressed={isOpen} onClick={() => (isOpen ? leave() : void begin())}>
        {isOpen ? words.leave : name}
      </Button>
    </>
  )
}
