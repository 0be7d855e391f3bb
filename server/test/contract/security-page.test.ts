import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const root = new URL('../../../', import.meta.url)
const page = readFileSync(new URL('SECURITY.md', root), 'utf8')

/** Rows of the table whose head has this column, by what stands first in them. */
function readColumn(column: string): Map<string, string> {
  const lines = page.split('\n')
  const cells = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
  const head = lines.findIndex((line) => line.startsWith('|') && cells(line).includes(column))
  assert.ok(head >= 0, column)
  const at = cells(lines[head]!).indexOf(column)
  const rest = lines.slice(head + 2)
  const rows = rest.slice(
    0,
    rest.findIndex((line) => !line.startsWith('|')),
  )
  return new Map(rows.map((line) => [cells(line)[0]!, cells(line)[at] ?? '']))
}

for (const column of ['proved by', 'tried by']) {
  test(`everything that is said to hold names a test that is there (${column})`, () => {
    const rows = readColumn(column)
    assert.ok(rows.size >= 10)
    for (const [what, named] of rows) {
      const tests = [...named.matchAll(/`([\w/-]+)`/g)].map(([, path]) => path!)
      assert.ok(tests.length > 0, `"${what}" names no test`)
      for (const path of tests) {
        const place = /^(web|client)\//.test(path) ? path : `server/test/${path}`
        assert.ok(
          existsSync(new URL(`${place}.test.ts`, root)),
          `"${what}" names ${path}, which is not there`,
        )
      }
    }
  })
}

test('nothing on the dashboard is put together as HTML', () => {
  const source = new URL('web/src/', root)
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  )
  assert.ok(files.length > 50)
  for (const name of files)
    assert.doesNotMatch(
      readFileSync(new URL(name, source), 'utf8'),
      /dangerouslySetInnerHTML|\.(inner|outer)HTML|insertAdjacentHTML|document\.write|\beval\(|new Function\(|srcDoc/,
      name,
    )
})
