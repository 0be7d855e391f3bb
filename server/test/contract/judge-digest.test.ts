import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createEmbeddedJudge } from '../../src/judge/embedded/embedded-judge.ts'
import { bankCall, revision, transcript, variable } from '../support/bank-call.ts'
import { digestOf, renameSpeakers } from '../support/digest-of.ts'
import { claimCall, clinicCall, outageCall, rebookingCall, returnCall } from '../support/service-calls.ts'

const judge = createEmbeddedJudge({ processes: 1 })
after(() => judge.close())

test('the summary tells why, what was asked and told, and how it ended', async () => {
  const { summary, insights, keywords } = await digestOf(judge, bankCall)
  assert.equal(
    summary,
    'The customer, Elizabeth Davis, called to check their account balance. The agent asked which account to check (savings account). The agent said that the customer’s savings account balance is $134. The customer needed nothing else, and nothing was left open.',
  )
  assert.deepEqual(insights.slice(0, 2), ['All points earned in Closing (30 of 30): keep doing this.'])
  assert.deepEqual(keywords, ['savings account balance'])
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

test('an insight names the moment: displeasure, promises with and without a day, questions nobody answers', async () => {
  const upset = await digestOf(judge, outageCall, unscored)
  assert.match(upset.insights[0]!, /^The customer was unhappy at 00:27 \(“That is really frustrating”\)/)
  const dated = await digestOf(judge, claimCall, unscored)
  assert.ok(
    dated.insights.includes(
      'At 00:42 the agent said what happens next and when (“An adjuster will call you within two business days”): keep doing this.',
    ),
  )
  const undated = transcript(
    'Customer: My parcel never arrived and the tracking page is empty.',
    'Agent: We will send you a new one.',
    'Customer: What does the new parcel cost me?',
    'Agent: We take care of the parcel.',
    'Customer: But what does the new parcel cost me?',
  )
  const { insights } = await digestOf(judge, undated, unscored)
  assert.match(insights.join('\n'), /At 00:03 the agent promised something without saying when/)
  assert.match(insights.join('\n'), /asked the same thing at 00:06 and 00:12|question at 00:12 got no answer/)
  const kind = await digestOf(judge, returnCall, unscored)
  assert.match(kind.insights.join('\n'), /At 00:06 the agent showed understanding/)
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
    [outageCall, 'damaged cable'],
    [rebookingCall, 'booking reference'],
    [claimCall, 'rental car'],
    [returnCall, 'refund'],
    [clinicCall, 'appointment'],
  ] as const
  for (const [said, keyword] of expected) {
    const { keywords } = await digestOf(judge, said, unscored, 'Omar')
    assert.ok(keywords.includes(keyword), `${keyword} is missing from ${keywords.join(', ')}`)
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
