import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readTranscriptText, toTranscript } from '../../src/domain/read-transcript-text.ts'
import { writeTranscriptText } from '../../src/domain/transcript.ts'
import { bankCall } from '../support/bank-call.ts'

const said = (text: string) => readTranscriptText(text).map(({ speaker, text }) => [speaker, text])

test('the text of a transcript is read back turn by turn, in order of time', () => {
  const turns = readTranscriptText(writeTranscriptText(bankCall.turns))
  assert.deepEqual(
    turns.map(({ speaker, text }) => [speaker, text]),
    bankCall.turns.map(({ speaker, text }) => [speaker, text]),
  )
  for (const [index, { startSeconds, endSeconds }] of turns.entries()) {
    assert.ok(startSeconds < endSeconds)
    if (index > 0) assert.equal(startSeconds, turns[index - 1]!.endSeconds)
  }
  assert.equal(toTranscript(turns.toReversed()).turns[0]!.text, bankCall.turns[0]!.text)
  assert.equal(toTranscript(turns).durationSeconds, turns.at(-1)!.endSeconds)
})

test('speakers may be roles however written, or names; other lines go on with what was said', () => {
  const text = [
    'AGENT:Good morning.',
    'customer : Hello, I owe you money.',
    'the total is: five dollars',
    '',
    '  Anna Keller:  Thank you.',
    'Speaker 2: Bye.',
    'ivr: Please rate this call.',
    "Ms. O'Neill: 12:30 it is.",
  ].join('\r\n')
  assert.deepEqual(said(text), [
    ['Agent', 'Good morning.'],
    ['Customer', 'Hello, I owe you money. the total is: five dollars'],
    ['Anna Keller', 'Thank you.'],
    ['Speaker 2', 'Bye.'],
    ['IVR', 'Please rate this call.'],
    ["Ms. O'Neill", '12:30 it is.'],
  ])
})

test('a text without speakers is one voice, and one without words nobody', () => {
  assert.deepEqual(said('hello there\nhow are you'), [['Speaker 1', 'hello there how are you']])
  assert.deepEqual(said(' \n\n'), [])
  assert.deepEqual(said('Agent:\nCustomer: Hi.'), [['Customer', 'Hi.']])
})

test('lines may end in any way there is', () => {
  for (const end of ['\n', '\r\n', '\r'])
    assert.deepEqual(said(['Agent: Hello.', 'Customer: Hi.', 'and bye.'].join(end)), [
      ['Agent', 'Hello.'],
      ['Customer', 'Hi. and bye.'],
    ])
})
