import { answerTasks } from '../../process/answer-tasks.ts'
import type { Case, Digest, JudgedCase, Verdict } from '../judge.ts'
import { digestCall } from './digest-call.ts'
import { judgeCall } from './judge-call.ts'
import { openEngine } from './reading/engine.ts'

export type JudgeTask =
  | { readonly kind: 'judge'; readonly subject: Case }
  | { readonly kind: 'digest'; readonly subject: JudgedCase }

let loading = openEngine()
// Ahead of the first task, which reports a failure and tries again.
loading.catch(() => {})

answerTasks<JudgeTask, Verdict | Digest>(async (task) => {
  const engine = await loading.catch((error: unknown) => {
    loading = openEngine()
    loading.catch(() => {})
    throw error
  })
  return task.kind === 'judge' ? judgeCall(task.subject, engine) : digestCall(task.subject, engine)
})
