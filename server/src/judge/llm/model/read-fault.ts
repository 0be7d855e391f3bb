import { APICallError } from 'ai'
import { EngineError } from '../../../domain/errors.ts'
import { readRetryAfter } from '../../../hosted/retry-after.ts'
import { readRefusalBody } from './read-refusal-body.ts'

const standardWaitMs = 15_000
/** Nothing but a person with a card helps, and that takes its time. */
const unpaidWaitMs = 900_000
const unpaidCodes = /insufficient_quota|billing|payment_required|credit|spend.?limit/i
const unpaid =
  /insufficient_quota|credit balance|exceeded your current quota|billing (?:details|limit|hard limit|account)|spend(?:ing)? limit/i
const tooLong =
  /context_length_exceeded|exceed_context_size|context (?:length|size|window)|prompt is too long|maximum (?:context|number of tokens)|too many tokens|token count exceeds/i
/** No answer for this question; the first where one was written that did not fit the schema. */
const filteredCodes =
  /json_validate_failed|content_?filter|content_?policy|responsible_?ai|invalid_prompt|moderation|safety/i
const filtered =
  /json_validate_failed|content_filter|content (?:management )?policy|usage polic|responsible_ai|(?:was|been|were|got) flagged/i
const unformattedCodes =
  /response.?(?:format|mime|schema)|json_?schema|text\.format|output_(?:config|format)|^temperature$|grammar|guided/im
const unformatted =
  /response_?(?:format|mime_?type|schema)|json_?schema|json_object|json mode|structured outputs?|guided_(?:json|grammar)|output_(?:config|format)/i
/** Words that people use as well, where something is refused in the same breath. */
const refusedWord =
  /(?:unsupported|unknown|unrecognized|invalid|not supported?|failed to \w+|deprecated)\b[^.]{0,60}\b(?:schema|temperature|grammar)\b|\b(?:schema|temperature|grammar)\b[^.]{0,60}\b(?:unsupported|not (?:be )?(?:supported|allowed)|deprecated|only the default)/i
const noKey = /API_KEY_INVALID|API key not valid|invalid_api_key|invalid x-api-key/i
const noModel =
  /model_not_found|model not found|model ["'`]?[^"'`]{1,100}["'`]? (?:not found|does not exist)/i

/** `busy`: the same request will be taken a little later. */
export type Fault = EngineError | { readonly busy: EngineError } | 'no format' | 'declined'

/**
 * What a failed request means to whoever runs this service. Nothing of the vendor's own words is passed on: they may
 * repeat the prompt, and with it what was said on the call, or the key.
 */
export function readFault(error: unknown): Fault {
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

function readRefusal({ statusCode, responseHeaders, responseBody }: APICallError): Fault {
  const status = statusCode ?? 0
  // Only looked through for known words, never shown.
  const body = textOf(responseBody).slice(0, 20_000)
  const { codes, message } = readRefusalBody(body)
  const refuse = (text: string) => new EngineError(text, { retryable: false })
  const wait = (text: string, retryAfterMs?: number) =>
    new EngineError(text, { retryable: true, ...(retryAfterMs !== undefined && { retryAfterMs }) })
  const wantedLater = readRetryAfter(withGoogleDelay(responseHeaders ?? {}, body))
  if (status >= 200 && status < 300)
    return wait(
      'The language model answered with something that is no answer. Check that JUDGE_URL is its address.',
    )
  const isFiltered = filteredCodes.test(codes) || filtered.test(message)
  if (isFiltered && (status === 400 || status === 403 || status === 422)) return 'declined'
  // Whoever says when to come back does not wait for money.
  const isUnpaid = unpaidCodes.test(codes) || (unpaid.test(message) && wantedLater === undefined)
  if (status === 402 || ((status === 429 || status === 400) && isUnpaid))
    return wait(
      `The account at the language model’s service is used up (HTTP ${status}). Add credit there or set another JUDGE_API_KEY; calls wait meanwhile.`,
      unpaidWaitMs,
    )
  if (status === 401 || status === 403 || noKey.test(codes) || noKey.test(message))
    return refuse(
      `The language model’s service did not accept the key (HTTP ${status}). Check JUDGE_API_KEY and what it may be used for.`,
    )
  if (status === 429)
    return {
      busy: wait(
        'The language model’s service takes no more requests for now (HTTP 429).',
        wantedLater ?? standardWaitMs,
      ),
    }
  if (status === 529 || status === 503)
    return {
      busy: wait(
        `The language model’s service is overloaded (HTTP ${status}).`,
        wantedLater ?? standardWaitMs,
      ),
    }
  if (tooLong.test(codes) || tooLong.test(message) || status === 413)
    return refuse(
      `The call does not fit into the language model (HTTP ${status}). Set a smaller JUDGE_CONTEXT_TOKENS, shorten long prompts and descriptions, or give the model a larger context.`,
    )
  if (status >= 500 || status === 408 || status === 409 || status === 425) {
    if (status === 501 && isUnformatted(codes, message)) return 'no format'
    return wait(`The language model’s service failed (HTTP ${status}).`, wantedLater)
  }
  if (
    status === 404 ||
    status === 405 ||
    status === 410 ||
    (status >= 300 && status < 400) ||
    noModel.test(codes) ||
    noModel.test(message)
  )
    return refuse(
      `The language model’s service has no such address or model (HTTP ${status}). Check JUDGE_URL and JUDGE_MODEL.`,
    )
  if ((status === 400 || status === 422) && isUnformatted(codes, message)) return 'no format'
  return refuse(
    `The language model’s service refused the request (HTTP ${status}). Check JUDGE_MODEL and JUDGE_URL against what it offers.`,
  )
}

function isUnformatted(codes: string, message: string): boolean {
  return unformattedCodes.test(codes) || unformatted.test(message) || refusedWord.test(message)
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
