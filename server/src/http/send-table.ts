import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { preferredType, type TableType } from './preferred-type.ts'

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

/** The same, and for programs that read line by line one JSON object on each. */
export function jsonCsvOrLines<T extends z.ZodType>(schema: T) {
  const { content } = jsonOrCsv(schema)[200]
  const lines = z.string().describe('Its items alone, one JSON object on each line.')
  return {
    200: {
      description: 'JSON; CSV with `Accept: text/csv`; lines of JSON with `Accept: application/x-ndjson`.',
      content: { ...content, 'application/x-ndjson': { schema: lines } },
    },
  }
}

/**
 * Sends the body as it is, as the file that `toCsv` makes of it or, where there is `toLines`, line by line: whichever the
 * caller would rather have.
 */
export function sendTable<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  body: T,
  toCsv: (body: T) => string,
  toLines?: (body: T) => readonly unknown[],
): FastifyReply {
  reply.header('Vary', 'Accept')
  const offered: TableType[] = ['application/json', 'text/csv']
  if (toLines) offered.push('application/x-ndjson')
  const type = preferredType(request.headers.accept, offered)
  if (type === 'application/json') return reply.send(body)
  const [, , group = 'table', table = group] = request.routeOptions.url?.split('/') ?? []
  const isCsv = type === 'text/csv'
  return reply
    .type(isCsv ? 'text/csv; charset=utf-8; header=present' : 'application/x-ndjson; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${table}.${isCsv ? 'csv' : 'jsonl'}"`)
    .send(
      isCsv
        ? toCsv(body)
        : toLines!(body)
            .map((item) => `${JSON.stringify(item)}\n`)
            .join(''),
    )
}

/** The same address, on another page. */
export function onPage(address: string, cursor: string): string {
  const url = new URL(address, 'http://here')
  url.searchParams.set('cursor', cursor)
  return `${url.pathname}${url.search}`
}
