import type { AnswerValue } from '../src/domain/result.ts'
import { isTuningCall } from './corpus-calls.ts'
import type { BankDialogue } from './read-dialogues.ts'

/** A call's answers by key, from whatever gave them. */
export interface JudgedDialogue {
  readonly dialogue: BankDialogue
  readonly answers: readonly {
    readonly key: string
    readonly value: AnswerValue
    readonly confidence?: number
  }[]
}

/** All of them, those used for tuning, and the others. */
export function halves<T extends { readonly dialogue: BankDialogue }>(list: readonly T[]): T[][] {
  return [
    [...list],
    list.filter(({ dialogue }) => isTuningCall(dialogue.id)),
    list.filter(({ dialogue }) => !isTuningCall(dialogue.id)),
  ]
}
