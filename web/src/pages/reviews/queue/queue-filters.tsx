import type { ReviewPlan } from '@callmark/client'
import { useNavigate } from '@tanstack/react-router'
import { Field } from '../../../parts/field.tsx'
import { Select } from '../../../parts/inputs.tsx'
import { useWords } from '../../../words/use-words.ts'
import styles from '../reviews.module.css'
import { type QueueSearch, type ShownState, shownStates } from '../search.ts'
import { queueWords } from './words.ts'

/** They stand in the address, so that a list can be sent along. */
export function QueueFilters(props: { readonly search: QueueSearch; readonly plans: readonly ReviewPlan[] }) {
  const { search, plans } = props
  const words = useWords(queueWords)
  const navigate = useNavigate()
  const change = (changed: QueueSearch) =>
    void navigate({ to: '/reviews', search: { ...search, ...changed }, replace: true })
  return (
    <search className={styles.filters} aria-label={words.filters}>
      <Field label={words.state}>
        <Select
          value={search.state ?? 'waiting'}
          onChange={({ target }) =>
            change({ state: target.value === 'waiting' ? undefined : (target.value as ShownState) })
          }
        >
          {shownStates.map((state) => (
            <option key={state} value={state}>
              {words.states[state]}
            </option>
          ))}
        </Select>
      </Field>
      {plans.length > 0 && (
        <Field label={words.plan}>
          <Select
            value={search.plan ?? ''}
            onChange={({ target }) => change({ plan: target.value || undefined })}
          >
            <option value="">{words.anyPlan}</option>
            {plans.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Tick label={words.mine} on={search.mine} onChange={(mine) => change({ mine })} />
      {search.state !== 'done' && search.state !== 'skipped' && (
        <>
          <Tick
            label={words.unassigned}
            on={search.unassigned}
            onChange={(unassigned) => change({ unassigned })}
          />
          <Tick label={words.overdueOnly} on={search.overdue} onChange={(overdue) => change({ overdue })} />
        </>
      )}
    </search>
  )
}

function Tick(props: {
  readonly label: string
  readonly on: true | undefined
  readonly onChange: (on: true | undefined) => void
}) {
  const { label, on, onChange } = props
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        checked={on ?? false}
        onChange={({ target }) => onChange(target.checked || undefined)}
      />
      {label}
    </label>
  )
}
