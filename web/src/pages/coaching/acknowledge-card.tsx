import type { CoachingSession } from '@callmark/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { Field } from '../../parts/field.tsx'
import { TextArea } from '../../parts/inputs.tsx'
import { ErrorNotice } from '../../parts/notice.tsx'
import { coachingChanged } from '../../parts/queries/coaching.ts'
import { useRights } from '../../session/me.ts'
import { useClient } from '../../session/session.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './session.module.css'
import { sessionWords } from './words.ts'

/** Whether the agent has acknowledged the session; to the agent, the way to do so. */
export function AcknowledgeCard({ session }: { readonly session: CoachingSession }) {
  const { acknowledge: words } = useWords(sessionWords)
  const { date } = useFormats()
  const may = useRights()
  const { acknowledged_at, acknowledgement, held_at } = session
  if (held_at === null) return null
  if (acknowledged_at === null && may('acknowledgeCoaching')) return <AcknowledgeForm session={session} />
  return (
    <Card title={words.heading}>
      <p className={acknowledged_at ? undefined : 'quiet'}>
        {acknowledged_at ? words.done(date(acknowledged_at)) : words.waiting}
      </p>
      {acknowledgement && <blockquote className={styles.notes}>{acknowledgement}</blockquote>}
    </Card>
  )
}

function AcknowledgeForm({ session }: { readonly session: CoachingSession }) {
  const { acknowledge: words } = useWords(sessionWords)
  const client = useClient()
  const queries = useQueryClient()
  const [text, setText] = useState('')
  const sending = useMutation({
    mutationFn: () => client.coaching.acknowledge(session.id, text.trim() || null),
    onSuccess: (now) => coachingChanged(queries, client, now),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    sending.mutate()
  }
  return (
    <Card title={words.title}>
      <form className={styles.form} onSubmit={submit}>
        <p>{words.lead}</p>
        <Field label={words.words}>
          <TextArea maxLength={4000} value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
        {sending.isError && <ErrorNotice error={sending.error} />}
        <div className={styles.actions}>
          <Button type="submit" look="main" disabled={sending.isPending}>
            {words.send}
          </Button>
        </div>
      </form>
    </Card>
  )
}
