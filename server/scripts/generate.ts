import { writeFileSync } from 'node:fs'
import { pino } from 'pino'
import type { HttpContext } from '../src/http/context.ts'
import { catalogue } from '../src/http/error-catalogue.ts'
import { createServer } from '../src/http/server.ts'

const root = new URL('../../', import.meta.url)

await writeOpenapi()
writeErrorPage()

/** The routes are only described here, never called, so they need nothing to work with. */
async function writeOpenapi(): Promise<void> {
  const app = createServer({} as HttpContext, pino({ level: 'silent' }))
  await app.ready()
  const { default: document } = await app
    .inject('/openapi.json')
    .then((answer) => ({ default: answer.json() }))
  writeFileSync(new URL('server/openapi.json', root), `${JSON.stringify(document, null, 2)}\n`)
  await app.close()
}

function writeErrorPage(): void {
  const rows = Object.entries(catalogue)
    .sort(([, one], [, other]) => one.code.localeCompare(other.code) || one.status - other.status)
    .map(([kind, { code, status, message }]) => `| \`${code}\` | ${status} | \`${kind}\` | ${message} |`)
  const page = [
    '# Errors',
    '',
    'x',
    '',
    '| Code | Status | Kind | What it says |',
    '|---|---|---|---|',
    ...rows,
    '',
  ]
  writeFileSync(new URL('docs/errors.md', root), page.join('\n'))
}
