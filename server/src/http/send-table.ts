import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { prefersCsv } from './csv.ts'

/** An answer that can be had both ways: JSON as the schema says, or the same as a flat table. */
export function jsonOrCsv<T extends z.ZodType>(schema: T) {
  const csv = z.string().describe('The same as a table: RFC 4180, UTF-8, with a header line.')
  return {
    200: {
      description: 'JSON, or CSV for those who ask for it with `Accept: text/csv`.',
      content: { 'application/json': { schema }, 'text/csv': { schema: csv } },
    },
  }
}

/** Sends the body as it is or as the file that `toCsv` makes of it, whichever the caller would rather have. */
export function sendTable<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  body: T,
  toCsv: (body: T) => string,
): FastifyReply {
  reply.header('Vary', 'Accept')
  if (!prefersCsv(request.headers.accept)) return reply.send(body)
  const [, , group = 'table', table = group] = request.routeOptions.url?.split('/') ?? []
  return reply
    .type('text/csv; charset=utf-8; header=present')
    .header('Content-Disposition', `attachment; filename="${table}.csv"`)
    .send(toCsv(body))
}

/** The same address, on another page. */
export function onPage(address: string, cursor: string): string {
  const url = new URL(address, 'http://here')
  url.searchParams.set('cursor', cursor)
  return `${url.pathname}${url.search}`
}
