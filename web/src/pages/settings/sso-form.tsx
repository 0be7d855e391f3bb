import { CallmarkError, errorCodes, type Sso, type SsoInput } from '@callmark/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { ErrorNotice } from '../../parts/notice.tsx'
import { peopleQueries } from '../../parts/queries/people.ts'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './settings.module.css'
import { readSso, type SsoDraft, writeSso } from './sso-draft.ts'
import { SsoClaimFields, SsoServiceFields } from './sso-fields.tsx'
import { ssoWords } from './sso-words.ts'

export function SsoForm({ sso }: { readonly sso: Sso | undefined }) {
  const words = useWords(ssoWords)
  const [draft, setDraft] = useState(() => readSso(sso))
  // What was saved is shown as it is kept, without the secret.
  const saving = useSaveSso(writeSso(draft), (saved) => setDraft(readSso(saved)))
  const field = saving.error instanceof CallmarkError ? saving.error.path?.split('.')[0] : undefined
  const part = {
    draft,
    onChange: (change: Partial<SsoDraft>) => setDraft((before) => ({ ...before, ...change })),
    errorAt: (name: string) => (field === name ? explain(saving.error, words.issuerInternal) : undefined),
  }
  return (
    <form
      className={styles.narrow}
      onSubmit={(event) => {
        event.preventDefault()
        saving.mutate()
      }}
      onChange={() => saving.reset()}
    >
      <SsoServiceFields {...part} hasSecret={sso?.has_secret ?? false} />
      <SsoClaimFields {...part} />
      <div>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={draft.only}
            onChange={({ target }) => part.onChange({ only: target.checked })}
          />
          {words.only}
        </label>
        <p className="quiet">{words.onlyHint}</p>
      </div>
      {saving.isError && field === undefined && <ErrorNotice error={saving.error} />}
      <div className={styles.actions}>
        <Button type="submit" look="main" disabled={saving.isPending}>
          {saving.isPending ? words.saving : words.save}
        </Button>
        <span role="status">{saving.isSuccess && words.saved}</span>
      </div>
    </form>
  )
}

function explain(error: Error | null, internal: string): string | undefined {
  const isInternal = error instanceof CallmarkError && error.code === errorCodes.issuer_internal
  return isInternal ? internal : error?.message
}

function useSaveSso(input: SsoInput, onSaved: (saved: Sso) => void) {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => client.sso.replace(input),
    onSuccess(found) {
      queries.setQueryData(peopleQueries.sso(client).queryKey, { found })
      onSaved(found)
    },
  })
}
