import { Link } from '@tanstack/react-router'
import { buttonClass } from '../parts/button.tsx'
import { EmptyState } from '../parts/notice.tsx'
import { defineWords, useWords } from '../words/use-words.ts'

const notFoundWords = defineWords({
  en: { title: 'There is no such page', back: 'To the overview' },
  es: { title: 'No existe esa página', back: 'Al resumen' },
})

export function NotFoundPage() {
  const words = useWords(notFoundWords)
  return (
    <EmptyState
      title={words.title}
      actions={
        <Link to="/" className={buttonClass('main')}>
          {words.back}
        </Link>
      }
    />
  )
}
