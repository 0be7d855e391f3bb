import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Intake } from '../calls/accept-call.ts'
import type { RedactKind } from '../domain/redaction.ts'
import type { Judge } from '../judge/judge.ts'
import type { MeaningEngine } from '../judge/meaning/meaning-engine.ts'
import type { RetentionRule } from '../store/calls/due-calls.ts'
import type { SecretBox } from '../store/clients/secret-box.ts'
import type { AllowList } from '../webhooks/allow-list.ts'
import type { Sessions } from './access/sessions.ts'
import type { Tokens } from './access/tokens.ts'
import type { MetricsAccess } from './health/metrics-access.ts'
import type { Limits } from './limits/limits.ts'
import type { Mail } from './signing-in/mail.ts'

/** What the routes work with. */
export interface HttpContext extends Intake {
  readonly tokens: Tokens
  readonly sessions: Sessions
  /** Undefined: links are passed on by hand. */
  readonly mail?: Mail | undefined
  /** The address clients reach this service at. */
  readonly baseUrl: () => string
  readonly maxUploadBytes: number
  /** Undefined: whatever comes is let in. */
  readonly limits?: Limits
  /** Personal data that no recording is given out with. */
  readonly redact: readonly RedactKind[]
  /** For trying a model; what is judged for good, the pipeline has judged. */
  readonly judge: Judge
  /** Undefined: nothing is found by its meaning. */
  readonly meaning?: MeaningEngine | undefined
  /** For search by meaning. */
  readonly searchMemoryBytes?: number | undefined
  /** What GET /metrics tells; without it there is no such route. */
  readonly metrics?: MetricsAccess | undefined
  /** Internal addresses that webhooks may be sent to. */
  readonly webhookAllow: AllowList
  /** Internal services that a workspace may name for single sign-on. */
  readonly ssoAllow: AllowList
  /** Hosts besides those of the vendors that recordings of phone systems may come from. */
  readonly phoneAllow: AllowList
  readonly secrets: SecretBox
  /** The folder of the built dashboard, once it is there; without it, there is none. */
  readonly page?: (() => Promise<string | undefined>) | undefined
  readonly about: About
}

/** What the service can tell of itself. */
export interface About {
  readonly version: string
  readonly engines: { readonly speech: string; readonly judge: string }
  /** Of what clients and models say nothing about. */
  readonly retention: RetentionRule
  readonly maxDurationSeconds: number
}

/** The server, with routes typed by their schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression<RawServerDefault>,
  RawReplyDefaultExpression<RawServerDefault>,
  FastifyBaseLogger,
  ZodTypeProvider
>
