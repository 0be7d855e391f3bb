import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import { type ApiDocument, type Operation, readApiDocument } from '../support/api-document.ts'
import { checkAnswerAt } from '../support/check-answer.ts'
import { type FuzzRequest, type FuzzWorld, makeFuzzRequest } from '../support/fuzz-request.ts'
import { type Answer, send } from '../support/http.ts'
import { bodies, createOwner, createOwnersModel, type Ids, ownerOf } from '../support/owner-of-everything.ts'
import { sendBytes, sendFalseLength } from '../support/send-bytes.ts'
import { startTestService, type TestService } from '../support/service.ts'

const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)
const requests = Number(process.env.FUZZ_REQUESTS ?? 3500)
const atOnce = 8
/** What has been deleted or replaced by then leads nowhere, so there is a new model every so many requests. */
const modelEvery = 250

let service: TestService
let document: ApiDocument
/** A model of the moment, and one that has calls. */
let worlds: readonly [fresh: FuzzWorld, lived: FuzzWorld]
let addModel: () => Promise<void>
before(async () => {
  service = await startTestService({ env: { LOG_LEVEL: process.env.FUZZ_LOG ?? 'silent' } })
  document = await readApiDocument(service.address)
  const { token, idsFor, valuesFor } = await createOwner(service, { calls: 12 })
  let latest: Ids = {}
  let models = 0
  addModel = async () => {
    latest = (await createOwnersModel(service, token, `Model ${++models}`)).ids
  }
  let bodiesMade = 0
  const bodyFor = ({ name }: Operation) => {
    const body = bodies[name]
    // Two of one name would only ever meet the first.
    const own = String(++bodiesMade)
    if (body?.name) return { ...body, name: `${body.name} ${own}` }
    return body?.key ? { ...body, key: `key_${own}` } : body
  }
  const lived: FuzzWorld = {
    document: document.json,
    tokens: [token],
    // Most calls are kept from being erased: the rest of the run wants to look at them.
    idsFor: ({ path, method }, name) =>
      idsFor(path, name).slice(path.includes('call') && method === 'DELETE' ? -4 : 0),
    valuesFor,
    bodyFor,
  }
  const fresh: FuzzWorld = {
    ...lived,
    idsFor: (operation, name) => latest[ownerOf(operation.path, name)] ?? lived.idsFor(operation, name),
  }
  worlds = [fresh, lived]
})
after(() => service.stop())

// Holds All operations: answers are as described: status, headers, body
// Holds Errors: `code`: `NNN-NNN-NNNN` · validation body: `detail` of `loc`, `msg`, `type`
// Holds Statuses and bodies: validation body for `GET`, error object for all else
// Holds Statuses and bodies: `x-request-id` on every answer
test('whatever is sent to an operation, the answer is one that its description promises', async (t) => {
  t.diagnostic(`seed ${seed}: FUZZ_SEED=${seed} repeats this run`)
  const operations = document.operations.filter(({ path }) => path.startsWith('/v1/'))
  const faults: string[] = []
  const statuses = new Map<number | undefined, number>()
  const generators = fc.sample(fc.gen(), { seed, numRuns: requests }).entries()
  const work = async () => {
    for (const [index, generate] of generators) {
      if (index % modelEvery === 0) await addModel()
      const made = makeFuzzRequest(
        generate,
        operations[index % operations.length]!,
        worlds[index % 5 ? 0 : 1],
      )
      const answer = await sendFuzz(made).catch((error: Error) => {
        faults.push(`${error.message}\n  ${show(made)}`)
        return undefined
      })
      statuses.set(answer?.status, (statuses.get(answer?.status) ?? 0) + 1)
      if (!answer) continue
      try {
        checkFuzzAnswer(made, answer)
      } catch (error) {
        faults.push(`${(error as Error).message}\n  ${show(made)}`)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const counted = [...statuses].sort().map(([status, count]) => `${count} × ${status ?? 'no answer'}`)
  t.diagnostic(counted.join(', '))
  assert.equal(
    faults.length,
    0,
    `${faults.length} faults with seed ${seed}:\n${faults.slice(0, 20).join('\n')}`,
  )
  assert.equal((await send(`${service.address}/readyz`)).status, 200)
})

async function sendFuzz(made: FuzzRequest): Promise<Answer | undefined> {
  // What is not even HTTP is answered with a body, whatever its method: more than Node's client stands after HEAD.
  if (made.lengthOff !== 0 || made.method === 'HEAD') {
    return sendFalseLength(service.address, made, made.lengthOff)
  }
  return sendBytes(service.address, made)
}

function checkFuzzAnswer({ method, target, lengthOff }: FuzzRequest, answer: Answer): void {
  const { status, body, headers } = answer
  assert.ok(status !== 500 && status !== 503, `${status} ${JSON.stringify(body)}`)
  assert.ok(headers.get('x-request-id'), `${status} without x-request-id`)
  // An answer to HEAD has nothing in it to look at.
  if (method === 'HEAD') return
  if (status === 431 || (lengthOff !== 0 && headers.get('connection') === 'close' && status === 400)) {
    // Not HTTP any more, or more of it than fits: no operation's answer, but refused in the same words.
    assert.match(body.code, /^\d{3}-\d{3}-\d{4}$/)
    return
  }
  if (lengthOff === 0 || status >= 400) checkAnswerAt(document, method, pathOf(target), answer)
}

/** The path as the service takes it: up to the query, with what is escaped for no reason unescaped. */
function pathOf(target: string): string {
  const path = target.split(/[?#]/)[0]!
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

function show({ method, target, headers, body, lengthOff }: FuzzRequest): string {
  const { authorization, ...rest } = headers
  const text = body && JSON.stringify(body.toString('latin1')).slice(0, 600)
  const who = authorization?.length === undefined ? 'no token' : authorization.slice(0, 12)
  return `${method} ${target.slice(0, 600)} ${who} ${JSON.stringify(rest)} ${text ?? ''} length off by ${lengthOff}`
}
