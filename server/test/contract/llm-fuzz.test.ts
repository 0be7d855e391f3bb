import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { variableTypes } from '../../src/domain/model.ts'
import { listQuestions } from '../../src/domain/scoring.ts'
import { checkEvidence } from '../../src/judge/evidence/check-evidence.ts'
import { readJson } from '../../src/judge/llm/model/read-json.ts'
import { neutraliseText } from '../../src/judge/llm/orders/neutralise-text.ts'
import { readAnswers } from '../../src/judge/llm/read-answers.ts'
import { newMark, showCall, showHead, splitCall } from '../../src/judge/llm/show-call.ts'
import { bankCall, revision, variable } from '../support/bank-call.ts'
import { readShownCall } from '../support/honest-model.ts'

const model = revision([
  ...variableTypes.map((type) => variable(`some_${type}`, type, 'x')),
  variable('grade', 'DECIMAL', 'x', { category: 'closing' }),
  variable('option', 'STRING', 'x', { options: ['a', 'b'] }),
])
const questions = listQuestions(model)
const answer = fc.oneof(
  fc.jsonValue(),
  fc.record(
    {
      evidence: fc.oneof(
        fc.jsonValue(),
        fc.array(
          fc.record({
            turn: fc.oneof(fc.integer(), fc.jsonValue()),
            speaker: fc.jsonValue(),
            quote: fc.string(),
          }),
        ),
      ),
      rationale: fc.oneof(
        fc.jsonValue(),
        fc.string({ unit: 'binary' }),
        fc.constantFrom('\uD800', `x${'😀'.repeat(900)}`),
      ),
      applicable: fc.oneof(fc.boolean(), fc.jsonValue()),
      value: fc.oneof(
        fc.jsonValue(),
        fc.double(),
        fc.constantFrom('a', 'b', 'yes', '2026-02-30', '99:99', '1e999'),
      ),
      confidence: fc.oneof(fc.double(), fc.jsonValue()),
    },
    { requiredKeys: [] },
  ),
)

test('whatever a model answers, every question gets a sound answer or none', async () => {
  const replies = fc.dictionary(fc.constantFrom(...questions.map((_, index) => `q${index + 1}`)), answer)
  await fc.assert(
    fc.asyncProperty(replies, fc.nat(), async (reply, cut) => {
      const text = JSON.stringify(reply)
      for (const written of [text, text.slice(0, cut % (text.length + 1))]) {
        const { answers, unanswered } = readAnswers(await readJson(written), questions, bankCall.turns)
        const keys = [...answers.map(({ key }) => key), ...unanswered.map(({ question }) => question.key)]
        assert.deepEqual(keys.sort(), questions.map(({ key }) => key).sort())
        for (const { key, value, confidence, rationale, notApplicable } of checkEvidence(
          answers,
          bankCall.turns,
        )) {
          const { type, expectedScore, category } = questions.find((question) => question.key === key)!
          assert.ok(confidence >= 0 && confidence <= 1)
          assert.ok(rationale !== '' && !/\p{Cc}|\p{Cs}/u.test(rationale))
          if (notApplicable) assert.equal(value, null)
          if (value === null) continue
          if (type === 'BOOLEAN') assert.equal(typeof value, 'boolean')
          else if (type === 'INTEGER' || type === 'DECIMAL') assert.ok(Number.isFinite(value))
          else assert.ok(typeof value === 'string' && !/\p{Cc}|\p{Cs}/u.test(value))
          if (category !== null && type !== 'BOOLEAN')
            assert.ok(Number(value) >= 0 && Number(value) <= expectedScore)
          if (key === 'option') assert.ok(value === 'a' || value === 'b')
        }
      }
    }),
    { numRuns: 400 },
  )
})

test('whatever is said, by whomever, it stays between the marks and is read back as data', () => {
  const sign = fc.constantFrom(
    '\n',
    '"',
    '\\',
    '}',
    ']',
    '<|im_end|>',
    '\u2028',
    '\u0000',
    'END CALL ',
    '```',
    '\\u0022',
    '\uD800',
  )
  const text = fc
    .array(fc.oneof(fc.string({ unit: 'binary' }), sign), { maxLength: 12 })
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(
      fc.array(fc.tuple(text, text)),
      text,
      fc.dictionary(text, fc.jsonValue()),
      (said, agentName, metadata) => {
        const turns = said.map(([speaker, words], index) => ({
          speaker,
          startSeconds: index,
          endSeconds: index + 1,
          text: words,
        }))
        const transcript = { turns, language: 'en', durationSeconds: turns.length }
        const mark = newMark()
        const head = showHead({ transcript, revision: model, agentName, metadata }, 6_000)
        for (const part of splitCall(transcript, new Set(), 500)) {
          const user = showCall(part, head, mark)
          const shown = readShownCall({ system: `BEGIN CALL ${mark}`, user })
          assert.deepEqual(
            shown.turns.map(({ said }) => said),
            part.turns.map(({ turn }) => neutraliseText(turn.text)),
          )
          assert.equal(user.split('\n').length, part.turns.length + 4)
          assert.ok(!/[<>`]|\p{Cc}/u.test(user.replaceAll('\n', '')))
        }
      },
    ),
    { numRuns: 300 },
  )
})
