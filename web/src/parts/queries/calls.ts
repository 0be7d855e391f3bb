import {
  type AskQuery,
  type Call,
  type CallListing,
  type CallmarkClient,
  CallmarkError,
  type CallPage,
  type CallQuery,
  isFinal,
  type PassageQuery,
} from '@callmark/client'
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { progressOf } from '../call-status.ts'
import { dayOf } from '../period.ts'
import { outdateStats } from './stats.ts'

const pollMs = 1_500

/** One call, and what belongs to it. */
export const callQueries = {
  /** The record, read again and again while it is being worked on. */
  detail: (client: CallmarkClient, id: string) =>
    queryOptions({
      queryKey: ['call', id],
      queryFn: ({ signal }) => client.calls.get(id, { signal }),
      refetchInterval: ({ state: { data } }) => (data?.enabled && !isFinal(data.status) ? pollMs : false),
    }),

  transcription: (client: CallmarkClient, call: Call) =>
    queryOptions({
      queryKey: ['call', call.id, 'transcription', isFinal(call.status)],
      queryFn: ({ signal }) => client.calls.transcription(call.id, { signal }),
      enabled: hasPassed(call, 2),
      placeholderData: keepPreviousData,
    }),

  waveform: (client: CallmarkClient, call: Call, transcribed: boolean) =>
    queryOptions({
      // The transcript says whose channel is whose; a call that has ended has it, whether or not it is here yet.
      queryKey: ['call', call.id, 'waveform', transcribed || isFinal(call.status)],
      queryFn: ({ signal }) => client.calls.waveform(call.id, { signal }),
      enabled: hasPassed(call, 1) && call.audio_removed_at === null,
      placeholderData: keepPreviousData,
      staleTime: Number.POSITIVE_INFINITY,
    }),

  audioLink: (client: CallmarkClient, call: Call) =>
    queryOptions({
      queryKey: ['call', call.id, 'audio-link'],
      queryFn: ({ signal }) => client.calls.audioLink(call.id, { signal }),
      enabled: call.enabled && call.audio_removed_at === null,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      // The same address once more is another try, too.
      structuralSharing: false,
    }),

  results: (client: CallmarkClient, call: Call) =>
    queryOptions({
      queryKey: ['call', call.id, 'results', call.status, call.updated_at],
      queryFn: ({ signal }) => client.calls.results(call.id, { signal }),
      enabled: call.enabled,
      placeholderData: keepPreviousData,
    }),

  /** Whether the agent may see it. */
  release: (client: CallmarkClient, call: Call) =>
    queryOptions({
      queryKey: ['call', call.id, 'release'],
      queryFn: ({ signal }) => client.calls.release(call.id, { signal }),
      enabled: call.enabled,
    }),

  /** Those beside it in a list. Not kept: calls come and go. */
  neighbours: (client: CallmarkClient, id: string, listing: CallListing) =>
    queryOptions({
      queryKey: ['call', id, 'neighbours', listing],
      queryFn: ({ signal }) => client.calls.neighbours(id, listing, { signal }),
      staleTime: 15_000,
    }),

  history: (client: CallmarkClient, call: Call) =>
    queryOptions({
      queryKey: ['call', call.id, 'history', call.status, call.updated_at],
      queryFn: ({ signal }) => client.calls.history(call.id, { signal }),
      placeholderData: keepPreviousData,
    }),
}

/** Whether the call has come so far; one that has ended may have done so with or without it. */
function hasPassed(call: Call, stages: number): boolean {
  return call.enabled && (isFinal(call.status) || progressOf(call.status).done >= stages)
}

interface FirstDay {
  /** Undefined: there is none, or this client may not list calls and nobody can tell. */
  readonly day: string | undefined
  readonly hasNoCalls: boolean
}

type Filters = Omit<CallQuery, 'fields' | 'limit' | 'cursor' | 'sort'>

