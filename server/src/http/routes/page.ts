import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { App, HttpContext } from '../context.ts'

const page = new URL('../../../../web/public/index.html', import.meta.url)

export function addPageRoute(app: App, { baseUrl }: HttpContext): void {
  app.get('/', async (_request, reply) => {
    const html = (await readFile(page, 'utf8')).replaceAll('BASE_URL', baseUrl())
    reply.header('Content-Security-Policy', policyFor(html))
    return reply.type('text/html; charset=utf-8').send(html)
  })
}

/** Its one style by its fingerprint, and nothing else. */
function policyFor(html: string): string {
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
  const fingerprint = createHash('sha256').update(style).digest('base64')
  return `default-src 'none'; style-src 'sha256-${fingerprint}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}
