export interface InvalidValue {
  /** Where: `path`, `query` or `header`, then the name. */
  readonly loc: readonly string[]
  readonly msg: string
  readonly type: string
}

interface Facts {
  readonly status?: number | undefined
  readonly code?: string | undefined
  readonly path?: string | undefined
  readonly requestId?: string | undefined
  readonly detail?: readonly InvalidValue[] | undefined
  readonly cause?: unknown
}

/**
 * The service refused a request, or could not be reached: then `status` and `code` are undefined and `cause` says why.
 * Carries nothing of what was sent, so it may be logged as it is.
 */
export class CallmarkError extends Error {
  /** The HTTP status. */
  readonly status: number | undefined
  /** The service's own code, `NNN-NNN-NNNN`. */
  readonly code: string | undefined
  /** The field at fault. */
  readonly path: string | undefined
  /** Stands in the service's log beside what went wrong. */
  readonly requestId: string | undefined
  /** Every invalid value of a GET request. */
  readonly detail: readonly InvalidValue[] | undefined

  constructor(message: string, { status, code, path, requestId, detail, cause }: Facts = {}) {
    super(message, cause === undefined ? undefined : { cause })
    this.status = status
    this.code = code
    this.path = path
    this.requestId = requestId
    this.detail = detail
  }

  static {
    // On the prototype, so that it is not shown twice when the error is printed.
    CallmarkError.prototype.name = 'CallmarkError'
  }
}

/** Reads a refusal, in either of the service's two bodies or in none. */
export async function readRefusal(response: Response): Promise<CallmarkError> {
  const { status } = response
  const requestId = response.headers.get('x-request-id') ?? undefined
  const body = await readJsonObject(response)
  if (Array.isArray(body.detail)) {
    const detail = body.detail as InvalidValue[]
    const faults = detail.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`)
    return new CallmarkError(faults.join(' '), { status, requestId, detail })
  }
  const message = typeof body.message === 'string' ? body.message : describeStatus(response)
  const code = typeof body.code === 'string' ? body.code : undefined
  const path = typeof body.path === 'string' ? body.path : undefined
  return new CallmarkError(message, { status, code, path, requestId })
}

/** Says in a sentence why no answer came; the addresses are the caller's own. */
export function describeTrouble(baseUrl: string, cause: unknown): CallmarkError {
  const reason = findReason(cause)
  const sentences: Record<string, string> = {
    ECONNREFUSED: `Nothing answers at ${baseUrl}. Is the service running?`,
    ENOTFOUND: `There is no host of the name in ${baseUrl}.`,
    EAI_AGAIN: `The name of the host in ${baseUrl} cannot be looked up.`,
  }
  const message = sentences[reason] ?? `The connection to ${baseUrl} failed${reason ? ` (${reason})` : ''}.`
  return new CallmarkError(message, { cause })
}

function describeStatus({ status, headers }: Response): string {
  const target = headers.get('location')
  if (status >= 300 && status < 400 && target) {
    return `The address leads on to ${target.split('?')[0]}: use the final address.`
  }
  return `The service answered ${status}.`
}

async function readJsonObject(response: Response): Promise<Record<string, unknown>> {
  if (!response.headers.get('content-type')?.includes('json')) {
    await response.body?.cancel().catch(() => {})
    return {}
  }
  const body: unknown = await response.json().catch(() => undefined)
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
}

/** The code of the innermost error that has one, or else what the innermost says. */
function findReason(error: unknown): string {
  let reason = ''
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as Error & { code?: unknown }
    if (typeof code === 'string') return code
    reason = cause.message
  }
  return reason
}
