import type { Me } from '@callmark/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { DigestPreviewDialog } from '../../parts/digest-preview.tsx'
import { Field } from '../../parts/field.tsx'
import { Select } from '../../parts/inputs.tsx'
import { ErrorNotice } from '../../parts/notice.tsx'
import { meQueries } from '../../parts/queries/me.ts'
import { useMe } from '../../session/me.ts'
import { languageNames, languages, usePreferences } from '../../session/preferences.tsx'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './account.module.css'
import { accountWords } from './words.ts'

/** Whether one gets the week by mail, and in which language. */
export function MailsCard() {
  const { mails: words, save, saving: busy, saved } = useWords(accountWords)
  const client = useClient()
  const queries = useQueryClient()
  const me = useMe()
  const preferred = usePreferences().language
  const [wanted, setWanted] = useState(me.weekly_digest)
  const [language, setLanguage] = useState<NonNullable<Me['language']>>(me.language ?? preferred)
  const [shown, setShown] = useState(false)
  const saving = useMutation({
    mutationFn: () => client.me.change({ weekly_digest: wanted, language }),
    onSuccess: (now) => queries.setQueryData(meQueries.own(client).queryKey, now),
  })
  return (
    <Card title={words.title}>
      <form
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault()
          saving.mutate()
        }}
        onChange={() => saving.reset()}
      >
        <p className="quiet">{words.lead}</p>
        <label className={styles.check}>
          <input type="checkbox" checked={wanted} onChange={({ target }) => setWanted(target.checked)} />
          {words.wanted}
        </label>
        <Field label={words.language}>
          <Select
            value={language}
            onChange={({ target }) => setLanguage(target.value as NonNullable<Me['language']>)}
          >
            {languages.map((name) => (
              <option key={name} value={name}>
                {languageNames[name]}
              </option>
            ))}
          </Select>
        </Field>
        {saving.isError && <ErrorNotice error={saving.error} />}
        <div className={styles.actions}>
          <Button type="submit" disabled={saving.isPending}>
            {saving.isPending ? busy : save}
          </Button>
          <Button onClick={() => setShown(true)}>{words.preview}</Button>
          <span role="status">{saving.isSuccess && saved}</span>
        </div>
      </form>
      {shown && <DigestPreviewDialog onClose={() => setShown(false)} />}
    </Card>
  )
}
