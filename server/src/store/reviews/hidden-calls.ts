import { sql } from 'kysely'
import type { Acting } from '../../domain/people/roles.ts'
import type { Database } from '../database.ts'

/** Who asks. A program answers no calls itself, so nothing is hidden from it. */
interface Asking {
  readonly by: Acting
  readonly person?: unknown
}

/** Whether somebody still has to answer this call without seeing what the machine, or anybody else, said. */
export async function hiddenFrom(database: Database, caller: Asking, callId: string): Promise<boolean> {
  return (await listHidden(database, caller, [callId])).has(callId)
}

/** Of these calls, those whose answers are hidden from somebody; without any, all there are. */
export async function listHidden(
  database: Database,
  { by, person }: Asking,
  callIds?: readonly string[],
): Promise<Set<string>> {
  if (!person || callIds?.length === 0) return new Set()
  const areMeant = callIds ? sql`calibration_call.call_id = any(${callIds}::uuid[])` : sql`true`
  const { rows } = await sql<{ call_id: string }>`
    select calibration_call.call_id
    from calibration_reviewer
      join calibration on calibration.id = calibration_reviewer.calibration_id
      join calibration_call on calibration_call.calibration_id = calibration.id
    where calibration_reviewer.person_id = ${by.actor}
      and ${areMeant}
      and calibration.closed_at is null and (calibration.deadline is null or calibration.deadline > now())
      and not exists (
        select from calibration_review
        where calibration_id = calibration.id and call_id = calibration_call.call_id
          and person_id = calibration_reviewer.person_id and submitted_at is not null
      )`.execute(database)
  return new Set(rows.map(({ call_id }) => call_id))
}
