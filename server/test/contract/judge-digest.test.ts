import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createEmbeddedJudge } from '../../src/judge/embedded/embedded-judge.ts'
import { bankCall, revision, transcript, variable } from '../support/bank-call.ts'
import { digestOf, renameSpeakers } from '../support/digest-of.ts'
import { claimCall, clinicCall, outageCall, rebookingCall, returnCall } from '../support/service-calls.ts'

const judge = createEmbeddedJudge({ processes: 1 })
after(() => judge.close())

test('a call gets a summary, insights and keywords', async () => {
  const { summary, insights, keywords } = await digestOf(judge, bankCall)
  assert.match(summary!, /“[^”]*check my account balance”/)
  assert.match(summary!, /a hundred and thirty four dollars/)
  assert.ok(insights.length > 0)
  assert.match(keywords.join(), /account balance/)
})

// Holds Model request: `summarize_prompt` only with `summarize_call`
test('a model that wants no summary gets none, but still insights and keywords', async () => {
  const { summary, insights, keywords } = await digestOf(
    judge,
    bankCall,
    revision([], { summarizeCall: false }),
  )
  assert.deepEqual([summary, insights.length > 0, keywords.length > 0], [null, true, true])
})

test('lost points are named with their size and what the criterion asks for', async () => {
  const model = revision([
    variable('recorded', 'BOOLEAN', 'The agent says that the call is recorded.', {
      category: 'closing',
      readableName: 'Recording notice',
    }),
  ])
  const { insights } = await digestOf(judge, bankCall, model)
  assert.equal(
    insights[0],
    '“Recording notice” lost 30 of 30 points, all there are in Closing: it was not found in what was said. What is asked: The agent says that the call is recorded.',
  )
})

test('a recording without speech is summed up as just that', async () => {
  const machine = transcript('IVR: Welcome to Acme. Press one for sales.', 'IVR: Please hold.')
  for (const said of [transcript(), transcript('Agent: [noise] ...'), machine]) {
    const { summary, insights, keywords } = await digestOf(judge, said)
    assert.deepEqual(
      [summary, insights, keywords],
      [
        'No speech was found in this recording.',
        ['No speech was found in this recording: there is nothing to coach on.'],
        [],
      ],
    )
  }
})

const unscored = revision([], { categories: [], scoring: false })

test('an insight names the moment at which the customer says that they are unhappy', async () => {
  const { insights } = await digestOf(judge, outageCall, unscored)
  assert.match(insights[0]!, /^The customer was unhappy at 00:27 \(“That is really frustrating/)
})

test('nobody is called unhappy who is not', async () => {
  for (const said of [bankCall, rebookingCall, clinicCall]) {
    const { insights } = await digestOf(judge, said, unscored)
    assert.doesNotMatch(insights.join(), /unhappy/)
  }
})

test('insights say how long and when, and nothing where nothing stands out', async () => {
  const turns = [
    {
      speaker: 'Customer',
      startSeconds: 0,
      endSeconds: 5,
      text: 'I would like to change my address please.',
    },
    { speaker: 'Agent', startSeconds: 45, endSeconds: 50, text: 'I have changed your address.' },
    {
      speaker: 'Customer',
      startSeconds: 50,
      endSeconds: 56,
      text: 'Thank you, and one more thing about it.',
    },
    { speaker: 'Agent', startSeconds: 53, endSeconds: 55, text: 'You are welcome, have a nice day, bye.' },
  ]
  const { insights } = await digestOf(judge, { turns, language: 'en', durationSeconds: 60 }, unscored)
  assert.deepEqual(insights.slice(0, 2), [
    'Nobody spoke for 40 seconds at 00:05: say what is being done during a wait.',
    'The agent spoke over the other party once (00:53): let them finish.',
  ])
  const quiet = await digestOf(judge, bankCall, unscored)
  assert.deepEqual(quiet.insights, ['Nothing on this call stands out for coaching.'])
  const mute = await digestOf(
    judge,
    renameSpeakers(bankCall, { Agent: 'Speaker 1', Customer: 'Speaker 1' }),
    unscored,
  )
  assert.deepEqual(mute.insights, [
    'The parties could not be told apart, so who spoke how much was not measured.',
  ])
})

test('keywords are things spoken of, without people, greetings, fillers and numbers', async () => {
  const expected = [
    [outageCall, /internet|outage|router/],
    [rebookingCall, /flight/],
    [claimCall, /rental car/],
    [returnCall, /jacket/],
    [clinicCall, /appointment/],
  ] as const
  for (const [said, keyword] of expected) {
    const { keywords } = await digestOf(judge, said, unscored, 'Omar')
    assert.match(keywords.join(', '), keyword)
    assert.ok(keywords.length <= 10 && new Set(keywords).size === keywords.length)
    assert.ok(
      !keywords.some((each) =>
        /\d|\b(the|you|omar|tom|grace|denise|alice|paula|um|okay|hello|thank|please|five|seventy)\b/.test(
          each,
        ),
      ),
      keywords.join(', '),
    )
    assert.ok(keywords.every((each) => each === each.toLowerCase()))
  }
})
