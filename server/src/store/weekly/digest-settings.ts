import { sql } from 'kysely'
import type { Acting } from '../../domain/people/roles.ts'
import { type DigestSchedule, weekdays } from '../../domain/weekly/digest-schedule.ts'
import { noteAudit } from '../audit.ts'
import type { Database } from '../database.ts'

export interface DigestSettings extends DigestSchedule {
  readonly enabled: boolean
}

/** In a workspace that has said nothing, nobody gets a digest. */
const usual: DigestSettings = { enabled: false, timeZone: 'UTC', weekday: 'monday', hour: 8 }

export async function getDigestSettings(database: Database, workspaceId: string): Promise<DigestSettings> {
  const row = await database
    .selectFrom('digest_settings')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst()
  if (!row) return usual
  const { enabled, time_zone: timeZone, weekday, hour } = row
  return { enabled, timeZone, weekday: weekdays[weekday - 1]!, hour }
}

/** The last day on which digests were queued; null: never. */
export async function findLastDigestDay(database: Database, workspaceId: string): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select max(day)::text as day from digest_day where workspace_id = ${workspaceId}`.execute(database)
  return rows[0]!.day
}

/** Switched off, what waits is not sent. Switched on or moved, the next one is the first that comes from now on. */
export async function changeDigestSettings(
  database: Database,
  by: Acting,
  { enabled, timeZone, weekday, hour }: DigestSettings,
): Promise<void> {
  const values = { enabled, time_zone: timeZone, weekday: weekdays.indexOf(weekday) + 1, hour }
  await database.transaction().execute(async (tx) => {
    const before = await getDigestSettings(tx, by.workspaceId)
    const isSame =
      before.enabled === enabled &&
      before.timeZone === timeZone &&
      before.weekday === weekday &&
      before.hour === hour
    await tx
      .insertInto('digest_settings')
      .values({ workspace_id: by.workspaceId, ...values, since: sql`now()` })
      .onConflict((conflict) =>
        conflict.column('workspace_id').doUpdateSet({ ...values, ...(isSame ? {} : { since: sql`now()` }) }),
      )
      .execute()
    if (!enabled)
      await tx
        .deleteFrom('digest_mail')
        .where('workspace_id', '=', by.workspaceId)
        .where('status', '=', 'PENDING')
        .execute()
    const subject = { subject: 'digest_settings', subjectId: by.workspaceId } as const
    await noteAudit(tx, { ...by, action: 'replaced', ...subject, detail: values })
  })
}
