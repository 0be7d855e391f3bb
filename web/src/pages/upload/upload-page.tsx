import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../parts/button.tsx'
import { EmptyState } from '../../parts/notice.tsx'
import { Page } from '../../parts/page.tsx'
import { uploadQueries } from '../../parts/queries/uploads.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { useAllowed } from '../../session/me.ts'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import { Uploader } from './uploader.tsx'
import { words as pageWords } from './words.ts'

export function UploadPage() {
  const words = useWords(pageWords)
  const maySend = useAllowed('submitCall')
  const ready = useQuery(uploadQueries.ready(useClient()))
  return (
    <Page title={words.title} lead={words.lead}>
      <QueryState query={ready} lines={6}>
        {({ account, models }) => {
          if (!maySend) return <EmptyState title={words.mayNotSend}>{words.mayNotSendLead}</EmptyState>
          if (models.length === 0)
            return (
              <EmptyState
                title={words.noModel}
                actions={
                  <Link
                    to="/models/$modelId"
                    params={{ modelId: 'new' }}
                    search={{ view: undefined }}
                    className={buttonClass('main')}
                  >
                    {words.makeModel}
                  </Link>
                }
              >
                {words.noModelLead}
              </EmptyState>
            )
          return <Uploader account={account} models={models} />
        }}
      </QueryState>
    </Page>
  )
}
