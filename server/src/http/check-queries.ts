import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction, RouteOptions } from 'fastify'
import { z } from 'zod'
import { AppError } from '../domain/errors.ts'
import type { App } from './context.ts'

/** Refuses names in a query that the operation does not know, or knows but once: whoever misspells one must not be misled. */
export function checkQueries(app: App): void {
  app.addHook('onRoute', (route) => {
    if (!takesQuery(route) || route.config?.anyQuery) return
    const check = checkAgainst(fieldsOf(route))
    route.preValidation = [check, ...[route.preValidation ?? []].flat()]
  })
}

/** Every operation that reads. */
export function takesQuery({ url, method }: Pick<RouteOptions, 'url' | 'method'>): boolean {
  return url.startsWith('/v1/') && [method].flat().some((one) => one === 'GET' || one === 'HEAD')
}

function fieldsOf({ schema }: RouteOptions): Readonly<Record<string, z.ZodType>> {
  return schema?.querystring instanceof z.ZodObject ? schema.querystring.shape : {}
}

function checkAgainst(fields: Readonly<Record<string, z.ZodType>>) {
  const names = Object.keys(fields)
  const several = new Set(names.filter((name) => fields[name]!.safeParse([]).success))
  const known = names.length > 0 ? `Known: ${names.join(', ')}.` : 'This operation takes none.'
  return ({ query }: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    for (const [name, value] of Object.entries(query as Record<string, unknown>)) {
      const short = name.slice(0, 100)
      if (!names.includes(name))
        throw new AppError('validation', `Unknown query name "${short}". ${known}`, short)
      if (Array.isArray(value) && !several.has(name))
        throw new AppError('validation', `"${name}" is given twice.`, name)
    }
    done()
  }
}
