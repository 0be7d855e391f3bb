import { useQuery } from '@tanstack/react-query'
import { Field } from '../../../parts/field.tsx'
import { TextArea } from '../../../parts/inputs.tsx'
import { modelQueries } from '../../../parts/queries/models.ts'
import { QueryState } from '../../../parts/query-state.tsx'
import { Score } from '../../../parts/score.tsx'
import { useClient } from '../../../session/session.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import styles from './preview.module.css'
import type { Subject } from './use-previewing.ts'
import { previewWords } from './words.ts'

const mostCalls = 5

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
          <input type="radio" name="source" checked={!pasting} onChange={() => onChange({ callIds: [] })} />
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
        <ChooseCalls
          modelId={modelId}
          chosen={subject.callIds}
          onChange={(callIds) => onChange({ callIds })}
        />
      )}
    </>
  )
}

function ChooseCalls(props: {
  readonly modelId: number | undefined
  readonly chosen: readonly string[]
  readonly onChange: (callIds: readonly string[]) => void
}) {
  const { modelId, chosen, onChange } = props
  const words = useWords(previewWords)
  const { dateTime } = useFormats()
  const client = useClient()
  const calls = useQuery(modelQueries.recentCalls(client, modelId))
  return (
    <QueryState query={calls}>
      {({ items }) => {
        const whole = items.filter((call) => call.transcript_removed_at === null)
        if (whole.length === 0) return <p className="quiet">{words.noCalls}</p>
        return (
          <fieldset className={styles.choices}>
            <legend className={styles.legend}>{words.choose(mostCalls)}</legend>
            <div className={styles.scroll}>
              {whole.map((call) => (
                <label key={call.id} className={styles.choice}>
                  <input
                    type="checkbox"
                    checked={chosen.includes(call.id)}
                    disabled={chosen.length >= mostCalls && !chosen.includes(call.id)}
                    onChange={({ target }) =>
                      onChange(target.checked ? [...chosen, call.id] : chosen.filter((id) => id !== call.id))
                    }
                  />
                  <span className={styles.about}>
                    <span>{call.external_id}</span>
                    <span className="quiet">{call.agent_name}</span>
                    <span className="quiet">{dateTime(call.created_at)}</span>
                    <Score value={call.score_percentage} />
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        )
      }}
    </QueryState>
  )
}
