import type { AuditQuery, CallmarkClient } from '@callmark/client'
import { listQuery } from '../../parts/period.ts'
import type { SettingsSearch } from './search.ts'

const perPage = 200

/** As the service is asked for it; days are days of this place. */
export function auditQuery({ action, kind, subject, actor, from, to }: SettingsSearch): AuditQuery {
  return {
    ...(action ? { action } : {}),
    ...(kind ? { subject_type: kind } : {}),
    ...(subject ? { subject_id: subject } : {}),
    ...(actor ? { actor } : {}),
    ...(from || to ? listQuery({ from, to }) : {}),
  }
}

export function hasAuditFilter(search: SettingsSearch): boolean {
  return Object.keys(auditQuery(search)).length > 0
}

/** The whole log as one table: page after page, with the headings of the first. */
export async function readAuditTable(client: CallmarkClient, query: AuditQuery): Promise<string> {
  let table = ''
  let cursor: string | undefined
  do {
    let next: string | undefined
    const page = await client.audit.csv(
      { ...query, limit: perPage, ...(cursor ? { cursor } : {}) },
      { onResponse: ({ headers }) => (next = readNextCursor(headers.get('link'))) },
    )
    table += cursor ? page.slice(page.indexOf('\n') + 1) : page
    cursor = next
  } while (cursor)
  return table
}

function readNextCursor(link: string | null): string | undefined {
  const address = /<([^>]+)>; rel="next"/.exec(link ?? '')?.[1]
  return address ? (new URL(address, document.baseURI).searchParams.get('cursor') ?? undefined) : undefined
}
