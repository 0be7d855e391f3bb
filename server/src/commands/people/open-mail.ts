import type { Logger } from 'pino'
import { type Config, ConfigError } from '../../config.ts'
import { createMail, type Mail } from '../../http/signing-in/mail.ts'

/** Undefined: nobody has said by which server, so links are passed on by hand. */
export function openMail({ SMTP_URL, MAIL_FROM }: Config, log: Logger): Mail | undefined {
  if (!SMTP_URL) return undefined
  if (!MAIL_FROM) throw new ConfigError('MAIL_FROM must be set if SMTP_URL is: it is the sender of mails.')
  return createMail(SMTP_URL, MAIL_FROM, log)
}
