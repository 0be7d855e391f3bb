import { Link } from '@tanstack/react-router'
import { buttonClass } from '../parts/button.tsx'
import { MissingPage } from '../parts/missing-page.tsx'
import { defineWords, useWords } from '../words/use-words.ts'

const notFoundWords = defineWords({
  en: {
    title: 'There is no such page',
    text: 'The address leads nowhere. Perhaps a letter of it got lost on the way.',
    back: 'To the overview',
    calls: 'All calls',
  },
  es: {
    title: 'No existe esa página',
    text: 'La dirección no lleva a ninguna parte. Quizá se perdió alguna letra por el camino.',
    back: 'Al resumen',
    calls: 'Todas las llamadas',
  },
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
