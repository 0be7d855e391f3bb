import { type Repeated, repeatStep } from '../../process/repeat-step.ts'
import type { Database } from '../../store/database.ts'
import { listTopicWork } from '../../store/topics/due-topics.ts'
import { growTopics } from './grow-topics.ts'
import { tidyTopics } from './refresh-topics.ts'

const pollMs = 15_000

/**
 * Puts calls into topics as they come, and keeps topics true to the calls they have. Any number of processes may do so:
 * they never work on the same workspace. Without a network nothing new comes, but what has gone is still followed.
 */
export function startTopics(
  database: Database,
  madeBy: string | undefined,
  log: { error(fields: object, message: string): void },
): Repeated {
  return repeatStep(
    (signal) => followTopics(database, madeBy, signal),
    pollMs,
    (fields) => log.error(fields, 'topics not followed'),
  )
}

/**
 * Workspaces take turns, so that one with very many calls holds up no other. Nor does one whose turn fails: the others go
 * on first.
 */
export async function followTopics(
  database: Database,
  madeBy: string | undefined,
  signal: AbortSignal,
): Promise<void> {
  const failures: unknown[] = []
  for (let done = 1; done > 0; ) {
    done = 0
    const turn = async (step: () => Promise<number>): Promise<void> => {
      if (signal.aborted) return
      try {
        done += await step()
      } catch (error) {
        failures.push(error)
      }
    }
    const { growing, left } = await listTopicWork(database)
    for (const workspaceId of left) await turn(() => tidyTopics(database, workspaceId))
    if (madeBy === undefined) continue
    for (const workspaceId of growing) await turn(() => growTopics(database, workspaceId, madeBy))
  }
  if (failures.length > 0) throw failures[0]
}
