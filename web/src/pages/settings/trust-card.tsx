import type { Workspace } from '@callmark/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { Field } from '../../parts/field.tsx'
import { TextInput } from '../../parts/inputs.tsx'
import { ErrorNotice } from '../../parts/notice.tsx'
import { workspaceChanged } from '../../parts/queries/people.ts'
import { useAllowed } from '../../session/me.ts'
import { useClient } from '../../session/session.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './settings.module.css'
import { trustSettingsWords } from './trust-words.ts'

/** How long results can be appealed, and when the machine's answers stand by themselves. */
export function TrustCard({ workspace }: { readonly workspace: Workspace }) {
  const words = useWords(trustSettingsWords)
  const mayChange = useAllowed('updateReviewRules')
  return (
    <Card title={words.title}>
      {mayChange ? <TrustForm workspace={workspace} /> : <TrustFacts workspace={workspace} />}
    </Card>
  )
}

type Rule = Workspace['trust']['rules']['automatic']

function TrustForm({ workspace }: { readonly workspace: Workspace }) {
  const words = useWords(trustSettingsWords)
  const client = useClient()
  const queries = useQueryClient()
  const [days, setDays] = useState(String(workspace.appeal_days ?? ''))
  const [trust, setTrust] = useState(workspace.trust)
  const { rules } = trust
  const saving = useMutation({
    mutationFn: () =>
      client.workspace.replaceReviewRules({ appeal_days: days === '' ? null : Number(days), trust }),
    onSuccess: (now) => void workspaceChanged(queries, client, now),
  })
  const setRule = (name: keyof typeof rules) => (rule: Rule) =>
    setTrust({ ...trust, rules: { ...rules, [name]: rule } })
  return (
    <form
      className={styles.narrow}
      onSubmit={(event) => {
        event.preventDefault()
        saving.mutate()
      }}
      onChange={() => saving.reset()}
    >
      <Field label={words.appeals} hint={words.appealsHint}>
        <TextInput
          type="number"
          min={0}
          max={3650}
          value={days}
          onChange={({ target }) => setDays(target.value)}
        />
      </Field>
      <div>
        <strong>{words.rules}</strong>
        <p className="quiet">{words.rulesHint}</p>
      </div>
      <RuleFields legend={words.automatic} rule={rules.automatic} onChange={setRule('automatic')} />
      <RuleFields legend={words.spotChecked} rule={rules.spot_checked} onChange={setRule('spot_checked')} />
      <p className="quiet">{words.otherwise}</p>
      <OnlyTrusted
        checked={trust.only_trusted_count}
        onChange={(only_trusted_count) => setTrust({ ...trust, only_trusted_count })}
      />
      {saving.isError && <ErrorNotice error={saving.error} />}
      <div className={styles.actions}>
        <Button type="submit" look="main" disabled={saving.isPending}>
          {saving.isPending ? words.saving : words.save}
        </Button>
        <span role="status">{saving.isSuccess && words.saved}</span>
      </div>
    </form>
  )
}

function RuleFields(props: {
  readonly legend: string
  readonly rule: Rule
  readonly onChange: (rule: Rule) => void
}) {
  const { legend, rule, onChange } = props
  const words = useWords(trustSettingsWords)
  return (
    <fieldset className={styles.whole}>
      <legend>{legend}</legend>
      <div className={styles.rule}>
        <Field label={words.kappa}>
          <TextInput
            type="number"
            required
            min={0}
            max={1}
            step={0.01}
            value={Number.isNaN(rule.kappa) ? '' : rule.kappa}
            onChange={({ target }) => onChange({ ...rule, kappa: target.valueAsNumber })}
          />
        </Field>
        <Field label={words.answers}>
          <TextInput
            type="number"
            required
            min={1}
            max={100_000}
            value={Number.isNaN(rule.n) ? '' : rule.n}
            onChange={({ target }) => onChange({ ...rule, n: target.valueAsNumber })}
          />
        </Field>
      </div>
    </fieldset>
  )
}

function OnlyTrusted(props: { readonly checked: boolean; readonly onChange: (checked: boolean) => void }) {
  const words = useWords(trustSettingsWords)
  return (
    <div>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={props.checked}
          onChange={({ target }) => props.onChange(target.checked)}
        />
        {words.onlyTrusted}
      </label>
      <p className="quiet">{words.onlyTrustedHint}</p>
    </div>
  )
}

function TrustFacts({ workspace }: { readonly workspace: Workspace }) {
  const words = useWords(trustSettingsWords)
  const { count, decimal } = useFormats()
  const { appeal_days: days, trust } = workspace
  const write = ({ kappa, n }: Rule) => words.rule(decimal(kappa, 2), count(n))
  return (
    <dl className={styles.facts}>
      <dt>{words.appeals}</dt>
      <dd>{days === null ? words.always : words.days(days, count(days))}</dd>
      <dt>{words.automatic}</dt>
      <dd>{write(trust.rules.automatic)}</dd>
      <dt>{words.spotChecked}</dt>
      <dd>{write(trust.rules.spot_checked)}</dd>
      <dt>{words.onlyTrusted}</dt>
      <dd>{trust.only_trusted_count ? words.yes : words.no}</dd>
    </dl>
  )
}
