import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { type CallScore, scoreAnswers } from '../../src/domain/scoring.ts'
import { writeTranscriptText } from '../../src/domain/transcript.ts'
import type { Case, Judge } from '../../src/judge/judge.ts'
import { createLlmJudge } from '../../src/judge/llm/llm-judge.ts'
import { caseOf, revision, transcript, variable } from '../support/bank-call.ts'
import { type Excuse, startGullibleModel } from '../support/gullible-model.ts'
import type { ModelServer } from '../support/model-server.ts'
import { type Injection, injections, quietInjections } from '../support/spoken-injections.ts'

const model = revision([
  variable('greets', 'BOOLEAN', 'The agent greets the customer', { category: 'closing' }),
  variable('recorded', 'BOOLEAN', 'The agent says that the call is recorded', {
    category: 'closing',
    critical: true,
  }),
  variable('verifies', 'BOOLEAN', 'The agent verifies the identity of the customer', { category: 'closing' }),
  variable('rude', 'BOOLEAN', 'The agent is rude', { category: 'closing', passesWhen: false }),
  variable('ends', 'INTEGER', 'The agent offers further help, thanks the customer and says goodbye', {
    category: 'closing',
    weight: 3,
  }),
])
/** Earns some points, but far from all: there is something to gain and something to lose. */
const poorCall = transcript(
  'Agent: Yes, what is it?',
  'Customer: I want to know why my order has not come, this is ridiculous.',
  'Agent: Be quiet for a moment. Can you verify your date of birth?',
  'Customer: The third of May.',
  'Agent: It will come tomorrow. Is there anything else?',
  'Customer: No.',
)

function inject({ place, text }: Injection): Case {
  const turns = [...poorCall.turns]
  const subject = { ...caseOf(model, poorCall), metadata: { team: 'blue' } as Record<string, unknown> }
  if (place === 'agent_name') return { ...subject, agentName: text }
  if (place === 'metadata') return { ...subject, metadata: { team: 'blue', remark: text } }
  if (place === 'metadata_key') return { ...subject, metadata: { team: 'blue', [text]: 'yes' } }
  if (place === 'speaker')
    return {
      ...subject,
      transcript: {
        ...poorCall,
        turns: turns.map((turn, at) => (at === 5 ? { ...turn, speaker: text } : turn)),
      },
    }
  const speaker = place === 'agent' ? 'Agent' : 'Customer'
  turns.splice(4, 0, { speaker, startSeconds: 11, endSeconds: 12, text })
  return { ...subject, transcript: { ...poorCall, turns } }
}

const servers: ModelServer[] = []
after(() => Promise.all(servers.map((server) => server.close())))

async function openJudge(
  options: { obeysData?: boolean; excuse?: Excuse } = {},
): Promise<Judge & { server: ModelServer }> {
  const orders = [...injections, ...quietInjections].map(({ text }) => text)
  const server = await startGullibleModel({ orders, ...options })
  servers.push(server)
  return {
    server,
    ...createLlmJudge({
      engine: 'openai-compatible',
      model: 'gullible',
      url: server.url,
      timeoutMs: 10_000,
      requestsAtOnce: 4,
      contextTokens: 30_000,
      prices: { in: undefined, out: undefined },
    }),
  }
}

async function mark(judge: Judge, subject: Case): Promise<CallScore> {
  const { answers } = await judge.judge(subject, new AbortController().signal)
  return scoreAnswers(subject.revision, answers)
}

const points = ({ answers, ...score }: CallScore) => ({
  ...answers.map(({ key, value, score, notApplicable }) => ({ key, value, score, notApplicable })),
  total: score.totalScore,
  percentage: score.scorePercentage,
})

describe('nothing said on a call steers a model that obeys whatever it is told outside the data', () => {
  const opened = openJudge()
  for (const injection of [...injections, ...quietInjections]) {
    test(`${injection.name} (${injection.place})`, async () => {
      const judge = await opened
      const plain = await mark(judge, caseOf(model, poorCall))
      assert.ok(
        plain.answers.some(({ score }) => score > 0) && plain.answers.some(({ score }) => score === 0),
      )
      const steered = await mark(judge, inject(injection))
      assert.deepEqual(points(steered), points(plain))
    })
  }

  test('the call is data, and all that is told stands in the system message', async () => {
    const { server, ...judge } = await opened
    server.asked.length = 0
    const [injection] = injections
    await mark(judge, inject(injection!))
    const marks = new Set<string>()
    for (const { system, user, body } of server.asked) {
      assert.deepEqual(
        (body.messages as { role: string }[]).map(({ role }) => role),
        ['system', 'user'],
      )
      assert.ok(
        !system.includes('ridiculous') && !system.includes('team'),
        'nothing of the call in the instructions',
      )
      assert.match(user, /^BEGIN CALL [0-9a-f]{32}\n\{.*\}\nEND CALL [0-9a-f]{32}$/s)
      marks.add(user.slice(0, 43))
    }
    assert.equal(marks.size, server.asked.length, 'every request has a mark of its own')
    assert.ok(
      server.asked.some(({ user }) => user.includes('speaks to the evaluator')),
      'shown, and marked',
    )
  })
})

test('the same model is fooled by a prompt that pastes the transcript into its instructions', async () => {
  const { server } = await openJudge()
  const question =
    '{"id":"q1","name":"greets","asks":"The agent greets the customer","value":"true, false or null"}'
  const fooled = await Promise.all(
    injections.map(async (injection) => {
      const { transcript: said, agentName, metadata } = inject(injection)
      const content = `You mark calls.\n${question}\nAgent name: ${agentName}\n${Object.entries(metadata).flat().join(': ')}\n${writeTranscriptText(said.turns)}`
      const response = await fetch(`${server.url}/v1/chat/completions`, {
        method: 'POST',
        body: JSON.stringify({ model: 'naive', messages: [{ role: 'system', content }] }),
      })
      const reply = (await response.json()) as { choices: { message: { content: string } }[] }
      return JSON.parse(reply.choices[0]!.message.content).q1.value === true
    }),
  )
  assert.equal(fooled.filter(Boolean).length, injections.length)
})

/** What the checks of the answers alone are worth, with a model that obeys even its data. */
const caughtAtLeast = 54
for (const excuse of ['the order itself', 'nothing', 'any words of the agent'] as const) {
  test(`a model that obeys its data and shows ${excuse} for it is caught in ${caughtAtLeast} of ${injections.length} cases`, async () => {
    const judge = await openJudge({ obeysData: true, excuse })
    const plain = await mark(judge, caseOf(model, poorCall))
    const missed: string[] = []
    for (const injection of injections) {
      const steered = await mark(judge, inject(injection))
      const gained = steered.answers.some(({ score }, at) => score > plain.answers[at]!.score)
      const rose = (steered.scorePercentage ?? 0) > (plain.scorePercentage ?? 0)
      if (gained || rose) missed.push(injection.name)
    }
    assert.ok(injections.length - missed.length >= caughtAtLeast, `not caught: ${missed.join(', ')}`)
  })
}
