import { useNavigate, useSearch } from '@tanstack/react-router'
import { Button } from '../../parts/button.tsx'
import { DateRange } from '../../parts/date-range.tsx'
import { Field } from '../../parts/field.tsx'
import { Select, TextInput } from '../../parts/inputs.tsx'
import { useWords } from '../../words/use-words.ts'
import { hasAuditFilter } from './audit-query.ts'
import { auditWords } from './audit-words.ts'
import type { SettingsSearch } from './search.ts'
import styles from './settings.module.css'

/** What the log is limited to; all of it stands in the address. */
export function AuditFilters() {
  const words = useWords(auditWords)
  const search = useSearch({ from: '/settings' })
  const navigate = useNavigate({ from: '/settings' })
  const set = (change: Partial<SettingsSearch>) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true })
  const text = (name: 'subject' | 'actor') => ({
    defaultValue: search[name] ?? '',
    autoComplete: 'off',
    spellCheck: false,
    // Asked for when it is all typed, not at every letter.
    onBlur: ({ target }: { target: HTMLInputElement }) => set({ [name]: target.value.trim() || undefined }),
  })
  return (
    <form
      // Emptied with the address.
      key={`${search.subject}/${search.actor}`}
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget)
        const read = (name: string) => String(typed.get(name) ?? '').trim() || undefined
        set({ subject: read('subject'), actor: read('actor') })
      }}
    >
      <Choice
        label={words.action}
        value={search.action}
        choices={words.actions}
        onChoice={(action) => set({ action })}
      />
      <Choice
        label={words.kind}
        value={search.kind}
        choices={words.kinds}
        onChoice={(kind) => set({ kind })}
      />
      <Field label={words.subject}>
        <TextInput name="subject" {...text('subject')} />
      </Field>
      <Field label={words.actor}>
        <TextInput name="actor" placeholder={words.actorHint} {...text('actor')} />
      </Field>
      <DateRange labelled days={{ from: search.from, to: search.to }} onChange={set} />
      {hasAuditFilter(search) && (
        <Button onClick={() => void navigate({ search: { part: 'audit' }, replace: true })}>
          {words.clear}
        </Button>
      )}
      <button type="submit" hidden />
    </form>
  )
}

function Choice(props: {
  readonly label: string
  readonly value: string | undefined
  readonly choices: Readonly<Record<string, string>>
  readonly onChoice: (value: string | undefined) => void
}) {
  const words = useWords(auditWords)
  return (
    <Field label={props.label}>
      <Select value={props.value ?? ''} onChange={({ target }) => props.onChoice(target.value || undefined)}>
        <option value="">{words.any}</option>
        {Object.entries(props.choices).map(([name, shown]) => (
          <option key={name} value={name}>
            {shown}
          </option>
        ))}
      </Select>
    </Field>
  )
}
