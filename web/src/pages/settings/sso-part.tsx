import { CallmarkError, type Sso } from '@callmark/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { CopyText } from '../../parts/copy-text.tsx'
import { EmptyState, Notice } from '../../parts/notice.tsx'
import { peopleQueries } from '../../parts/queries/people.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { serviceAddress } from '../../session/service-address.ts'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './settings.module.css'
import { SsoForm } from './sso-form.tsx'
import { ssoWords } from './sso-words.ts'

/** Signing in with a service of the organisation's own. */
export function SsoPart() {
  const words = useWords(ssoWords)
  const sso = useQuery(peopleQueries.sso(useClient()))
  const [isOpen, setIsOpen] = useState(false)
  return (
    <QueryState query={sso} lines={6}>
      {({ found }) =>
        found || isOpen ? (
          <SsoCard sso={found} onEnded={() => setIsOpen(false)} />
        ) : (
          <EmptyState
            title={words.none}
            actions={
              <Button look="main" onClick={() => setIsOpen(true)}>
                {words.setUp}
              </Button>
            }
          >
            {words.lead}
          </EmptyState>
        )
      }
    </QueryState>
  )
}

function SsoCard({ sso, onEnded }: { readonly sso: Sso | undefined; readonly onEnded: () => void }) {
  const words = useWords(ssoWords)
  const [isEnding, setIsEnding] = useState(false)
  return (
    <Card
      title={words.title}
      aside={
        sso && (
          <Button look="danger" onClick={() => setIsEnding(true)}>
            {words.end}
          </Button>
        )
      }
    >
      <div className={styles.narrow}>
        <p className="quiet">{words.lead}</p>
        {sso && !sso.for_owners && <Notice tone="fair">{words.notForOwners}</Notice>}
        <div className={styles.stack}>
          <p>{words.redirect}</p>
          <CopyText
            text={sso?.redirect_uri ?? `${serviceAddress()}/v1/sign-in/sso/callback`}
            label={words.redirectLabel}
          />
        </div>
        <SsoForm sso={sso} />
      </div>
      {isEnding && <SsoEnd onEnded={onEnded} onClose={() => setIsEnding(false)} />}
    </Card>
  )
}

function SsoEnd({ onEnded, onClose }: { readonly onEnded: () => void; readonly onClose: () => void }) {
  const words = useWords(ssoWords)
  const client = useClient()
  const queries = useQueryClient()
  const ending = useMutation({
    mutationFn: async () => {
      await client.sso.delete().catch((error) => {
        if (!(error instanceof CallmarkError && error.status === 404)) throw error
      })
    },
    onSuccess() {
      queries.setQueryData(peopleQueries.sso(client).queryKey, { found: undefined })
      onEnded()
      onClose()
    },
  })
  return (
    <ConfirmDialog title={words.endTitle} action={words.endNow} danger doing={ending} onClose={onClose}>
      <p>{words.endLead}</p>
    </ConfirmDialog>
  )
}
