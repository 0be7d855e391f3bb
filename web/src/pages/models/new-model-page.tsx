import type { ModelInput } from '@callmark/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Navigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Page } from '../../parts/page.tsx'
import { findBegun, modelQueries } from '../../parts/queries/models.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import { beginDraft, findFreeName } from './draft/begin-draft.ts'
import type { Draft } from './draft/draft.ts'
import { ModelWorkspace } from './model-workspace.tsx'
import type { ModelSearch } from './search.ts'
import { modelWords } from './words.ts'

/** A model that is still to be made: empty, from a starter scorecard, or from a spreadsheet. */
export function NewModelPage() {
  const search = useSearch({ from: '/models/$modelId' })
  // How it began stays, wherever one goes from here among its views.
  const [{ starter, language = 'en', from }] = useState(search)
  const queries = useQueryClient()
  const [imported] = useState(() => (from ? findBegun<Draft>(queries) : undefined))
  // Gone when the page was reloaded: then the sheet has to be read again.
  if (from && !imported) return <Navigate to="/models/import" replace />
  if (imported) return <ModelWorkspace begun={imported} precious />
  if (!starter) return <ModelWorkspace />
  return <StartedModelPage starter={starter} language={language} />
}

function StartedModelPage(props: Required<Pick<ModelSearch, 'starter' | 'language'>>) {
  const { starter: wanted, language = 'en' } = props
  const words = useWords(modelWords)
  const client = useClient()
  const begun = useQuery({ ...modelQueries.started(client, language, wanted), select: beginUnderFreeName })
  if (begun.data) return <ModelWorkspace begun={begun.data} />
  return (
    <Page title={words.newModel}>
      <QueryState query={begun} lines={8}>
        {() => null}
      </QueryState>
    </Page>
  )
}

function beginUnderFreeName(started: {
  readonly model: ModelInput
  readonly taken: readonly string[]
}): Draft {
  const { model, taken } = started
  return beginDraft({ ...model, name: findFreeName(model.name, taken) })
}
