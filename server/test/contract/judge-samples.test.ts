import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, describe, test } from 'node:test'
import { slugOf } from '@callmark/client/model-rules'
import type { ModelRevision, ModelVariable } from '../../src/domain/model.ts'
import { type ScoredAnswer, scoreAnswers } from '../../src/domain/scoring.ts'
import type { Transcript, Turn } from '../../src/domain/transcript.ts'
import { createEmbeddedJudge } from '../../src/judge/embedded/embedded-judge.ts'
import type { Digest } from '../../src/judge/judge.ts'
import { assertQuotesStand } from '../support/assert-quotes-stand.ts'
import { caseOf, revision, transcript, variable } from '../support/bank-call.ts'

const judge = createEmbeddedJudge({ processes: 1 })
after(() => judge.close())

const samples = new URL('../../samples/', import.meta.url)
const read = (name: string) => JSON.parse(readFileSync(new URL(name, samples), 'utf8'))
const model = readModel()
const billing = readSample('billing-refund')
const lostCard = readSample('lost-card')
const delivery = readSample('delivery-reschedule')
// As a recogniser hands over one channel it could not split.
const oneVoice: Transcript = {
  ...delivery,
  turns: delivery.turns.map((turn) => ({ ...turn, speaker: 'Speaker 1' })),
}

function readModel(): ModelRevision {
  const written = read('demo-model.json')
  const variables = written.template_variables.map(
    (given: Record<string, unknown>): ModelVariable =>
      variable(given.key as string, given.type as ModelVariable['type'], given.description as string, {
        readableName: given.readable_name as string,
        category: (given.category as string) ?? null,
        weight: given.weight as number,
        orderNumber: given.order_number as number,
        passesWhen: (given.passes_when as boolean) ?? true,
        options: (given.options as string[]) ?? null,
      }),
  )
  const categories = written.categories.map((given: Record<string, unknown>) => ({
    uuid: `uuid-of-${given.name}`,
    name: given.name as string,
    slug: slugOf(given.name as string),
    description: given.description as string,
    maxScore: given.max_score as number,
    orderNumber: given.order_number as number,
  }))
  return revision(variables, {
    categories,
    prompt: written.prompt,
    transcriptionPrompt: written.transcription_prompt,
  })
}

function readSample(name: string): Transcript {
  const turns = read(`${name}.json`).turns.map(
    (turn: { speaker: string; start: number; end: number; text: string }): Turn => ({
      speaker: turn.speaker,
      startSeconds: turn.start,
      endSeconds: turn.end,
      text: turn.text,
    }),
  )
  return { turns, language: 'en', durationSeconds: turns.at(-1)!.endSeconds + 0.5 }
}

async function mark(
  asked: ModelRevision,
  said: Transcript,
): Promise<{ answers: ReadonlyMap<string, ScoredAnswer>; digest: Digest; score: number; expected: number }> {
  const signal = new AbortController().signal
  const { answers, metrics } = await judge.judge(caseOf(asked, said), signal)
  assertQuotesStand(answers, said)
  const scored = scoreAnswers(asked, answers)
  const digest = await judge.digest({ ...caseOf(asked, said), answers: scored.answers, metrics }, signal)
  return {
    answers: new Map(scored.answers.map((answer) => [answer.key, answer])),
    digest,
    score: scored.totalScore,
    expected: scored.expectedScore,
  }
}

async function ask(description: string, said: Transcript, change: Partial<ModelVariable> = {}) {
  const { answers } = await mark(
    revision([variable('asked', change.type ?? 'BOOLEAN', description, change)], { scoring: false }),
    said,
  )
  return answers.get('asked')!
}

