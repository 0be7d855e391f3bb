import type { App } from './context.ts'

/** What a browser may do with an answer of the API: nothing. Pages for people bring a policy of their own. */
export const strictestPolicy = "default-src 'none'; frame-ancestors 'none'"

/** Sent with every answer, those included that never became a request. */
export const standingHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': strictestPolicy,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** Puts them on every answer before any route has its say. */
export function addSecurityHeaders(app: App, baseUrl: () => string): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(standingHeaders)
    // What customers said is nobody's to keep on the way; a route that has something else to say about it does.
    // By the route, for an address can be spelled in many ways.
    if (request.routeOptions.url?.startsWith('/v1/') ?? true) reply.header('Cache-Control', 'no-store')
    // Only where the operator says that clients come by https: a promise of a year is not to be made by accident.
    if (baseUrl().startsWith('https:')) reply.header('Strict-Transport-Security', 'max-age=31536000')
    done()
  })
}
