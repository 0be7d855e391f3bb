import type { AuditEntry } from '@callmark/client'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { Loading } from '../../parts/loading.tsx'
import { ErrorNotice } from '../../parts/notice.tsx'
import { auditQueries } from '../../parts/queries/audit.ts'
import { saveFile } from '../../parts/save-file.ts'
import { useMe } from '../../session/me.ts'
import { useClient } from '../../session/session.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import { AuditFilters } from './audit-filters.tsx'
import { auditQuery, hasAuditFilter, readAuditTable } from './audit-query.ts'
import { auditWords } from './audit-words.ts'
import { OlderButton } from './older-button.tsx'
import styles from './settings.module.css'

/** Who changed what, the newest first. */
export function AuditPart() {
  const words = useWords(auditWords)
  const client = useClient()
  const search = useSearch({ from: '/settings' })
  const query = auditQuery(search)
  const log = useInfiniteQuery(auditQueries.log(client, query))
  const downloading = useMutation({
    mutationFn: async () =>
      saveFile(await readAuditTable(client, query), words.fileName, 'text/csv; charset=utf-8'),
  })
  const entries = log.data?.pages.flatMap(({ items }) => items)
  return (
    <Card
      title={words.title}
      aside={
        <Button onClick={() => downloading.mutate()} disabled={downloading.isPending || !entries?.length}>
          {downloading.isPending ? words.downloading : words.download}
        </Button>
      }
    >
      <div className={styles.stack}>
        <p className="quiet">{words.lead}</p>
        <AuditFilters />
        {downloading.isError && <ErrorNotice error={downloading.error} />}
        {log.isError && <ErrorNotice error={log.error} onRetry={() => void log.refetch()} />}
        {!entries && !log.isError && <Loading lines={6} />}
        {entries && entries.length === 0 && <p>{hasAuditFilter(search) ? words.none : words.noneAtAll}</p>}
        {entries && entries.length > 0 && <AuditTable entries={entries} />}
        <OlderButton list={log} />
      </div>
    </Card>
  )
}

function AuditTable({ entries }: { readonly entries: readonly AuditEntry[] }) {
  const words = useWords(auditWords)
  const me = useMe()
  const { dateTime } = useFormats()
  const actors: Readonly<Record<string, string>> = {
    [me.id]: words.you,
    operator: words.operator,
    system: words.system,
    unknown: words.unknown,
  }
  const actions: Readonly<Record<string, string>> = words.actions
  const kinds: Readonly<Record<string, string>> = words.kinds
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard, too
    <section className={styles.scroll} tabIndex={0} aria-label={words.entries}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.at}</th>
            <th scope="col">{words.actor}</th>
            <th scope="col">{words.action}</th>
            <th scope="col">{words.kind}</th>
            <th scope="col">{words.detail}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, and are only ever added at the end
            <tr key={index}>
              <td className={styles.nowrap}>
                <time dateTime={entry.at}>{dateTime(entry.at)}</time>
              </td>
              <td>
                {actors[entry.actor] ?? entry.actor_name ?? <code>{entry.actor}</code>}
                {entry.address && (
                  <div className="quiet" title={words.address}>
                    {entry.address}
                  </div>
                )}
              </td>
              <td>{actions[entry.action] ?? entry.action}</td>
              <td>
                {kinds[entry.subject_type] ?? entry.subject_type} <Subject entry={entry} />
              </td>
              <td className={styles.wrap}>{entry.detail && <Detail detail={entry.detail} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Leads to what was changed, where there is a page for it. */
function Subject({ entry: { subject_type, subject_id } }: { readonly entry: AuditEntry }) {
  if (subject_type === 'call_analysis')
    return (
      <Link to="/calls/$callId" params={{ callId: subject_id }} search={{}}>
        {subject_id.slice(0, 8)}…
      </Link>
    )
  if (subject_type === 'model')
    return (
      <Link to="/models/$modelId" params={{ modelId: subject_id }} search={{ view: undefined }}>
        {subject_id}
      </Link>
    )
  // People, sessions and keys have long ones; the whole is in the table that can be downloaded.
  return <code title={subject_id}>{subject_id.length > 12 ? `${subject_id.slice(0, 8)}…` : subject_id}</code>
}

const longestPlain = 80

/** Fields and figures; many of them fold away. */
function Detail({ detail }: { readonly detail: NonNullable<AuditEntry['detail']> }) {
  const told = Object.entries(detail)
    .map(([name, value]) => `${name}: ${writeValue(value)}`)
    .join(' · ')
  if (told.length <= longestPlain) return <code>{told}</code>
  return (
    <details>
      <summary>{Object.keys(detail).join(', ')}</summary>
      <code>{told}</code>
    </details>
  )
}

function writeValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(writeValue).join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
