import { optional, type Settings, secret } from '../../domain/settings/setting.ts'
import { url } from '../../domain/settings/setting-values.ts'

/** The mail server, as SMTP_URL names it. */
export interface SmtpServer {
  readonly host: string
  readonly port: number
  /** Encrypted from the first byte on; otherwise with STARTTLS, or not at all on this very machine. */
  readonly secure: boolean
  readonly auth: { readonly user: string; readonly pass: string } | undefined
}

export interface Sender {
  readonly name: string
  readonly address: string
}

export const mailSettings = {
  SMTP_URL: secret(
    'Mail server that sends invitations and links for new passwords: smtps://user:password@host:465, or smtp://host:587 with STARTTLS. Unset: links are passed on by hand.',
    readServer,
  ),
  MAIL_FROM: optional('Sender of these mails: Callmark <calls@example.com>.', readSender),
} satisfies Settings

function readServer(value: string): SmtpServer {
  const address = new URL(url(['smtp:', 'smtps:'])(value))
  const { protocol, hostname, port, username, password, pathname, search, hash } = address
  if (!hostname || !['', '/'].includes(pathname) || search || hash)
    throw new Error('must be an address without a path, such as smtps://user:password@host:465')
  const secure = protocol === 'smtps:'
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
  }
}

function readSender(value: string): Sender {
  const found = /^(?:"?([^"<>\p{Cc}]*?)"?\s*<([^\s<>@]+@[^\s<>@]+)>|([^\s<>@]+@[^\s<>@]+))$/u.exec(value)
  if (!found) throw new Error('must be an e-mail address, or a name with the address in <>')
  return { name: found[1] ?? 'Callmark', address: (found[2] ?? found[3])! }
}
