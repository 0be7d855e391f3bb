import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRights } from '../session/me.ts'
import { useClient } from '../session/session.tsx'
import { defineWords, useWords } from '../words/use-words.ts'
import { buttonClass } from './button.tsx'
import { EmptyState } from './notice.tsx'
import { modelQueries } from './queries/models.ts'

export const firstCallWords = defineWords('parts.first-call', {
  title: 'No calls yet',
  text: 'A model says what calls are scored against. Choose a starter scorecard, upload recordings, and see the results here.',
  ready:
    'Upload recordings, or send them through the API. They appear here at once and fill in as they are processed.',
  starters: 'Choose a starter scorecard',
  samples: 'To look around first, run it beside this one with three sample calls:',
  upload: 'Upload recordings',
  api: 'How to send calls through the API',
  notYet: 'Recordings are uploaded by QA, or come in by the API. Their results appear here.',
})

/** The way to the first call, for whoever may go it: a model first, then recordings. Whoever may not is told who does. */
export function FirstCall() {
  const words = useWords(firstCallWords)
  const may = useRights()
  const models = useQuery(modelQueries.list(useClient()))
  const hasNoModel = models.data?.length === 0 && may('createModel')
  if (!may('submitCall')) return <EmptyState title={words.title}>{words.notYet}</EmptyState>
  return (
    <EmptyState
      title={words.title}
      actions={
        <>
          {hasNoModel && (
            <Link to="/models/start" className={buttonClass('main')}>
              {words.starters}
            </Link>
          )}
          <Link
            to="/upload"
            search={{ model: undefined }}
            className={buttonClass(hasNoModel ? undefined : 'main')}
          >
            {words.upload}
          </Link>
          <a href="docs" className={buttonClass()}>
            {words.api}
          </a>
        </>
      }
    >
      <p>{hasNoModel ? words.text : words.ready}</p>
      <p>
        {words.samples} <code>npm run demo</code>
      </p>
    </EmptyState>
  )
}
