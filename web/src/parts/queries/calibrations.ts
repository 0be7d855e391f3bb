import type { Calibration, CallmarkClient } from '@callmark/client'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'

/** How many finished calls a calibration can be put together from at sight. */
const recent = 200

export const calibrationQueries = {
  list: (client: CallmarkClient) =>
    queryOptions({
      queryKey: ['calibrations', 'list'],
      queryFn: ({ signal }) => client.calibrations.list({ signal }),
    }),

  one: (client: CallmarkClient, id: string) =>
    queryOptions({
      queryKey: ['calibrations', id],
      queryFn: ({ signal }) => client.calibrations.get(id, { signal }),
      refetchInterval: ({ state: { data } }) => (data?.state === 'open' ? 20_000 : false),
    }),

  /** What was said and what is asked; it does not change. */
  call: (client: CallmarkClient, id: string, callId: string) =>
    queryOptions({
      queryKey: ['calibrations', id, 'call', callId],
      queryFn: ({ signal }) => client.calibrations.call(id, callId, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),

  /** One's own. */
  answers: (client: CallmarkClient, id: string, callId: string) =>
    queryOptions({
      queryKey: ['calibrations', id, 'answers', callId],
      queryFn: ({ signal }) => client.calibrations.answers(id, callId, { signal }),
      staleTime: 60_000,
    }),

  results: (client: CallmarkClient, id: string) =>
    queryOptions({
      queryKey: ['calibrations', id, 'results'],
      queryFn: ({ signal }) => client.calibrations.results(id, { signal }),
    }),

  recordingLink: (client: CallmarkClient, callId: string) =>
    queryOptions({
      queryKey: ['calibrations', 'recording', callId],
      queryFn: ({ signal }) => client.calls.audioLink(callId, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      retry: false,
    }),

  /** Finished calls of a model that still have their transcript, the latest first. */
  candidates: (client: CallmarkClient, modelId: number | undefined) =>
    queryOptions({
      queryKey: ['calibrations', 'candidates', modelId],
      queryFn: async ({ signal }) => {
        const { items } = await client.calls.listPage(
          {
            model_id: modelId!,
            status: ['PROCESS_COMPLETED'],
            limit: recent,
            fields: ['id', 'external_id', 'agent_name', 'created_at', 'duration', 'transcript_removed_at'],
          },
          { signal },
        )
        return items.filter(({ transcript_removed_at }) => transcript_removed_at === null)
      },
      enabled: modelId !== undefined,
      placeholderData: keepPreviousData,
    }),
}

/** How far people are, or what came of it, has changed. */
export function outdateCalibrations(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: ['calibrations'] })
}

/** It is as it is now. What belongs to calls that were taken out is not asked for again. */
export function calibrationChanged(queries: QueryClient, client: CallmarkClient, now: Calibration): void {
  queries.setQueryData(calibrationQueries.one(client, now.id).queryKey, now)
  void queries.invalidateQueries({
    queryKey: ['calibrations'],
    predicate: ({ queryKey: [, id, , callId] }) =>
      id !== now.id || typeof callId !== 'string' || now.call_ids.includes(callId),
  })
}

/** It is gone. */
export function forgetCalibration(queries: QueryClient, id: string): void {
  queries.removeQueries({ queryKey: ['calibrations', id] })
}
