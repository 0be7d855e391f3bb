import { Link } from '@tanstack/react-router'
import { buttonClass } from '../parts/button.tsx'
import { MissingPage } from '../parts/missing-page.tsx'
import { defineWords, useWords } from '../words/use-words.ts'

export const notFoundWords = defineWords('shell.not-found-page', {
  title: 'Page not found',
  text: 'There is nothing at this address. Check it for typing errors.',
  back: 'To the overview',
  calls: 'All calls',
})

export function NotFoundPage() {
  const words = useWords(notFoundWords)
  return (
    <MissingPage
      title={words.title}
      actions={
        <>
          <Link to="/" className={buttonClass('main')}>
            {words.back}
          </Link>
          <Link to="/calls" className={buttonClass()}>
            {words.calls}
          </Link>
        </>
      }
    >
      {words.text}
    </MissingPage>
  )
}
