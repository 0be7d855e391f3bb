import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import {
  type InsightCode,
  insightCodes,
  type Observation,
  writeObservation,
} from '../../server/src/domain/sentences/observations.ts'
import {
  explain,
  type Reason,
  type ReasonCode,
  reasonCodes,
} from '../../server/src/domain/sentences/reasons.ts'
import { type Thing, things, ways } from '../../server/src/domain/sentences/things.ts'
import { catalogue } from '../../server/src/http/error-catalogue.ts'
import { translations } from '../src/languages/languages.ts'
import { splitMoments } from '../src/pages/call/split-moments.ts'
import { tellSentence } from '../src/parts/sentences/tell-sentence.ts'
import { addTranslation } from '../src/words/translations.ts'

const looked: { things: Thing[] } = {
  things: [{ thing: 'greeting', how: 'usual-wording' }, { words: 'may be recorded' }],
}
const searched = { ...looked, turns: 7, party: 'agent', place: 'start' } as const
const shown = { at: 83, quote: 'I see' }
const named = { names: ['Opening', 'Closing'], more: 2 }

/** One of each; one that is missing here does not compile. */
const reasons: { [Code in ReasonCode]: Omit<Extract<Reason, { code: Code }>, 'code'> } = {
  text: { values: { text: 'Whatever was written.' } },
  found: { values: looked },
  found_only: { values: looked },
  found_unwanted: { values: looked },
  not_found: { values: searched },
  not_found_unwanted: { values: { ...looked, turns: 3 } },
  not_so_unwanted: { values: looked },
  not_borne_out: { values: looked },
  signs: { values: { for: [{ thing: 'praise' }], against: [], mood: 'good' } },
  counted: { values: { found: 1, of: 2 } },
  in_favour: { values: looked },
  missing: { values: { things: [{ thing: 'thanks', by: 'customer' }] } },
  against: { values: looked },
  few_signs: {},
  option_said: { values: { option: 'a', other: 'b' } },
  option_fits: { values: { option: 'a' } },
  manner_fits: { values: { option: 'calm', party: 'customer' } },
  read_yes_shown: {},
  read_yes_absent: {},
  read_no_shown: {},
  read_no_absent: {},
  read_value: {},
  phrase_said: {},
  phrase_unsaid: {},
  phrase_forbidden: {},
  spoke_over: { values: { times: 2 } },
  open: {},
  open_unsettled: { values: looked },
  open_condition: { values: { condition: 'it rains' } },
  open_unwritten: {},
  open_unmentioned: {},
  open_not_said: { values: looked },
  open_undecided: { values: { options: ['a', 'b'] } },
  open_other_subject: { values: { name: 'Refund' } },
  open_silent_party: { values: { party: 'agent' } },
  open_language: { values: { language: 'de' } },
  open_unsure: { values: { percent: 72, needed: 85, likely: 'no' } },
  open_unusable: {},
  open_steered: {},
  open_steered_unproven: {},
  open_other_party: {},
  open_forbidden: {},
  not_applicable: {},
  not_applicable_read: {},
  not_applicable_without: { values: looked },
  not_applicable_with: { values: looked },
  no_speech: {},
  dry_run: {},
  one_voice: {},
  unknown_agent: {},
  guessed_agent: {},
  needs_review: {},
  quotes_not_found: {},
  unproven: {},
  no_answer: {},
  no_reason: {},
  mean_of_parts: { values: { parts: 3 } },
  taught: { values: { reviews: 64 } },
  steering_left_out: {},
}
const insights: { [Code in InsightCode]: Omit<Extract<Observation, { code: Code }>, 'code'> } = {
  text: { values: { text: 'Whatever was written.' } },
  lost_points: {
    values: { name: 'Greets', lost: 5, of: 5, category: 'Opening', missing: true, aim: 'Say hello' },
  },
  category_lost: { values: { category: 'Opening', points: 20, ...named } },
  open_answers: { values: named },
  full_marks: { values: { category: 'Opening', points: 20 } },
  silence: { values: { seconds: 40, at: 83 } },
  spoke_over: { values: { speaker: 'Agent', times: 2, at: [83, 90] } },
  talk_share: { values: { speaker: 'Speaker 1', percent: 80 } },
  monologue: { values: { speaker: 'Agent', seconds: 60, at: 83 } },
  slow_replies: { values: { seconds: 4.5 } },
  unhappy: { values: { ...shown, also: [90], known: true } },
  undated_promise: { values: shown },
  dated_promise: { values: shown },
  asked_twice: { values: { ...shown, again: 90 } },
  unanswered: { values: shown },
  empathy: { values: shown },
  read_back: { values: shown },
  steering: { values: { at: 83, speaker: 'Customer' } },
  no_speech: {},
  nothing: {},
  one_voice: {},
  one_party: { values: { speaker: 'Agent' } },
  dry_run: {},
}

