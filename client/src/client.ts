import { type Api, createApi, readJson } from './api.ts'
import { tidyBaseUrl } from './build-url.ts'
import { accountGroup } from './groups/account.ts'
import { auditGroup } from './groups/audit.ts'
import { callsGroup } from './groups/calls.ts'
import { modelsGroup } from './groups/models.ts'
import { serviceGroup } from './groups/service.ts'
import { statsGroup } from './groups/stats.ts'
import { webhooksGroup } from './groups/webhooks.ts'
import type { Answer } from './operations.ts'
import { jsonPayload } from './payload.ts'
import type { RetryOptions } from './retry.ts'
import { type Line, type RequestOptions, sendRequest, untilAborted } from './send-request.ts'
import { chooseRenewal, createGivenTokenSource, createTokenSource, type Token } from './token-source.ts'

export type { Call, CallStatus } from './call.ts'
export { CallmarkError, type InvalidValue } from './callmark-error.ts'
export type { Account } from './groups/account.ts'
export type { AuditEntry, AuditPage, AuditQuery } from './groups/audit.ts'
export type {
  AudioLink,
  CallHistoryEntry,
  CallHit,
  CallPage,
  CallQuery,
  CallResult,
  ListedCall,
  Transcription,
  Waveform,
} from './groups/calls.ts'
export type { Category, CategoryInput } from './groups/categories.ts'
export type { MetadataField, MetadataFieldInput } from './groups/metadata.ts'
export type {
  Model,
  ModelInput,
  ModelReplacement,
  ModelRevision,
  Preview,
  PreviewInput,
} from './groups/models.ts'
export type { ServiceStatus } from './groups/service.ts'
export type { AgentProfile, CallTable } from './groups/stats.ts'
export type { Variable, VariableInput } from './groups/variables.ts'
export type {
  DeliveryPage,
  DeliveryQuery,
  Webhook,
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookInput,
  WebhookWithSecret,
} from './groups/webhooks.ts'
export {
  type Analysis,
  type CallAnswer,
  type ConversationMetrics,
  type Evidence,
  type InsightPart,
  type RationalePart,
  readAnalysis,
} from './read-analysis.ts'
export type { Recording } from './recording.ts'
export type { RequestOptions } from './send-request.ts'
export type { Audio, Submission } from './submission.ts'
export { verifyWebhook, type WebhookEvent, WebhookVerificationError } from './verify-webhook.ts'
export {
  audioFormats,
  callStatuses,
  errorCodes,
  finalStatuses,
  scopes,
  stages,
  variableTypes,
  webhookEvents,
} from './vocabulary.ts'
export { CallFailedError, isFinal, type WaitOptions } from './wait-for-call.ts'

interface Credentials {
  readonly clientId: string
  readonly clientSecret: string
}

/** A token you look after yourself, or a function that gets one; called again when the service turns a token down. */
interface GivenToken {
  readonly token: string | (() => string | Promise<string>)
}

export type ClientOptions = (Credentials | GivenToken) & {
  /** Address of the service, without /v1. */
  readonly baseUrl: string
  readonly fetch?: typeof globalThis.fetch | undefined
  /** How long one attempt of a request may take; 30 seconds if nothing is said. Uploads may take longer while they move. */
  readonly timeoutMs?: number | undefined
  readonly retry?: RetryOptions | undefined
}

export interface CallmarkClient extends Api {
  readonly account: ReturnType<typeof accountGroup>
  readonly calls: ReturnType<typeof callsGroup>
  readonly models: ReturnType<typeof modelsGroup>
  readonly stats: ReturnType<typeof statsGroup>
  readonly webhooks: ReturnType<typeof webhooksGroup>
  readonly audit: ReturnType<typeof auditGroup>
  readonly service: ReturnType<typeof serviceGroup>
  /** Makes sure that the service takes the credentials. Every other request signs in by itself. */
  signIn(options?: Pick<RequestOptions, 'signal'>): Promise<void>
}

/** Talks to a Callmark service: signs in by itself, tries again what may be tried again, and throws CallmarkError. */
export function createClient(options: ClientOptions): CallmarkClient {
  const line: Line = {
    baseUrl: tidyBaseUrl(options.baseUrl),
    // Not taken along by itself: a browser's fetch refuses to be called as anybody's method.
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    timeoutMs: options.timeoutMs ?? 30_000,
    retry: options.retry ?? {},
  }
  const tokens =
    'token' in options
      ? createGivenTokenSource(options.token)
      : createTokenSource(() => signIn(line, options.clientId, options.clientSecret))
  const api = createApi(line, tokens)
  const { request, send } = api
  return {
    account: accountGroup(api),
    calls: callsGroup(api),
    models: modelsGroup(api),
    stats: statsGroup(api),
    webhooks: webhooksGroup(api),
    audit: auditGroup(api),
    service: serviceGroup(api),
    signIn: async ({ signal } = {}) => {
      await untilAborted(tokens.get(), signal)
    },
    request,
    send,
  }
}

async function signIn(line: Line, clientId: string, clientSecret: string): Promise<Token> {
  const payload = jsonPayload({ client_id: clientId, client_secret: clientSecret })
  const outgoing = { method: 'post', path: '/v1/auth', payload } as const
  let issuedAtMs = Number.NaN
  const answer = await sendRequest(
    line,
    outgoing,
    {
      onResponse: ({ headers }) => {
        issuedAtMs = Date.parse(headers.get('date') ?? '')
      },
    },
    readJson as (response: Response) => Promise<Answer<'post', '/v1/auth'>>,
  )
  const now = Date.now()
  // The token's life is counted on the clock of the service, where it will end.
  const renewAtMs = chooseRenewal(answer.expires_at, Number.isNaN(issuedAtMs) ? now : issuedAtMs, now)
  return { value: answer.access_token, renewAtMs }
}
