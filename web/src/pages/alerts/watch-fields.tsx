import { useQuery } from '@tanstack/react-query'
import { CheckGroup } from '../../parts/check-group.tsx'
import { Field } from '../../parts/field.tsx'
import { Select, TextInput } from '../../parts/inputs.tsx'
import { modelQueries } from '../../parts/queries/models.ts'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import { type Kind, kinds, type NumberField, type RuleDraft } from './rule-draft.ts'
import { words as pageWords } from './words.ts'

interface Part {
  readonly draft: RuleDraft
  readonly onChange: (change: Partial<RuleDraft>) => void
}

/** What is watched. A rule that is there keeps its kind: what it remembers would mean nothing to another. */
export function WatchFields({ isNew, ...part }: Part & { readonly isNew: boolean }) {
  const { draft, onChange } = part
  const { form, kinds: names } = useWords(pageWords)
  return (
    <>
      <Field label={form.watch} hint={isNew ? undefined : form.kindStays}>
        <Select
          value={draft.kind}
          disabled={!isNew}
          onChange={({ target }) => onChange({ kind: target.value as Kind })}
        >
          {kinds.map((one) => (
            <option key={one} value={one}>
              {names[one]}
            </option>
          ))}
        </Select>
      </Field>
      {draft.kind === 'critical_failed' && <CriticalFields {...part} />}
      {draft.kind === 'agent_falling' && <FallFields {...part} />}
      {draft.kind === 'topic_rising' && (
        <>
          <ModelField {...part} />
          <FalseAlarms {...part} hint={form.topicAlarmsHint} />
        </>
      )}
      {draft.kind === 'review_overdue' && (
        <NumberInput {...part} label={form.hours} field="overdueHours" min={0} max={8_760} />
      )}
      {draft.kind === 'backlog' && <BacklogFields {...part} />}
    </>
  )
}

function ModelField({ draft, onChange }: Part) {
  const { form: words } = useWords(pageWords)
  const models = useQuery(modelQueries.every(useClient()))
  return (
    <Field label={words.model}>
      <Select value={draft.model} onChange={({ target }) => onChange({ model: target.value, keys: [] })}>
        <option value="">{words.everyModel}</option>
        {(models.data ?? []).map((model) => (
          <option key={model.id} value={model.id}>
            {model.name}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** The critical criteria of a scorecard, once one is chosen. What was chosen and is gone since can be taken out. */
function CriticalFields(part: Part) {
  const { draft, onChange } = part
  const { form: words } = useWords(pageWords)
  const criteria = useQuery(
    modelQueries.criticalCriteria(useClient(), draft.model === '' ? undefined : Number(draft.model)),
  )
  const known = criteria.data ?? []
  const gone = draft.keys.filter((key) => !known.some((one) => one.key === key))
  const choices = [
    ...known.map(({ key, readable_name }) => ({ value: key, label: readable_name || key })),
    ...(criteria.data || draft.model === '' ? gone.map((key) => ({ value: key, label: key })) : []),
  ]
  return (
    <>
      <ModelField {...part} />
      {choices.length > 0 && (
        <CheckGroup
          legend={words.criteria}
          hint={words.criteriaHint}
          choices={choices}
          chosen={draft.keys}
          onChange={(keys) => onChange({ keys })}
        />
      )}
    </>
  )
}

function FallFields(part: Part) {
  const { draft, onChange } = part
  const { form: words } = useWords(pageWords)
  return (
    <>
      <ModelField {...part} />
      <Field label={words.measure}>
        <Select
          value={draft.measure}
          onChange={({ target }) => onChange({ measure: target.value as RuleDraft['measure'] })}
        >
          <option value="score">{words.measures.score}</option>
          <option value="pass_rate">{words.measures.pass_rate}</option>
        </Select>
      </Field>
      {draft.measure === 'pass_rate' && (
        <NumberInput {...part} label={words.passMark} field="passMark" min={0} max={100} step="any" />
      )}
      <FalseAlarms {...part} hint={words.falseAlarmsHint} />
    </>
  )
}

function FalseAlarms(part: Part & { readonly hint: string }) {
  const { form: words } = useWords(pageWords)
  return (
    <NumberInput {...part} label={words.falseAlarms} field="falseAlarms" min={0.01} max={30} step="any" />
  )
}

function BacklogFields(part: Part) {
  const { draft, onChange } = part
  const { form: words } = useWords(pageWords)
  return (
    <>
      <Field label={words.backlog}>
        <Select value={draft.of} onChange={({ target }) => onChange({ of: target.value as RuleDraft['of'] })}>
          <option value="calls">{words.backlogs.calls}</option>
          <option value="reviews">{words.backlogs.reviews}</option>
        </Select>
      </Field>
      <NumberInput {...part} label={words.atLeast} field="atLeast" min={1} max={1_000_000} />
      <NumberInput {...part} label={words.growth} field="growth" min={0} max={10_000} />
      <NumberInput {...part} label={words.growthHours} field="growthHours" min={1} max={168} />
    </>
  )
}

function NumberInput(
  props: Part & {
    readonly label: string
    readonly hint?: string
    readonly field: NumberField
    readonly min: number
    readonly max: number
    readonly step?: 'any'
  },
) {
  const { draft, onChange, label, hint, field, min, max, step } = props
  return (
    <Field label={label} hint={hint}>
      <TextInput
        type="number"
        required
        min={min}
        max={max}
        step={step}
        value={draft[field]}
        onChange={({ target }) => onChange({ [field]: target.value })}
      />
    </Field>
  )
}
