import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { answerTasks } from '../../src/process/answer-tasks.ts'

/** Answers once the file that its task names is there, so that a test decides how long a task takes. */
answerTasks<{ until: string }, number>(async ({ until }) => {
  while (!existsSync(until)) await wait(5)
  return process.pid
})
