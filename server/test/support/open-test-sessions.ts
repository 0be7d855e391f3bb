import { createSessions, type Sessions } from '../../src/http/access/sessions.ts'
import type { Database } from '../../src/store/database.ts'

export function openTestSessions(database: Database): Sessions {
  return createSessions(database, { idleSeconds: 3_600, absoluteSeconds: 86_400 })
}
