import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Card } from '../../parts/card.tsx'
import { modelQueries } from '../../parts/queries/models.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { useAccount } from '../../parts/use-account.ts'
import { useAllowed } from '../../session/me.ts'
import { useClient } from '../../session/session.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import { retentionWords } from './retention-words.ts'
import styles from './settings.module.css'
import { words as pageWords } from './words.ts'

/** How long what is kept, what is taken out, and what erasing does. */
export function RetentionPart() {
  const words = useWords(retentionWords)
  const account = useAccount()
  const mayChange = useAllowed('updateWorkspace')
  const days = useDays()
  const kinds: Readonly<Record<string, string>> = words.kinds
  return (
    <>
      <QueryState query={account} lines={6}>
        {({ workspace_id, retention, redact }) => (
          <>
            <Card title={words.workspace}>
              <div className={styles.stack}>
                <dl className={styles.facts}>
                  <dt>{words.audio}</dt>
                  <dd>
                    <strong>{days(retention.audio_days)}</strong>
                  </dd>
                  <dt>{words.transcript}</dt>
                  <dd>
                    <strong>{days(retention.transcript_days)}</strong>
                  </dd>
                </dl>
                <p className="quiet">{words.workspaceLead}</p>
                {mayChange && <p>{words.change}</p>}
                {mayChange && (
                  <pre className={styles.code}>
                    {`callmark client update ${workspace_id} --retain-audio-days 90 --retain-transcript-days 365`}
                  </pre>
                )}
              </div>
            </Card>
            <Card title={words.redaction}>
              {redact.length === 0 ? (
                <p>{words.redactionOff}</p>
              ) : (
                <div className={styles.stack}>
                  <p>{words.redactionOn}</p>
                  <ul>
                    {redact.map((kind) => (
                      <li key={kind}>{kinds[kind] ?? kind}</li>
                    ))}
                  </ul>
                </div>
              )}
            </Card>
          </>
        )}
      </QueryState>
      <Card title={words.models}>
        <ModelRules />
      </Card>
      <Card title={words.erasure}>
        <div className={styles.stack}>
          <p>{words.erasureWhat}</p>
          <p>{words.erasureLeft}</p>
          <p>{words.erasureBackups}</p>
        </div>
      </Card>
    </>
  )
}

function ModelRules() {
  const words = useWords(retentionWords)
  const days = useDays()
  const models = useQuery(modelQueries.inOrder(useClient()))
  return (
    <QueryState query={models}>
      {(list) =>
        list.length === 0 ? (
          <p className="quiet">{words.noModels}</p>
        ) : (
          <div className={styles.stack}>
            <p className="quiet">{words.modelsLead}</p>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{words.model}</th>
                  <th scope="col" className={styles.number}>
                    {words.audioColumn}
                  </th>
                  <th scope="col" className={styles.number}>
                    {words.transcriptColumn}
                  </th>
                </tr>
              </thead>
              <tbody>
                {list.map(({ id, name, retain_audio_days, retain_transcript_days }) => (
                  <tr key={id}>
                    <td>
                      <Link to="/models/$modelId" params={{ modelId: String(id) }} search={{ view: 'edit' }}>
                        {name}
                      </Link>
                    </td>
                    <td className={styles.number}>
                      {retain_audio_days === null ? words.asWorkspace : days(retain_audio_days)}
                    </td>
                    <td className={styles.number}>
                      {retain_transcript_days === null ? words.asWorkspace : days(retain_transcript_days)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )
      }
    </QueryState>
  )
}

function useDays(): (days: number | null) => string {
  const words = useWords(pageWords)
  const { count } = useFormats()
  return (days) => (days === null ? words.forEver : words.days(days, count(days)))
}
