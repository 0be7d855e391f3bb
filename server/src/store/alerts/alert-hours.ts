import type { QuietHours } from '../../domain/alerts/alert.ts'
import type { Acting } from '../../domain/people/roles.ts'
import { noteAudit } from '../audit.ts'
import type { Database } from '../database.ts'

/** In a workspace that has said nothing, alerts are told at any time. */
const usual: QuietHours = { timeZone: 'UTC', from: null, until: null, weekends: false }

export async function getQuietHours(database: Database, workspaceId: string): Promise<QuietHours> {
  const row = await database
    .selectFrom('alert_hours')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst()
  if (!row) return usual
  return {
    timeZone: row.time_zone,
    from: row.quiet_from,
    until: row.quiet_until,
    weekends: row.quiet_weekends,
  }
}

export async function changeQuietHours(
  database: Database,
  by: Acting,
  { timeZone, from, until, weekends }: QuietHours,
): Promise<void> {
  const values = { time_zone: timeZone, quiet_from: from, quiet_until: until, quiet_weekends: weekends }
  await database.transaction().execute(async (tx) => {
    await tx
      .insertInto('alert_hours')
      .values({ workspace_id: by.workspaceId, ...values })
      .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet(values))
      .execute()
    const detail = { ...values }
    const subject = { subject: 'alert_settings', subjectId: by.workspaceId } as const
    await noteAudit(tx, { ...by, action: 'replaced', ...subject, detail })
  })
}