/** As the API gives it. */
const sent = <Part>(part: Part): Part => JSON.parse(JSON.stringify(part))

test('every reason and insight of the service has words in every language', async () => {
  assert.deepEqual(Object.keys(reasons).sort(), [...reasonCodes].sort())
  assert.deepEqual(Object.keys(insights).sort(), [...insightCodes].sort())
  for (const [language, fetch] of Object.entries(translations)) {
    const known = (await fetch()).sentences
    addTranslation(language as 'es', await fetch())
    const keys = (words: object) => Object.keys(words).sort()
    assert.deepEqual(keys(known.things!), keys(things), language)
    assert.deepEqual(keys(known.ways!), keys(ways), language)
    const tell = (kind: 'reasons' | 'insights', english: string, part: Reason | Observation) => {
      const told = tellSentence(kind, english, [sent(part) as never], language as 'es')
      assert.ok(part.code === 'text' ? told === english : told !== english, `${language}: ${part.code}`)
      assert.doesNotMatch(told, /undefined|\[object|NaN/)
      // What it is about is told in every language: names, numbers, moments.
      for (const [value] of english.matchAll(/\d+|«[^»]+»/g)) assert.ok(told.includes(value), told)
    }
    for (const [code, values] of Object.entries(reasons)) {
      const reason = { code, ...values } as Reason
      tell('reasons', explain(reason).rationale, reason)
    }
    for (const [code, values] of Object.entries(insights)) {
      const observation = { code, ...values } as Observation
      tell('insights', writeObservation(observation), observation)
    }
  }
})

test('what the page has no words for is shown as the service says it', async () => {
  addTranslation('es', await translations.es())
  const tell = (parts: unknown) => tellSentence('reasons', 'As it was.', parts as never, 'es')
  assert.equal(tell([{ code: 'found', values: looked }, { code: 'something_new' }]), 'As it was.')
  assert.equal(tell([{ code: 'found', values: { things: [{ thing: 'something-new' }] } }]), 'As it was.')
  assert.equal(tell([{ code: 'found' }]), 'As it was.')
  assert.equal(tell([{ code: 'constructor' }]), 'As it was.')
  assert.equal(tell([]), 'As it was.')
  assert.equal(tell(undefined), 'As it was.', 'results of earlier versions hold sentences only')
})

test('every refusal of the service has words in every language', async () => {
  const refusals = Object.values(catalogue).map(({ status, code }) => `${status} ${code}`)
  for (const [language, fetch] of Object.entries(translations))
    assert.deepEqual(Object.keys((await fetch()).messages).sort(), [...new Set(refusals)].sort(), language)
})

test('every part of the dashboard has words in every language', async () => {
  const source = new URL('../src/', import.meta.url)
  const paths = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.tsx?$/.test(path),
  )
  const ids = paths.flatMap((path) => {
    const text = readFileSync(new URL(path, source), 'utf8')
    return [...text.matchAll(/ = defineWords\(\s*'([^']+)'/g)].map(([, id]) => id!)
  })
  assert.ok(ids.length > 30)
  assert.deepEqual([...new Set(ids)], ids, 'no two have the same id')
  for (const [language, fetch] of Object.entries(translations))
    assert.deepEqual(Object.keys((await fetch()).words).sort(), ids.sort(), language)
})

test('every moment that a sentence names can be played, whatever punctuation follows it', () => {
  const moments = (text: string) =>
    splitMoments(text, 3_700).flatMap(({ seconds }) => (seconds === undefined ? [] : [seconds]))
  assert.deepEqual(moments('Unhappy at 00:26 (“no”) and at 00:38: look at what led there.'), [26, 38])
  assert.deepEqual(moments('From 1:01:05, or 00:10.'), [3_665, 10])
  assert.deepEqual(moments('The ratio 1:2 and the time 59:59:59 are none.'), [])
})
