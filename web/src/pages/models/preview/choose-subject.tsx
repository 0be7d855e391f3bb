import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Field } from '../../../parts/field.tsx'
import { TextArea, TextInput } from '../../../parts/inputs.tsx'
import { modelQueries } from '../../../parts/queries/models.ts'
import { QueryState } from '../../../parts/query-state.tsx'
import { Score } from '../../../parts/score.tsx'
import { useClient } from '../../../session/session.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import styles from './preview.module.css'
import type { ChosenCall, Subject } from './use-previewing.ts'
import { previewWords } from './words.ts'

/** As many as the service takes for one preview. */
const mostCalls = 20

/** Recent calls, or a transcript that somebody pastes. */
export function ChooseSubject(props: {
  /** Undefined: not saved yet, so calls of any model will do. */
  readonly modelId: number | undefined
  readonly subject: Subject
  readonly onChange: (subject: Subject) => void
}) {
  const { modelId, subject, onChange } = props
  const words = useWords(previewWords)
  const pasting = 'transcript' in subject
  return (
    <>
      <fieldset className={styles.sources}>
        <legend className={styles.legend}>{words.source}</legend>
        <label className={styles.choice}>
          <input type="radio" name="source" checked={!pasting} onChange={() => onChange({ calls: [] })} />
          {words.calls}
        </label>
        <label className={styles.choice}>
          <input type="radio" name="source" checked={pasting} onChange={() => onChange({ transcript: '' })} />
          {words.transcript}
        </label>
      </fieldset>
      {pasting ? (
        <Field label={words.paste} hint={words.pasteHint}>
          <TextArea
            rows={8}
            maxLength={200_000}
            value={subject.transcript}
            onChange={({ target }) => onChange({ transcript: target.value })}
          />
        </Field>
      ) : (
        <ChooseCalls modelId={modelId} chosen={subject.calls} onChange={(calls) => onChange({ calls })} />
      )}
    </>
  )
}

function ChooseCalls(props: {
  readonly modelId: number | undefined
  readonly chosen: readonly ChosenCall[]
  readonly onChange: (calls: readonly ChosenCall[]) => void
}) {
  const { modelId, chosen, onChange } = props
  const words = useWords(previewWords)
  const [text, setText] = useState('')
  const sought = useDeferredValue(text.trim())
  const calls = useQuery(modelQueries.recentCalls(useClient(), modelId, sought))
  const isChosen = (call: ChosenCall) => chosen.some(({ id }) => id === call.id)
  return (
    <>
      <Field label={words.find} hint={words.findHint}>
        <TextInput type="search" value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <QueryState query={calls}>
        {({ items }) => {
          const whole = items.filter((call) => call.transcript_removed_at === null && !isChosen(call))
          // What is chosen stays in sight, whatever is looked for.
          const shown: ChosenCall[] = [...chosen, ...whole]
          if (shown.length === 0)
            return <p className="quiet">{sought === '' ? words.noCalls : words.noneFound}</p>
          return (
            <fieldset className={styles.choices}>
              <legend className={styles.legend}>{words.choose(mostCalls)}</legend>
              <div className={styles.scroll}>
                {shown.map((call) => (
                  <CallChoice
                    key={call.id}
                    call={call}
                    checked={isChosen(call)}
                    disabled={chosen.length >= mostCalls && !isChosen(call)}
                    onChange={(checked) =>
                      onChange(checked ? [...chosen, call] : chosen.filter(({ id }) => id !== call.id))
                    }
                  />
                ))}
              </div>
            </fieldset>
          )
        }}
      </QueryState>
    </>
  )
}

function CallChoice(props: {
  readonly call: ChosenCall
  readonly checked: boolean
  readonly disabled: boolean
  readonly onChange: (checked: boolean) => void
}) {
  const { call, checked, disabled, onChange } = props
  const { dateTime } = useFormats()
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className={styles.about}>
        <span>{call.external_id}</span>
        <span className="quiet">{call.agent_name}</span>
        <span className="quiet">{dateTime(call.created_at)}</span>
        <Score value={call.score_percentage} model={call.model_id} />
      </span>
    </label>
  )
}
