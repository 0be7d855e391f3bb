import { Card } from '../../parts/card.tsx'
import { QueryState } from '../../parts/query-state.tsx'
import { useAccount } from '../../parts/use-account.ts'
import { useWords } from '../../words/use-words.ts'
import { accessWords } from './access-words.ts'
import { CopyText } from './copy-text.tsx'
import styles from './settings.module.css'

const createCommand =
  'callmark client create "Night shift import" --scope write:call-analysis-request read:call-analysis-requests'

/** Who is signed in and what they may do. */
export function AccessPart() {
  const words = useWords(accessWords)
  const account = useAccount()
  return (
    <QueryState query={account} lines={6}>
      {({ client_id, name, scopes }) => {
        const known = Object.keys(words.scopes)
        const lacking = known.filter((scope) => !scopes.includes(scope))
        return (
          <>
            <Card title={words.client}>
              <dl className={styles.facts}>
                <dt>{words.name}</dt>
                <dd>{name}</dd>
                <dt>{words.clientId}</dt>
                <dd>
                  <code>{client_id}</code>
                </dd>
              </dl>
            </Card>
            <Card title={words.allowed}>
              <ScopeTable scopes={scopes} />
            </Card>
            <Card title={words.notAllowed}>
              {lacking.length > 0 ? <ScopeTable scopes={lacking} /> : <p>{words.all}</p>}
            </Card>
            <Card title={words.more}>
              <div className={styles.stack}>
                <p>{words.moreLead}</p>
                <CopyText text={createCommand} label={words.command} />
                <p>{words.moreEnds}</p>
                <pre className={styles.code}>
                  {`callmark client rotate ${client_id}\ncallmark client disable ${client_id}`}
                </pre>
              </div>
            </Card>
          </>
        )
      }}
    </QueryState>
  )
}

function ScopeTable({ scopes }: { readonly scopes: readonly string[] }) {
  const words = useWords(accessWords)
  const meanings: Readonly<Record<string, string>> = words.scopes
  return (
    <div className={styles.pairs}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.meaning}</th>
            <th scope="col">{words.scope}</th>
          </tr>
        </thead>
        <tbody>
          {scopes.map((scope) => (
            <tr key={scope}>
              <td>{meanings[scope] ?? '—'}</td>
              <td className={styles.wrap}>
                <code>{scope}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
