import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Answer } from '../../src/domain/answers.ts'
import type { Turn } from '../../src/domain/transcript.ts'
import { checkEvidence } from '../../src/judge/evidence/check-evidence.ts'

const turns: readonly Turn[] = [
  {
    speaker: 'Agent',
    startSeconds: 0,
    endSeconds: 20,
    text: 'Okay, um, so your savings account balance is a hundred and, uh, thirty four dollars as of this morning.',
  },
  {
    speaker: 'Customer',
    startSeconds: 20,
    endSeconds: 30,
    text: 'I was told that the fee would be refunded to my card within five days.',
  },
  {
    speaker: 'Agent',
    startSeconds: 30,
    endSeconds: 45,
    text: 'We can not refund the fee to your card today, but this call is recorded for training purposes.',
  },
]

function quotesOf(speaker: string, ...quotes: readonly string[]): Answer {
  const evidence = quotes.map((quote) => ({ speaker, startSeconds: 0, endSeconds: 0, quote }))
  const answer = { key: 'k', value: true, notApplicable: false, confidence: 0.8, rationale: 'r.', evidence }
  return checkEvidence([answer], turns)[0]!
}

function found(speaker: string, quote: string): string | undefined {
  return quotesOf(speaker, quote).evidence[0]?.quote
}

test('a word too many, too few or misspelled does not lose a quote, and the transcript’s own words are kept', () => {
  const own = 'I was told that the fee would be refunded to my card within five days'
  assert.equal(found('Customer', 'I was told the fee would be refunded to my card within five days'), own)
  assert.equal(
    found('Customer', 'I was told that the fees would be refunded to my card within five days'),
    own,
  )
  assert.equal(
    found('Customer', 'I was told that the fee it would be refunded to my card within five days'),
    own,
  )
})

test('hesitations are nobody’s words', () => {
  assert.equal(
    found('Agent', 'so your savings account balance is a hundred and thirty four dollars'),
    'so your savings account balance is a hundred and, uh, thirty four dollars',
  )
  assert.equal(found('Agent', 'a hundred and thirty four'), 'a hundred and, uh, thirty four')
})

test('another number is another sentence', () => {
  assert.equal(found('Agent', 'your savings account balance is a hundred and thirty five dollars'), undefined)
  assert.equal(
    found('Agent', 'your savings account balance is a hundred and thirty dollars as of this'),
    undefined,
  )
  assert.equal(found('Customer', 'the fee would be refunded to my card within six days'), undefined)
  assert.equal(found('Customer', 'the fee would be refunded to my card within days'), undefined)
})

test('a negation is neither lost nor added', () => {
  assert.equal(found('Agent', 'We can refund the fee to your card today'), undefined)
  assert.equal(found('Agent', 'We can never refund the fee to your card today'), undefined)
  assert.equal(found('Agent', 'but this call is not recorded for training purposes'), undefined)
})

test('a quote that begins just behind a “not” is shown with it', () => {
  assert.equal(found('Agent', 'refund the fee to your card'), 'not refund the fee to your card')
})

test('a short quote has to stand as it is', () => {
  assert.equal(found('Agent', 'this call was recorded'), undefined)
  assert.equal(found('Agent', 'this call is record'), undefined)
  assert.equal(found('Agent', 'this call is recorded'), 'this call is recorded')
})

test('another word in a key place is not a slip', () => {
  assert.equal(found('Agent', 'this call is monitored for training purposes'), undefined)
  assert.equal(
    found('Customer', 'I was told that the fee would be collected to my card within five days'),
    undefined,
  )
})

test('agent and customer may be written any way, and keep their own words', () => {
  for (const name of ['agent', 'AGENT', ' Agent ', 'the agent', 'Representative'])
    assert.equal(found(name, 'this call is recorded for training'), 'this call is recorded for training')
  assert.equal(found('caller', 'I was told'), 'I was told')
  assert.equal(
    found('Agent', 'I was told that the fee would be refunded to my card within five days'),
    undefined,
  )
})

test('an answer that has lost all its quotes says so once', () => {
  const lost = quotesOf('Agent', 'nobody ever said anything like that')
  assert.equal(lost.rationale, 'r. The words given as evidence were not found in the transcript.')
  assert.deepEqual(checkEvidence([lost], turns), [lost])
  assert.equal(quotesOf('Agent', 'this call is recorded', 'no such words').rationale, 'r.')
})

test('hundreds of noisy quotes on four hours of talk are all found', () => {
  const vocabulary = Array.from(
    { length: 400 },
    (_, index) => `w${String.fromCharCode(97 + (index % 26))}${'abcdefghij'[index % 10]}${'xyz'[index % 3]}`,
  )
  let seed = 1
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return vocabulary[seed % vocabulary.length]!
  }
  const talk: Turn[] = Array.from({ length: 2_400 }, (_, index) => ({
    speaker: index % 2 === 0 ? 'Agent' : 'Customer',
    startSeconds: 6 * index,
    endSeconds: 6 * index + 6,
    text: Array.from({ length: 16 }, next).join(' '),
  }))
  const evidence = Array.from({ length: 500 }, (_, index) => {
    const { speaker, startSeconds, text } = talk[(index * 7) % talk.length]!
    const words = text.split(' ')
    words.splice(index % words.length, 1)
    return { speaker, startSeconds, endSeconds: startSeconds, quote: words.join(' ') }
  })
  const answer = { key: 'k', value: true, notApplicable: false, confidence: 1, rationale: '', evidence }
  const [checked] = checkEvidence([answer], talk)
  assert.equal(checked!.confidence, 1, 'all of them stand')
})
