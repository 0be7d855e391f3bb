import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction, RouteOptions } from 'fastify'
import { AppError, type AppErrorKind } from '../../domain/errors.ts'
import { isOperationName, type Operation, permissions } from '../../domain/people/permissions.ts'
import { roles } from '../../domain/people/roles.ts'
import type { Scope } from '../../domain/scopes.ts'
import type { App } from '../context.ts'
import { largestUsualBody } from '../limits/limit-bodies.ts'
import { rememberConnection } from '../limits/limit-connections.ts'
import type { limitRequests } from '../limits/limit-requests.ts'
import { readSessionCookie, requireOwnPage } from './session-cookie.ts'
import type { Sessions } from './sessions.ts'
import type { Caller, Tokens } from './tokens.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is asking. Not there on a route without a scope. */
    caller: Caller
    /** Whose token it came with, let in or not. */
    sentBy: string | undefined
  }
  interface FastifyContextConfig {
    /**
     * What a program must be allowed to do, all of it; `any`: any token will do; `person`: for people only; `open`: nobody
     * has to say who they are. Every operation says which. What people may do, the table of permissions says.
     */
    scope?: Scope | readonly [Scope, ...Scope[]] | 'any' | 'person' | 'open'
    /** Whoever has a link to the recording may come without a token. */
    takesLink?: boolean
    /** Another service writes the query, with whatever names it likes. */
    anyQuery?: boolean
    /** A POST that only reads: there is nothing that could be done twice, and its answer is not kept. */
    onlyReads?: boolean
    /** Fields of the answer that are shown once: an answer that is given again has null instead, and none is kept. */
    shownOnce?: readonly string[]
    /** How this operation refuses, besides what any operation of its kind does. */
    refusals?: readonly AppErrorKind[]
    /** The most values a JSON body may hold; a number that is right for most operations, if nothing is said. */
    mostValues?: number
    /** The parts of a multipart body, which is read as it streams in and not by a schema. */
    form?: Record<string, unknown>
    /** The fields of a urlencoded form that is taken as well as JSON. */
    urlencoded?: Record<string, unknown>
    /** The content types of a file that is sent as it is, whole or in ranges. */
    file?: readonly string[]
  }
}

interface Doors {
  readonly tokens: Tokens
  readonly sessions: Sessions
  readonly baseUrl: () => string
  readonly checkRate: ReturnType<typeof limitRequests>
}

/** What an operation asks of whoever wants it. */
interface Demand {
  readonly scopes: readonly Scope[]
  readonly personOnly: boolean
  readonly operation: Operation
}

/** Puts a guard before every operation, and refuses to start with one that names no scope or has no row for people. */
export function guardOperations(app: App, doors: Doors): void {
  app.addHook('onRoute', (route) => {
    if (!isOperation(route)) return
    const scope = route.config?.scope
    if (!scope) throw new Error(`${route.url} must name its scope in its config`)
    if (scope === 'open') return
    route.bodyLimit ??= largestUsualBody
    const operation = (route.schema as { operationId?: string } | undefined)?.operationId
    if (!isOperationName(operation))
      throw new Error(`${operation ?? route.url} must have a row in the table of permissions`)
    const scopes = scope === 'any' || scope === 'person' ? [] : [scope].flat()
    for (const role of roles)
      if (permissions[operation][role] !== 'no')
        for (const one of scopes) doors.sessions.scopes[role].add(one)
    const guard = requireRights(doors, { scopes, personOnly: scope === 'person', operation })
    route.onRequest = [guard, ...[route.onRequest ?? []].flat()]
  })
}

function isOperation(route: RouteOptions): boolean {
  return route.url.startsWith('/v1/')
}

/** Lets a request in only with a live token that carries the scopes, or for a person whose role allows it; and only so many. */
function requireRights(doors: Doors, demand: Demand) {
  const admit = (request: FastifyRequest, reply: FastifyReply, caller: Caller): void => {
    request.sentBy = caller.by.actor
    doors.checkRate(request, reply, caller)
    checkRights(caller, demand)
    request.caller = { ...caller, by: { ...caller.by, address: request.ip } }
    rememberConnection(request.raw.socket)
  }
  return (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction) => {
    const known = recallCaller(request, doors)
    if (!known) return findCaller(request, doors).then((caller) => admit(request, reply, caller))
    admit(request, reply, known)
    done()
  }
}

function checkRights({ person, scopes }: Caller, demand: Demand): void {
  if (person) {
    if (permissions[demand.operation][person.role] === 'no') throw new AppError('role_missing')
    return
  }
  if (demand.personOnly) throw new AppError('person_only')
  const missing = demand.scopes.find((scope) => !scopes.has(scope))
  if (missing) throw new AppError('scope_missing', `This operation needs the scope ${missing}.`)
}

/** Who came with this token or cookie a moment ago. */
function recallCaller(request: FastifyRequest, { tokens, sessions, baseUrl }: Doors): Caller | undefined {
  if (request.headers.authorization !== undefined) return tokens.recall(getBearer(request))
  const cookie = readSessionCookie(request, baseUrl())
  const known = cookie ? sessions.recall(cookie) : undefined
  if (known) requireOwnPage(request)
  return known
}

function getBearer({ headers }: FastifyRequest): string {
  const [scheme, token, ...rest] = (headers.authorization ?? '').split(' ')
  if (scheme?.toLowerCase() !== 'bearer' || !token || rest.length > 0) throw new AppError('token_invalid')
  return token
}

/** By a token; by a link, where that is a way in; or by the cookie of a session. */
async function findCaller(request: FastifyRequest, { tokens, sessions, baseUrl }: Doors): Promise<Caller> {
  const { headers, query, params, routeOptions } = request
  if (headers.authorization !== undefined) return tokens.verify(getBearer(request))
  const link = routeOptions.config.takesLink ? (query as { link?: unknown }).link : undefined
  if (link !== undefined) {
    if (typeof link !== 'string') throw new AppError('token_invalid')
    return tokens.verifyLink(link, (params as { id: string }).id.toLowerCase())
  }
  const cookie = readSessionCookie(request, baseUrl())
  if (!cookie) throw new AppError('token_invalid')
  requireOwnPage(request)
  const caller = await sessions.verify(cookie)
  if (!caller) throw new AppError('signed_out')
  return caller
}
