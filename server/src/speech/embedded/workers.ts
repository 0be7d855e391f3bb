import type { SpeechAnswer, SpeechTask } from './speech-child.ts'

/** The processes that listen, on behalf of one call. */
export interface Workers {
  run<Answer extends SpeechAnswer>(task: SpeechTask): Promise<Answer>
  /** Tasks worth having under way at once. */
  readonly sideBySide: number
}
