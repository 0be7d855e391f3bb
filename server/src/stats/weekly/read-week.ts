import { isEmptyWeek, type PersonsWeek } from '../../domain/weekly/weekly-digest.ts'
import type { Database } from '../../store/database.ts'
import type { DigestReceiver } from '../../store/weekly/digest-receivers.ts'
import { readAgentWeek } from './read-agent-week.ts'
import { readLeadWeek, type WeekQuestion } from './read-lead-week.ts'

/** Somebody's week, as far as they may see it. Undefined: there is nothing to tell. */
export async function readWeek(
  database: Database,
  receiver: DigestReceiver,
  question: WeekQuestion,
): Promise<PersonsWeek | undefined> {
  const week =
    receiver.role === 'lead'
      ? await readLeadWeek(database, receiver, question)
      : await readAgentWeek(database, receiver, question)
  return isEmptyWeek(week) ? undefined : week
}
