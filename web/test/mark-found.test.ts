import assert from 'node:assert/strict'
import { test } from 'node:test'
import { markFound, readTerms, settleTerms } from '../src/pages/call/mark-found.ts'

const marks = (text: string, query: string) =>
  markFound(text, readTerms(query))
    .filter(({ found }) => found)
    .map((piece) => piece.text)

test('what joins words in a search is not marked itself, however it is written', () => {
  for (const or of ['or', 'OR', 'Or'])
    assert.deepEqual(marks('Refund it or cancel it, or wait.', `refund ${or} cancel`), ['Refund', 'cancel'])
  assert.deepEqual(marks('This or that', 'or'), ['or'], 'alone it is a word')
  assert.deepEqual(marks('This or that', 'this or'), ['This', 'or'], 'with nothing after it, too')
})

test('what a search leaves out is not marked, be it a word or a phrase', () => {
  const text = 'The refund for a lost card is on its way.'
  assert.deepEqual(marks(text, 'refund -card'), ['refund'])
  assert.deepEqual(marks(text, 'refund -"lost card" way'), ['refund', 'way'])
  assert.deepEqual(marks(text, '-"lost card'), [])
})

test('a phrase is marked where its words follow each other, in any form and without accents', () => {
  const text = 'A card was lost: two lost cards, un teléfono.'
  assert.deepEqual(marks(text, '"lost card"'), ['lost', 'cards'])
  assert.deepEqual(marks(text, 'lost telefono'), ['lost', 'lost', 'teléfono'])
})

test('a phrase that is split between two turns is marked word by word', () => {
  const turns = ['I have lost', 'cards twice']
  const terms = settleTerms(readTerms('"lost card"'), turns)
  assert.deepEqual(
    turns.map((turn) => markFound(turn, terms).some(({ found }) => found)),
    [true, true],
  )
})
