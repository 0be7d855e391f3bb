import type { LinkPurpose } from '../../store/people/people-tables.ts'
import type { Sender, SmtpServer } from './mail-settings.ts'
import { writeMail } from './write-mail.ts'

/** Sends links by mail, where the operator has said how. */
export interface Mail {
  /** False: it could not be sent; the log says why. */
  sendLink(link: {
    readonly to: string
    readonly name: string
    readonly purpose: LinkPurpose
    readonly url: string
  }): Promise<boolean>
  /** False as above. The same ID twice is the same mail. */
  sendText(mail: TextMail): Promise<boolean>
}

export interface TextMail {
  readonly id: string
  readonly to: string
  readonly name: string
  readonly subject: string
  readonly text: string
  /** Where a mail program asks, by a POST, that no more such mails come. */
  readonly leaveUrl?: string | undefined
}

/** Whoever invites somebody waits no longer than this for the mail server. */
const longestWaitMs = 15_000

export function createMail(
  server: SmtpServer,
  from: Sender,
  log: { warn(fields: object, message: string): void },
): Mail {
  // Loaded with the first mail: most services send none, and a start should not wait for it.
  let opening: ReturnType<typeof openTransport> | undefined
  const send = async (to: { name: string; address: string }, content: Content): Promise<boolean> => {
    try {
      if (!isPlainAddress(to.address)) throw Object.assign(new Error('not an address'), { code: 'EENVELOPE' })
      opening ??= openTransport(server)
      const transport = await opening
      await withinTime(transport.sendMail({ from, to, ...content }))
      return true
    } catch (error) {
      // Its message may name the receiver.
      const { code, responseCode } = error as { code?: string; responseCode?: number }
      log.warn({ code: code ?? (error as Error).name, responseCode }, 'mail not sent')
      return false
    }
  }
  return {
    sendLink({ to, ...link }) {
      const name = inOneLine(link.name)
      return send({ name, address: to }, writeMail({ ...link, name }))
    },
    sendText({ id, to, name, subject, text, leaveUrl }) {
      const messageId = `<${id}@${from.address.split('@')[1]}>`
      return send(
        { name: inOneLine(name), address: to },
        {
          messageId,
          subject: inOneLine(subject),
          text,
          ...(leaveUrl ? { headers: oneClickHeaders(leaveUrl) } : {}),
        },
      )
    },
  }
}

interface Content {
  readonly subject: string
  readonly text: string
  readonly messageId?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** RFC 8058 */
function oneClickHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

async function openTransport({ host, port, secure, auth }: SmtpServer) {
  const { createTransport } = await import('nodemailer')
  const isHere = host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
  return createTransport({
    host,
    port,
    secure,
    ...(auth ? { auth } : {}),
    // Links open accounts: nobody on the way may read them.
    requireTLS: !secure && !isHere,
    ignoreTLS: !secure && isHere,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    dnsTimeout: 5_000,
    socketTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** A name goes into headers and sentences: whatever would begin another line in them is a space. */
function inOneLine(name: string): string {
  return name
    .replaceAll(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 200)
}

/** One receiver, and nothing that a mail server could take for a second. */
function isPlainAddress(address: string): boolean {
  return /^[^\s<>,;:"()\\@\p{Cc}]+@[^\s<>,;:"()\\@\p{Cc}]+$/u.test(address)
}

async function withinTime(sending: Promise<unknown>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(Object.assign(new Error('too slow'), { code: 'ETIMEDOUT' })),
    longestWaitMs,
  )
  try {
    await Promise.race([sending, late])
  } finally {
    clearTimeout(timer)
  }
}
