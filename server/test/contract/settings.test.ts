import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeConfig } from '../../src/config.ts'

const names = [...describeConfig({}).matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name!)

test('no setting that is called a key, a token, a secret or a password is shown', () => {
  const shown = describeConfig(Object.fromEntries(names.map((name) => [name, 'hush'])))
  const hidden = [...shown.matchAll(/^([A-Z0-9_]+)=\*\*\*$/gm)].map(([, name]) => name!)
  const named = names.filter((name) => /(KEY|TOKEN|SECRET|PASSWORD)$/.test(name))
  assert.ok(named.length >= 5)
  assert.deepEqual(hidden, named)
})

test('the password in an address is not shown, nor a key behind its question mark', () => {
  const shown = describeConfig({
    DATABASE_URL: 'postgres://callmark:hush@db:5432/callmark',
    JUDGE_URL: 'https://models.example/v1?api_key=hush',
  })
  assert.doesNotMatch(shown, /hush/)
  assert.match(shown, /^DATABASE_URL=postgres:\/\/callmark:\*\*\*@db:5432\/callmark$/m)
})
