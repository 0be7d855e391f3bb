import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  readonly headers: string
  /** As it is read. */
  readonly text: string
}

export interface MailServer {
  readonly url: string
  readonly received: readonly ReceivedMail[]
  /** Resolves once so many mails have come in all. */
  waitFor(count: number): Promise<void>
  /** From now on it takes no mail, as one that is full or broken. */
  refuse(refusing: boolean): void
  close(): Promise<void>
}

/** A real mail server on this machine, which keeps what it is sent. */
export async function startMailServer(options: { readonly offersTls?: boolean } = {}): Promise<MailServer> {
  const received: ReceivedMail[] = []
  let isRefusing = false
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    disabledCommands: options.offersTls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    onRcptTo(_address, _session, done) {
      if (!isRefusing) return done()
      done(Object.assign(new Error('no room for zebra@example.com'), { responseCode: 452 }))
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString()
        const [headers = '', ...rest] = raw.split('\r\n\r\n')
        received.push({
          from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
          to: session.envelope.rcptTo.map(({ address }) => address),
          headers,
          text: decode(headers, rest.join('\r\n\r\n')),
        })
        done()
      })
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    async waitFor(count) {
      while (received.length < count) await new Promise((resolve) => setTimeout(resolve, 10))
    },
    refuse(refusing) {
      isRefusing = refusing
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function decode(headers: string, body: string): string {
  if (/^content-transfer-encoding: base64/im.test(headers)) return Buffer.from(body, 'base64').toString()
  if (!/^content-transfer-encoding: quoted-printable/im.test(headers)) return body
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
