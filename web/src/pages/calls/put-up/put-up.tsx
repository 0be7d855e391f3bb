import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { Button, buttonClass } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { Field } from '../../../parts/field.tsx'
import { Select, TextInput } from '../../../parts/inputs.tsx'
import type { Filters } from '../../../parts/list-request.ts'
import { ErrorNotice, Notice } from '../../../parts/notice.tsx'
import { outdateQueue } from '../../../parts/queries/review-queue.ts'
import { useReviewers } from '../../../parts/use-reviewers.ts'
import { useAllowed } from '../../../session/me.ts'
import { useClient } from '../../../session/session.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import { words as pageWords } from '../words.ts'
import styles from './put-up.module.css'
import { mostAtOnce, putUpFirst } from './put-up-first.ts'

/** The first calls of the list, to be reviewed by people. */
export function PutUp({ filters }: { readonly filters: Filters }) {
  const words = useWords(pageWords).putUp
  const [isOpen, setIsOpen] = useState(false)
  if (!useAllowed('putUpForReview')) return null
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{words.open}</Button>
      {isOpen && (
        <Dialog title={words.open} onClose={() => setIsOpen(false)}>
          <PutUpForm filters={filters} onClose={() => setIsOpen(false)} />
        </Dialog>
      )}
    </>
  )
}

function PutUpForm({ filters, onClose }: { readonly filters: Filters; readonly onClose: () => void }) {
  const words = useWords(pageWords).putUp
  const client = useClient()
  const queries = useQueryClient()
  const [draft, setDraft] = useState({ count: '5', person: '', dueDays: '5', blind: false })
  const putting = useMutation({
    mutationFn: () => putUpFirst(client, filters, draft),
    onSuccess: () => outdateQueue(queries),
  })
  if (putting.data) return <PutUpEnd {...putting.data} onClose={onClose} />
  const submit = (event: FormEvent) => {
    event.preventDefault()
    putting.mutate()
  }
  return (
    <form className={styles.stack} onSubmit={submit}>
      <p className="quiet">{words.lead}</p>
      <PutUpFields draft={draft} onChange={(change) => setDraft({ ...draft, ...change })} />
      {putting.isError && <ErrorNotice error={putting.error} />}
      <div className={styles.actions}>
        <Button look="main" type="submit" disabled={putting.isPending}>
          {words.submit}
        </Button>
        <Button onClick={onClose}>{words.cancel}</Button>
      </div>
    </form>
  )
}

interface PutUpDraft {
  readonly count: string
  readonly person: string
  readonly dueDays: string
  readonly blind: boolean
}

function PutUpFields(props: {
  readonly draft: PutUpDraft
  readonly onChange: (change: Partial<PutUpDraft>) => void
}) {
  const { draft, onChange } = props
  const words = useWords(pageWords).putUp
  const reviewers = useReviewers()
  return (
    <>
      <div className={styles.pair}>
        <Field label={words.count}>
          <TextInput
            type="number"
            required
            min={1}
            max={mostAtOnce}
            value={draft.count}
            onChange={({ target }) => onChange({ count: target.value })}
          />
        </Field>
        <Field label={words.due}>
          <TextInput
            type="number"
            min={1}
            max={365}
            placeholder={words.noDate}
            value={draft.dueDays}
            onChange={({ target }) => onChange({ dueDays: target.value })}
          />
        </Field>
      </div>
      <Field label={words.who}>
        <Select value={draft.person} onChange={({ target }) => onChange({ person: target.value })}>
          <option value="">{words.anyone}</option>
          {reviewers.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={draft.blind}
          onChange={({ target }) => onChange({ blind: target.checked })}
        />
        {words.blind}
      </label>
    </>
  )
}

/** What came of it, and the way to the queue. */
function PutUpEnd(props: { readonly added: number; readonly present: number; readonly onClose: () => void }) {
  const { added, present, onClose } = props
  const words = useWords(pageWords).putUp
  const { count } = useFormats()
  return (
    <div className={styles.stack}>
      <Notice tone={added > 0 ? 'good' : 'fair'}>
        {added + present === 0 ? (
          <p>{words.none}</p>
        ) : (
          <p>
            {words.added(added, count(added))} {present > 0 && words.present(present, count(present))}
          </p>
        )}
      </Notice>
      <div className={styles.actions}>
        <Link to="/reviews" className={buttonClass('main')}>
          {words.queue}
        </Link>
        <Button onClick={onClose}>{words.close}</Button>
      </div>
    </div>
  )
}
