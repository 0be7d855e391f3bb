import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../session/session.tsx'
import { defineWords, useWords } from '../words/use-words.ts'
import { DayInput } from './day-input.tsx'
import { Field } from './field.tsx'
import { Select } from './inputs.tsx'
import { daysOf, type Period, type Preset, presetOf, presets, settlePeriod } from './period.ts'
import styles from './period-picker.module.css'
import { modelQueries } from './queries/models.ts'

export const pickerWords = defineWords('parts.period-picker', {
  period: 'Period',
  model: 'Model',
  allModels: 'All models',
  from: 'From',
  to: 'To',
  custom: 'Custom dates',
  presets: {
    '7': 'Last 7 days',
    '30': 'Last 30 days',
    '90': 'Last 90 days',
    '365': 'Last year',
    all: 'All time',
  },
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
  const { from, to } = settlePeriod(period)
  const preset = presetOf(period)
  const [wantsDays, setWantsDays] = useState(false)
  const choosesDays = wantsDays || preset === undefined
  return (
    <div className={`${styles.picker} ${choosesDays ? styles.choosing : ''}`}>
      <Field label={words.period}>
        <Select
          value={choosesDays ? 'custom' : preset}
          onChange={({ target }) => {
            setWantsDays(target.value === 'custom')
            const days = target.value === 'custom' ? { from: from ?? to, to } : daysOf(target.value as Preset)
            onChange({ ...period, ...days })
          }}
        >
          {presets.map((name) => (
            <option key={name} value={name}>
              {words.presets[name]}
            </option>
          ))}
          <option value="custom">{words.custom}</option>
        </Select>
      </Field>
      <div className={styles.days}>
        <Field label={words.from}>
          <DayInput day={from} max={to} onDay={(day) => onChange({ ...period, from: day, to })} />
        </Field>
        <Field label={words.to}>
          <DayInput day={to} min={from} onDay={(day) => onChange({ ...period, from, to: day })} />
        </Field>
      </div>
      <Field label={words.model}>
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
