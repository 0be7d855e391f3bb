import { type AlertRule, CallmarkError, errorCodes } from '@callmark/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { CheckGroup } from '../../parts/check-group.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Field } from '../../parts/field.tsx'
import { TextInput } from '../../parts/inputs.tsx'
import { ErrorNotice, Notice } from '../../parts/notice.tsx'
import { outdateAlerts } from '../../parts/queries/alerts.ts'
import { peopleQueries } from '../../parts/queries/people.ts'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './alerts.module.css'
import { draftOf, type RuleDraft, ruleOf } from './rule-draft.ts'
import { WatchFields } from './watch-fields.tsx'
import { words as pageWords } from './words.ts'

/** Makes a rule, or changes one. Whoever was quicker is not overwritten: what they saved is shown instead. */
export function RuleDialog(props: { readonly rule?: AlertRule; readonly onClose: () => void }) {
  const { onClose } = props
  const { form: words, create } = useWords(pageWords)
  const client = useClient()
  const queries = useQueryClient()
  const [rule, setRule] = useState(props.rule)
  const [draft, setDraft] = useState<RuleDraft>(() => draftOf(props.rule))
  const [movedOn, setMovedOn] = useState(false)
  const saving = useMutation({
    mutationFn: () => {
      const fields = ruleOf(draft)
      if (!rule) return client.alerts.rules.create(fields)
      const { id, enabled, version } = rule
      return client.alerts.rules.replace(id, { ...fields, enabled, version })
    },
    async onSuccess() {
      await outdateAlerts(queries)
      onClose()
    },
    async onError(error) {
      if (!rule || !isMovedOn(error)) return
      const now = await client.alerts.rules.get(rule.id)
      void outdateAlerts(queries)
      setRule(now)
      setDraft(draftOf(now))
      setMovedOn(true)
    },
  })
  const change = (next: Partial<RuleDraft>) => setDraft({ ...draft, ...next })
  return (
    <Dialog title={rule ? words.changeTitle(rule.name) : create} onClose={onClose}>
      <form
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault()
          saving.mutate()
        }}
      >
        {movedOn && <Notice tone="fair">{words.movedOn}</Notice>}
        <Field label={words.name}>
          <TextInput
            required
            maxLength={200}
            autoComplete="off"
            value={draft.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        </Field>
        <WatchFields draft={draft} onChange={change} isNew={!rule} />
        <TellFields draft={draft} onChange={change} />
        {saving.isError && !isMovedOn(saving.error) && <ErrorNotice error={saving.error} />}
        <div className={styles.actions}>
          <Button type="submit" look="main" disabled={saving.isPending}>
            {saving.isPending ? words.saving : rule ? words.saveChange : words.save}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </div>
      </form>
    </Dialog>
  )
}

function TellFields(props: {
  readonly draft: RuleDraft
  readonly onChange: (change: Partial<RuleDraft>) => void
}) {
  const { draft, onChange } = props
  const { form: words } = useWords(pageWords)
  const users = useQuery(peopleQueries.users(useClient()))
  // Who was named and cannot be told any more has to go before the rule can be saved.
  const choices = (users.data ?? [])
    .filter(({ id, role, enabled }) => (enabled && role !== 'agent') || draft.people.includes(id))
    .map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={draft.webhooks}
          onChange={({ target }) => onChange({ webhooks: target.checked })}
        />
        {words.webhooks}
      </label>
      {choices.length > 0 && (
        <CheckGroup
          legend={words.people}
          choices={choices}
          chosen={draft.people}
          onChange={(people) => onChange({ people })}
        />
      )}
    </>
  )
}

export function isMovedOn(error: unknown): boolean {
  return error instanceof CallmarkError && error.code === errorCodes.alert_rule_moved_on
}
