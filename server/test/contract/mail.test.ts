import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createLog } from '../../src/commands/log.ts'
import { openMail } from '../../src/commands/people/open-mail.ts'
import { readConfig } from '../../src/config.ts'
import { createMail } from '../../src/http/signing-in/mail.ts'
import type { SmtpServer } from '../../src/http/signing-in/mail-settings.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { browserWith, cookieOf, type Signed, signInAs } from '../support/people.ts'
import { startTestService, type TestService } from '../support/service.ts'

const sender = { name: 'Callmark', address: 'calls@example.com' }
const plain = (server: MailServer): SmtpServer => ({
  host: '127.0.0.1',
  port: Number(new URL(server.url).port),
  secure: false,
  auth: undefined,
})

// Holds: links come by mail where the operator has said how, and by hand where that fails.
describe('mail of the service', () => {
  let mails: MailServer
  let service: TestService
  let owner: Signed
  before(async () => {
    mails = await startMailServer()
    const env = { SMTP_URL: mails.url, MAIL_FROM: 'Calls <calls@example.com>' }
    service = await startTestService({ env })
    owner = await signInAs(service, service.clientId, 'owner', { email: 'ada@example.com' })
  })
  after(async () => {
    await service.stop()
    await mails.close()
  })

  const invite = async (email: string, name: string) => {
    const answer = await owner.fetch('/v1/users', { method: 'POST', json: { email, name, role: 'qa' } })
    assert.equal(answer.status, 201)
    return (await answer.json()) as { user: { id: string }; link: { url: string; mailed: boolean } }
  }

  it('sends an invitation, in both languages and as plain text, whose link lets somebody in', async () => {
    const count = mails.received.length
    const { link } = await invite('quinn@example.com', 'Quinn Ñandú')
    assert.equal(link.mailed, true)
    assert.equal(mails.received.length, count + 1)
    const { from, to, headers, text } = mails.received.at(-1)!
    assert.deepEqual([from, to], ['calls@example.com', ['quinn@example.com']])
    assert.match(headers, /^From: Calls <calls@example\.com>$/m)
    assert.match(headers, /^Content-Type: text\/plain/m)
    assert.doesNotMatch(headers, /multipart|text\/html/)
    assert.match(text, /^Hello Quinn Ñandú,[\s\S]*seven days:[\s\S]*^Hola, Quinn Ñandú:[\s\S]*siete días:/m)
    assert.equal(text.split(link.url).length, 3)
    const page = browserWith(service.address, '', '')
    const json = { token: new URL(link.url).hash.slice(1), password: 'a long enough one' }
    const used = await page.fetch('/v1/sign-in/link/use', { method: 'POST', json })
    assert.equal(used.status, 200)
    assert.match(cookieOf(used), /^callmark_session=/)
  })

  it('answers the same whether an address has an account or not, and sends one mail', async () => {
    const count = mails.received.length
    const page = browserWith(service.address, '', '')
    const forgot = async (email: string) => {
      const answer = await page.fetch('/v1/sign-in/forgot', { method: 'POST', json: { email } })
      return [answer.status, await answer.json()]
    }
    const known = await forgot('ada@example.com')
    assert.deepEqual(known, [202, { mail: true }])
    assert.deepEqual(await forgot('nobody@example.com'), known)
    await mails.waitFor(count + 1)
    assert.deepEqual(await forgot('ada@example.com'), known, 'asked again at once')
    await invite('later@example.com', 'Later')
    await mails.waitFor(count + 2)
    const [reset, later] = mails.received.slice(count)
    assert.deepEqual([reset!.to, later!.to], [['ada@example.com'], ['later@example.com']])
    assert.equal(mails.received.length, count + 2, 'whoever asks again does not fill a mailbox')
    const url = /http:\S+#\S+/.exec(reset!.text)![0]
    const json = { token: new URL(url).hash.slice(1) }
    const read = await page.fetch('/v1/sign-in/link', { method: 'POST', json })
    assert.equal(((await read.json()) as { purpose: string }).purpose, 'reset')
  })

  it('gives the link to whoever invites when the mail server takes none', async () => {
    mails.refuse(true)
    try {
      const { link } = await invite('zebra@example.com', 'Zebra')
      assert.equal(link.mailed, false)
      assert.match(link.url, /\/sign-in\/link#/)
    } finally {
      mails.refuse(false)
    }
  })

  it('says to every sender alike that there is no mail where nobody has set it up', async () => {
    const without = await startTestService()
    try {
      const page = browserWith(without.address, '', '')
      const json = { email: 'ada@example.com' }
      const answer = await page.fetch('/v1/sign-in/forgot', { method: 'POST', json })
      assert.deepEqual(await answer.json(), { mail: false })
    } finally {
      await without.stop()
    }
  })

  it('does not start with a mail server and no sender', () => {
    const config = readConfig({ SMTP_URL: mails.url })
    assert.throws(() => openMail(config, createLog(config)), /MAIL_FROM must be set/)
  })
})

// Holds: what people are called or where their mail goes cannot change a mail, and nothing of it is logged.
describe('a mail', () => {
  const link = { purpose: 'invitation' as const, url: 'http://calls.example/sign-in/link#token' }
  const silent = { warn: () => {} }

  it('has no header, receiver or line more for a hostile name', async () => {
    const mails = await startMailServer()
    try {
      const mail = createMail(plain(mails), sender, silent)
      const names = [
        'Eve\r\nBcc: mallory@example.com',
        'Eve\nSubject: other\n\nhttp://evil.example',
        'Eve" <mallory@example.com>, "x',
        'Eve <mallory@example.com>',
        'Eve\u2028\u202eBcc: x@y.z',
        '\r\n.\r\nMAIL FROM:<x@y.z>\r\n',
        `${'long '.repeat(100)}`,
      ]
      for (const name of names)
        assert.equal(await mail.sendLink({ ...link, to: 'eve@example.com', name }), true)
      assert.equal(mails.received.length, names.length)
      for (const { to, headers, text } of mails.received) {
        assert.deepEqual(to, ['eve@example.com'])
        assert.doesNotMatch(headers, /^(Bcc|Cc):/im)
        assert.equal(headers.match(/^Subject:/gim)?.length, 1)
        assert.equal(headers.match(/^To:/gim)?.length, 1)
        assert.match(text, /^Hello [^\r\n]*,\r?\n\r?\nYou have been invited/)
        const links = text.match(/^http\S+$/gm)
        assert.deepEqual(new Set(links), new Set([link.url]))
      }
    } finally {
      await mails.close()
    }
  })

  it('goes to no address that is more than one', async () => {
    const mails = await startMailServer()
    try {
      const mail = createMail(plain(mails), sender, silent)
      for (const to of [
        'eve@example.com, mallory@example.com',
        'eve@example.com\r\nRCPT TO:<x@y.z>',
        'Eve <eve@example.com>',
        'eve',
        '',
      ])
        assert.equal(await mail.sendLink({ ...link, to, name: 'Eve' }), false)
      assert.equal(mails.received.length, 0)
    } finally {
      await mails.close()
    }
  })

  it('that cannot be sent is logged by its code, without an address', async () => {
    const lines: [object, string][] = []
    const log = { warn: (fields: object, message: string) => lines.push([fields, message]) }
    const mails = await startMailServer()
    mails.refuse(true)
    const server = plain(mails)
    const mail = createMail(server, sender, log)
    assert.equal(await mail.sendLink({ ...link, to: 'zebra@example.com', name: 'Zebra' }), false)
    await mails.close()
    assert.equal(await mail.sendLink({ ...link, to: 'zebra@example.com', name: 'Zebra' }), false)
    assert.deepEqual(lines, [
      [{ code: 'EENVELOPE', responseCode: 452 }, 'mail not sent'],
      [{ code: 'ESOCKET', responseCode: undefined }, 'mail not sent'],
    ])
  })

  it('is not sent in the clear to another machine', async () => {
    const mails = await startMailServer()
    try {
      // Another name for this machine, which is not taken for it.
      const mail = createMail({ ...plain(mails), host: '0.0.0.0' }, sender, silent)
      assert.equal(await mail.sendLink({ ...link, to: 'eve@example.com', name: 'Eve' }), false)
      assert.equal(mails.received.length, 0)
    } finally {
      await mails.close()
    }
  })

  it('is not sent to a server whose certificate nobody vouches for', async () => {
    const mails = await startMailServer({ offersTls: true })
    try {
      const mail = createMail({ ...plain(mails), host: '0.0.0.0' }, sender, silent)
      assert.equal(await mail.sendLink({ ...link, to: 'eve@example.com', name: 'Eve' }), false)
      assert.equal(mails.received.length, 0)
    } finally {
      await mails.close()
    }
  })
})
