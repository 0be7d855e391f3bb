import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../domain/errors.ts'
import { readCookie, setCookie } from './cookies.ts'

const plainName = 'callmark_session'
const safeMethods = ['GET', 'HEAD', 'OPTIONS']

export function readSessionCookie(request: FastifyRequest, baseUrl: string): string | undefined {
  return readCookie(request, plainName, baseUrl)
}

export function setSessionCookie(reply: FastifyReply, baseUrl: string, token: string, seconds: number): void {
  setCookie(reply, plainName, baseUrl, { value: token, seconds })
}

export function clearSessionCookie(reply: FastifyReply, baseUrl: string): void {
  setSessionCookie(reply, baseUrl, '', 0)
}

/**
 * A cookie goes along with whatever page sends a request here. So it counts only where the browser says that our own page
 * does: by `Sec-Fetch-Site`, or by `Origin`, which no page can choose. What changes something needs an origin in any case.
 * What only reads has neither over plain http; there a header of our own will do, which a page of another site could send
 * only after asking, and it is never allowed to.
 */
export function requireOwnPage(request: FastifyRequest): void {
  const { origin, 'sec-fetch-site': site } = request.headers
  const isOwn = origin !== undefined && isHost(origin, request.headers.host)
  if (origin !== undefined && !isOwn) throw new AppError('cross_site')
  if (site !== undefined && site !== 'same-origin') throw new AppError('cross_site')
  if (isOwn) return
  const isOurs = site !== undefined || request.headers['callmark-page'] !== undefined
  if (!safeMethods.includes(request.method) || !isOurs) throw new AppError('cross_site')
}

function isHost(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host
}
