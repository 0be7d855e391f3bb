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

describe('the sample calls', () => {
  test('two people heard as one are not measured against each other, and nobody’s details are told', async () => {
    const { answers, digest } = await mark(model, oneVoice)
    assert.ok([...answers.values()].every(({ rationale }) => rationale.includes('could not be told apart')))
    assert.doesNotMatch(digest.insights.join(' '), /of the talking|on end|spoke over|replies came/)
    assert.doesNotMatch(digest.summary!, /Miller|five five|last name|Speaker 1/)
  })

  test('no summary says the same twice', async () => {
    for (const said of [billing, lostCard, delivery]) {
      const { digest } = await mark(model, said)
      const quotes = [...digest.summary!.matchAll(/“([^”]+)”/g)].map((match) => match[1])
      assert.equal(new Set(quotes).size, quotes.length, digest.summary!)
    }
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

  test('an open answer says that it counts neither for nor against until it is reviewed', async () => {
    const asked = revision([
      variable('sound', 'BOOLEAN', 'The customer would have been helped sooner by somebody else.', {
        category: 'closing',
        readableName: 'Sooner',
      }),
    ])
    const sure = { ...asked, leastConfidence: 0.99 }
    const { answers, digest } = await mark(sure, transcript('Agent: Hello.', 'Customer: My screen is black.'))
    assert.equal(answers.get('sound')!.value, null)
    assert.match(answers.get('sound')!.rationale, /counts neither for nor against until somebody reviews it/)
    assert.match(
      digest.insights.join(' '),
      /Not determined from the words: “Sooner”; it counts neither for nor against/,
    )
  })
})
