import type { Calibration } from '@callmark/client'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../parts/button.tsx'
import { CheckGroup } from '../../../parts/check-group.tsx'
import { DayInput } from '../../../parts/day-input.tsx'
import { Field } from '../../../parts/field.tsx'
import { Select, TextInput } from '../../../parts/inputs.tsx'
import { ErrorNotice, Notice } from '../../../parts/notice.tsx'
import { modelQueries } from '../../../parts/queries/models.ts'
import { useReviewers } from '../../../parts/use-reviewers.ts'
import { useClient } from '../../../session/session.tsx'
import { useWords } from '../../../words/use-words.ts'
import styles from '../reviews.module.css'
import { type CalibrationDraft, isComplete, takesOut } from './calibration-draft.ts'
import { CallChooser } from './call-chooser.tsx'
import { calibrationWords } from './words.ts'

interface DraftPart {
  readonly draft: CalibrationDraft
  /** As it is, if there is one already: its model stays. */
  readonly before?: Calibration | undefined
  readonly onChange: (change: Partial<CalibrationDraft>) => void
}

export function CalibrationForm(
  props: DraftPart & {
    readonly labels: { readonly save: string; readonly saving: string }
    readonly saving: { readonly isPending: boolean; mutate(): void }
    readonly error: unknown
    readonly onClose: () => void
  },
) {
  const { draft, before, onChange, labels, saving, error, onClose } = props
  const { form: words } = useWords(calibrationWords)
  const [tried, setTried] = useState(false)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isComplete(draft)) saving.mutate()
  }
  return (
    <form className={styles.stack} onSubmit={onSubmit}>
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
        <ModelField draft={draft} before={before} onChange={onChange} />
      </div>
      <div className={styles.sides}>
        <CallChooser
          modelId={draft.modelId}
          before={before?.call_ids ?? []}
          chosen={draft.callIds}
          onChange={(callIds) => onChange({ callIds })}
          error={tried && draft.callIds.length === 0 ? words.callsMissing : undefined}
        />
        <PeopleFields draft={draft} before={before} onChange={onChange} tried={tried} />
      </div>
      {before && takesOut(draft, before) && <Notice tone="fair">{words.takesOut}</Notice>}
      {error !== undefined && <ErrorNotice error={error} />}
      <div className={styles.actions}>
        <Button type="submit" look="main" disabled={saving.isPending}>
          {saving.isPending ? labels.saving : labels.save}
        </Button>
        <Button onClick={onClose}>{words.cancel}</Button>
      </div>
    </form>
  )
}

function ModelField({ draft, before, onChange }: DraftPart) {
  const { form: words } = useWords(calibrationWords)
  const models = useQuery(modelQueries.every(useClient()))
  return (
    <Field label={words.model}>
      <Select
        required
        disabled={before !== undefined}
        value={draft.modelId ?? ''}
        onChange={({ target }) => onChange({ modelId: Number(target.value) || undefined, callIds: [] })}
      >
        <option value="">{words.choose}</option>
        {models.data?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function PeopleFields({ draft, before, onChange, tried }: DraftPart & { readonly tried: boolean }) {
  const { form: words } = useWords(calibrationWords)
  const reviewers = useReviewers()
  // Who takes part and may not review any more can stay, or be taken out.
  const left = (before?.reviewers ?? [])
    .filter(({ id }) => !reviewers.some(({ value }) => value === id))
    .map(({ id, name }) => ({ value: id, label: name }))
  const people = [...reviewers, ...left]
  const taking = people.filter(({ value }) => draft.reviewers.includes(value))
  return (
    <div className={styles.stack}>
      <CheckGroup
        legend={words.reviewers}
        choices={people}
        chosen={draft.reviewers}
        onChange={(chosen) => onChange({ reviewers: chosen })}
        hint={words.reviewersHint}
        error={tried && draft.reviewers.length < 2 ? words.reviewersMissing : undefined}
      />
      <Field label={words.reference} hint={words.referenceHint}>
        <Select
          value={draft.reference ?? ''}
          onChange={({ target }) => onChange({ reference: target.value || undefined })}
        >
          <option value="">{words.noReference}</option>
          {taking.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.deadline} hint={words.deadlineHint}>
        <DayInput day={draft.day} onDay={(day) => onChange({ day })} />
      </Field>
    </div>
  )
}
