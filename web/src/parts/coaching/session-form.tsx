import type { CoachingSession } from '@callmark/client'
import { type FormEvent, useState } from 'react'
import { useWords } from '../../words/use-words.ts'
import { Button } from '../button.tsx'
import { Field } from '../field.tsx'
import { TextArea, TextInput } from '../inputs.tsx'
import { ErrorNotice } from '../notice.tsx'
import styles from './coaching.module.css'
import { CriteriaField } from './criteria-field.tsx'
import { coachingWords } from './words.ts'

/** What of a session is written by hand. */
export type WrittenSession = Pick<CoachingSession, 'title' | 'notes' | 'criteria' | 'shared'>

export const emptySession: WrittenSession = { title: '', notes: '', criteria: [], shared: false }

/** A session being planned or changed. */
export function SessionForm(props: {
  readonly present?: WrittenSession
  readonly isHeld?: boolean
  readonly saving: { readonly isPending: boolean; readonly isError: boolean; readonly error: unknown }
  readonly onSave: (written: WrittenSession) => void
  readonly onClose: () => void
}) {
  const { present = emptySession, isHeld, saving, onSave, onClose } = props
  const { form: words } = useWords(coachingWords)
  const [written, setWritten] = useState(present)
  const change = (part: Partial<WrittenSession>) => setWritten({ ...written, ...part })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (written.title.trim() !== '') onSave({ ...written, title: written.title.trim() })
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <Field label={words.name}>
        <TextInput
          required
          maxLength={200}
          autoComplete="off"
          placeholder={words.namePlaceholder}
          value={written.title}
          onChange={({ target }) => change({ title: target.value })}
        />
      </Field>
      <Field label={words.notes} hint={words.notesHint}>
        <TextArea
          maxLength={20_000}
          value={written.notes}
          onChange={({ target }) => change({ notes: target.value })}
        />
      </Field>
      <CriteriaField chosen={written.criteria} onChange={(criteria) => change({ criteria })} />
      {!isHeld && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={written.shared}
            onChange={({ target }) => change({ shared: target.checked })}
          />
          {words.shared}
        </label>
      )}
      {saving.isError && <ErrorNotice error={saving.error} />}
      <div className={styles.buttons}>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" look="main" disabled={written.title.trim() === '' || saving.isPending}>
          {saving.isPending ? words.saving : words.save}
        </Button>
      </div>
    </form>
  )
}
