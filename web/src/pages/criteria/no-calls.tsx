import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../parts/button.tsx'
import { EmptyState } from '../../parts/notice.tsx'
import { daysOf } from '../../parts/period.ts'
import { useWords } from '../../words/use-words.ts'
import type { CriteriaSearch } from './search.ts'
import { words as pageWords } from './words.ts'

export function NoCalls({ search }: { readonly search: CriteriaSearch }) {
  const { empty: words } = useWords(pageWords)
  return (
    <EmptyState
      title={words.title}
      actions={
        <Link to="/criteria" search={{ ...search, ...daysOf('all') }} className={buttonClass('main')}>
          {words.action}
        </Link>
      }
    >
      {words.text}
    </EmptyState>
  )
}
