import { type Call, CallmarkError, type ModelInput, type Preview } from '@callmark/client'
import { useEffect, useRef, useState } from 'react'
import { useClient } from '../../../session/session.tsx'

export type PreviewedCall = Preview['results'][number]

export interface Tried {
  readonly result: PreviewedCall
  /** The call as it stands, for comparing; undefined for a transcript. */
  readonly call: Call | undefined
}

/** A call to try it on, and what is shown of it. */
export type ChosenCall = Pick<
  Call,
  'id' | 'model_id' | 'external_id' | 'agent_name' | 'created_at' | 'score_percentage'
>

export type Subject = { readonly calls: readonly ChosenCall[] } | { readonly transcript: string }

export interface Previewing {
  /** What it is to be tried on. */
  readonly subject: Subject
  choose(subject: Subject): void
  readonly running: { readonly at: number; readonly all: number } | undefined
  readonly tried: readonly Tried[]
  readonly error: unknown
  /** The draft that was tried, as text, to tell whether it has changed since. */
  readonly triedDraft: string | undefined
  run(modelId: number, model: ModelInput): Promise<void>
  stop(): void
}

/** The judge may be busy for a moment; whoever waits at the screen is told after that. */
const patience = { attempts: 2, totalMs: 10_000 }

/** Tries a draft call by call, so that each result shows as soon as it is there. */
export function usePreviewing(): Previewing {
  const client = useClient()
  const [subject, choose] = useState<Subject>({ calls: [] })
  const [state, setState] = useState<Pick<Previewing, 'running' | 'tried' | 'error' | 'triedDraft'>>({
    running: undefined,
    tried: [],
    error: undefined,
    triedDraft: undefined,
  })
  const current = useRef<AbortController>(undefined)
  // Whoever has left does not wait for an answer any more.
  useEffect(() => () => current.current?.abort(), [])
  return {
    ...state,
    subject,
    choose,
    stop: () => current.current?.abort(),
    async run(modelId, model) {
      current.current?.abort()
      const stopping = new AbortController()
      current.current = stopping
      const { signal } = stopping
      const questions =
        'transcript' in subject
          ? [{ transcript: subject.transcript }]
          : subject.calls.map(({ id }) => ({ call_analysis_ids: [id] }))
      const tried: Tried[] = []
      const show = (change: Partial<Previewing>) => {
        if (current.current === stopping) setState((before) => ({ ...before, ...change }))
      }
      show({ tried: [], error: undefined, triedDraft: JSON.stringify(model) })
      try {
        for (const [index, question] of questions.entries()) {
          show({ running: { at: index + 1, all: questions.length } })
          const { results } = await client.models.preview(
            modelId,
            { ...question, model },
            { signal, retry: patience },
          )
          const result = results[0]!
          tried.push({ result, call: await readStored(result) })
          show({ tried: [...tried] })
        }
      } catch (error) {
        if (!signal.aborted) show({ error })
      } finally {
        show({ running: undefined })
      }

      async function readStored({ call_analysis_id: id, stored }: PreviewedCall): Promise<Call | undefined> {
        if (id === null || !stored) return undefined
        try {
          return await client.calls.get(id, { signal })
        } catch (error) {
          // Erased in this very moment: then there is nothing to compare with.
          if (error instanceof CallmarkError && (error.status === 404 || error.status === 410))
            return undefined
          throw error
        }
      }
    },
  }
}