describe('the sample calls', () => {
  test('a friendly call with an apology earns its points for it', async () => {
    const { answers, digest } = await mark(model, billing)
    const apology = answers.get('apologises_or_shows_empathy')!
    assert.deepEqual([apology.value, apology.notApplicable], [true, false])
    assert.ok(apology.evidence.some(({ quote }) => quote.includes('sorry')))
    const quotes = [...digest.summary!.matchAll(/“([^”]+)”/g)].map((match) => match[1])
    assert.equal(new Set(quotes).size, quotes.length, 'the summary says the same twice')
  })

  test('a curt call with an unhappy customer is far from full marks, and the coach hears why first', async () => {
    const { answers, digest } = await mark(model, lostCard)
    const quality = answers.get('resolution_quality')!
    assert.ok(quality.score < quality.expectedScore / 2, `${quality.score} points`)
    assert.match(quality.rationale, /Against: .*rules.*frustration/)
    assert.equal(answers.get('greets_with_company_name')!.value, true)
    const [first, second, third] = digest.insights
    assert.match(`${first} ${second}`, /lost 20 of 20 points, all there are in Verification/)
    assert.match(`${first} ${second}`, /Closing earned none of its 20 points/)
    assert.match(third!, /The customer was unhappy at 00:2\d \(“That is very frustrating”\)/)
  })

  test('the company’s name counts however the recogniser writes it', async () => {
    const [first, ...rest] = lostCard.turns
    const turns = [{ ...first!, text: 'Blue lantern bank card services.' }, ...rest]
    const { answers } = await mark(model, { ...lostCard, turns })
    assert.equal(answers.get('greets_with_company_name')!.value, true)
    const unnamed = [{ ...first!, text: 'Card services.' }, ...rest]
    const other = await mark(model, { ...lostCard, turns: unnamed })
    assert.equal(other.answers.get('greets_with_company_name')!.value, false)
  })

  test('two people heard as one are not measured against each other, and nobody’s details are told', async () => {
    const { answers, digest } = await mark(model, oneVoice)
    const next = answers.get('explains_next_steps')!
    assert.equal(next.value, true)
    assert.ok([...answers.values()].every(({ rationale }) => rationale.includes('could not be told apart')))
    assert.ok([...answers.values()].every(({ confidence }) => confidence <= 0.7))
    assert.doesNotMatch(digest.insights.join(' '), /of the talking|on end|spoke over|replies came/)
    assert.doesNotMatch(digest.summary!, /Miller|five five|last name|Speaker 1|\?/)
    assert.match(digest.summary!, /new sofa/)
  })

  test('no speech means nothing to mark, not a row of zeros', async () => {
    const { answers, digest, expected } = await mark(model, transcript())
    for (const answer of answers.values()) {
      assert.deepEqual([answer.value, answer.notApplicable, answer.confidence], [null, true, 0])
      assert.match(answer.rationale, /no speech was found.*nothing can be scored/)
    }
    assert.equal(expected, 0)
    assert.match(digest.summary!, /No speech was found/)
  })
})

