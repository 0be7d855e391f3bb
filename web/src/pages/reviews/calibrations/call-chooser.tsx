import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { TextInput } from '../../../parts/inputs.tsx'
import { calibrationQueries } from '../../../parts/queries/calibrations.ts'
import { useClient } from '../../../session/session.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import styles from '../reviews.module.css'
import { calibrationWords } from './words.ts'

const most = 100

/**
 * Finished calls of the model, by agent or ID. What is chosen stays in sight whatever is looked for; calls of the
 * calibration that are not among the latest go by their number in it.
 */
export function CallChooser(props: {
  readonly modelId: number | undefined
  /** Those that are in it already. */
  readonly before: readonly string[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
  readonly error: string | undefined
}) {
  const { modelId, before, chosen, onChange, error } = props
  const { form: words, callNumber } = useWords(calibrationWords)
  const { dateTime, clock, count } = useFormats()
  const [text, setText] = useState('')
  const calls = useQuery(calibrationQueries.candidates(useClient(), modelId))
  const id = useId()
  const earlier = calls.data ? before.filter((one) => !calls.data.some((call) => call.id === one)) : []
  const wanted = text.trim().toLowerCase()
  const found = calls.data?.filter(
    (call) =>
      chosen.includes(call.id) ||
      (call.agent_name ?? '').toLowerCase().includes(wanted) ||
      call.external_id.toLowerCase().includes(wanted),
  )
  return (
    <fieldset className={styles.choices} aria-describedby={id}>
      <legend>{words.calls}</legend>
      <TextInput
        type="search"
        aria-label={words.find}
        placeholder={words.find}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <ul className={styles.list}>
        {found?.map((call) => (
          <CallTick key={call.id} id={call.id} chosen={chosen} onChange={onChange}>
            {call.agent_name} <code className={styles.id}>{call.external_id}</code>
            <span className={styles.facts}>
              {dateTime(call.created_at)}
              {call.duration !== null && ` · ${clock(call.duration)}`}
            </span>
          </CallTick>
        ))}
        {earlier.map((call) => (
          <CallTick key={call} id={call} chosen={chosen} onChange={onChange}>
            {callNumber(count(before.indexOf(call) + 1))}
          </CallTick>
        ))}
      </ul>
      {calls.data?.length === 0 && <p className="quiet">{words.noCalls}</p>}
      {calls.data && calls.data.length > 0 && found?.length === 0 && (
        <p className="quiet">{words.noneFound}</p>
      )}
      <p id={id} className={error ? styles.error : styles.hint}>
        {error ?? words.chosen(count(chosen.length))}
      </p>
    </fieldset>
  )
}

function CallTick(props: {
  readonly id: string
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
  readonly children: ReactNode
}) {
  const { id, chosen, onChange, children } = props
  const isChosen = chosen.includes(id)
  return (
    <li>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={isChosen}
          disabled={chosen.length >= most && !isChosen}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
          }
        />
        <span>{children}</span>
      </label>
    </li>
  )
}
