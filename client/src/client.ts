import { type Api, createApi, readJson } from './api.ts'
import { tidyBaseUrl } from './build-url.ts'
import { accountGroup } from './groups/account.ts'
import { alertsGroup } from './groups/alerts.ts'
import { auditGroup } from './groups/audit.ts'
import { calibrationsGroup } from './groups/calibrations.ts'
import { callsGroup } from './groups/calls.ts'
import { coachingGroup } from './groups/coaching.ts'
import { digestGroup } from './groups/digest.ts'
import { meGroup } from './groups/me.ts'
import { modelsGroup } from './groups/models.ts'
import { programsGroup, ssoGroup, usersGroup, workspaceGroup } from './groups/people.ts'
import { phoneSystemsGroup } from './groups/phone-systems.ts'
import { reviewsGroup } from './groups/reviews.ts'
import { serviceGroup } from './groups/service.ts'
import { signingInGroup } from './groups/signing-in.ts'
import { statsGroup } from './groups/stats.ts'
import { agentsGroup, teamsGroup } from './groups/teams.ts'
import { topicsGroup } from './groups/topics.ts'
import { viewsGroup } from './groups/views.ts'
import { webhooksGroup } from './groups/webhooks.ts'
import type { Answer } from './operations.ts'
import { jsonPayload } from './payload.ts'
import type { RetryOptions } from './retry.ts'
import { type Line, type RequestOptions, sendRequest, untilAborted } from './send-request.ts'
import {
  browserSession,
  chooseRenewal,
  createGivenTokenSource,
  createTokenSource,
  type Token,
  type TokenSource,
} from './token-source.ts'

export type { Call, CallStatus } from './call.ts'
export { CallmarkError, type InvalidValue } from './callmark-error.ts'
export type { Account } from './groups/account.ts'
export type {
  Alert,
  AlertPage,
  AlertQuery,
  AlertRule,
  AlertRuleInput,
  AlertRuleReplacement,
  AlertRuleTest,
  AlertSettings,
} from './groups/alerts.ts'
export type { AuditEntry, AuditPage, AuditQuery } from './groups/audit.ts'
export type { Calibration, CalibrationInput, CalibrationResults } from './groups/calibrations.ts'
export type {
  Acknowledgement,
  AskQuery,
  AudioLink,
  CallFacts,
  CallHistoryEntry,
  CallHit,
  CallListing,
  CallNeighbours,
  CallPage,
  CallQuery,
  CallResult,
  CallSuggestions,
  FoundPassage,
  ListedCall,
  PassageQuery,
  Passages,
  Release,
  Theme,
  Themes,
  Transcription,
  Waveform,
} from './groups/calls.ts'
export type { Category, CategoryInput } from './groups/categories.ts'
export type { CoachingEffect, CoachingPage, CoachingQuery, CoachingSession } from './groups/coaching.ts'
export type { DigestPreview, DigestSettings, DigestSettingsInput } from './groups/digest.ts'
export type {
  Me,
  Mention,
  MentionPage,
  NewCode,
  Passkey,
  PasskeyStep,
  Session,
  Standing,
} from './groups/me.ts'
export type { MetadataField, MetadataFieldInput } from './groups/metadata.ts'
export type {
  CriterionTrust,
  Model,
  ModelInput,
  ModelReplacement,
  ModelRevision,
  Preview,
  PreviewInput,
} from './groups/models.ts'
export type {
  InvitedUser,
  Program,
  ProgramInput,
  ProgramSecret,
  ReviewRulesInput,
  SignInLink,
  Sso,
  SsoInput,
  User,
  UserInput,
  UserReplacement,
  Workspace,
  WorkspaceInput,
} from './groups/people.ts'
export type {
  PhoneRecording,
  PhoneRecordingPage,
  PhoneRecordingQuery,
  PhoneSystem,
  PhoneSystemInput,
  PhoneSystemWithSecret,
} from './groups/phone-systems.ts'
export type {
  ReviewPlan,
  ReviewPlanInput,
  ReviewTask,
  ReviewTaskCounts,
  ReviewTaskPage,
  ReviewTaskQuery,
} from './groups/review-queue.ts'
export type {
  Appeal,
  CallComment,
  ListedReviewAnswer,
  Review,
  ReviewAnswerPage,
  ReviewAnswerQuery,
} from './groups/reviews.ts'
export type { ServiceStatus } from './groups/service.ts'
export type { SignInAnswer, SignInLinkContent, SignInWays } from './groups/signing-in.ts'
export type {
  AgentProfile,
  CallTable,
  CriteriaByAgent,
  CriteriaStats,
  ScoreChanges,
  TeamProfile,
} from './groups/stats.ts'
export type { ModelTargets, ModelTargetsInput } from './groups/targets.ts'
export type { Agent, AgentInput, AgentPage, AgentQuery, AgentReplacement, Team } from './groups/teams.ts'
export type { Topic, TopicChange, Topics, TopicsQuery } from './groups/topics.ts'
export type { Variable, VariableInput } from './groups/variables.ts'
export type { View, ViewInput } from './groups/views.ts'
export type {
  DeliveryPage,
  DeliveryQuery,
  Webhook,
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookInput,
  WebhookWithSecret,
} from './groups/webhooks.ts'
export type { OperationName } from './operations.ts'
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

