import type { CallResult, ModelRevision } from '@callmark/client'
import { useState } from 'react'
import { Card } from '../../parts/card.tsx'
import { Field } from '../../parts/field.tsx'
import { Select } from '../../parts/inputs.tsx'
import { Score } from '../../parts/score.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './compare-card.module.css'
import { CompareTable } from './compare-table.tsx'
import { resultWords } from './result-words.ts'

/** Two results of one call side by side, the older on the left. */
export function CompareCard(props: {
  /** The newest first. */
  readonly results: readonly CallResult[]
  readonly modelId: number
  readonly revision: ModelRevision | undefined
  readonly chosen: number | undefined
  readonly onChoose: (number: number) => void
}) {
  const { results, modelId, revision, chosen, onChoose } = props
  const words = useWords(resultWords)
  const { dateTime } = useFormats()
  const [onlyChanged, setOnlyChanged] = useState(false)
  const [after, ...earlier] = results
  const before = earlier.find(({ number }) => number === chosen) ?? earlier[0]
  if (!after || !before) return null
  return (
    <Card title={words.compare} className="screen-only">
      <div className={styles.choices}>
        <Field label={words.olderResult}>
          <Select value={before.number} onChange={({ target }) => onChoose(Number(target.value))}>
            {earlier.map(({ number, model_revision, finished_at }) => (
              <option key={number} value={number}>
                {words.resultName(number, model_revision)}, {dateTime(finished_at)}
              </option>
            ))}
          </Select>
        </Field>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={onlyChanged}
            onChange={({ target }) => setOnlyChanged(target.checked)}
          />
          {words.onlyChanged}
        </label>
      </div>
      <CompareTable before={before} after={after} revision={revision} onlyChanged={onlyChanged} />
      <div className={styles.summaries}>
        <Told heading={words.before} result={before} modelId={modelId} />
        <Told heading={words.after} result={after} modelId={modelId} />
      </div>
    </Card>
  )
}

function Told(props: { readonly heading: string; readonly result: CallResult; readonly modelId: number }) {
  const { heading, result, modelId } = props
  const words = useWords(resultWords)
  const { dateTime } = useFormats()
  return (
    <section>
      <h3>
        {heading}: {words.revision(result.model_revision)}{' '}
        <Score value={result.score_percentage} model={modelId} />
      </h3>
      <p className="quiet">{dateTime(result.finished_at)}</p>
      <p>{result.error_message ?? result.summary ?? words.noSummary}</p>
    </section>
  )
}
