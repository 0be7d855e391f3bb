import type { Call, CoachingSession } from '@callmark/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { Button, buttonClass } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { Field } from '../../../parts/field.tsx'
import { Select, TextArea, TextInput } from '../../../parts/inputs.tsx'
import { ErrorNotice, Notice } from '../../../parts/notice.tsx'
import { coachingChanged, coachingQueries } from '../../../parts/queries/coaching.ts'
import { QueryState } from '../../../parts/query-state.tsx'
import { useClient } from '../../../session/session.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import dialogStyles from '../dialogs.module.css'
import { useCriterionNames } from '../review/use-criterion-names.ts'
import type { CoachedMoment } from './coached-moment.ts'
import { callCoachingWords } from './words.ts'

/** Puts a moment of the call into a session that is planned with its agent, or into a new one. */
export function AddMomentDialog(props: {
  readonly call: Call
  readonly moment: CoachedMoment
  readonly onClose: () => void
}) {
  const { call, moment, onClose } = props
  const words = useWords(callCoachingWords)
  const { clock } = useFormats()
  const [added, setAdded] = useState<CoachingSession>()
  const planned = useQuery(
    coachingQueries.list(useClient(), { agent_id: call.agent_id ?? '', state: 'planned', limit: 50 }),
  )
  return (
    <Dialog title={words.dialogTitle(clock(moment.start))} onClose={onClose}>
      {added ? (
        <div className={dialogStyles.form}>
          <Notice tone="good">{words.added}</Notice>
          <div className={dialogStyles.buttons}>
            <Button onClick={onClose}>{words.close}</Button>
            <Link to="/coaching/$sessionId" params={{ sessionId: added.id }} className={buttonClass('main')}>
              {words.open}
            </Link>
          </div>
        </div>
      ) : (
        <QueryState query={planned}>
          {({ items }) => (
            <AddMomentForm
              call={call}
              moment={moment}
              sessions={items}
              onAdded={setAdded}
              onClose={onClose}
            />
          )}
        </QueryState>
      )}
    </Dialog>
  )
}

function AddMomentForm(props: {
  readonly call: Call
  readonly moment: CoachedMoment
  readonly sessions: readonly CoachingSession[]
  readonly onAdded: (session: CoachingSession) => void
  readonly onClose: () => void
}) {
  const { call, moment, sessions, onAdded, onClose } = props
  const words = useWords(callCoachingWords)
  const name = useCriterionNames()(moment.key)
  const [chosen, setChosen] = useState(sessions[0]?.id ?? '')
  const [title, setTitle] = useState(moment.key === null ? '' : name)
  const [note, setNote] = useState(`“${moment.quote}”`)
  const adding = useAdding(call, onAdded)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { start, end, key } = moment
    const session = sessions.find(({ id }) => id === chosen)
    adding.mutate({ session, title, moment: { call_id: call.id, start, end, note: note.trim(), key } })
  }
  return (
    <form className={dialogStyles.form} onSubmit={submit}>
      {sessions.length > 0 && (
        <Field label={words.session}>
          <Select value={chosen} onChange={({ target }) => setChosen(target.value)}>
            {sessions.map((session) => (
              <option key={session.id} value={session.id}>
                {session.title}
              </option>
            ))}
            <option value="">{words.newSession}</option>
          </Select>
        </Field>
      )}
      {chosen === '' && (
        <Field label={words.title}>
          <TextInput
            required
            maxLength={200}
            autoComplete="off"
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
        </Field>
      )}
      <Field label={words.note}>
        <TextArea maxLength={4000} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
      {adding.isError && <ErrorNotice error={adding.error} />}
      <div className={dialogStyles.buttons}>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button
          type="submit"
          look="main"
          disabled={adding.isPending || (chosen === '' && title.trim() === '')}
        >
          {adding.isPending ? words.saving : words.save}
        </Button>
      </div>
    </form>
  )
}

function useAdding(call: Call, onAdded: (session: CoachingSession) => void) {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (added: {
      readonly session: CoachingSession | undefined
      readonly title: string
      readonly moment: CoachingSession['moments'][number]
    }) => {
      const { session, title, moment } = added
      if (!session) {
        const criteria = moment.key === null ? [] : [{ model_id: call.model_id, key: moment.key }]
        const fields = { agent_id: call.agent_id ?? '', title: title.trim(), moments: [moment] }
        return client.coaching.create({ ...fields, criteria })
      }
      // As it is now: somebody may have changed it since it was listed.
      const now = await client.coaching.get(session.id)
      return client.coaching.replace(now.id, {
        title: now.title,
        notes: now.notes,
        held_at: now.held_at,
        shared: now.shared,
        criteria: [...now.criteria],
        moments: [...now.moments, moment],
      })
    },
    onSuccess(session) {
      coachingChanged(queries, client, session)
      onAdded(session)
    },
  })
}
