import { listAudit } from '../../store/list-audit.ts'
import type { App, HttpContext } from '../context.ts'
import { readDateRange } from '../date-range.ts'
import { jsonCsvOrLines, onPage, sendTable } from '../send-table.ts'
import {
  AuditList,
  AuditQuery,
  readAuditCursor,
  showAuditEntry,
  writeAuditCursor,
  writeAuditTable,
} from './audit-schemas.ts'

const standardEntries = 50

export function addAuditRoute(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/audit',
    {
      config: { scope: 'read:audit' },
      schema: {
        operationId: 'listAudit',
        tags: ['Audit'],
        summary: 'Read the audit log',
        description:
          "Who changed, erased, listened to or exported which of the workspace's data; newest first, in pages. The `Link` header leads to the next page, as `next_cursor` does. Each entry holds the fingerprint of the one before it.",
        querystring: AuditQuery,
        response: jsonCsvOrLines(AuditList),
      },
    },
    async (request, reply) => {
      const { caller, query } = request
      const limit = query.limit ?? standardEntries
      const filter = {
        workspaceId: caller.workspaceId,
        action: query.action,
        subjectType: query.subject_type,
        subjectId: query.subject_id,
        actor: query.actor,
        address: query.address,
        ...readDateRange(query),
      }
      const before = query.cursor === undefined ? undefined : readAuditCursor(query.cursor)
      // One more than the page holds tells whether there is another.
      const found = await listAudit(database, filter, { limit: limit + 1, before })
      const entries = found.slice(0, limit)
      const next_cursor = found.length > limit ? writeAuditCursor(entries.at(-1)!.number) : null
      if (next_cursor) reply.header('Link', `<${onPage(request.url, next_cursor)}>; rel="next"`)
      const page = { items: entries.map(showAuditEntry), next_cursor }
      return sendTable(request, reply, page, writeAuditTable, ({ items }) => items)
    },
  )
}
