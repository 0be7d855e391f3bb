import type { FastifyRequest } from 'fastify'
import { AppError } from '../domain/errors.ts'
import type { Scope } from '../domain/scopes.ts'
import type { Caller, Tokens } from './tokens.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `requireScope`; a route without it must not read it. */
    caller: Caller
  }
}

/** Lets a request in only with a live token that carries the scope. */
export function requireScope(tokens: Tokens, scope: Scope) {
  return async (request: FastifyRequest): Promise<void> => {
    const [scheme, token, ...rest] = (request.headers.authorization ?? '').split(' ')
    if (scheme?.toLowerCase() !== 'bearer' || !token || rest.length > 0) throw new AppError('token_invalid')
    const caller = await tokens.verify(token)
    if (!caller.scopes.has(scope))
      throw new AppError('scope_missing', `This operation needs the scope ${scope}.`)
    request.caller = caller
  }
}
