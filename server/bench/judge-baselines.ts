import type { AnswerValue } from '../src/domain/result.ts'
import { bankVariables, taskKey } from './bank-model.ts'
import type { JudgedDialogue } from './judged-dialogues.ts'
import type { BankDialogue } from './read-dialogues.ts'

/** The most frequent answer to each question, whatever was said. */
export function guessMajority(dialogues: readonly BankDialogue[]): JudgedDialogue[] {
  const answers = bankVariables.map(({ key, slot }) => {
    const values = dialogues.map(({ task, slots }) => (key === taskKey ? task : slots[slot ?? '']))
    return { key, value: mostFrequent(values) }
  })
  return dialogues.map((dialogue) => ({ dialogue, answers }))
}

function mostFrequent(values: readonly (string | undefined)[]): AnswerValue {
  const counts = new Map<string, number>()
  for (const value of values) if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null
}

/** What searching for words gives: the answer most of whose words fall, the first figure or time of the call. */
export function guessByKeyword(dialogues: readonly BankDialogue[]): JudgedDialogue[] {
  return dialogues.map((dialogue) => {
    const text = dialogue.transcript.turns.map((turn) => turn.text.toLowerCase()).join(' ')
    const answers = bankVariables.map(({ key, type, options }) => ({
      key,
      value: options ? mostMentioned(options, text) : firstMatch(type, text),
    }))
    return { dialogue, answers }
  })
}

function mostMentioned(options: readonly string[], text: string): AnswerValue {
  const scored = options.map((option) => {
    const words = option.toLowerCase().split(' ')
    const said = words.filter((word) => new RegExp(`\\b${word}`).test(text)).length
    return { option, share: said / words.length }
  })
  const best = scored.reduce((a, b) => (b.share > a.share ? b : a))
  return best.share > 0 ? best.option : null
}

const number =
  /\b(?:(?:a|one|two|three|four|five|six|seven|eight|nine) hundred (?:and )?)?(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|ten|eleven|twelve)(?: (?:one|two|three|four|five|six|seven|eight|nine))?\b/

function firstMatch(type: string, text: string): AnswerValue {
  if (type === 'DECIMAL') return number.exec(text)?.[0] ?? null
  if (type === 'TIME') return /\b\w+ (?:\w+ )?[ap] ?m\b/.exec(text)?.[0] ?? null
  return null
}
