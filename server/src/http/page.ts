import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App, HttpContext } from './context.ts'
import { type FixedContent, fixContent, sendFixed } from './fixed-content.ts'

/** Addresses of the dashboard itself: each is the same page, which reads its own address. */
const addresses = [
  '/',
  '/calls',
  '/calls/:id',
  '/reviews',
  '/reviews/plans',
  '/reviews/calibrations',
  '/reviews/calibrations/:id',
  '/reviews/calibrations/:id/calls/:call_id',
  '/agents',
  '/alerts',
  '/teams/:id',
  '/criteria',
  '/topics',
  '/agents/:id',
  '/coaching/:id',
  '/models',
  '/models/:id',
  '/upload',
  '/people',
  '/account',
  '/settings',
  '/sign-in',
  '/sign-in/link',
]

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Its own files, what it asks this service for, and recordings; nothing from elsewhere, and nothing written into the page. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const notBuilt = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Callmark</title>
<h1>Callmark is running, without its dashboard</h1>
<p>The page could not be built at the start; the log says why. The API works as ever.</p>
`

type PageFiles = ReadonlyMap<string, FixedContent>

/** The dashboard: its own addresses, and any other that somebody's browser was led to. */
export interface DashboardPage {
  addRoutes(app: App): void
  /** Answers a person whose address leads nowhere with the page, which says so and knows the way back; undefined: no person asks. */
  answerUnknown(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | undefined
}

export function openPage({ baseUrl, page }: Pick<HttpContext, 'baseUrl' | 'page'>): DashboardPage {
  let files: Promise<PageFiles | undefined> | undefined
  const filesOnce = () => {
    files ??= readPage(page, baseUrl).catch((error) => {
      // Perhaps it was just being replaced: whoever comes next finds it.
      files = undefined
      throw error
    })
    return files
  }
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const found = (await filesOnce())?.get('index.html')
    reply.header('Content-Security-Policy', policy)
    if (found) return sendFixed(request, reply, found)
    return reply.status(503).type(types['.html']!).send(notBuilt)
  }
  return {
    answerUnknown: (request, reply) =>
      wantsPage(request) ? sendPage(request, reply.status(404)) : undefined,
    addRoutes(app) {
      for (const address of addresses) app.get(address, sendPage)
      addFileRoutes(app, filesOnce)
    },
  }
}

/** A browser that opens an address names HTML; programs do not. What lies under these is for programs alone. */
function wantsPage({ method, headers, url }: FastifyRequest): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    /\btext\/html\b/.test(headers.accept ?? '') &&
    !/\/(?:v1|assets|\.well-known)(?:[/?]|$)/i.test(url)
  )
}

function addFileRoutes(app: App, filesOnce: () => Promise<PageFiles | undefined>): void {
  app.get('/mark.svg', async (request, reply) => {
    const found = (await filesOnce())?.get('mark.svg')
    return found ? sendFixed(request, reply, found) : reply.callNotFound()
  })
  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const found = (await filesOnce())?.get(`assets/${request.params.name}`)
    if (!found) return reply.callNotFound()
    // The name changes with the content.
    return sendFixed(request, reply, found).header('Cache-Control', 'public, max-age=31536000, immutable')
  })
}

async function readPage(page: HttpContext['page'], baseUrl: () => string): Promise<PageFiles | undefined> {
  const folder = await page?.()
  if (!folder) return undefined
  const files = new Map<string, FixedContent>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const type = types[extname(entry.name)]
    if (!entry.isFile() || !type) continue
    const path = join(entry.parentPath, entry.name)
    const content = await readFile(path)
    const name = path.slice(folder.length + 1).replaceAll('\\', '/')
    const isPage = name === 'index.html'
    files.set(name, await fixContent(type, isPage ? placePage(content.toString(), baseUrl()) : content))
  }
  return files
}

/** Behind a proxy the service may lie under a path of its own; what the page refers to lies there, too. */
function placePage(html: string, baseUrl: string): string {
  const path = new URL(baseUrl).pathname.replace(/\/?$/, '/')
  return html.replace('<head>', () => `<head>\n    <base href="${path.replaceAll('"', '%22')}" />`)
}
