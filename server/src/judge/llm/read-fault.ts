import { APICallError } from 'ai'
import { EngineError } from '../../domain/errors.ts'
import { readRetryAfter } from '../../speech/hosted/retry-after.ts'

const standardWaitMs = 15_000
/** Nothing but a person with a card helps, and that takes its time. */
const unpaidWaitMs = 900_000
const unpaid = /insufficient_quota|billing|credit balance|payment_required|spend.?limit/i
const tooLong =
  /context_length_exceeded|exceed_context_size|context (?:length|size|window)|prompt is too long|maximum (?:context|number of tokens)|too many tokens|token count exceeds/i
/** No answer for this question; the first where one was written that did not fit the schema. */
const filtered = /json_validate_failed|content_filter|content_policy|responsible_ai/i
const unformatted =
  /response_?(?:format|mime|schema)|json_schema|json_object|json mode|structured|grammar|guided|schema|temperature/i
const noKey = /API_KEY_INVALID|API key not valid|invalid_api_key|invalid x-api-key/i
const noModel =
  /model_not_found|model not found|model ["'`]?[^"'`]{1,100}["'`]? (?:not found|does not exist)/i

/**
 * What a failed request means to whoever runs this service. Nothing of the vendor's own words is passed on: they may
 * repeat the prompt, and with it what was said on the call, or the key.
 */
export function readFault(error: unknown): EngineError | 'no format' | 'declined' {
  const own = findCause(error, (cause) => cause instanceof EngineError)
  if (own) return own as EngineError
  const refusal = findCause(error, (cause) => APICallError.isInstance(cause)) as APICallError | undefined
  if (!refusal) {
    return new EngineError(
      'The language model answered in a way that is not understood. Check JUDGE_ENGINE and JUDGE_URL.',
      { retryable: true },
    )
  }
  return readRefusal(refusal)
}

function readRefusal({
  statusCode,
  responseHeaders,
  responseBody,
}: APICallError): ReturnType<typeof readFault> {
  const status = statusCode ?? 0
  // Only looked through for known words, never shown.
  const words = textOf(responseBody).slice(0, 20_000)
  const refuse = (message: string) => new EngineError(message, { retryable: false })
  const wait = (message: string, retryAfterMs?: number) =>
    new EngineError(message, { retryable: true, ...(retryAfterMs !== undefined && { retryAfterMs }) })
  const wantedLater = readRetryAfter(withGoogleDelay(responseHeaders ?? {}, words))
  if (status >= 200 && status < 300)
    return wait(
      'The language model answered with something that is no answer. Check that JUDGE_URL is its address.',
    )
  if (status === 402 || ((status === 429 || status === 400) && unpaid.test(words)))
    return wait(
      `The account at the language model’s service is used up (HTTP ${status}). Add credit there or set another JUDGE_API_KEY; calls wait meanwhile.`,
      unpaidWaitMs,
    )
  if (status === 401 || status === 403 || noKey.test(words))
    return refuse(
      `The language model’s service did not accept the key (HTTP ${status}). Check JUDGE_API_KEY and what it may be used for.`,
    )
  if (status === 429)
    return wait(
      'The language model’s service takes no more requests for now (HTTP 429).',
      wantedLater ?? standardWaitMs,
    )
  if (status === 529 || status === 503)
    return wait(`The language model’s service is overloaded (HTTP ${status}).`, wantedLater ?? standardWaitMs)
  if (tooLong.test(words) || status === 413)
    return refuse(
      `The call does not fit into the language model (HTTP ${status}). Set a smaller JUDGE_CONTEXT_TOKENS, or give the model a larger context.`,
    )
  if (status >= 500 || status === 408 || status === 409 || status === 425)
    return wait(`The language model’s service failed (HTTP ${status}).`, wantedLater)
  if (filtered.test(words)) return 'declined'
  if (
    status === 404 ||
    status === 405 ||
    status === 410 ||
    (status >= 300 && status < 400) ||
    noModel.test(words)
  )
    return refuse(
      `The language model’s service has no such address or model (HTTP ${status}). Check JUDGE_URL and JUDGE_MODEL.`,
    )
  if ((status === 400 || status === 422 || status === 501) && unformatted.test(words)) return 'no format'
  return refuse(
    `The language model’s service refused the request (HTTP ${status}). Check JUDGE_MODEL and JUDGE_URL against what it offers.`,
  )
}

/** Google says in the body when to come back. */
function withGoogleDelay(headers: Readonly<Record<string, string>>, words: string): Record<string, string> {
  const delay = /"retryDelay"\s*:\s*"(\d+(?:\.\d+)?)s"/.exec(words)?.[1]
  return delay === undefined ? headers : { 'retry-after': delay, ...headers }
}

/** A body that was read but not understood comes as whatever it was. */
function textOf(body: unknown): string {
  return typeof body === 'string' ? body : (JSON.stringify(body) ?? '')
}

function findCause(error: unknown, wanted: (cause: unknown) => boolean): unknown {
  let cause = error
  for (let depth = 0; depth < 8 && cause; depth++) {
    if (wanted(cause)) return cause
    cause = cause instanceof Error ? cause.cause : undefined
  }
  return undefined
}
