import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { type AuditEntry, noteAudit } from '../../store/audit.ts'
import type { Database } from '../../store/database.ts'
import type { App } from '../context.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the audit log says of whoever got this answer; a table that is sent as a file counts as `exported` anyway. */
    noted?: 'listened' | 'read_transcript' | 'exported'
  }
}

type Reading = Pick<AuditEntry, 'action' | 'subject' | 'subjectId' | 'detail'>

/** A player asks for a recording in many ranges, and a page for its transcript whenever it is looked at again. */
const onceInMs = 3_600_000
const rememberAtMost = 10_000
/** Whoever reads waits for the note, but not for a database that is busy with something else. */
const longestWaitMs = 1_000
const fileTypes = { 'text/csv': 'csv', 'application/x-ndjson': 'jsonl' }
/** Which page of a table it is, or whose clock it follows, says nothing about what was taken along. */
const unnamedFilters = ['cursor', 'limit', 'time_zone', 'score_of']

/**
 * Notes in the audit log who listened, read or exported: people always, programs where they open a recording or export.
 * Once an hour for each of them and each thing, by each process. A note that cannot be written keeps nobody from reading.
 */
export function noteReadings(app: App, database: Database, now = () => performance.now()): void {
  const noted = new Map<string, number>()
  const note = async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    const reading = readingOf(request, reply)
    if (!reading) return payload
    const { by } = request.caller
    const key = [by.actor, reading.action, reading.subjectId, JSON.stringify(reading.detail)].join('\n')
    if ((noted.get(key) ?? 0) > now()) return payload
    noted.delete(key)
    if (noted.size >= rememberAtMost) noted.delete(noted.keys().next().value!)
    noted.set(key, now() + onceInMs)
    const writing = noteAudit(database, { ...by, ...reading }).catch(() => {
      noted.delete(key)
      request.log.warn({ action: reading.action }, 'reading not noted')
    })
    await Promise.race([writing, new Promise((resolve) => setTimeout(resolve, longestWaitMs).unref())])
    return payload
  }
  app.addHook('onRoute', (route) => {
    if (route.method === 'GET' && (route.config?.noted || canBeFile(route)))
      route.onSend = [...[route.onSend ?? []].flat(), note]
  })
}

function canBeFile({ schema }: RouteOptions): boolean {
  const { response } = (schema ?? {}) as { response?: { 200?: { content?: object } } }
  return Object.hasOwn(response?.[200]?.content ?? {}, 'text/csv')
}

/** Undefined: nothing that is noted, or nothing was given out. */
function readingOf(request: FastifyRequest, reply: FastifyReply): Reading | undefined {
  // Whoever is told that a recording has not changed listens to what their browser kept of it.
  const isGiven = reply.statusCode < 300 || reply.statusCode === 304
  if (!request.caller || !isGiven) return undefined
  const { noted } = request.routeOptions.config
  const format = formatOf(reply)
  if (format !== 'json' || noted === 'exported') {
    const { operationId } = request.routeOptions.schema as { operationId: string }
    const filters = Object.keys(request.query as object).filter((name) => !unnamedFilters.includes(name))
    const detail = { format, filters: filters.sort() }
    return { action: 'exported', subject: 'export', subjectId: operationId, detail }
  }
  if (noted === undefined || (noted === 'read_transcript' && !request.caller.person)) return undefined
  const { id, call_id = id } = request.params as { id: string; call_id?: string }
  return { action: noted, subject: 'call_analysis', subjectId: call_id.toLowerCase() }
}

function formatOf(reply: FastifyReply): string {
  const type = String(reply.getHeader('content-type') ?? '')
  const found = Object.entries(fileTypes).find(([name]) => type.startsWith(name))
  return found?.[1] ?? 'json'
}
