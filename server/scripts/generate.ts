import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { createSessions } from '../src/http/access/sessions.ts'
import type { HttpContext } from '../src/http/context.ts'
import { createServer } from '../src/http/server.ts'
import { writeContractPage } from './contract-page.ts'
import { writeErrorPage } from './error-page.ts'
import { writePermissionPage } from './permission-page.ts'
import { writeVocabulary } from './vocabulary.ts'

const root = new URL('../../', import.meta.url)
const requireOfClient = createRequire(new URL('client/package.json', root))

const document = await readDocument()
const files: Record<string, string> = {
  'server/openapi.json': `${JSON.stringify(document, null, 2)}\n`,
  'docs/contract.md': format('docs/contract.md', writeContractPage()),
  'docs/errors.md': format('docs/errors.md', writeErrorPage()),
  'docs/permissions.md': format('docs/permissions.md', writePermissionPage(document)),
  'client/src/vocabulary.ts': format('client/src/vocabulary.ts', writeVocabulary(document)),
  'client/src/api-types.ts': format('client/src/api-types.ts', await writeTypes()),
}

if (process.argv.includes('--check')) {
  const stale = Object.entries(files).filter(([path, content]) => read(path) !== content)
  if (stale.length > 0) {
    const paths = stale.map(([path]) => path).join(', ')
    console.error(`Not in step with the routes: ${paths}. Run "npm run generate" and commit what it changes.`)
    process.exitCode = 1
  }
} else {
  for (const [path, content] of Object.entries(files)) {
    if (read(path) === content) continue
    writeFileSync(new URL(path, root), content)
    console.log(`written: ${path}`)
  }
}

/** The routes are only described here, never called, so they need nothing to work with. */
async function readDocument(): Promise<object> {
  const sessions = createSessions(undefined as never, { idleSeconds: 0, absoluteSeconds: 0 })
  const context = { baseUrl: () => 'http://localhost', sessions } as HttpContext
  const app = createServer(context, pino({ level: 'silent' }))
  const answer = await app.inject('/openapi.json')
  await app.close()
  return answer.json()
}

/** What a client written in TypeScript sees of the API. The generator belongs to the client's package. */
async function writeTypes(): Promise<string> {
  const { default: describe, astToString } = requireOfClient('openapi-typescript')
  const types = astToString(
    await describe(structuredClone(document), { defaultNonNullable: false, immutable: true }),
  )
  return `// Generated from server/openapi.json by "npm run generate". Do not edit.\n\n${types}`
}

function format(path: string, content: string): string {
  const biome = fileURLToPath(new URL('node_modules/@biomejs/biome/bin/biome', root))
  return execFileSync(process.execPath, [biome, 'format', `--stdin-file-path=${path}`], {
    cwd: root,
    input: content,
    encoding: 'utf8',
  })
}

function read(path: string): string | undefined {
  try {
    return readFileSync(new URL(path, root), 'utf8')
  } catch {
    return undefined
  }
}
