import type { IncomingHttpHeaders } from 'node:http'
import { EngineError } from '../../domain/errors.ts'
import { readRetryAfter } from '../../hosted/retry-after.ts'

const standardWaitMs = 15_000
/** Nothing but a person with a card helps, and that takes its time. */
const unpaidWaitMs = 900_000
/** Only these words of a vendor's answer are repeated: the rest may hold a key or what was said on the call. */
const knownFields = [
  'file',
  'model',
  'language',
  'prompt',
  'response_format',
  'temperature',
  'keyterm',
  'keywords',
]
const unpaidCodes = [
  'insufficient_quota',
  'billing_hard_limit_reached',
  'credit_balance_exhausted',
  'organization_spend_limit_exceeded',
  'project_spend_limit_exceeded',
  'organization_usage_limit_exceeded',
  'ASR_PAYMENT_REQUIRED',
]

/** The vendor answered, but not with a transcript. */
export class Refusal extends EngineError {
  readonly status: number
  constructor(status: number, message: string, options: { retryable: boolean; retryAfterMs?: number }) {
    super(message, options)
    this.status = status
  }
}

/** What an answer other than 200 means to whoever runs this service. */
export function readRefusal(status: number, headers: IncomingHttpHeaders, body: string): Refusal {
  const { codes, field } = readBody(body)
  const refuse = (message: string) => new Refusal(status, message, { retryable: false })
  const wait = (message: string, waitMs?: number) =>
    new Refusal(status, message, {
      retryable: true,
      ...(waitMs !== undefined && { retryAfterMs: waitMs }),
    })
  if (status === 402 || (status === 429 && codes.some((code) => unpaidCodes.includes(code)))) {
    return wait(
      `The account at the speech service is used up (HTTP ${status}). Add credit there or set another SPEECH_API_KEY; calls wait meanwhile.`,
      unpaidWaitMs,
    )
  }
  if (status === 401 || status === 403)
    return refuse(
      `The speech service did not accept the key (HTTP ${status}). Check SPEECH_API_KEY and what it may be used for.`,
    )
  if (status === 404 || status === 405 || status === 410 || (status >= 300 && status < 400))
    return refuse(
      `The speech service has no such address or model (HTTP ${status}). Check SPEECH_URL and SPEECH_MODEL.`,
    )
  if (status === 413)
    return refuse(
      'The speech service takes no part of a recording as large as was sent (HTTP 413), however small. Check the limits of the server or proxy at SPEECH_URL.',
    )
  if (status === 429)
    return wait(
      'The speech service takes no more requests for now (HTTP 429).',
      readRetryAfter(headers) ?? standardWaitMs,
    )
  if (status >= 500 || status === 408 || status === 409 || status === 425)
    return wait(`The speech service failed (HTTP ${status}).`, readRetryAfter(headers))
  const named = field ? `; it names ${field}` : ''
  return refuse(
    `The speech service refused the request (HTTP ${status}${named}). Check SPEECH_MODEL and SPEECH_LANGUAGE against what it offers.`,
  )
}

function readBody(body: string): { codes: string[]; field: string | undefined } {
  let parsed: unknown
  try {
    parsed = JSON.parse(body)
  } catch {
    return { codes: [], field: undefined }
  }
  const outer = toRecord(parsed)
  const inner = toRecord(outer.error)
  const codes = [inner.code, inner.type, outer.code, outer.type, outer.err_code]
  return {
    codes: codes.filter((code) => typeof code === 'string'),
    field: knownFields.find((name) => name === inner.param || name === outer.param),
  }
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
