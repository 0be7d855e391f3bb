import { answerTasks } from '../../process/answer-tasks.ts'
import type { Case, Digest, JudgedCase, Verdict } from '../judge.ts'
import { digestCall } from './digest-call.ts'
import { judgeCall } from './judge-call.ts'
import { SentenceEmbedder } from './meaning/sentence-embedder.ts'
import { openEngine } from './reading/engine.ts'

export type JudgeTask =
  | { readonly kind: 'judge'; readonly subject: Case }
  | { readonly kind: 'digest'; readonly subject: JudgedCase }

const load = () => {
  const loading = Promise.all([SentenceEmbedder.load(), openEngine()])
  // Ahead of the first task, which reports a failure and tries again.
  loading.catch(() => {})
  return loading
}
let loading = load()

answerTasks<JudgeTask, Verdict | Digest>(async (task) => {
  const [embedder, engine] = await loading.catch((error: unknown) => {
    loading = load()
    throw error
  })
  return task.kind === 'judge' ? judgeCall(task.subject, embedder) : digestCall(task.subject, engine)
})
