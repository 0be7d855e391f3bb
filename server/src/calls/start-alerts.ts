import { writeNotice } from '../domain/alerts/describe-alert.ts'
import { type Repeated, repeatStep } from '../process/repeat-step.ts'
import { claimMails, listWithheld, settleMail } from '../store/alerts/alert-mails.ts'
import { checkDueRule } from '../store/alerts/check-rules.ts'
import { readNotice, removeOldNotices, tellAlerts } from '../store/alerts/notices.ts'
import type { Database } from '../store/database.ts'

const pollMs = 5_000
/** How often reviews, backlogs and days are looked at. */
const everySeconds = 60
const keptDays = 400
const mailsAtOnce = 20

export interface AlertMail {
  /** False: it could not be sent. The same ID twice is the same mail. */
  sendText(mail: {
    readonly id: string
    readonly to: string
    readonly name: string
    readonly subject: string
    readonly text: string
    /** Where a mail program asks that no more such mails come. */
    readonly leaveUrl?: string | undefined
  }): Promise<boolean>
}

export interface AlertDesk {
  readonly database: Database
  /** The address of the dashboard. */
  readonly baseUrl: () => string
  /** Undefined: nobody has said by which server, so mails wait. */
  readonly mail: AlertMail | undefined
}

/** Looks at what the rules watch, and tells what happened. Any number of processes may do so: they take turns. */
export function startAlerts(
  desk: AlertDesk,
  log: { error(fields: object, message: string): void },
): Repeated {
  return repeatStep(
    async (signal) => {
      let checked = true
      while (checked && !signal.aborted) checked = await checkDueRule(desk.database, everySeconds)
      await tellAlerts(desk.database, desk.baseUrl())
      await sendMails(desk, signal)
      await removeOldNotices(desk.database, keptDays)
    },
    pollMs,
    (fields) => log.error(fields, 'alerts not told'),
  )
}

/** Sends what is due. Resolves to how many mails left. */
export async function sendMails(
  { database, baseUrl, mail }: AlertDesk,
  signal?: AbortSignal,
): Promise<number> {
  let sent = 0
  if (!mail) return sent
  for (let found = mailsAtOnce; found === mailsAtOnce && !signal?.aborted; ) {
    const due = await claimMails(database, mailsAtOnce)
    found = due.length
    for (const one of due) {
      const withheld = await listWithheld(database, one)
      const reach = one.agentIds ? { agentIds: one.agentIds } : {}
      const notice = await readNotice(database, one.noticeId, { ...reach, withheld })
      const address = baseUrl()
      // Nothing is left of it that the receiver may hear of.
      const done =
        !notice ||
        (await mail.sendText({
          id: one.id,
          to: one.to,
          name: one.name,
          subject: notice.total === 1 ? notice.ruleName : `${notice.ruleName}: ${notice.total} alerts`,
          text: `${writeNotice(notice.ruleName, notice.alerts, notice.total, { baseUrl: address })}\n\n${address}/alerts\n`,
        }))
      if (notice && done) sent++
      await settleMail(database, one, done)
    }
  }
  return sent
}
