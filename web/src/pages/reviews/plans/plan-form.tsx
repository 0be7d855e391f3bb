import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../parts/button.tsx'
import { CheckGroup } from '../../../parts/check-group.tsx'
import { Field } from '../../../parts/field.tsx'
import { Select, TextInput } from '../../../parts/inputs.tsx'
import { ErrorNotice } from '../../../parts/notice.tsx'
import { modelQueries } from '../../../parts/queries/models.ts'
import { useReviewers } from '../../../parts/use-reviewers.ts'
import { useClient } from '../../../session/session.tsx'
import { useWords } from '../../../words/use-words.ts'
import styles from '../reviews.module.css'
import type { PlanDraft } from './plan-draft.ts'
import { RuleFields } from './rule-fields.tsx'
import { planWords } from './words.ts'

interface PlanPart {
  readonly draft: PlanDraft
  readonly onChange: (change: Partial<PlanDraft>) => void
}

export function PlanForm(
  props: PlanPart & {
    readonly saving: { readonly isPending: boolean; mutate(): void }
    readonly error: unknown
    readonly onClose: () => void
  },
) {
  const { draft, onChange, saving, error, onClose } = props
  const { form: words, ...page } = useWords(planWords)
  const models = useQuery(modelQueries.every(useClient()))
  const [tried, setTried] = useState(false)
  const isEmpty = !draft.rules.some(({ on }) => on)
  return (
    <form
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!isEmpty && draft.people?.length !== 0) saving.mutate()
      }}
    >
      <div className={styles.pair}>
        <Field label={words.name}>
          <TextInput
            required
            autoComplete="off"
            maxLength={200}
            value={draft.name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        </Field>
        <Field label={page.model}>
          <Select
            value={draft.modelId ?? ''}
            onChange={({ target }) =>
              onChange({ modelId: target.value === '' ? null : Number(target.value) })
            }
          >
            <option value="">{page.everyModel}</option>
            {models.data?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <RuleFields
        rules={draft.rules}
        onChange={(rules) => onChange({ rules })}
        error={tried && isEmpty ? words.whichMissing : undefined}
      />
      <Limits draft={draft} onChange={onChange} />
      <WhoFields draft={draft} onChange={onChange} tried={tried} />
      {error !== undefined && <ErrorNotice error={error} />}
      <div className={styles.actions}>
        <Button type="submit" look="main" disabled={saving.isPending}>
          {saving.isPending ? words.saving : words.save}
        </Button>
        <Button onClick={onClose}>{words.cancel}</Button>
      </div>
    </form>
  )
}

function Limits({ draft, onChange }: PlanPart) {
  const { form: words } = useWords(planWords)
  return (
    <div className={styles.four}>
      <Field label={words.cap}>
        <TextInput
          type="number"
          min={1}
          max={100_000}
          placeholder={words.noLimit}
          value={draft.weeklyCap}
          onChange={({ target }) => onChange({ weeklyCap: target.value })}
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
      <Field label={words.claim} hint={words.claimHint}>
        <TextInput
          type="number"
          required
          min={1}
          max={1_440}
          value={numberText(draft.claimMinutes)}
          onChange={({ target }) => onChange({ claimMinutes: target.valueAsNumber })}
        />
      </Field>
      <Field label={words.blind} hint={words.blindHint}>
        <TextInput
          type="number"
          required
          min={0}
          max={100}
          value={numberText(draft.blindPercent)}
          onChange={({ target }) => onChange({ blindPercent: target.valueAsNumber })}
        />
      </Field>
    </div>
  )
}

/** A field that has been emptied is empty, not "NaN". */
function numberText(value: number): number | string {
  return Number.isNaN(value) ? '' : value
}

function WhoFields({ draft, onChange, tried }: PlanPart & { readonly tried: boolean }) {
  const { form: words } = useWords(planWords)
  const reviewers = useReviewers()
  const { people } = draft
  return (
    <>
      <Field label={words.who}>
        <Select
          value={people ? 'people' : 'anyone'}
          onChange={({ target }) => onChange({ people: target.value === 'people' ? [] : undefined })}
        >
          <option value="anyone">{words.anyone}</option>
          <option value="people">{words.people}</option>
        </Select>
      </Field>
      {people && (
        <CheckGroup
          legend={words.peopleLabel}
          choices={reviewers}
          chosen={people}
          onChange={(chosen) => onChange({ people: chosen })}
          error={tried && people.length === 0 ? words.peopleMissing : undefined}
        />
      )}
    </>
  )
}
