import type { Api } from '../api.ts'
import type { Answer, QueryOf } from '../operations.ts'
import { type PagedList, pagedList } from '../paged-list.ts'
import type { RequestOptions } from '../send-request.ts'

export type AuditPage = Answer<'get', '/v1/audit'>
export type AuditEntry = AuditPage['items'][number]
/** What the audit log can be limited to. */
export type AuditQuery = QueryOf<'get', '/v1/audit'>

export function auditGroup(api: Api) {
  const listPage = (query: AuditQuery = {}, options: RequestOptions = {}): Promise<AuditPage> =>
    api.request('get', '/v1/audit', { query, ...options })

  return {
    /** Every change there was that the query asks for, the newest first, read page by page as it is needed. */
    list: (query: AuditQuery = {}, options: RequestOptions = {}): PagedList<AuditEntry, AuditPage> =>
      pagedList(
        (cursor) => listPage({ ...query, ...(cursor ? { cursor } : {}) }, options),
        ({ items }) => items,
      ),

    /** One page; its `next_cursor` is the `cursor` of the next. */
    listPage,

    /** One page as a table for spreadsheets. */
    csv: async (query: AuditQuery = {}, { headers, ...options }: RequestOptions = {}): Promise<string> => {
      const asked = { query, ...options, headers: { accept: 'text/csv', ...headers } }
      return (await api.send('get', '/v1/audit', asked)).text()
    },
  }
}
