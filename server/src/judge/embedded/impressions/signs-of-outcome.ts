import { isQuestion } from '../../../domain/language/utterances.ts'
import type { ThingCode } from '../../../domain/sentences/things.ts'
import { type CallReading, type ReadUtterance, saidBy } from '../meaning/call-reading.ts'
import { similarity } from '../meaning/sentence-embedder.ts'
import {
  deniesDone,
  doneWords,
  farewell,
  furtherHelp,
  givesUp,
  needsNoMore,
  notDone,
  notRefusal,
  notUnderstood,
  refusalWords,
  requestForDetail,
} from './outcome-words.ts'
import { findMoodSigns } from './signs-of-mood.ts'
import { oncePerCall, type Sign } from './weigh-signs.ts'

const doneSentences = [
  'your appointment has been scheduled for monday',
  'i have sent the replacement to your address',
  'your booking is confirmed',
  'it is fixed now and should work again',
  'the payment went through',
  'your balance is two hundred dollars',
  'we are open from nine to five',
  'here is the information you asked for',
]
const refusedSentences = [
  'i am sorry but your request failed',
  'unfortunately that is not available',
  'i cannot help you with that',
  'there is nothing that matches your search',
  'i am unable to verify your identity',
  'we do not offer this service',
  'the system does not let me do it',
  'i am sorry, i do not understand what you mean',
]
const fewestWordsOfATelling = 5
const lastStatements = 3
const contrastScale = 5

/** What the agent said about the concern itself: no questions, no greetings, no farewells. */
interface Statements {
  readonly done: readonly ReadUtterance[]
  readonly refused: readonly ReadUtterance[]
  readonly told: readonly ReadUtterance[]
}

/** Every clue to whether the customer got what they came for. */
export const findOutcomeSigns = oncePerCall(async (reading: CallReading): Promise<readonly Sign[]> => {
  const { done, refused, told } = readStatements(reading)
  const [lastDone, lastRefused] = [done.at(-1), refused.at(-1)]
  const saidDone = lastDone && lastDone.index > (lastRefused?.index ?? -1) ? [lastDone] : []
  const endsRefused = lastRefused && lastRefused.index > (lastDone?.index ?? -1) ? [lastRefused] : []
  const customer = saidBy(reading, 'customer')
  const agent = saidBy(reading, 'agent')
  const denied = customer.filter(
    ({ index, plain }) => index > (lastDone?.index ?? Infinity) && deniesDone.test(plain),
  )
  const endsDone = denied.length > 0 ? [] : saidDone
  const late = customer.filter(({ index }) => index >= reading.utterances.length / 2)
  const mood = await findMoodSigns(reading)
  const showing = (...ids: readonly string[]) => {
    const shown = new Set(mood.filter(({ id }) => ids.includes(id)).flatMap(({ shownBy }) => shownBy))
    return late.filter((each) => shown.has(each))
  }
  const last = reading.utterances.at(-1)
  const brokenOff = last?.party === 'agent' && isQuestion(last) && !furtherHelp.test(last.plain) ? [last] : []
  const sign = (id: string, thing: ThingCode, shownBy: readonly ReadUtterance[], most: number): Sign => ({
    id,
    thing,
    amount: Math.min(most, shownBy.length),
    shownBy: shownBy.slice(-2),
  })
  const matching = (said: readonly ReadUtterance[], pattern: RegExp) =>
    said.filter(({ plain }) => pattern.test(plain))
  return [
    sign('ends-done', 'ends-done', endsDone, 1),
    sign('ends-refused', 'ends-refused', endsRefused, 1),
    sign('denied', 'denied', denied, 1),
    sign('refusals', 'refusals', refused, 3),
    sign('told', 'told', told, 2),
    sign('gave-up', 'giving-up', matching(late, givesUp), 1),
    sign('pleased', 'pleased', showing('praise', 'warm-thanks'), 2),
    sign('displeased', 'displeased', showing('says-so', 'harsh-word', 'reproach', 'threat'), 2),
    sign('needs-no-more', 'needs-no-more', matching(customer, needsNoMore), 1),
    sign('not-understood', 'not-understood', matching(agent, notUnderstood), 3),
    sign('broken-off', 'broken-off', brokenOff, 1),
    await findMeantOutcome(agent, reading),
  ]
})

function readStatements(reading: CallReading): Statements {
  const said = saidBy(reading, 'agent').filter((each) => !isQuestion(each))
  const refused = said.filter(
    ({ plain }) =>
      refusalWords.some((pattern) => pattern.test(plain)) &&
      !notRefusal.test(plain) &&
      !notUnderstood.test(plain),
  )
  const sorted = new Set(refused)
  const done = said.filter(
    (each) =>
      !sorted.has(each) && !notDone.test(each.plain) && doneWords.some((pattern) => pattern.test(each.plain)),
  )
  for (const each of done) sorted.add(each)
  const told = said.filter((each) => !sorted.has(each) && tellsSomething(each.plain))
  return { done, refused, told }
}

function tellsSomething(plain: string): boolean {
  return (
    plain.split(' ').length >= fewestWordsOfATelling &&
    /\b(is|are|was|were|will|have|has|takes?|costs?|youll|its|should|you can|found|must)\b/.test(plain) &&
    ![requestForDetail, notUnderstood, farewell, furtherHelp].some((pattern) => pattern.test(plain)) &&
    !/\b(how (can|may) i|my name is|this is)\b/.test(plain)
  )
}

/** What the agent says last: nearer to telling a result, or nearer to turning somebody down. */
async function findMeantOutcome(agent: readonly ReadUtterance[], { embedder }: CallReading): Promise<Sign> {
  const done = await embedder.embedAndRemember(doneSentences)
  const refused = await embedder.embedAndRemember(refusedSentences)
  const nearest = (vectors: readonly Float32Array[], vector: Float32Array) =>
    Math.max(...vectors.map((each) => similarity(each, vector)))
  const last = agent
    .filter((each) => !isQuestion(each) && !farewell.test(each.plain) && !furtherHelp.test(each.plain))
    .flatMap((utterance) => (utterance.vector ? [{ utterance, vector: utterance.vector }] : []))
    .slice(-lastStatements)
    .map(({ utterance, vector }) => ({ utterance, score: nearest(done, vector) - nearest(refused, vector) }))
  const sum = last.reduce((total, { score }) => total + score, 0)
  return {
    id: 'meant-done',
    thing: sum >= 0 ? 'sounds-solved' : 'sounds-refused',
    amount: last.length === 0 ? 0 : (contrastScale * sum) / last.length,
    shownBy: last.slice(-1).map(({ utterance }) => utterance),
  }
}
