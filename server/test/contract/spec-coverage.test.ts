import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const root = new URL('../../../', import.meta.url)

interface Row {
  readonly section: string
  readonly what: string
  readonly file: string
  readonly title: string
}

/** The rows of every table of the page, without heads and rules. */
function readRows(): Row[] {
  let section = ''
  return readFileSync(new URL('docs/contract.md', root), 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('#')) section = line
      if (!line.startsWith('|') || /^\| (-+|What) /.test(line)) return []
      const [what = '', file = '', title = ''] = line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim())
      return [{ section, what, file: file.replaceAll('`', ''), title }]
    })
}

/** Titles of tests, and of the groups they stand in. */
function titlesIn(file: string): { tests: Set<string>; groups: Set<string> } {
  const source = readFileSync(new URL(file, root), 'utf8')
  const find = (kinds: string) => {
    const titles = source.matchAll(new RegExp(`\\b(?:${kinds})\\(\\s*(['"\`])((?:\\\\.|(?!\\1).)*)\\1`, 'gs'))
    return new Set([...titles].map(([, , title]) => title!.replaceAll(/\\(.)/g, '$1')))
  }
  return { tests: find('test|it'), groups: find('describe') }
}

test('every promise of the contract names a test that is there', () => {
  const rows = readRows()
  assert.ok(rows.length > 150, 'the tables of docs/contract.md were not found')
  const known = new Map<string, ReturnType<typeof titlesIn>>()
  const missing = rows.filter(({ file, title }) => {
    if (!existsSync(new URL(file, root))) return true
    const { tests, groups } = known.get(file) ?? titlesIn(file)
    known.set(file, { tests, groups })
    const [own = '', group] = title.split(' › ').reverse()
    return !tests.has(own) || (group !== undefined && !groups.has(group))
  })
  assert.deepEqual(
    missing.map(({ what, file, title }) => `${what}: no test "${title}" in ${file}`),
    [],
    'correct docs/contract.md, or write the test',
  )
})

test('no promise stands in the contract twice with the same test', () => {
  const seen = readRows().map((row) => Object.values(row).join(' | '))
  assert.deepEqual(
    seen.filter((row, index) => seen.indexOf(row) !== index),
    [],
  )
})
