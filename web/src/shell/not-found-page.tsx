import { Link } from '@tanstack/react-router'
import { buttonClass } from '../parts/button.tsx'
import { MissingPage } from '../parts/missing-page.tsx'
import { defineWords, useWords } from '../words/use-words.ts'

const notFoundWords = defineWords({
  en: {
    title: 'Page not found',
    text: 'There is nothing at this address. Check it for typing errors.',
    back: 'To the overview',
    calls: 'All calls',
  },
  es: {
    title: 'No existe esa página',
    text: 'No hay nada en esta dirección. Compruebe que esté bien escrita.',
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
