import type { Draft } from '../draft/draft.ts'
import type { SayFault } from './use-fault-words.ts'

/** What every card of the editor needs. */
export interface EditorPart {
  readonly draft: Draft
  readonly sayFault: SayFault
  readonly onChange: (change: Partial<Draft>) => void
}
