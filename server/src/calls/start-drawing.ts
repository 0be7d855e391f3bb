import { type Repeated, repeatStep } from '../process/repeat-step.ts'
import type { Database } from '../store/database.ts'
import { drawDuePlan } from '../store/reviews/queue/draw-plan.ts'

const pollMs = 15_000
/** How often the calls of a plan are drawn. */
const everySeconds = 60

/** Puts up for review what the plans choose, as calls come in. Any number of processes may do so: they take turns. */
export function startDrawing(
  database: Database,
  log: { error(fields: object, message: string): void },
): Repeated {
  return repeatStep(
    async (signal) => {
      let drawn = true
      while (drawn && !signal.aborted) drawn = await drawDuePlan(database, everySeconds)
    },
    pollMs,
    (fields) => log.error(fields, 'calls to review not drawn'),
  )
}
