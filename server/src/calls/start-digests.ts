import type { PersonsWeek } from '../domain/weekly/weekly-digest.ts'
import { writeDigest } from '../domain/weekly/write-digest.ts'
import { type Repeated, repeatStep } from '../process/repeat-step.ts'
import { readWeek } from '../stats/weekly/read-week.ts'
import type { Database } from '../store/database.ts'
import {
  type ClaimedDigest,
  claimDigest,
  queueDigests,
  removeOldDigests,
  settleDigest,
} from '../store/weekly/digest-mails.ts'
import { type DigestReceiver, findReceiver, whyNoDigest } from '../store/weekly/digest-receivers.ts'
import { signLeaving } from '../store/weekly/leave-digest.ts'
import { listWithheldFrom, noteTold } from '../store/weekly/withheld-calls.ts'
import type { AlertDesk } from './start-alerts.ts'

const pollMs = 20_000

/** Sends everybody's week when it is time. Any number of processes may do so: whoever has a digest in hand has claimed it. */
export function startDigests(
  desk: AlertDesk,
  log: { error(fields: object, message: string): void },
): Repeated {
  return repeatStep(
    async (signal) => {
      await removeOldDigests(desk.database)
      await queueDigests(desk.database)
      await sendDigests(desk, signal)
    },
    pollMs,
    (fields) => log.error(fields, 'digests not sent'),
  )
}

/** Sends what is due. Resolves to how many mails left. */
export async function sendDigests(
  { database, baseUrl, mail }: AlertDesk,
  signal?: AbortSignal,
): Promise<number> {
  let sent = 0
  while (mail && !signal?.aborted) {
    const claimed = await claimDigest(database)
    if (!claimed) break
    try {
      const found = await readClaimed(database, claimed)
      if (!found) {
        await settleDigest(database, claimed, 'empty')
        continue
      }
      const { receiver, week } = found
      const { name, language, email } = receiver
      const { subject, text } = writeDigest(week, { name, language: language ?? 'en', baseUrl: baseUrl() })
      const leaveUrl = await findLeaveUrl(database, baseUrl(), receiver.id)
      const isSent = await mail.sendText({ id: claimed.id, to: email, name, subject, text, leaveUrl })
      if (isSent) sent++
      await settleDigest(database, claimed, isSent ? 'sent' : 'not sent')
    } catch (error) {
      // The others are sent all the same, at the next step.
      await settleDigest(database, claimed, 'not sent')
      throw error
    }
  }
  return sent
}

/** Mail programs ask by https or not at all. */
async function findLeaveUrl(
  database: Database,
  baseUrl: string,
  personId: string,
): Promise<string | undefined> {
  if (!baseUrl.startsWith('https:')) return undefined
  return `${baseUrl}/v1/digest-leaving/${await signLeaving(database, personId)}`
}

/** As the receiver is now: who has left, changed their role or does not want it any more gets nothing. */
async function readClaimed(
  database: Database,
  { workspaceId, personId, day, timeZone }: ClaimedDigest,
): Promise<{ readonly receiver: DigestReceiver; readonly week: PersonsWeek } | undefined> {
  const receiver = await findReceiver(database, workspaceId, personId)
  if (!receiver || whyNoDigest(receiver) !== null) return undefined
  const read = (withheld: ReadonlySet<string>) => readWeek(database, receiver, { day, timeZone, withheld })
  const withheld = await listWithheldFrom(database, receiver)
  let week = await read(withheld)
  if (week?.kind === 'lead') {
    const named = week.critical.calls.map(({ callId }) => callId)
    const hidden = await noteTold(database, receiver, named)
    if (hidden.length > 0) week = await read(withheld.union(new Set(hidden)))
  }
  return week && { receiver, week }
}
