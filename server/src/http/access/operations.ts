import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction, RouteOptions } from 'fastify'
import { AppError, type AppErrorKind } from '../../domain/errors.ts'
import type { Scope } from '../../domain/scopes.ts'
import type { App } from '../context.ts'
import { largestUsualBody } from '../limits/limit-bodies.ts'
import { rememberConnection } from '../limits/limit-connections.ts'
import type { limitRequests } from '../limits/limit-requests.ts'
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
     * What a caller must be allowed to do, all of it; `any`: any token will do; `open`: no token needed. Every operation
     * says which.
     */
    scope?: Scope | readonly [Scope, ...Scope[]] | 'any' | 'open'
    /** Whoever has a link to the recording may come without a token. */
    takesLink?: boolean
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

/** Puts a guard before every operation that names a scope, and refuses to start with one that names nothing. */
export function guardOperations(app: App, tokens: Tokens, checkRate: ReturnType<typeof limitRequests>): void {
  app.addHook('onRoute', (route) => {
    if (!isOperation(route)) return
    const scope = route.config?.scope
    if (!scope) throw new Error(`${route.url} must name its scope in its config`)
    if (scope === 'open') return
    route.bodyLimit ??= largestUsualBody
    const scopes = scope === 'any' ? [] : [scope].flat()
    const guard = requireScopes(tokens, scopes, checkRate)
    route.onRequest = [guard, ...[route.onRequest ?? []].flat()]
  })
}

function isOperation(route: RouteOptions): boolean {
  return route.url.startsWith('/v1/')
}

/** Lets a request in only with a live token that carries the scopes, and only so many. */
function requireScopes(
  tokens: Tokens,
  scopes: readonly Scope[],
  checkRate: ReturnType<typeof limitRequests>,
) {
  const admit = (request: FastifyRequest, reply: FastifyReply, caller: Caller): void => {
    request.sentBy = caller.clientId
    checkRate(request, reply, caller)
    const missing = scopes.find((scope) => !caller.scopes.has(scope))
    if (missing) throw new AppError('scope_missing', `This operation needs the scope ${missing}.`)
    request.caller = caller
    rememberConnection(request.raw.socket)
  }
  return (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction) => {
    const known = request.headers.authorization ? tokens.recall(getBearer(request)) : undefined
    if (!known) return findCaller(request, tokens).then((caller) => admit(request, reply, caller))
    admit(request, reply, known)
    done()
  }
}

function getBearer({ headers }: FastifyRequest): string {
  const [scheme, token, ...rest] = (headers.authorization ?? '').split(' ')
  if (scheme?.toLowerCase() !== 'bearer' || !token || rest.length > 0) throw new AppError('token_invalid')
  return token
}

/** Some may come by a link, where that is a way in; a token counts before it. */
async function findCaller(request: FastifyRequest, tokens: Tokens): Promise<Caller> {
  const { headers, query, params, routeOptions } = request
  const link = routeOptions.config.takesLink ? (query as { link?: unknown }).link : undefined
  if (link === undefined || headers.authorization !== undefined) return tokens.verify(getBearer(request))
  if (typeof link !== 'string') throw new AppError('token_invalid')
  return tokens.verifyLink(link, (params as { id: string }).id.toLowerCase())
}
