import { readFile } from 'node:fs/promises'
import type { App, HttpContext } from '../context.ts'

const page = new URL('../../../../web/public/index.html', import.meta.url)

export function addPageRoute(app: App, { baseUrl }: HttpContext): void {
  app.get('/', async (_request, reply) => {
    reply.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:")
    const html = (await readFile(page, 'utf8')).replaceAll('BASE_URL', baseUrl())
    return reply.type('text/html; charset=utf-8').send(html)
  })
}
