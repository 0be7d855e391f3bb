import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readConfig } from '../../src/config.ts'
import { redactKinds } from '../../src/domain/redaction.ts'
import { mayHoldPersonalData } from '../../src/redact/may-hold-personal-data.ts'
import { redactTurns } from '../../src/redact/redact-turns.ts'
import {
  cardExamples,
  innocent,
  otherExamples,
  spanishExamples,
  ssnExamples,
} from '../support/redaction-examples.ts'
import { createDice, makeCardNumber, readOut } from '../support/speak-digits.ts'

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
  ['all of it is taken out of Spanish as well', spanishExamples],
  ['amounts, dates, times and other numbers stay', innocent.map((said) => [said, said] as const)],
] as const) {
  test(title, async (t) => {
    for (const [said, left] of examples) await t.test(said, () => assert.equal(redact(said), left))
  })
}

test('what is not asked for stays, and does not hide what is', () => {
  const turns = [
    'May I have your card number or your social?',
    'five three six, two two, one two three four',
  ].map((text, index) => ({ speaker: 'AC'[index]!, startSeconds: index, endSeconds: index + 1, text }))
  assert.equal(redactTurns(turns, ['ssn']).turns[1]!.text, '[ssn]')
  assert.equal(redactTurns(turns, ['cards']).turns[1]!.text, '[card]')
  assert.equal(redactTurns(turns, ['phone', 'email']).turns[1]!.text, turns[1]!.text)
})

test('no text is too odd to be looked through', () => {
  const roll = createDice(3)
  const odd = [...cardExamples, ...ssnExamples, ...otherExamples, ...spanishExamples]
    .flatMap(([said]) => said.split(' '))
    .concat('constructor', '__proto__', '😀', '٤١١١', '４１１', '½', 'Ⅷ', '\u0000', '’', '(', '@', '.', '')
  for (let round = 0; round < 1000; round++) {
    const turns = Array.from({ length: 1 + roll(6) }, (_, index) => ({
      speaker: 'AC'[roll(2)]!,
      startSeconds: index * 5,
      endSeconds: index * 5 + 4,
      text: Array.from({ length: roll(14) }, () => odd[roll(odd.length)]).join(['', ' ', ', '][roll(3)]),
    }))
    const { turns: left, stretches } = redactTurns(turns, redactKinds)
    assert.equal(left.length, turns.length)
    for (const { startSeconds, endSeconds } of stretches)
      assert.ok(startSeconds >= 0 && startSeconds < endSeconds)
  }
})

test('whatever holds personal data is known beforehand as a text whose words must be timed', () => {
  for (const [said, left] of [...cardExamples, ...ssnExamples, ...otherExamples, ...spanishExamples]) {
    const [before, after] = [said.split(' / '), left.split(' / ')]
    for (const [index, text] of before.entries())
      if (text !== after[index]) assert.ok(mayHoldPersonalData(text.slice(3)), text)
  }
  assert.equal(mayHoldPersonalData('Hello, how are you?'), false)
})

test('the setting names what is taken out, and says what it may be', () => {
  assert.deepEqual(readConfig({}).REDACT, [])
  assert.deepEqual(readConfig({ REDACT: 'none' }).REDACT, [])
  assert.deepEqual(readConfig({ REDACT: ' Phone, cards ,phone' }).REDACT, ['cards', 'phone'])
  assert.deepEqual(readConfig({ REDACT: 'cards,ssn,email,phone,account,dob' }).REDACT, [...redactKinds])
  for (const wrong of ['card', 'cards;ssn', 'cards,', 'none,cards', 'all']) {
    assert.throws(
      () => readConfig({ REDACT: wrong }),
      /^Error: REDACT must be none, or any of cards, ssn, .* is none of them\.$/,
    )
  }
})

/** Whatever could still be read as a digit. */
const readable =
  /\d|\b(zero|oh|one|two|three|four|five|six|seven|eight|nine|ten|\w+teen|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|double|triple)\b/i

test('no card number survives, whoever reads it out and however', () => {
  const roll = createDice(20_261_115)
  for (let round = 0; round < 1000; round++) {
    const number = makeCardNumber(roll)
    const asked =
      roll(2) === 0 ? [{ speaker: 'Agent', startSeconds: 0, endSeconds: 1, text: 'Which card is it?' }] : []
    const said = readOut(number, roll)
    const left = redactTurns([...asked, ...said], ['cards'])
    for (const { text } of left.turns)
      assert.doesNotMatch(text, readable, said.map(({ text }) => text).join(' / '))
    assert.ok((left.found.cards ?? 0) >= 1)
    assert.ok(left.stretches.length >= 1)
  }
})

test('no card number survives that was asked for, even when a digit is heard wrongly, twice or not at all', () => {
  const roll = createDice(7)
  const question = { speaker: 'Agent', startSeconds: 0, endSeconds: 1, text: 'May I have your card number?' }
  for (let round = 0; round < 1000; round++) {
    const number = makeCardNumber(roll)
    const at = 1 + roll(number.length - 1)
    const misheard = [
      number.slice(0, at) + roll(10) + number.slice(at + 1),
      number.slice(0, at) + number.slice(at + 1),
      number.slice(0, at) + number[at] + number.slice(at),
    ][roll(3)]!
    const said = readOut(misheard, roll)
    const left = redactTurns([question, ...said], ['cards'])
    for (const { text } of left.turns)
      assert.doesNotMatch(text, readable, said.map(({ text }) => text).join(' / '))
  }
})
