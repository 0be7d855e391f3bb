import { fastify } from 'fastify'
import type { App, HttpContext } from '../context.ts'
import { type FixedContent, fixContent, sendFixed } from '../fixed-content.ts'

/** The page beside `openapi.json`; every address on it is relative, so that it works under any path. */
const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Callmark API</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <div id="reference"></div>
    <script src="docs/scalar.js"></script>
    <script src="docs/start.js"></script>
  </body>
</html>
`

/** Scalar writes its styles into the page as it goes; everything else it may have from here alone, or not at all. */
const contentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Nothing on the page comes from another host, nor goes there. */
const settings = {
  url: 'openapi.json',
  theme: 'default',
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  persistAuth: false,
  operationTitleSource: 'summary',
  modelsSectionLabel: 'Schemas',
  authentication: { preferredSecurityScheme: 'token' },
  documentDownloadType: 'json',
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  customCss: '.markdown :is(th, td):not(:last-child) { white-space: nowrap; word-break: normal; }',
  externalUrls: { dashboardUrl: '', registryUrl: '', proxyUrl: '', apiBaseUrl: '' },
}

/** The description of the API, for programs at `/openapi.json` and for people at `/docs`. */
export function addReferenceRoutes(app: App, { baseUrl }: Pick<HttpContext, 'baseUrl'>): void {
  const text = 'text/javascript; charset=utf-8'
  const documentOnce = once(() => {
    // Clients reach the operations at the path they reach the document at.
    const { pathname } = new URL(baseUrl())
    const document = { ...app.swagger(), servers: [{ url: pathname.replace(/(.)\/$/, '$1') }] }
    return fixContent('application/json; charset=utf-8', JSON.stringify(document))
  })
  const scriptOnce = once(async () => fixContent(text, await readScript()))
  const startOnce = once(() =>
    fixContent(text, `Scalar.createApiReference('#reference', ${JSON.stringify(settings)})\n`),
  )

  app.get('/openapi.json', async (request, reply) => {
    reply.header('Access-Control-Allow-Origin', '*')
    return sendFixed(request, reply, await documentOnce())
  })

  app.get('/docs', async (request, reply) => {
    // What the page refers to lies beside it, which from there would be below it.
    if (/^[^?]*\/(\?|$)/.test(request.url)) return reply.redirect('../docs', 308)
    reply.header('Content-Security-Policy', contentPolicy).header('Cache-Control', 'no-cache')
    return reply.type('text/html; charset=utf-8').send(page)
  })
  app.get('/docs/scalar.js', async (request, reply) => sendFixed(request, reply, await scriptOnce()))
  app.get('/docs/start.js', async (request, reply) => sendFixed(request, reply, await startOnce()))
}

/** The package holds megabytes and gives its script away only through its own route: ask it, when somebody wants it. */
async function readScript(): Promise<string> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const holder = fastify()
  await holder.register(scalar, { routePrefix: '/docs', configuration: { url: 'openapi.json' } })
  const answer = await holder.inject('/docs/js/scalar.js')
  await holder.close()
  return answer.body
}

function once(make: () => Promise<FixedContent>): () => Promise<FixedContent> {
  let made: Promise<FixedContent> | undefined
  return () => {
    made ??= make().catch((error) => {
      made = undefined
      throw error
    })
    return made
  }
}
