import { openAsBlob } from 'node:fs'
import { basename } from 'node:path'

export interface ClientOptions {
  readonly baseUrl: string
  readonly clientId: string
  readonly clientSecret: string
}

export interface Submission {
  readonly external_id: string
  readonly agent_id: string
  readonly agent_name: string
  readonly model_name: string
  readonly additional_parameters?: Readonly<Record<string, unknown>>
  /** Path of the recording; it is streamed, not read into memory. */
  readonly audioPath: string
}

export interface Evidence {
  readonly speaker: string
  readonly start: number
  readonly end: number
  readonly quote: string
}

export interface Call {
  readonly id: string
  readonly external_id: string
  readonly agent_name: string
  readonly status: string
  readonly error_message: string | null
  readonly analysis_result: {
    readonly variables: Readonly<Record<string, unknown>>
    readonly answers: readonly {
      readonly key: string
      readonly value: unknown
      readonly score: number
      readonly expected_score: number
      readonly rationale: string
      readonly confidence: number
      readonly evidence: readonly Evidence[]
    }[]
    readonly metrics: Readonly<Record<string, unknown>>
  } | null
  readonly total_score: number | null
  readonly expected_score: number | null
  readonly score_percentage: number | null
  readonly summary: string | null
  readonly insights: readonly string[] | null
  readonly keywords: readonly string[] | null
}

export interface Transcription {
  readonly status: string
  readonly language: string | null
  readonly duration: number | null
  readonly transcription: string
  readonly segments: {
    readonly segments: readonly { speaker: string; start: number; end: number; text: string }[]
  }
}

export interface Model {
  readonly id: number
  readonly name: string
}

/** The service refused a request; `code` is the contract's, `status` the HTTP status. */
export class CallmarkError extends Error {
  readonly status: number
  readonly code: string | undefined
  readonly path: string | undefined
  constructor(status: number, body: { code?: string; path?: string; message?: string }) {
    super(body.message ?? `The service answered ${status}.`)
    this.status = status
    this.code = body.code
    this.path = body.path
  }
}

export const finalStatuses: readonly string[] = ['PROCESS_COMPLETED', 'TRANSCRIPTION_FAILED', 'ERROR']

export type CallmarkClient = ReturnType<typeof createClient>

/** Talks to a Callmark service; gets and renews its own token. */
export function createClient({ baseUrl, clientId, clientSecret }: ClientOptions) {
  let token: Promise<{ access_token: string; expires_at: number }> | undefined

  const signIn = async () => {
    const response = await fetch(`${baseUrl}/v1/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client_id: clientId, client_secret: clientSecret }),
    })
    return readBody<{ access_token: string; expires_at: number }>(response)
  }

  const getToken = async () => {
    token ??= signIn()
    const aMinuteFromNow = Date.now() / 1000 + 60
    const current = await token.catch((error) => {
      token = undefined
      throw error
    })
    if (current.expires_at > aMinuteFromNow) return current.access_token
    token = signIn()
    return (await token).access_token
  }

  const request = async (path: string, init: RequestInit = {}) =>
    fetch(`${baseUrl}${path}`, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), authorization: `Bearer ${await getToken()}` },
    })

  const getCall = async (id: string): Promise<Call> =>
    readBody(await request(`/v1/call-analysis/${encodeURIComponent(id)}`))

  return {
    async createModel(model: object): Promise<Model> {
      const headers = { 'content-type': 'application/json' }
      return readBody(await request('/v1/models', { method: 'POST', headers, body: JSON.stringify(model) }))
    },

    async listModels(): Promise<Model[]> {
      return readBody(await request('/v1/models'))
    },

    /** Safe to repeat: the same call, model and recording give the record that exists. */
    async submitCall({ audioPath, additional_parameters, ...fields }: Submission): Promise<Call> {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
      if (additional_parameters) form.set('additional_parameters', JSON.stringify(additional_parameters))
      form.set('audio_file', await openAsBlob(audioPath), basename(audioPath))
      return readBody(await request('/v1/call-analysis', { method: 'POST', body: form }))
    },

    getCall,

    async getTranscription(id: string): Promise<Transcription> {
      return readBody(await request(`/v1/call-analysis/${encodeURIComponent(id)}/transcription`))
    },

    /** Polls until the call has come to its end; `onChange` hears of every status on the way. */
    async waitForCall(
      id: string,
      options: { pollMs?: number; timeoutMs?: number; onChange?: (call: Call) => void } = {},
    ): Promise<Call> {
      const giveUpAt = Date.now() + (options.timeoutMs ?? 600_000)
      let seen = ''
      for (;;) {
        const call = await getCall(id)
        if (call.status !== seen) options.onChange?.(call)
        seen = call.status
        if (finalStatuses.includes(call.status)) return call
        if (Date.now() > giveUpAt) throw new Error(`Call ${id} is still ${call.status}.`)
        await new Promise((resolve) => setTimeout(resolve, options.pollMs ?? 250))
      }
    },
  }
}

async function readBody<T>(response: Response): Promise<T> {
  const body = await response.json().catch(() => ({}))
  if (!response.ok) throw new CallmarkError(response.status, body as object)
  return body as T
}
