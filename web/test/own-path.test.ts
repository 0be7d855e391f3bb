import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeBrowser } from '../src/pages/account/describe-browser.ts'
import { ownPath } from '../src/session/own-path.ts'

test('only paths of the dashboard itself are followed after signing in', () => {
  for (const path of ['/', '/calls', '/calls?q=%22fee%22&from=2026-01-01#at', '/calls/01900000-0000'])
    assert.equal(ownPath(path), path)
  for (const path of [
    '//example.com',
    '/\\example.com',
    '/\t/example.com',
    '/\n/example.com',
    '/a\\b',
    'https://example.com',
    'javascript:alert(1)',
    'calls',
    '',
    undefined,
    ['/calls'],
    `/${'a'.repeat(3_000)}`,
    '/sign-in',
    '/sign-in?to=/calls',
    '/sign-in/link',
  ])
    assert.equal(ownPath(path), undefined, String(path))
})

test('a browser is named as people know it', () => {
  const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
  assert.deepEqual(describeBrowser(chrome), { browser: 'Chrome', system: 'Windows' })
  assert.deepEqual(describeBrowser(`${chrome} Edg/140.0`), { browser: 'Edge', system: 'Windows' })
  const android = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'
  assert.deepEqual(describeBrowser(android), { browser: 'Firefox', system: 'Android' })
  assert.deepEqual(describeBrowser('curl/8.14.1'), { browser: 'curl', system: undefined })
  assert.deepEqual(describeBrowser('node'), { browser: 'node', system: undefined })
  assert.deepEqual(describeBrowser('Mozilla/5.0'), { browser: undefined, system: undefined })
  assert.deepEqual(describeBrowser('<b>'), { browser: undefined, system: undefined })
  assert.deepEqual(describeBrowser(null), { browser: undefined, system: undefined })
})
