import { type Call, isFinal } from '@callmark/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { progressOf } from '../../parts/call-status.ts'
import { useClient } from '../../session/session.tsx'

const pollMs = 1_500

/** The record, read again and again while it is being worked on. */
export function useCall(id: string) {
  const client = useClient()
  return useQuery({
    queryKey: ['call', id],
    queryFn: ({ signal }) => client.calls.get(id, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.enabled && !isFinal(data.status) ? pollMs : false),
  })
}

/** Whether the call has come so far; one that has ended may have done so with or without it. */
function hasPassed(call: Call, stages: number): boolean {
  return call.enabled && (isFinal(call.status) || progressOf(call.status).done >= stages)
}

export function useTranscription(call: Call) {
  const client = useClient()
  return useQuery({
    queryKey: ['call', call.id, 'transcription', isFinal(call.status)],
    queryFn: ({ signal }) => client.calls.transcription(call.id, { signal }),
    enabled: hasPassed(call, 2),
    placeholderData: keepPreviousData,
  })
}

export function useWaveform(call: Call, transcribed: boolean) {
  const client = useClient()
  return useQuery({
    // The transcript says whose channel is whose.
    queryKey: ['call', call.id, 'waveform', transcribed],
    queryFn: ({ signal }) => client.calls.waveform(call.id, { signal }),
    enabled: hasPassed(call, 1) && call.audio_removed_at === null,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The model as it was when the call was scored: results use its names. */
export function useRevision(modelId: number, number: number) {
  const client = useClient()
  return useQuery({
    queryKey: ['model', modelId, 'revision', number],
    queryFn: ({ signal }) => client.models.revision(modelId, number, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useRevisionNotes(modelId: number) {
  const client = useClient()
  return useQuery({
    queryKey: ['model', modelId, 'revisions'],
    queryFn: ({ signal }) => client.models.revisions(modelId, { signal }),
  })
}

export function useResults(call: Call) {
  const client = useClient()
  return useQuery({
    queryKey: ['call', call.id, 'results', call.status, call.updated_at],
    queryFn: ({ signal }) => client.calls.results(call.id, { signal }),
    enabled: call.enabled,
    placeholderData: keepPreviousData,
  })
}

export function useHistory(call: Call) {
  const client = useClient()
  return useQuery({
    queryKey: ['call', call.id, 'history', call.status, call.updated_at],
    queryFn: ({ signal }) => client.calls.history(call.id, { signal }),
    placeholderData: keepPreviousData,
  })
}
