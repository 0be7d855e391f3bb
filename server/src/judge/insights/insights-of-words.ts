import { isQuestion, splitUtterances, type Utterance } from '../../domain/language/utterances.ts'
import type { Turn } from '../../domain/transcript.ts'
import { getBehaviour } from '../embedded/behaviours/behaviours.ts'
import { contentStems } from '../embedded/meaning/word-stems.ts'
import { type Insight, showMoment } from './insight.ts'

const withWhen =
  /\b(?:today|tomorrow|tonight|now|immediately|right away|shortly|minutes?|hours?|days?|weeks?|months?|morning|afternoon|evening|noon|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december|o ?clock|[ap] ?m|by the|when(?:ever)?|once|as soon as|before|after)\b|\b\d{1,2}:\d{2}\b/
const promised =
  /\b(?:(?:i|we|someone|somebody|they|he|she|a \w+|an \w+|the \w+|our \w+) (?:will|ll|am going to|are going to)|ill|well|im going to|youll|you will|you should) (?:also |then |just |now )?(?:call|ring|text|email|send|contact|follow|get back|reach|mail|be in touch|receive|get|hear|let you know|look into|arrange|ship|deliver|refund|credit|process|escalate|pass)\b/
const readBack =
  /\b(?:let me (?:just )?(?:confirm|repeat|recap|read)|just to (?:confirm|recap|be sure|make sure)|to (?:confirm|recap|summari[sz]e)|so (?:that|thats|you) .* (?:is that|correct|right)\b|is that (?:correct|right))\b/
const stepsAfter = 6
const sameQuestion = 0.6

/** What the words show: displeasure, promises without a day, questions that stay open, and what went well. */
export function findWordInsights(turns: readonly Turn[]): Insight[] {
  const all = splitUtterances(turns)
  const labelled = all.some(({ party }) => party === 'customer')
  const customer = all.filter(({ party }) => (labelled ? party === 'customer' : party === 'unknown'))
  const agent = all.filter(({ party }) => party === 'agent')
  return [
    ...displeasure(customer, labelled),
    ...(labelled && agent.length > 0 ? [...openQuestions(all), ...empathy(all)] : []),
    ...promises(agent),
    ...readBacks(agent),
  ]
}

function saidOf(id: string): (utterance: Utterance) => boolean {
  const { said } = getBehaviour(id)
  return ({ plain }) => said.some((pattern) => pattern.test(plain))
}

/** Where the customer says outright that they are unhappy. */
function displeasure(customer: readonly Utterance[], labelled: boolean): Insight[] {
  const [first, ...others] = customer.filter(saidOf('frustration'))
  if (!first) return []
  const also = others.slice(0, 2).map((moment) => showMoment(moment).at)
  return [
    {
      weight: 90,
      observation: { code: 'unhappy', values: { ...showMoment(first), also, known: labelled } },
    },
  ]
}

function promises(agent: readonly Utterance[]): Insight[] {
  const made = agent.filter((utterance) => promised.test(utterance.plain) && !isQuestion(utterance))
  // The day may stand in the next breath: "we will call you back … within two days".
  const days = new Set(agent.flatMap(({ turnIndex, plain }) => (withWhen.test(plain) ? [turnIndex] : [])))
  const hasDay = ({ turnIndex }: Utterance) => days.has(turnIndex)
  const dated = made.find(hasDay)
  const undated = made.find((utterance) => !hasDay(utterance))
  return [
    ...(undated
      ? [
          {
            weight: 70,
            observation: { code: 'undated_promise', values: showMoment(undated) } as const,
          },
        ]
      : []),
    ...(dated && !undated
      ? [
          {
            weight: 8,
            praise: true as const,
            observation: { code: 'dated_promise', values: showMoment(dated) } as const,
          },
        ]
      : []),
  ]
}

const noQuestion =
  /\b(?:repeat|hear me|say that again|are you there|how are you|pardon|what was that|help me|can i have|could i have|is that okay|okay)\b/

/** Asked twice, or asked last of all: nobody answered. */
function openQuestions(all: readonly Utterance[]): Insight[] {
  const asked = all
    .map((utterance, index) => ({ utterance, index, stems: contentStems(utterance.plain) }))
    .filter(
      ({ utterance, stems }) =>
        utterance.party === 'customer' &&
        isQuestion(utterance) &&
        stems.length >= 2 &&
        !noQuestion.test(utterance.plain),
    )
  for (const [at, first] of asked.entries()) {
    const second = asked
      .slice(at + 1, at + 1 + 2 * stepsAfter)
      .find(
        ({ index, stems }) =>
          index - first.index <= 2 * stepsAfter &&
          stems.filter((stem) => first.stems.includes(stem)).length >=
            sameQuestion * Math.max(stems.length, first.stems.length),
      )
    const between = second ? all.slice(first.index + 1, second.index) : []
    const heard = between.some(
      ({ party, plain }) => party === 'agent' && !/\b(?:repeat|again|pardon|sorry|hear)\b/.test(plain),
    )
    if (second && heard && !between.some(({ plain }) => /\b(?:repeat|pardon)\b/.test(plain)))
      return [
        {
          weight: 72,
          observation: {
            code: 'asked_twice',
            values: {
              at: showMoment(first.utterance).at,
              again: showMoment(second.utterance).at,
              quote: showMoment(second.utterance).quote,
            },
          },
        },
      ]
  }
  const last = asked.at(-1)
  const replied =
    last &&
    all.slice(last.index + 1).some(({ party, plain }) => party === 'agent' && contentStems(plain).length > 0)
  return last && !replied
    ? [
        {
          weight: 71,
          observation: { code: 'unanswered', values: showMoment(last.utterance) },
        },
      ]
    : []
}

/** Understanding shown to a customer who had just told of trouble. */
function empathy(all: readonly Utterance[]): Insight[] {
  const shows = saidOf('empathy')
  const troubled = ['complaint', 'frustration', 'trouble'].map(saidOf)
  const found = all.find(
    (utterance, index) =>
      utterance.party === 'agent' &&
      shows(utterance) &&
      all
        .slice(Math.max(0, index - stepsAfter), index)
        .some((before) => before.party === 'customer' && troubled.some((tells) => tells(before))),
  )
  return found
    ? [
        {
          weight: 9,
          praise: true,
          observation: { code: 'empathy', values: showMoment(found) },
        },
      ]
    : []
}

function readBacks(agent: readonly Utterance[]): Insight[] {
  const found = agent.find(({ plain }) => readBack.test(plain))
  return found
    ? [
        {
          weight: 7,
          praise: true,
          observation: { code: 'read_back', values: showMoment(found) },
        },
      ]
    : []
}
