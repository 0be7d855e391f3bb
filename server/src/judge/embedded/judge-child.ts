import { answerTasks } from '../../process/answer-tasks.ts'
import type { Case, Digest, JudgedCase, Verdict } from '../judge.ts'
import { digestCall } from './digest-call.ts'
import { judgeCall } from './judge-call.ts'
import { SentenceEmbedder } from './sentence-embedder.ts'

export type JudgeTask =
  | { readonly kind: 'judge'; readonly subject: Case }
  | { readonly kind: 'digest'; readonly subject: JudgedCase }

let loading: Promise<SentenceEmbedder> | undefined

answerTasks<JudgeTask, Verdict | Digest>(async (task) => {
  loading ??= SentenceEmbedder.load()
  const embedder = await loading
  return task.kind === 'judge' ? judgeCall(task.subject, embedder) : digestCall(task.subject, embedder)
})
