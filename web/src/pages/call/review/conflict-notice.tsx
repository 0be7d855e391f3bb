import { Button } from '../../../parts/button.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import { answerText } from '../answer-text.ts'
import { resultWords } from '../result-words.ts'
import { differing } from './draft.ts'
import { useSaid } from './review-context.ts'
import type { Conflict } from './use-submitting.ts'
import { reviewWords } from './words.ts'

/** Somebody was quicker: what happened, and the ways out. */
export function ConflictNotice({ conflict: { kind, newer } }: { readonly conflict: Conflict }) {
  const all = useWords(reviewWords)
  const words = all.conflict
  const results = useWords(resultWords)
  const formats = useFormats()
  const { reviewing } = useSaid()
  const at = formats.time(newer.updated_at ?? newer.submitted_at ?? newer.created_at)
  const other = differing(reviewing.draft, newer).map(({ key, value, not_applicable }) => {
    const name = reviewing.criteria.find((criterion) => criterion.key === key)?.name ?? key
    return `${name} (${answerText(value, not_applicable, results, formats)})`
  })
  return (
    <Notice
      tone="fair"
      title={kind === 'moved' ? words.moved(at) : words.other(newer.reviewer_name ?? all.program, at)}
      actions={
        <>
          <Button look="main" onClick={() => reviewing.settle('take')}>
            {kind === 'moved' ? words.take : words.takeTheirs}
          </Button>
          <Button onClick={() => reviewing.settle('keep')}>
            {kind === 'moved' ? words.keep : words.submitMine}
          </Button>
        </>
      }
    >
      {other.length > 0 && (
        <p>
          {words.differs} {other.join(', ')}.
        </p>
      )}
      <p>{words.kept}</p>
    </Notice>
  )
}
