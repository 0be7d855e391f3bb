import type { Logger } from 'pino'
import type { OpenStore } from './house/open-store.ts'

/** At the start: a database user that may do more than own its database is a way around the walls of this machine. */
export function warnOfExcess({ excess }: Pick<OpenStore, 'excess'>, log: Logger): void {
  if (excess === undefined) return
  const remedy =
    'Make a role that owns this database and nothing else, and name it in DATABASE_URL. See docs/operate.md, "The database\'s user".'
  log.warn({ excess, remedy }, 'the user in DATABASE_URL may do more on its server than this service needs')
}
