import { readFile } from 'node:fs/promises'
import type { App } from '../server.ts'

const page = new URL('../../../../web/public/index.html', import.meta.url)

export function addPageRoute(app: App): void {
  app.get('/', async (_request, reply) => {
    reply.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:")
    return reply.type('text/html; charset=utf-8').send(await readFile(page))
  })
}
