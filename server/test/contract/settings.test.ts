import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeConfig, readConfig } from '../../src/config.ts'

const names = [...describeConfig({}).matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name!)

test('no setting that is called a key, a token, a secret or a password is shown, nor the mail server with its own', () => {
  const shown = describeConfig(Object.fromEntries(names.map((name) => [name, 'hush'])))
  const hidden = [...shown.matchAll(/^([A-Z0-9_]+)=\*\*\*$/gm)].map(([, name]) => name!)
  const named = names.filter((name) => /(KEY|TOKEN|SECRET|PASSWORD)$|^SMTP_URL$/.test(name))
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

test('a mail server is one address, encrypted from the beginning or by STARTTLS, and a sender is one person', () => {
  const read = (SMTP_URL: string) => readConfig({ SMTP_URL }).SMTP_URL
  assert.deepEqual(read('smtps://calls%40example.com:p%3Ass@mail.example'), {
    host: 'mail.example',
    port: 465,
    secure: true,
    auth: { user: 'calls@example.com', pass: 'p:ss' },
  })
  assert.deepEqual(read('smtp://[::1]:2525/'), { host: '::1', port: 2525, secure: false, auth: undefined })
  for (const wrong of [
    'mail.example',
    'https://mail.example',
    'smtp://mail.example?tls.rejectUnauthorized=false',
    'smtp://mail.example/x',
  ])
    assert.throws(() => read(wrong), /^ConfigError|SMTP_URL must be an address/)
  const from = (MAIL_FROM: string) => readConfig({ MAIL_FROM }).MAIL_FROM
  assert.deepEqual(from('Calls & more <calls@example.com>'), {
    name: 'Calls & more',
    address: 'calls@example.com',
  })
  assert.deepEqual(from('calls@example.com'), { name: 'Callmark', address: 'calls@example.com' })
  for (const wrong of ['calls', 'a@b.c, d@e.f', 'x\r\nBcc: <a@b.c>', '<a@b.c> <d@e.f>'])
    assert.throws(() => from(wrong), /MAIL_FROM must be an e-mail address/)
})
