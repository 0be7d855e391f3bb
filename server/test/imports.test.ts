import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import type * as TypeScript from '../../client/node_modules/typescript/lib/typescript.js'

/** A room may import itself and the rooms to its right. Files outside any room are the front door. */
const rooms =
  'commands http calls pipeline webhooks stats judge speech redact audio networks hosted process store observe domain'.split(
    ' ',
  )
const root = new URL('../../', import.meta.url)
/** More than one can look through for the file one needs. */
const mostInFolder = 25
/** From its first line to its last, blank ones and comments too: more than one can see at once. */
const mostLines = 80
/** The compiler of this repository has no parser to call; that of the client's package does. */
const ts: typeof TypeScript = createRequire(new URL('client/package.json', root))('typescript')

interface SourceFile {
  /** From the root of the source it belongs to. */
  readonly path: string
  readonly imports: readonly string[]
}

/** Every file of a source, and what each imports of it; types count, too. */
function readSource(folder: string): SourceFile[] {
  const source = new URL(folder, root)
  const paths = readdirSync(source, { recursive: true, encoding: 'utf8' })
  return paths
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => {
      const text = readFileSync(new URL(path, source), 'utf8')
      const targets = [...text.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(([, target]) => target!)
      const urls = targets.map((target) => new URL(target, new URL(path, source)).pathname)
      return { path, imports: urls.map((url) => url.slice(source.pathname.length)) }
    })
}

/** The first circle that is met, file by file. */
function findCircle(files: readonly SourceFile[]): string[] | undefined {
  const importsOf = new Map(files.map(({ path, imports }) => [path, imports]))
  const cleared = new Set<string>()
  const walk = (path: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(path)) return [...way.slice(way.indexOf(path)), path]
    if (cleared.has(path)) return undefined
    for (const target of importsOf.get(path) ?? []) {
      const circle = walk(target, [...way, path])
      if (circle) return circle
    }
    cleared.add(path)
    return undefined
  }
  for (const { path } of files) {
    const circle = walk(path, [])
    if (circle) return circle
  }
  return undefined
}

/** Functions, methods and components, each with all that is written inside it. */
function findLongFunctions(path: string): string[] {
  const text = readFileSync(new URL(path, root), 'utf8')
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
  const lineAt = (position: number) => file.getLineAndCharacterOfPosition(position).line + 1
  const long: string[] = []
  const walk = (node: TypeScript.Node) => {
    const [first, last] = [lineAt(node.getStart()), lineAt(node.getEnd())]
    // What is shorter holds nothing longer.
    if (last - first < mostLines) return
    if (ts.isFunctionLike(node) && 'body' in node && node.body)
      long.push(`${path}:${first} ${node.name?.getText() ?? 'without a name'}: ${last - first + 1} lines`)
    ts.forEachChild(node, walk)
  }
  walk(file)
  return long
}

test('imports go down the house only, so that every room can be understood without those above it', () => {
  const upward: string[] = []
  for (const { path, imports } of readSource('server/src/')) {
    const from = rooms.indexOf(path.split('/')[0]!)
    for (const target of imports) {
      const to = rooms.indexOf(target.split('/')[0]!)
      // config.ts and main.ts belong to the front door: only commands may look at them.
      if (to < from && !(from === 0 && to === -1)) upward.push(`${path} imports ${target}`)
    }
  }
  assert.deepEqual(upward, [])
})

test('the parts of the dashboard know no page, and its words neither', () => {
  const upward: string[] = []
  for (const { path, imports } of readSource('web/src/')) {
    const knowsPages = !/^(parts|words|session)\//.test(path)
    for (const target of imports)
      if (!knowsPages && /^(pages|shell)\//.test(target)) upward.push(`${path} imports ${target}`)
  }
  assert.deepEqual(upward, [])
})

test('the dashboard names what it asks the service for, and says what is out of date, in parts/queries only', () => {
  const elsewhere = readSource('web/src/')
    .map(({ path }) => path)
    .filter((path) => !path.startsWith('parts/queries/'))
    .filter((path) => {
      const text = readFileSync(new URL(`web/src/${path}`, root), 'utf8')
      return /queryKey: \[|\b(?:invalidate|refetch|remove|reset|cancel)Queries\b/.test(text)
    })
  assert.deepEqual(elsewhere, [])
})

for (const folder of ['server/src/', 'web/src/', 'client/src/']) {
  test(`no files of ${folder} import each other in a circle, not even types`, () => {
    assert.equal(findCircle(readSource(folder))?.join(' → '), undefined)
  })
}

test(`no folder of the server holds more than ${mostInFolder} files of its own`, () => {
  const counts = new Map<string, number>()
  for (const { path } of readSource('server/src/')) {
    const folder = path.split('/').slice(0, -1).join('/')
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  const crowded = [...counts].filter(([, count]) => count > mostInFolder)
  assert.deepEqual(crowded, [])
})

for (const folder of ['server/src/', 'server/bench/', 'server/scripts/', 'client/src/', 'web/src/']) {
  test(`no function of ${folder} has more than ${mostLines} lines`, () => {
    assert.deepEqual(
      readSource(folder).flatMap(({ path }) => findLongFunctions(folder + path)),
      [],
    )
  })
}
