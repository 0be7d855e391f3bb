import type { Meaning } from '../../domain/meaning/meaning.ts'
import { answerTasks } from '../../process/answer-tasks.ts'
import { openSentences } from './read-sentences.ts'

export interface MeaningTask {
  readonly texts: readonly string[]
}

let loading = openSentences()
// Ahead of the first task, which reports a failure and tries again.
loading.catch(() => {})

answerTasks<MeaningTask, Meaning[]>(async ({ texts }) => {
  const readSentences = await loading.catch((error: unknown) => {
    loading = openSentences()
    loading.catch(() => {})
    throw error
  })
  const meanings: Meaning[] = []
  for (const text of texts) meanings.push(await readSentences(text))
  return meanings
})
