import type { Database } from '../../store/database.ts'
import { removeEndedSessions } from '../../store/people/sessions.ts'
import type { App } from '../context.ts'

const everyMs = 600_000

/** Clears sessions, links and half-finished sign-ins away that count no more. */
export function removeEnded(app: App, database: Database): void {
  const remove = () => void removeEndedSessions(database).catch(() => {})
  const removing = setInterval(remove, everyMs).unref()
  app.addHook('onClose', async () => clearInterval(removing))
}
