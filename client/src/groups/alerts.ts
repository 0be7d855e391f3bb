import type { Api } from '../api.ts'
import type { Answer, BodyOf, QueryOf } from '../operations.ts'
import { type PagedList, pagedList } from '../paged-list.ts'
import type { RequestOptions } from '../send-request.ts'

const alerts = '/v1/alerts'
const rules = '/v1/alert-rules'
const oneRule = '/v1/alert-rules/{id}'
const testRule = '/v1/alert-rules/{id}/test'
const settings = '/v1/alert-settings'

export type AlertPage = Answer<'get', typeof alerts>
export type Alert = AlertPage['items'][number]
export type AlertQuery = QueryOf<'get', typeof alerts>
export type AlertRule = Answer<'post', typeof rules>
export type AlertRuleInput = BodyOf<'post', typeof rules>
export type AlertRuleReplacement = BodyOf<'put', typeof oneRule>
export type AlertRuleTest = Answer<'post', typeof testRule>
export type AlertSettings = Answer<'get', typeof settings>

/** What a workspace is told of, by which rules, and when not. */
export function alertsGroup({ request }: Api) {
  const listPage = (query: AlertQuery = {}, options: RequestOptions = {}): Promise<AlertPage> =>
    request('get', alerts, { query, ...options })

  return {
    /** The newest first, read page by page as it is needed. */
    list: (query: AlertQuery = {}, options: RequestOptions = {}): PagedList<Alert, AlertPage> =>
      pagedList(
        (cursor) => listPage({ ...query, ...(cursor ? { cursor } : {}) }, options),
        ({ items }) => items,
      ),

    listPage,

    rules: {
      list: async (options: RequestOptions = {}): Promise<readonly AlertRule[]> =>
        (await request('get', rules, options)).items,

      get: (id: string, options: RequestOptions = {}): Promise<AlertRule> =>
        request('get', oneRule, { path: { id }, ...options }),

      create: (rule: AlertRuleInput, options: RequestOptions = {}): Promise<AlertRule> =>
        request('post', rules, { body: rule, ...options }),

      /** With the `version` that was read, nobody is overwritten who was quicker. */
      replace: (id: string, rule: AlertRuleReplacement, options: RequestOptions = {}): Promise<AlertRule> =>
        request('put', oneRule, { path: { id }, body: rule, ...options }),

      /** Sends a test message to whoever the rule tells. */
      test: (id: string, options: RequestOptions = {}): Promise<AlertRuleTest> =>
        request('post', testRule, { path: { id }, ...options }),

      delete: (id: string, options: RequestOptions = {}): Promise<void> =>
        request('delete', oneRule, { path: { id }, ...options }),
    },

    /** When nobody is to be disturbed. */
    settings: (options: RequestOptions = {}): Promise<AlertSettings> => request('get', settings, options),

    changeSettings: (
      values: BodyOf<'put', typeof settings>,
      options: RequestOptions = {},
    ): Promise<AlertSettings> => request('put', settings, { body: values, ...options }),
  }
}
