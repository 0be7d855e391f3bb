import type { Api } from '../api.ts'
import type { Answer, QueryOf } from '../operations.ts'
import { type PagedList, pagedList } from '../paged-list.ts'
import type { RequestOptions } from '../send-request.ts'

export type CallTable = Answer<'get', '/v1/stats/dynamic-table-data'>
export type AgentProfile = Answer<'get', '/v1/stats/agent-profile'>
export type TeamProfile = Answer<'get', '/v1/stats/team-profile'>
export type CriteriaStats = Answer<'get', '/v1/stats/criteria'>
export type ScoreChanges = Answer<'get', '/v1/stats/changes'>
export type CriteriaByAgent = Answer<'get', '/v1/stats/criteria-by-agent'>

type ProfileQuery = QueryOf<'get', '/v1/stats/agent-profile'>
type TeamQuery = QueryOf<'get', '/v1/stats/team-profile'>
type CriteriaQuery = QueryOf<'get', '/v1/stats/criteria'>
type ChangesQuery = QueryOf<'get', '/v1/stats/changes'>
type ByAgentQuery = QueryOf<'get', '/v1/stats/criteria-by-agent'>
type TableQuery = QueryOf<'get', '/v1/stats/dynamic-table-data'>

export function statsGroup(api: Api) {
  const { request } = api

  const dynamicTablePage = (query: TableQuery, options: RequestOptions = {}): Promise<CallTable> =>
    request('get', '/v1/stats/dynamic-table-data', { query, ...options })

  return {
    groupingFields: (query: QueryOf<'get', '/v1/stats/grouping-fields'>, options: RequestOptions = {}) =>
      request('get', '/v1/stats/grouping-fields', { query, ...options }),

    xscoreByAgent: (query: QueryOf<'get', '/v1/stats/xscore-by-agent'>, options: RequestOptions = {}) =>
      request('get', '/v1/stats/xscore-by-agent', { query, ...options }),

    extractedKey: (
      key: string,
      query: QueryOf<'get', '/v1/stats/extracted-key/{key}'> = {},
      options: RequestOptions = {},
    ) => request('get', '/v1/stats/extracted-key/{key}', { path: { key }, query, ...options }),

    /** Every row there is; `pages()` has the columns, too. */
    dynamicTable: (
      query: TableQuery,
      options: RequestOptions = {},
    ): PagedList<CallTable['rows'][number], CallTable> =>
      pagedList(
        (cursor) => dynamicTablePage({ ...query, ...(cursor ? { cursor } : {}) }, options),
        ({ rows }) => rows,
      ),

    dynamicTablePage,

    basic: (query: QueryOf<'get', '/v1/stats/basic'> = {}, options: RequestOptions = {}) =>
      request('get', '/v1/stats/basic', { query, ...options }),

    trend: (query: QueryOf<'get', '/v1/stats/trend'> = {}, options: RequestOptions = {}) =>
      request('get', '/v1/stats/trend', { query, ...options }),

    agentProfile: (query: ProfileQuery, options: RequestOptions = {}): Promise<AgentProfile> =>
      request('get', '/v1/stats/agent-profile', { query, ...options }),

    /** One team beside all other agents. */
    teamProfile: (query: TeamQuery, options: RequestOptions = {}): Promise<TeamProfile> =>
      request('get', '/v1/stats/team-profile', { query, ...options }),

    criteria: (query: CriteriaQuery, options: RequestOptions = {}): Promise<CriteriaStats> =>
      request('get', '/v1/stats/criteria', { query, ...options }),

    criteriaByAgent: (query: ByAgentQuery, options: RequestOptions = {}): Promise<CriteriaByAgent> =>
      request('get', '/v1/stats/criteria-by-agent', { query, ...options }),

    /** What has changed since the period before, and where it comes from. */
    changes: (query: ChangesQuery = {}, options: RequestOptions = {}): Promise<ScoreChanges> =>
      request('get', '/v1/stats/changes', { query, ...options }),

    csv: csvGroup(api),
  }
}

/** The same as tables for spreadsheets. */
function csvGroup({ send }: Api) {
  const readText = async (answer: Promise<Response>) => (await answer).text()
  const asCsv = ({ headers, ...options }: RequestOptions) => ({
    ...options,
    headers: { accept: 'text/csv', ...headers },
  })
  return {
    groupingFields: (query: QueryOf<'get', '/v1/stats/grouping-fields'>, options: RequestOptions = {}) =>
      readText(send('get', '/v1/stats/grouping-fields', { query, ...asCsv(options) })),

    xscoreByAgent: (query: QueryOf<'get', '/v1/stats/xscore-by-agent'>, options: RequestOptions = {}) =>
      readText(send('get', '/v1/stats/xscore-by-agent', { query, ...asCsv(options) })),

    extractedKey: (
      key: string,
      query: QueryOf<'get', '/v1/stats/extracted-key/{key}'> = {},
      options: RequestOptions = {},
    ) => readText(send('get', '/v1/stats/extracted-key/{key}', { path: { key }, query, ...asCsv(options) })),

    /** One page of it. */
    dynamicTable: (query: TableQuery, options: RequestOptions = {}) =>
      readText(send('get', '/v1/stats/dynamic-table-data', { query, ...asCsv(options) })),

    basic: (query: QueryOf<'get', '/v1/stats/basic'> = {}, options: RequestOptions = {}) =>
      readText(send('get', '/v1/stats/basic', { query, ...asCsv(options) })),

    trend: (query: QueryOf<'get', '/v1/stats/trend'> = {}, options: RequestOptions = {}) =>
      readText(send('get', '/v1/stats/trend', { query, ...asCsv(options) })),

    agreement: (query: QueryOf<'get', '/v1/stats/agreement'> = {}, options: RequestOptions = {}) =>
      readText(send('get', '/v1/stats/agreement', { query, ...asCsv(options) })),

    agentProfile: (query: ProfileQuery, options: RequestOptions = {}) =>
      readText(send('get', '/v1/stats/agent-profile', { query, ...asCsv(options) })),

    teamProfile: (query: TeamQuery, options: RequestOptions = {}) =>
      readText(send('get', '/v1/stats/team-profile', { query, ...asCsv(options) })),

    criteria: (query: CriteriaQuery, options: RequestOptions = {}) =>
      readText(send('get', '/v1/stats/criteria', { query, ...asCsv(options) })),

    criteriaByAgent: (query: ByAgentQuery, options: RequestOptions = {}) =>
      readText(send('get', '/v1/stats/criteria-by-agent', { query, ...asCsv(options) })),

    changes: (query: ChangesQuery = {}, options: RequestOptions = {}) =>
      readText(send('get', '/v1/stats/changes', { query, ...asCsv(options) })),
  }
}
