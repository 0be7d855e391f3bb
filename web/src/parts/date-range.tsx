import { useRef } from 'react'
import { useFormats } from '../words/use-formats.ts'
import { defineWords, useWords } from '../words/use-words.ts'
import { Button } from './button.tsx'
import styles from './date-range.module.css'
import { DayInput } from './day-input.tsx'
import { Field } from './field.tsx'
import { Select } from './inputs.tsx'
import { type Days, dayOf, daysOf, presets, presetWithin, startOf, stepDays } from './period.ts'

export const rangeWords = defineWords('parts.date-range', {
  period: 'Period',
  from: 'From',
  to: 'To',
  custom: 'Custom dates',
  done: 'Done',
  earlier: 'Earlier dates',
  later: 'Later dates',
  choose: (days: string) => `Choose dates: ${days}`,
  until: (day: string) => `until ${day}`,
  since: (day: string) => `since ${day}`,
  presets: {
    '7': 'Last 7 days',
    '30': 'Last 30 days',
    '90': 'Last 90 days',
    '365': 'Last year',
    'last-week': 'Last week',
    month: 'This month',
    'last-month': 'Last month',
    all: 'All time',
  },
})

/**
 * The days a page speaks of: one of the usual stretches, the one before or after it, or any two days. What is chosen is
 * told; whoever uses it keeps it.
 */
export function DateRange(props: {
  readonly days: Days
  readonly onChange: (days: Days) => void
  /** Its name stands above it. */
  readonly labelled?: boolean
}) {
  const { days, onChange, labelled = false } = props
  const { from, to } = days
  const words = useWords(rangeWords)
  const popover = useRef<HTMLDivElement>(null)
  const preset = presetWithin(days)
  const step = (direction: -1 | 1) => {
    const next = stepDays(days, direction)
    return {
      disabled: !next || (direction === 1 && to !== undefined && to >= dayOf(new Date())),
      onClick: () => next && onChange(next),
    }
  }
  return (
    <div className={`${styles.range} ${labelled ? styles.labelled : ''}`}>
      <Button aria-label={words.earlier} {...step(-1)}>
        <Arrow path="M15 5l-7 7 7 7" />
      </Button>
      <Field label={words.period} hideLabel={!labelled}>
        <Select
          value={preset ?? 'custom'}
          onChange={({ target }) => {
            const chosen = presets.find((name) => name === target.value)
            if (!chosen) popover.current?.showPopover()
            else onChange(chosen === 'all' ? { from: undefined, to: undefined } : daysOf(chosen))
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
      <DatesButton days={days} onOpen={() => popover.current?.togglePopover()} />
      <Button aria-label={words.later} {...step(1)}>
        <Arrow path="M9 5l7 7-7 7" />
      </Button>
      <div
        ref={popover}
        popover="auto"
        className={styles.popover}
        onToggle={({ newState, currentTarget }) => {
          if (newState === 'open') currentTarget.querySelector('input')?.focus()
        }}
      >
        <Field label={words.from}>
          <DayInput day={from} max={to} onDay={(day) => onChange({ from: day, to })} />
        </Field>
        <Field label={words.to}>
          <DayInput day={to} min={from} onDay={(day) => onChange({ from, to: day })} />
        </Field>
        <Button look="main" onClick={() => popover.current?.hidePopover()}>
          {words.done}
        </Button>
      </div>
    </div>
  )
}

/** Says which days these are, and opens the choice of others. */
function DatesButton({ days: { from, to }, onOpen }: { readonly days: Days; readonly onOpen: () => void }) {
  const words = useWords(rangeWords)
  const { date, dates } = useFormats()
  const shown =
    from && to
      ? dates(startOf(from), startOf(to))
      : from
        ? words.since(date(startOf(from)))
        : to
          ? words.until(date(startOf(to)))
          : words.presets.all
  return (
    <Button className={styles.dates} aria-label={words.choose(shown)} onClick={onOpen}>
      <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
        <path d="M5 6h14v14H5zM5 10h14M9 3v4M15 3v4" />
      </svg>
      <span>{shown}</span>
    </Button>
  )
}

function Arrow({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="14" height="14" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