/** Several calls. */
export const callListQueries = {
  /** As far as it has been read. It is never read again as a whole: what is shown is kept up to date page by page. */
  list: <Page extends Pick<CallPage, 'next_cursor'>>(
    request: object,
    readPage: (cursor: string | undefined, signal: AbortSignal) => Promise<Page>,
  ) =>
    infiniteQueryOptions({
      queryKey: ['calls', 'list', request],
      queryFn: ({ pageParam, signal }) => readPage(pageParam, signal),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
      placeholderData: keepPreviousData,
      staleTime: Number.POSITIVE_INFINITY,
      // Comparing all that has been read with itself, value by value, at every page would be felt while scrolling.
      structuralSharing: false,
    }),

  /** How many new calls wait above the list; `look` is told how many they were, and brings the list up to date. */
  live: (request: object, look: (waiting: number, signal: AbortSignal) => Promise<number>) =>
    queryOptions({
      queryKey: ['calls', 'live', request],
      queryFn: ({ client, queryKey, signal }) => look(client.getQueryData<number>(queryKey) ?? 0, signal),
      retry: false,
      staleTime: 0,
      gcTime: 0,
    }),

  /** What somebody who has typed this may be looking for, besides words. */
  suggestions: (client: CallmarkClient, text: string) =>
    queryOptions({
      queryKey: ['calls', 'suggestions', text],
      queryFn: ({ signal }) => client.calls.suggest(text, { signal }),
      enabled: text.length >= 2 && text.length <= 500,
      staleTime: 30_000,
      retry: false,
    }),

  /** What was said that comes nearest to a meaning. */
  passages: (client: CallmarkClient, meaning: string, filters: Omit<PassageQuery, 'meaning' | 'limit'>) =>
    queryOptions({
      queryKey: ['calls', 'passages', meaning, filters],
      queryFn: ({ signal }) => client.calls.passages({ ...filters, meaning, limit: 30 }, { signal }),
      enabled: meaning !== '',
      placeholderData: keepPreviousData,
      retry: false,
    }),

  /** What calls say about a question, in themes. */
  themes: (client: CallmarkClient, question: string, filters: Omit<AskQuery, 'question'>) =>
    queryOptions({
      queryKey: ['calls', 'themes', question, filters],
      queryFn: ({ signal }) => client.calls.ask({ ...filters, question }, { signal }),
      enabled: question !== '',
      placeholderData: keepPreviousData,
      retry: false,
    }),

  /** The same with an answer in sentences, which takes a language model up to two minutes: never asked for by itself. */
  answer: (client: CallmarkClient, question: string, filters: Omit<AskQuery, 'question'>) =>
    queryOptions({
      queryKey: ['calls', 'answer', question, filters],
      queryFn: async ({ signal }) =>
        (await client.calls.ask({ ...filters, question, answer: true }, { signal })).answer,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: false,
    }),

  /** How many calls the filters leave. Counting looks at each of them, so it is asked for once. */
  total: (client: CallmarkClient, filters: Filters) =>
    queryOptions({
      queryKey: [...totals, filters],
      queryFn: async ({ signal }) => {
        const query = { ...filters, limit: 1, fields: ['id'] as const, include_total: true }
        return (await client.calls.listPage(query, { signal })).total ?? 0
      },
      placeholderData: keepPreviousData,
      staleTime: Number.POSITIVE_INFINITY,
    }),

  /** Of an agent: calls with what was said in them, to pick moments from. */
  moments: <Field extends keyof Call>(client: CallmarkClient, query: CallQuery<Field>) =>
    queryOptions({
      queryKey: ['calls', 'moments', query],
      queryFn: ({ signal }) => client.calls.listPage(query, { signal }),
      placeholderData: keepPreviousData,
    }),

  /** The first page of each of these lists, beside what was asked. */
  each: <Field extends keyof Call>(client: CallmarkClient, queries: readonly CallQuery<Field>[]) =>
    queryOptions({
      queryKey: ['calls', 'each', queries],
      queryFn: ({ signal }) =>
        Promise.all(
          queries.map(async (query) => ({
            query,
            items: (await client.calls.listPage(query, { signal })).items,
          })),
        ),
      placeholderData: keepPreviousData,
    }),

  /** The day of the oldest call, where "all time" begins. */
  firstDay: (client: CallmarkClient) =>
    queryOptions({
      queryKey: ['first-day'],
      queryFn: async ({ signal }): Promise<FirstDay> => {
        try {
          const { items } = await client.calls.listPage(
            { sort: 'created_at', limit: 1, fields: ['created_at'] },
            { signal },
          )
          const [oldest] = items
          return { day: oldest && dayOf(new Date(oldest.created_at)), hasNoCalls: !oldest }
        } catch (error) {
          if (error instanceof CallmarkError && error.status === 403)
            return { day: undefined, hasNoCalls: false }
          throw error
        }
      },
      staleTime: 60_000,
    }),
}

const totals = ['calls', 'total'] as const

/** Counts are wrong now, but are not asked for by this. */
export function outdateTotals(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: totals, refetchType: 'none' })
}

/** Counts anew what is out of date and on the screen, if the last count is so old. */
export function countAgain(queries: QueryClient, oldMs: number): Promise<void> {
  return queries.refetchQueries({
    queryKey: totals,
    type: 'active',
    stale: true,
    predicate: ({ state }) => Date.now() - state.dataUpdatedAt > oldMs,
  })
}

/** Lays down the record as it is after a change: lists and statistics read before it are read anew when they are opened. */
export function callChanged(queries: QueryClient, client: CallmarkClient, call: Call): void {
  queries.setQueryData(callQueries.detail(client, call.id).queryKey, call)
  // Lists do not go out of date by themselves; and they hold words of the call.
  queries.removeQueries({ queryKey: ['calls'] })
  void outdateStats(queries)
}

/** The same for a call that has been erased: nothing of what was said stays in this page's memory. */
export function callErased(queries: QueryClient, client: CallmarkClient, call: Call): void {
  callChanged(queries, client, call)
  const { queryKey: own } = callQueries.detail(client, call.id)
  queries.removeQueries({ queryKey: own, predicate: ({ queryKey }) => queryKey.length > own.length })
  void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== own[0] })
}

/** What was read of a call before it was claimed may show what is hidden now. */
export function forgetCall(queries: QueryClient, id: string): void {
  queries.removeQueries({ queryKey: ['call', id] })
}

/** Scores have changed: calls and lists are read anew when they are opened. */
export function forgetCalls(queries: QueryClient): void {
  queries.removeQueries({ queryKey: ['calls'] })
  queries.removeQueries({ queryKey: ['call'] })
}
