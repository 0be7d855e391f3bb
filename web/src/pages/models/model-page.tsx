import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { buttonClass } from '../../parts/button.tsx'
import { isMissing } from '../../parts/explain-error.ts'
import { MissingPage } from '../../parts/missing-page.tsx'
import { Page } from '../../parts/page.tsx'
import { forgetMade, modelQueries, wasJustMade } from '../../parts/queries/models.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import { loadModel } from './draft/save-draft.ts'
import { ModelWorkspace } from './model-workspace.tsx'
import { NewModelPage } from './new-model-page.tsx'
import { modelWords } from './words.ts'

/** One model, or with the id `new` one that is still to be made. */
export function ModelPage() {
  const { modelId } = useParams({ from: '/models/$modelId' })
  if (modelId === 'new') return <NewModelPage key="new" />
  return /^\d{1,9}$/.test(modelId) ? <SavedModelPage key={modelId} id={Number(modelId)} /> : <UnknownModel />
}

function SavedModelPage({ id }: { readonly id: number }) {
  const words = useWords(modelWords)
  const client = useClient()
  const opened = useQuery(modelQueries.opened(id, (signal) => loadModel(client, id, signal)))
  const queries = useQueryClient()
  const [justMade] = useState(() => wasJustMade(queries, id))
  useEffect(() => forgetMade(queries), [queries])
  if (opened.data) return <ModelWorkspace opened={opened.data} justMade={justMade} />
  if (isMissing(opened.error)) return <UnknownModel />
  return (
    <Page title={words.title}>
      <QueryState query={opened} lines={8}>
        {() => null}
      </QueryState>
    </Page>
  )
}

function UnknownModel() {
  const words = useWords(modelWords)
  return (
    <MissingPage
      title={words.unknown}
      actions={
        <Link to="/models" className={buttonClass('main')}>
          {words.allModels}
        </Link>
      }
    >
      {words.unknownText}
    </MissingPage>
  )
}
