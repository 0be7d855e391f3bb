import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findTerms } from '../../src/speech/embedded/words/find-terms.ts'
import { makeSpeller } from '../../src/speech/embedded/words/spell-terms.ts'

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

const spellings: readonly (readonly [prompt: string, heard: string, written: string])[] = [
  ['Zelle', 'I sent it with Zell, yesterday.', 'I sent it with Zelle, yesterday.'],
  ['Harper Valley', 'this is harper valley national bank', 'this is Harper Valley national bank'],
  ['Forrest Ranch', 'Forest ranch, California.', 'Forrest Ranch, California.'],
  ['checkbook', 'a new check book please', 'a new checkbook please'],
  ['Smart Electric', "Smart electric's bill", "Smart Electric's bill"],
  ['Kathryn', '"Katherin?" she said', '"Kathryn?" she said'],
  ['Zelle', 'I want to sell my car', 'I want to sell my car'],
  ['Ana', 'any one in', 'any one in'],
  ['Lantern', 'we lend her money', 'we lend her money'],
  ['Müller', 'Mr. Muller called', 'Mr. Müller called'],
  ['', 'nothing to do', 'nothing to do'],
  [
    'Citi, Chase, hold, card, plan, bill',
    'I held my cared plane in the city, I chose the ball',
    'I held my cared plane in the city, I chose the ball',
  ],
  ['Harper Valley National Bank', 'harper valley national bank, and', 'Harper Valley National Bank, and'],
]
for (const [prompt, heard, written] of spellings) {
  test(`with ${JSON.stringify(prompt)}, ${JSON.stringify(heard)} is written ${JSON.stringify(written)}`, () => {
    assert.equal(makeSpeller(findTerms(prompt))(heard), written)
  })
}
