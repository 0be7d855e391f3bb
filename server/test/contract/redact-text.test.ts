import assert from 'node:assert/strict'
import { test } from 'node:test'
import { redactKinds } from '../../src/domain/redaction.ts'
import { redactTurns } from '../../src/redact/redact-turns.ts'
import { cardExamples, innocent, otherExamples, ssnExamples } from '../support/redaction-examples.ts'

function redact(said: string): string {
  const turns = said.split(' / ').map((turn, index) => ({
    speaker: turn.slice(0, 1),
    startSeconds: index * 5,
    endSeconds: index * 5 + 4,
    text: turn.slice(3),
  }))
  const left = redactTurns(turns, redactKinds)
  return left.turns.map(({ speaker, text }) => `${speaker}: ${text}`).join(' / ')
}

for (const [title, examples] of [
  ['a card number and its code and date are taken out, however they are said', cardExamples],
  ['a social security number is taken out, even misheard', ssnExamples],
  ['addresses, telephone and account numbers and birthdays are taken out', otherExamples],
  ['amounts, dates, times and other numbers stay', innocent.map((said) => [said, said] as const)],
] as const) {
  test(title, async (t) => {
    for (const [said, left] of examples) await t.test(said, () => assert.equal(redact(said), left))
  })
}
