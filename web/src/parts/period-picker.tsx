import { useQuery } from '@tanstack/react-query'
import { useClient } from '../session/session.tsx'
import { defineWords, useWords } from '../words/use-words.ts'
import { DateRange } from './date-range.tsx'
import { Field } from './field.tsx'
import { Select } from './inputs.tsx'
import { type Period, settlePeriod } from './period.ts'
import styles from './period-picker.module.css'
import { modelQueries } from './queries/models.ts'

export const pickerWords = defineWords('parts.period-picker', {
  model: 'Model',
  allModels: 'All models',
})

/** Which days and which model; the page puts what is chosen into its address. */
export function PeriodPicker({
  period,
  onChange,
  oneModel = false,
}: {
  readonly period: Period
  readonly onChange: (period: Period) => void
  /** The page speaks of one model, never of all. */
  readonly oneModel?: boolean
}) {
  const words = useWords(pickerWords)
  const models = useQuery(modelQueries.list(useClient()))
  return (
    <div className={styles.picker}>
      <DateRange
        days={settlePeriod(period)}
        onChange={({ from, to }) => onChange({ ...period, from, to: to ?? settlePeriod({}).to })}
      />
      <Field label={words.model} hideLabel>
        <Select
          value={period.model ?? ''}
          onChange={({ target }) => onChange({ ...period, model: target.value || undefined })}
        >
          {!oneModel && <option value="">{words.allModels}</option>}
          {oneModel && !period.model && <option value="" />}
          {period.model && !models.data?.some(({ name }) => name === period.model) && (
            <option value={period.model}>{period.model}</option>
          )}
          {(models.data ?? []).map(({ id, name }) => (
            <option key={id} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
