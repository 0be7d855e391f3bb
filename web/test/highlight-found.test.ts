import assert from 'node:assert/strict'
import { test } from 'node:test'
import { highlightFound, readTerms, settleTerms } from '../src/pages/call/highlight-found.ts'

const highlights = (text: string, query: string) =>
  highlightFound(text, readTerms(query))
    .filter(({ found }) => found)
    .map((piece) => piece.text)

test('what joins words in a search is not highlighted itself, however it is written', () => {
  for (const or of ['or', 'OR', 'Or'])
    assert.deepEqual(highlights('Refund it or cancel it, or wait.', `refund ${or} cancel`), [
      'Refund',
      'cancel',
    ])
  assert.deepEqual(highlights('This or that', 'or'), ['or'], 'alone it is a word')
  assert.deepEqual(highlights('This or that', 'this or'), ['This', 'or'], 'with nothing after it, too')
})

test('what a search leaves out is not highlighted, be it a word or a phrase', () => {
  const text = 'The refund for a lost card is on its way.'
  assert.deepEqual(highlights(text, 'refund -card'), ['refund'])
  assert.deepEqual(highlights(text, 'refund -"lost card" way'), ['refund', 'way'])
  assert.deepEqual(highlights(text, '-"lost card'), [])
})

test('a phrase is highlighted where its words follow each other, in any form and without accents', () => {
  const text = 'A card was lost: two lost cards, un teléfono.'
  assert.deepEqual(highlights(text, '"lost card"'), ['lost', 'cards'])
  assert.deepEqual(highlights(text, 'lost telefono'), ['lost', 'lost', 'teléfono'])
})

test('a phrase that is split between two turns is highlighted word by word', () => {
  const turns = ['I have lost', 'cards twice']
  const terms = settleTerms(readTerms('"lost card"'), turns)
  assert.deepEqual(
    turns.map((turn) => highlightFound(turn, terms).some(({ found }) => found)),
    [true, true],
  )
})
