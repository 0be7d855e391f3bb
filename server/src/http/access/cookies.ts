import type { FastifyReply, FastifyRequest } from 'fastify'

const longestValue = 100

/** Over https, a name that no other host and no plain page can set. */
function nameOf(plainName: string, baseUrl: string): string {
  return baseUrl.startsWith('https:') ? `__Host-${plainName}` : plainName
}

export function readCookie(
  { headers }: FastifyRequest,
  plainName: string,
  baseUrl: string,
): string | undefined {
  const name = `${nameOf(plainName, baseUrl)}=`
  const found = headers.cookie?.split('; ').find((pair) => pair.startsWith(name))
  const value = found?.slice(name.length)
  return value && value.length <= longestValue ? value : undefined
}

/** Out of reach of scripts, and not sent along with what other pages send; 0 seconds: gone. */
export function setCookie(
  reply: FastifyReply,
  plainName: string,
  baseUrl: string,
  { value, seconds }: { readonly value: string; readonly seconds: number },
): void {
  const secure = baseUrl.startsWith('https:') ? '; Secure' : ''
  reply.header(
    'Set-Cookie',
    `${nameOf(plainName, baseUrl)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`,
  )
}