describe('how a question is worded', () => {
  test('what was done counts even where it was not called for; what is missing is excused only then', async () => {
    const calm = transcript(
      'Agent: Good morning.',
      'Customer: I would like a brochure.',
      'Agent: It is on its way.',
    )
    const wording = 'The agent apologises. Not applicable when the customer has no complaint.'
    const excused = await ask(wording, calm)
    assert.equal(excused.notApplicable, true)
    assert.doesNotMatch(excused.rationale, /sign of signs/)
    const first = await ask(
      'N/A if the customer has no complaint. Apologises if the customer is upset.',
      calm,
    )
    assert.equal(first.notApplicable, true)
    const complaint = transcript('Customer: I was charged twice.', 'Agent: I see.', 'Customer: So?')
    assert.deepEqual((await ask(wording, complaint)).value, false)
    const upset = transcript('Customer: This is ridiculous.', 'Agent: I see.', 'Customer: So?')
    assert.equal(
      (await ask('The agent offers further help, unless the customer is upset.', upset)).notApplicable,
      true,
    )
  })

  test('“at the end” means the end', async () => {
    const wording = 'At the end of the call the agent thanks the customer for calling.'
    const opening = 'Agent: Thank you for calling Maple Harbor Energy.'
    const middle = [
      'Customer: I lost my card.',
      'Agent: I have blocked it.',
      'Customer: Good.',
      'Agent: It comes in a week.',
      'Customer: All right.',
    ]
    assert.equal((await ask(wording, transcript(opening, ...middle, 'Agent: That is it then.'))).value, false)
    const thanked = await ask(wording, transcript(opening, ...middle, 'Agent: Thank you for your call.'))
    assert.deepEqual(
      [thanked.value, thanked.evidence.map(({ quote }) => quote)],
      [true, ['Thank you for your call']],
    )
  })

  test('a no does not quote what was done beside it', async () => {
    const said = transcript(
      'Agent: Good morning, how can I help?',
      'Customer: I lost my card.',
      'Agent: I see.',
    )
    const both = await ask('The agent greets the customer and says that the call is recorded.', said)
    assert.deepEqual([both.value, both.evidence], [false, []])
    assert.match(both.rationale, /no sign of it.* Found only: a greeting/)
  })

  test('what an agent should not do is looked for itself, and its absence is the good answer', async () => {
    for (const wording of ['Does not quote rules at the customer', 'The agent never quotes rules']) {
      assert.equal((await ask(wording, lostCard)).value, false)
      const kept = await ask(wording, billing)
      assert.equal(kept.value, true)
      assert.match(kept.rationale, /should not be there, and found no sign of it/)
    }
    const surprise = await ask('Does not surprise the customer with a fee', lostCard)
    assert.deepEqual([surprise.value, surprise.evidence[0]?.quote], [false, 'They never told me about that'])
  })

  test('whether an agent interrupts is taken from the clock', async () => {
    const said = transcript(
      'Customer: so I went to the branch and they told me to call',
      'Agent: let me stop you right there',
    )
    const over = said.turns.map((turn, index) => ({
      ...turn,
      startSeconds: 2 * index,
      endSeconds: 4 + 2 * index,
    }))
    const wording = 'The agent never interrupts the customer'
    assert.equal((await ask(wording, { ...said, turns: over })).value, false)
    assert.equal((await ask(wording, said)).value, true)
    assert.equal((await ask(wording, oneVoice)).value, null)
  })

  test('what a customer reports with a “not” is no prohibition', async () => {
    const said = transcript('Agent: Hello.', 'Customer: I did not receive my order.', 'Agent: I see.')
    assert.equal((await ask('The customer says that they did not receive their order', said)).value, true)
  })
})

describe('numbers and grades', () => {
  test('a fee is what something costs, not what was sent back', async () => {
    const fee = { type: 'DECIMAL', readableName: 'Fee' } as const
    const wording = 'The fee the customer has to pay'
    assert.equal((await ask(wording, lostCard, fee)).value, 15)
    const figures = transcript(
      'Customer: And how do I pay?',
      'Agent: Take out cash, and the new card costs $15.',
    )
    assert.equal((await ask(wording, figures, fee)).value, 15)
    assert.equal((await ask(wording, billing, fee)).value, null)
    const refund = { type: 'DECIMAL', readableName: 'Refund' } as const
    assert.equal((await ask('Amount refunded to the customer', billing, refund)).value, 40)
  })

  test('one sign of a solution alone is not full marks', async () => {
    const said = transcript(
      'Customer: I need a new card.',
      'Agent: I have ordered the card.',
      'Customer: Right.',
    )
    const asked = revision([
      variable('quality', 'INTEGER', 'How completely the agent solved the matter.', { category: 'closing' }),
    ])
    const quality = (await mark(asked, said)).answers.get('quality')!
    assert.ok(quality.score > 0 && quality.score < quality.expectedScore)
  })

  test('an open answer says that it counts neither for nor against until it is reviewed', async () => {
    const asked = revision([
      variable('solved', 'BOOLEAN', 'The problem was solved.', {
        category: 'closing',
        readableName: 'Solved',
      }),
    ])
    const { answers, digest } = await mark(
      asked,
      transcript('Agent: Hello.', 'Customer: My screen is black.'),
    )
    assert.equal(answers.get('solved')!.value, null)
    assert.match(answers.get('solved')!.rationale, /counts neither for nor against until somebody reviews it/)
    assert.match(
      digest.insights.join(' '),
      /Not determined from the words: “Solved”; it counts neither for nor against/,
    )
    assert.doesNotMatch(digest.insights.join(' '), /marking it down/)
  })
})
