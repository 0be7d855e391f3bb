import type { CallmarkClient, Model } from '@callmark/client'
import { readStarters, type StarterLanguage, type StarterName } from '@callmark/client/starters'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'

/** How many calls a model can be tried on at sight. */
const recent = 20

export const modelQueries = {
  /** Those that calls can be sent to, by name. */
  list: (client: CallmarkClient) =>
    queryOptions({
      queryKey: ['models', 'enabled'],
      queryFn: ({ signal }) => client.models.list({ order_by_name: true }, { signal }),
      staleTime: 60_000,
    }),

  /** The same as they were made, one after the other. */
  inOrder: (client: CallmarkClient) =>
    queryOptions({
      queryKey: ['models', 'in-order'],
      queryFn: ({ signal }) => client.models.list({}, { signal }),
    }),

  /** All, disabled ones too, by name: their calls are still there and want to be named. */
  every: (client: CallmarkClient) =>
    queryOptions({
      queryKey: ['models', 'every'],
      queryFn: ({ signal }) =>
        client.models.list({ order_by_name: true, include_disabled: true }, { signal }),
    }),

  /** Scorecards to start from, which come with the dashboard. */
  starters: (language: StarterLanguage) =>
    queryOptions({
      queryKey: ['starters', language],
      queryFn: () => readStarters(language),
      staleTime: Number.POSITIVE_INFINITY,
    }),

  /** One of them, with the names that are taken; read once, or it would change under whoever edits it. */
  started: (client: CallmarkClient, language: StarterLanguage, wanted: StarterName) =>
    queryOptions({
      queryKey: ['model-started', wanted, language],
      async queryFn({ client: queries }) {
        const [starters, models] = await Promise.all([
          readStarters(language),
          queries.fetchQuery(modelQueries.every(client)),
        ])
        const { model } = starters.find(({ starter }) => starter === wanted)!
        return { model, taken: models.map(({ name }) => name) }
      },
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),

  /** What the list of models tells of each. */
  details: (client: CallmarkClient, { id, updated_at }: Model) =>
    queryOptions({
      queryKey: ['models', id, 'details', updated_at],
      queryFn: async ({ signal }) => {
        const [revisions, categories] = await Promise.all([
          client.models.revisions(id, { signal }),
          client.models.categories.list(id, { signal }),
        ])
        return { revision: revisions[0]!.number, categories: categories.length }
      },
    }),

  categories: (client: CallmarkClient, id: number | undefined) =>
    queryOptions({
      queryKey: ['models', id, 'categories'],
      queryFn: ({ signal }) => client.models.categories.list(id!, { signal }),
      enabled: id !== undefined,
    }),

  /** What fails a whole call; without a model, nothing is asked. */
  criticalCriteria: (client: CallmarkClient, id: number | undefined) =>
    queryOptions({
      queryKey: ['models', id, 'critical-criteria'],
      queryFn: async ({ signal }) =>
        (await client.models.variables.list(id!, { signal })).filter(({ critical }) => critical),
      enabled: id !== undefined,
    }),

  /** What is known of each revision; `newest` is the number of the last, where that is known. */
  revisions: (client: CallmarkClient, id: number, newest?: number) =>
    queryOptions({
      queryKey: ['models', id, 'revisions', newest],
      queryFn: ({ signal }) => client.models.revisions(id, { signal }),
    }),

  /** A whole one, which never changes. */
  revision: (client: CallmarkClient, id: number, number: number) =>
    queryOptions({
      queryKey: ['model-revision', id, number],
      queryFn: ({ signal }) => client.models.revision(id, number, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),

  /** One of its calls, if it has any. */
  anyCall: (client: CallmarkClient, id: number | undefined) =>
    queryOptions({
      queryKey: ['models', id, 'has-calls'],
      queryFn: ({ signal }) => client.calls.listPage({ model_id: id!, limit: 1, fields: ['id'] }, { signal }),
      enabled: id !== undefined,
    }),

  /** Finished calls of the model, or of any, to try it on; with words, those in which they were said. */
  recentCalls: (client: CallmarkClient, id: number | undefined, words: string) =>
    queryOptions({
      queryKey: ['models', id, 'recent-calls', words],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) =>
        client.calls.listPage(
          {
            ...(id === undefined ? {} : { model_id: id }),
            ...(words === '' ? {} : { q: words }),
            status: ['PROCESS_COMPLETED'],
            limit: recent,
            fields: [
              'external_id',
              'model_id',
              'agent_name',
              'created_at',
              'score_percentage',
              'transcript_removed_at',
            ],
          },
          { signal },
        ),
    }),

  /** Read once: what somebody is writing must not change under their hands. Saving looks whether others have saved. */
  opened: <Opened>(id: number, load: (signal: AbortSignal) => Promise<Opened>) =>
    queryOptions({
      queryKey: ['model-opened', id],
      queryFn: ({ signal }) => load(signal),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
}

/** A model has been made, changed or copied. */
export function outdateModels(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: ['models'] })
}

const justMade = ['model-just-made']

/** Keeps in mind which model was just made, for its own page to say so. */
export function noteMade(queries: QueryClient, id: number): void {
  queries.setQueryData(justMade, id)
}

export function wasJustMade(queries: QueryClient, id: number): boolean {
  return queries.getQueryData(justMade) === id
}

export function forgetMade(queries: QueryClient): void {
  queries.removeQueries({ queryKey: justMade })
}

const begun = ['model-begun']

/** Keeps a draft that was made elsewhere until the editor opens with it. */
export function noteBegun(queries: QueryClient, draft: object): void {
  queries.setQueryData(begun, draft)
}

export function findBegun<Draft>(queries: QueryClient): Draft | undefined {
  return queries.getQueryData<Draft>(begun)
}
