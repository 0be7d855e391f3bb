import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { sql } from 'kysely'
import { readResult } from '../../src/domain/result.ts'
import { bankCall } from '../support/bank-call.ts'
import { finishCalls } from '../support/finish-calls.ts'
import { callForm, type Json, send } from '../support/http.ts'
import { type Signed, signInAs } from '../support/people.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { writeToneWav } from '../support/write-wav.ts'

const booleans = ['hello', 'sings', 'bye'] as const
/** Points that each criterion is worth in the model below. */
const worth = { hello: 20, sings: 20, bye: 60 } as const
const critical = 'bye'
const calls = 12
const model = {
  name: 'Care',
  xscore_template: true,
  categories: [
    { name: 'Opening', max_score: 40, order_number: 1 },
    { name: 'Closing', max_score: 60, order_number: 2 },
  ],
  template_variables: booleans.map((key) => ({
    key,
    type: 'BOOLEAN',
    required: true,
    category: key === 'bye' ? 'closing' : 'opening',
    critical: key === critical,
    description: `The agent says "${key}"`,
  })),
}

interface Said {
  readonly value: boolean | null
  readonly not_applicable: boolean
}
const said: fc.Arbitrary<Said> = fc.constantFrom(
  { value: true, not_applicable: false },
  { value: false, not_applicable: false },
  { value: null, not_applicable: false },
  { value: null, not_applicable: true },
)
const step = fc.record({
  who: fc.nat(1),
  kind: fc.constantFrom('submitted', 'submitted', 'draft', 'revised'),
  answers: fc.record({ hello: said, sings: said, bye: said }, { requiredKeys: [] }),
})

/** As the documentation of scoring has it, by hand: what is open or does not apply stands on neither side. */
function scoreByHand(inForce: Readonly<Record<string, Said>>) {
  const counted = booleans.filter((key) => inForce[key]!.value !== null)
  const expected = counted.reduce((sum, key) => sum + worth[key], 0)
  const failed = inForce[critical]!.value === false
  const points = counted.reduce((sum, key) => sum + (inForce[key]!.value ? worth[key] : 0), 0)
  return { total_score: failed ? 0 : points, expected_score: expected }
}

// Holds: the score of record can always be reckoned again from the answers in force, and no review changes a machine's answer
describe('whatever people say about a call', () => {
  let service: TestService
  let token: string
  let people: Signed[]
  const ready: string[] = []
  before(async () => {
    service = await startTestService()
    token = await service.token()
    await send(`${service.address}/v1/models`, { token, json: model })
    people = [
      await signInAs(service, service.clientId, 'qa'),
      await signInAs(service, service.clientId, 'owner'),
    ]
    for (let number = 0; number < calls; number++) ready.push(await submitCall(number))
    await finishCalls(service, bankCall.turns)
  })
  after(() => service.stop())

  const ask = async (who: Signed, path: string, method: string, json?: unknown): Promise<Json> => {
    const response = await who.fetch(path, { method, ...(json === undefined ? {} : { json }) })
    assert.ok(response.ok, `${method} ${path}: ${response.status}`)
    return response.json() as Promise<Json>
  }
  const toAnswers = (answers: Readonly<Record<string, Said | undefined>>) =>
    Object.entries(answers).map(([key, answer]) => ({ key, ...answer }))

  async function submitCall(number: number): Promise<string> {
    const fields = { external_id: `call-${number}`, agent_id: 'ana', agent_name: 'Ana', model_name: 'Care' }
    const form = callForm({ audio: writeToneWav(1 + number / 10), fields })
    const { body } = await send(`${service.address}/v1/call-analysis`, { method: 'POST', token, body: form })
    return body.id
  }

  test('the record follows the answers in force, the machine’s answers stay, and erasing takes all of it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const id = ready.pop()!
        const path = `/v1/call-analysis/${id}`
        const first = await ask(people[0]!, path, 'GET')
        const machine = first.analysis_result.answers as Json[]
        const inForce: Record<string, Said> = Object.fromEntries(
          machine.map(({ key, value, not_applicable }) => [key, { value, not_applicable }]),
        )
        const own = new Map<number, Json>()
        for (const { who, kind, answers } of steps) {
          const person = people[who]!
          const given = toAnswers(answers)
          const before = own.get(who)
          if (kind === 'revised' && before) {
            const body = { status: 'submitted', version: before.version, answers: given }
            own.set(who, await ask(person, `${path}/reviews/${before.id}`, 'PUT', body))
          } else {
            const status = kind === 'draft' ? 'draft' : 'submitted'
            const made = await ask(person, `${path}/reviews`, 'POST', { status, answers: given })
            if (status === 'submitted') own.set(who, made)
          }
          await assertRecord(id, machine, inForce)
        }
        // Judging takes a moment: once in a while is enough.
        if (ready.length % 4 === 0) {
          await send(`${service.address}${path}/rerun`, { token, json: { from: 'transcript' } })
          await finishCalls(service, bankCall.turns)
          await assertRecord(id, machine, inForce)
        }
        await assertErased(id)
      }),
      { numRuns: calls, seed: 20, endOnFailure: true },
    )
  })

  /** From the rows themselves: the latest submitted answer of each criterion, else the machine's. */
  async function assertRecord(
    id: string,
    machine: readonly Json[],
    untouched: Readonly<Record<string, Said>>,
  ): Promise<void> {
    const rows = await service.database
      .selectFrom('review_answer')
      .innerJoin('review', 'review.id', 'review_answer.review_id')
      .select(['key', 'value', 'not_applicable'])
      .where('call_id', '=', id)
      .where('status', '=', 'submitted')
      .orderBy('submitted_at')
      .orderBy('review.id')
      .execute()
    const inForce = { ...untouched }
    for (const { key, value, not_applicable } of rows)
      inForce[key] = { value: value as boolean | null, not_applicable }
    const call = await ask(people[0]!, `/v1/call-analysis/${id}`, 'GET')
    const { total_score, expected_score } = call
    assert.deepEqual({ total_score, expected_score }, scoreByHand(inForce), JSON.stringify(inForce))
    assert.deepEqual(call.machine_score.total_score, scoreByHand(untouched).total_score)
    for (const answer of call.analysis_result.answers as Json[]) {
      const { reviewed, ...own } = answer
      assert.deepEqual(
        own,
        machine.find(({ key }) => key === answer.key),
      )
      const person = rows.findLast(({ key }) => key === answer.key)
      assert.equal(reviewed === undefined, person === undefined)
      if (person)
        assert.deepEqual([reviewed.value, reviewed.not_applicable], [person.value, person.not_applicable])
    }
    const stored = await service.database
      .selectFrom('call')
      .select('analysis_result')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    assert.ok(readResult(stored.analysis_result!))
  }

  async function assertErased(id: string): Promise<void> {
    await ask(people[0]!, `/v1/call-analysis/${id}/comments`, 'POST', { text: 'Worth hearing.', start: 1 })
    const erased = await people[1]!.fetch(`/v1/call-analysis/${id}`, { method: 'DELETE' })
    assert.ok(erased.ok)
    const left = await sql<{ count: number }>`
      select (select count(*) from review where call_id = ${id})
        + (select count(*) from call_comment where call_id = ${id})
        + (select count(*) from review_answer left join review on review.id = review_id where review.id is null)
        as count`.execute(service.database)
    assert.equal(Number(left.rows[0]!.count), 0)
  }
})
