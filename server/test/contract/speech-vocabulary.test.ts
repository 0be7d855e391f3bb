import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findTerms } from '../../src/speech/embedded/find-terms.ts'

const cases: readonly (readonly [prompt: string, terms: readonly string[]])[] = [
  ['', []],
  [' ,;\n ', []],
  ['Harper Valley, Smart Electric', ['Harper Valley', 'Smart Electric']],
  ['IBAN\nPIN-TAN\nZelle', ['IBAN', 'PIN-TAN', 'Zelle']],
  ['routing number; overdraft', ['routing number', 'overdraft']],
  ['- Acme\n- Wile E. Coyote', ['Acme', 'Wile E', 'Coyote']],
  [
    'Callers ask about the Gold Saver and often say Zelle when they mean a transfer.',
    ['Gold Saver', 'Zelle'],
  ],
  ['Please write the names of our customers as they are spoken.', []],
  ['Acme, Acme, Acme', ['Acme']],
]
for (const [prompt, terms] of cases) {
  test(`the terms of ${JSON.stringify(prompt)}`, () => {
    assert.deepEqual(findTerms(prompt), terms)
  })
}

test('a prompt as long as a book gives a bounded number of terms', () => {
  const prompt = Array.from({ length: 5000 }, (_, index) => `Term${index}`).join(', ')
  assert.equal(findTerms(prompt).length, 300)
  assert.deepEqual(findTerms('x'.repeat(100_000)), [])
})
