import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { AppError } from '../domain/errors.ts'
import { isOutOfReach } from '../store/database.ts'
import { StorageAwayError } from '../store/recordings/recordings.ts'
import { catalogue } from './error-catalogue.ts'
import { findInnerIssue } from './find-inner-issue.ts'
import { letBodyPass } from './limits/let-body-pass.ts'
import { ShortageError, warnOfShortages } from './limits/shortage.ts'
import { standingHeaders } from './security-headers.ts'

/** Turns whatever went wrong into one of the two bodies of the contract; only a person's unknown address is answered otherwise. */
export function installErrorHandling(
  app: FastifyInstance,
  answerUnknown: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | undefined = () =>
    undefined,
): void {
  const warnOf = warnOfShortages()
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (hasZodFastifySchemaValidationErrors(error)) return sendInvalid(request, reply, issuesOf(error))
    const gone = error.code === 'ECONNRESET' && request.raw.destroyed && !request.raw.complete
    if (gone) return sendRefusal(reply, new AppError('malformed_request', 'The sender went away.'))
    const refusal = error instanceof AppError ? error : refusalFor(error, request)
    if (!request.raw.readableEnded) letBodyPass(request, reply)
    // A refusal's own text may quote what the caller sent; the log gets the kind alone.
    if (refusal instanceof ShortageError) warnOf(request.log, refusal)
    else if (refusal.kind === 'internal' || refusal.kind === 'not_now')
      request.log.error({ name: error.name, code: error.code, stack: frames(error) }, 'request failed')
    if (refusal.kind === 'validation' && request.method === 'GET')
      return sendInvalid(request, reply, [issueOf(refusal)])
    return sendRefusal(reply, refusal)
  })
  app.setNotFoundHandler(
    (request, reply) => answerUnknown(request, reply) ?? sendRefusal(reply, nothingAt(request)),
  )
}

export function nothingAt({ method, url }: FastifyRequest): AppError {
  return new AppError('not_found', `There is nothing at ${method} ${url.split('?')[0]?.slice(0, 200)}.`)
}

export function sendRefusal(reply: FastifyReply, refusal: AppError): FastifyReply {
  const { status, code, message } = catalogue[refusal.kind]
  const words = refusal.message === refusal.kind ? message : refusal.message
  if ((status === 503 || status === 429) && !reply.hasHeader('Retry-After')) reply.header('Retry-After', '5')
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  return reply.status(status).send({ code, ...(refusal.path ? { path: refusal.path } : {}), message: words })
}

const brokenStatuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Answers what is not even HTTP, and so never becomes a request, in the same words as everything else. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { code, message } = catalogue.malformed_request
  const body = JSON.stringify({ code, message })
  const head = [
    `HTTP/1.1 ${brokenStatuses[error.code ?? ''] ?? '400 Bad Request'}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${randomUUID()}`,
    ...Object.entries(standingHeaders).map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

interface Issue {
  readonly where: string
  readonly path: readonly string[]
  readonly message: string
  readonly type: string
}

function sendInvalid(request: FastifyRequest, reply: FastifyReply, issues: readonly Issue[]): FastifyReply {
  if (request.method === 'GET') {
    const detail = issues.map(({ where, path, message, type }) => ({
      loc: [where, ...path],
      msg: message,
      type,
    }))
    return reply.status(422).send({ detail })
  }
  const { path, message } = issues[0]!
  return sendRefusal(reply, new AppError('validation', message, path.join('.') || undefined))
}

function issuesOf(
  error: FastifyError & {
    validationContext?: string
    validation?: {
      instancePath: string
      message?: string
      keyword: string
      params: Readonly<Record<string, unknown>>
    }[]
  },
): Issue[] {
  const places: Record<string, string> = {
    querystring: 'query',
    params: 'path',
    headers: 'header',
    body: 'body',
  }
  const where = places[error.validationContext ?? ''] ?? 'body'
  return (error.validation ?? []).map(({ instancePath, message, keyword, params }) => {
    const outer = instancePath
      .split('/')
      .filter(Boolean)
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    const inner = keyword === 'invalid_union' ? findInnerIssue(params.errors) : undefined
    const [unknown] = keyword === 'unrecognized_keys' ? (params.keys as string[]) : []
    return {
      where,
      path: [...outer, ...(inner?.path ?? []).map(String), ...(unknown ? [unknown.slice(0, 100)] : [])],
      message: inner?.message ?? message ?? 'The value is not allowed.',
      type: keyword,
    }
  })
}

/** What only the data could tell to be wrong with a query. */
function issueOf({ path, message }: AppError): Issue {
  return { where: 'query', path: path ? [path] : [], message, type: 'invalid_value' }
}

/** Errors of the framework itself: a body that is too large, not JSON, of the wrong type. */
function refusalFor(error: FastifyError, { routeOptions }: FastifyRequest): AppError {
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT') {
    return new ShortageError(
      'disk',
      'The disk of the service is full. Tell its operator, and send this again later.',
    )
  }
  if (error instanceof StorageAwayError) return new AppError('not_now', error.message)
  if (isOutOfReach(error))
    return new AppError('not_now', 'The database cannot be reached right now. Try again.')
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    const most = routeOptions.bodyLimit?.toLocaleString('en')
    return new AppError('too_large', `The body is larger than the ${most} bytes this operation accepts.`)
  }
  if (error.statusCode === 413) return new AppError('too_large')
  if (error.statusCode === 415) {
    const type = routeOptions.config.form ? 'multipart/form-data' : 'application/json'
    return new AppError(
      'malformed_request',
      `This operation does not accept this content type. Send ${type}.`,
    )
  }
  const words = brokenBodies[error.code]
  if (words) return new AppError('malformed_request', words)
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return new AppError('malformed_request')
  return new AppError('internal')
}

const brokenBodies: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON, or has a field named "__proto__".',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as Content-Length says.',
}

/** Where it happened, without the message: that may hold what a customer said. */
function frames(error: Error): string | undefined {
  return error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n')
}
