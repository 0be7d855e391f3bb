import assert from 'node:assert/strict'
import { test } from 'node:test'
import { splitUtterances } from '../../src/domain/language/utterances.ts'
import type { Turn } from '../../src/domain/transcript.ts'
import { checkEvidence } from '../../src/judge/evidence/check-evidence.ts'

function agent(text: string, startSeconds = 0, endSeconds = startSeconds + 5): Turn {
  return { speaker: 'Agent', startSeconds, endSeconds, text }
}

/** What is kept of a quote, turn by turn. */
function kept(quote: string, ...turns: readonly Turn[]): string[] {
  const evidence = [{ speaker: 'Agent', startSeconds: 0, endSeconds: 0, quote }]
  const answer = { key: 'k', value: true, notApplicable: false, confidence: 1, rationale: '', evidence }
  return checkEvidence([answer], turns)[0]!.evidence.map((piece) => piece.quote)
}

const cut: readonly (readonly [said: string, quote: string, kept: string])[] = [
  ['You will get 1,500 dollars back', '500 dollars back', '1,500 dollars back'],
  ['You will get 1,500 dollars back', 'You will get 1', 'You will get 1,500'],
  ['That costs 3.50 a month', 'That costs 3', 'That costs 3.50'],
  ['the fee is two hundred fifty dollars', 'fifty dollars', 'two hundred fifty dollars'],
  ['the fee is two hundred and fifty dollars', 'the fee is two', 'the fee is two hundred and fifty'],
  ['la tarifa es ciento cincuenta euros', 'cincuenta euros', 'ciento cincuenta euros'],
  ['费用是一百五十元', '五十元', '一百五十元'],
  ['Yes I will not refund you', 'Yes I will', 'Yes I will not'],
  ['I can not refund you today', 'I can', 'I can not'],
  ['We have no record of that', 'We have', 'We have no'],
  ['Ich habe Ihre Daten nicht geprüft', 'Ich habe Ihre Daten', 'Ich habe Ihre Daten nicht'],
  ['Je ne l’ai pas encore vérifié', 'encore vérifié', 'pas encore vérifié'],
  ['我没有收到您的付款', '收到您的付款', '没有收到您的付款'],
  ['本人確認は行っておりません', '本人確認は行って', '本人確認は行っておりません'],
  [
    'I did never actually verify your identity',
    'verify your identity',
    'never actually verify your identity',
  ],
  ['I hardly checked your account', 'checked your account', 'hardly checked your account'],
]
for (const [said, quote, whole] of cut)
  test(`“${quote}” is shown as “${whole}”`, () => {
    assert.deepEqual(kept(quote, agent(said)), [whole])
    assert.deepEqual(kept(whole, agent(said)), [whole], 'and stays so')
  })

const apart: readonly (readonly [said: string, quote: string])[] = [
  ['No, I have one. It is fine.', 'I have one'],
  ['I would not say so. Your card is active, not lost.', 'Your card is active'],
  ['It takes five. Twenty people wait.', 'It takes five'],
  ['I checked it and did not find it', 'I checked it'],
  ['no i have two cards', 'i have two cards'],
]
for (const [said, quote] of apart)
  test(`“${quote}” is left as it is where the number or the “not” beside it is another sentence’s`, () => {
    assert.deepEqual(kept(quote, agent(said)), [quote])
  })

test('what a clause is made of is never widened beyond it', () => {
  const turn = agent(
    'that is not all i need to order checks and i do not know my balance thank you no problem your card is active',
  )
  for (const { text } of splitUtterances([turn])) assert.deepEqual(kept(text, turn), [text])
})

const turnedRound: readonly (readonly [said: string, quote: string])[] = [
  [
    'It is impossible to process your refund today at all',
    'It is possible to process your refund today at all',
  ],
  ['We are unable to process your refund today at all', 'We are able to process your refund today at all'],
  ['I hardly checked your account before I wrote', 'I checked your account before I wrote'],
  ['I almost refunded the fee to your card today', 'I refunded the fee to your card today'],
  ['I refuse to give you a refund because of that', 'I to give you a refund because of that'],
  ['I mightn’t be able to process your refund today', 'I might be able to process your refund today'],
]
for (const [said, quote] of turnedRound)
  test(`“${quote}” was not said with “${said}”`, () => {
    assert.deepEqual(kept(quote, agent(said)), [])
  })

test('what is left out may not be what came before, minutes of talk, or all but a word', () => {
  const form = agent('You asked about a refund today but I will send the form now.')
  assert.deepEqual(kept('I will … refund … today', form), [])
  assert.deepEqual(kept('I will send the … asked about a refund', form), [], 'the other way round')
  assert.deepEqual(kept('You asked about a … send the form', form), ['You asked about a', 'send the form'])
  const late = agent('and refund you the fee', 3000)
  assert.deepEqual(kept('I will send the … refund you the fee', form, late), [])
  const soon = agent('and refund you the fee', 12)
  assert.equal(kept('I will send the … refund you the fee', form, soon).length, 2)
})

test('marks of the transcript’s own are no words left out', () => {
  assert.deepEqual(kept('well… okay then', agent('Oh well… okay then')), ['well… okay then'])
})

test('a row of figures without an end does not make a quote without one', () => {
  for (const row of ['五'.repeat(5000), '7 '.repeat(5000)]) {
    const [quote] = kept(row[0]!, agent(row))
    assert.ok(quote!.length > 1 && quote!.length < 300)
  }
})

test('one sentence is not made of words from minutes apart', () => {
  assert.deepEqual(kept('yes refund you', agent('yes'), agent('refund', 100), agent('you', 3000)), [])
  assert.equal(kept('yes refund you', agent('yes'), agent('refund', 10), agent('you', 20)).length, 3)
})

test('a word said two hundred thousand times is quoted where it was meant', () => {
  assert.deepEqual(kept('啊', agent('啊'.repeat(200_000))), ['啊'])
})