/** Of a page that the service itself serves: the browser sends its cookie, and nobody signs in here. */
interface BrowserSession {
  readonly session: true
}

export type ClientOptions = (Credentials | GivenToken | BrowserSession) & {
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
  readonly topics: ReturnType<typeof topicsGroup>
  readonly webhooks: ReturnType<typeof webhooksGroup>
  readonly phoneSystems: ReturnType<typeof phoneSystemsGroup>
  readonly alerts: ReturnType<typeof alertsGroup>
  readonly digest: ReturnType<typeof digestGroup>
  readonly audit: ReturnType<typeof auditGroup>
  readonly users: ReturnType<typeof usersGroup>
  readonly reviews: ReturnType<typeof reviewsGroup>
  readonly calibrations: ReturnType<typeof calibrationsGroup>
  readonly coaching: ReturnType<typeof coachingGroup>
  readonly teams: ReturnType<typeof teamsGroup>
  readonly views: ReturnType<typeof viewsGroup>
  readonly agents: ReturnType<typeof agentsGroup>
  readonly workspace: ReturnType<typeof workspaceGroup>
  readonly programs: ReturnType<typeof programsGroup>
  readonly sso: ReturnType<typeof ssoGroup>
  readonly me: ReturnType<typeof meGroup>
  readonly signingIn: ReturnType<typeof signingInGroup>
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
    // Over plain http a browser does not say which page reads: this does, since no other site's page may send it.
    ...('session' in options ? { headers: { 'callmark-page': '1' } } : {}),
  }
  const tokens = chooseTokens(line, options)
  const api = createApi(line, tokens)
  const { request, send } = api
  return {
    account: accountGroup(api),
    calls: callsGroup(api),
    models: modelsGroup(api),
    stats: statsGroup(api),
    topics: topicsGroup(api),
    webhooks: webhooksGroup(api),
    phoneSystems: phoneSystemsGroup(api),
    alerts: alertsGroup(api),
    digest: digestGroup(api),
    audit: auditGroup(api),
    reviews: reviewsGroup(api),
    calibrations: calibrationsGroup(api),
    coaching: coachingGroup(api),
    users: usersGroup(api),
    teams: teamsGroup(api),
    views: viewsGroup(api),
    agents: agentsGroup(api),
    workspace: workspaceGroup(api),
    programs: programsGroup(api),
    sso: ssoGroup(api),
    me: meGroup(api),
    signingIn: signingInGroup(api),
    service: serviceGroup(api),
    signIn: async ({ signal } = {}) => {
      await untilAborted(tokens.get(), signal)
    },
    request,
    send,
  }
}

function chooseTokens(line: Line, options: ClientOptions): TokenSource {
  if ('session' in options) return browserSession
  if ('token' in options) return createGivenTokenSource(options.token)
  return createTokenSource(() => signIn(line, options.clientId, options.clientSecret))
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
