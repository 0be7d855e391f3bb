import { listQuestions } from '../domain/scoring.ts'
import { type MeasuredConversation, measureConversation } from './conversation-metrics.ts'
import { getBehaviour } from './embedded/behaviours.ts'
import type { JudgedCase } from './judge.ts'
import { quoteTurn } from './quote-turn.ts'
import { partyOf, splitUtterances } from './utterances.ts'

const mostInsights = 6
const fewestInsights = 3
const longSilenceSeconds = 8
const longMonologueSeconds = 45
const slowReplySeconds = 4

/** What a coach can act on, each sentence from something measured or scored: what went quite wrong comes first. */
export function writeInsights(subject: JudgedCase): string[] {
  const measured = measureConversation(subject.transcript)
  const speakers = Object.keys(measured.turn_count)
  if (speakers.length === 0) return ['No speech was found in this recording: there is nothing to coach on.']
  const twoSides = speakers.length >= 2
  const { emptyCategories, missed, undetermined } = lostPoints(subject)
  const pressing = [
    ...emptyCategories,
    ...displeasure(subject),
    ...missed,
    ...undetermined,
    ...silences(measured),
    // Shares and replies mean nothing where two people are heard as one.
    ...(twoSides
      ? [
          ...interruptions(measured),
          ...talkBalance(measured),
          ...monologues(measured),
          ...slowReplies(measured),
        ]
      : []),
  ]
  const praise = fullMarks(subject)
  const chosen = [
    ...pressing.slice(0, praise.length > 0 ? mostInsights - 1 : mostInsights),
    ...praise.slice(0, 2),
  ]
  const filler = twoSides ? plainFacts(measured) : oneVoiceFacts(measured, speakers[0]!)
  while (chosen.length < fewestInsights && filler.length > 0) chosen.push(filler.shift()!)
  return chosen.slice(0, mostInsights)
}

interface Loss {
  readonly name: string
  readonly category: string | null
  readonly lost: number
  readonly expected: number
  readonly critical: boolean
  readonly determined: boolean
}

function lostPoints({ revision, answers }: JudgedCase): {
  emptyCategories: string[]
  missed: string[]
  undetermined: string[]
} {
  const given = new Map(answers.map((answer) => [answer.key, answer]))
  const losses = listQuestions(revision)
    .flatMap((question): Loss[] => {
      const answer = given.get(question.key)
      if (!answer || answer.notApplicable || answer.expectedScore <= answer.score) return []
      return [
        {
          name: question.readableName.trim() || question.key,
          category: question.category,
          lost: answer.expectedScore - answer.score,
          expected: answer.expectedScore,
          critical: question.critical,
          determined: answer.value !== null,
        },
      ]
    })
    .sort((a, b) => Number(b.critical) - Number(a.critical) || b.lost - a.lost)
  const empty = findEmptyCategories(revision, answers, losses)
  const told = new Set(empty.flatMap(({ mine }) => mine))
  const open = losses.filter((loss) => !loss.determined)
  return {
    emptyCategories: empty.map(({ name, points, mine }) =>
      mine.length === 1
        ? nameLoss(mine[0]!, mine[0]!.name === name ? undefined : name)
        : `${name} earned none of its ${points} points (${listNames(mine)}): start here.`,
    ),
    missed: losses
      .filter((loss) => loss.determined && !told.has(loss))
      .slice(0, 3)
      .map((loss) => nameLoss(loss)),
    undetermined:
      open.length === 0
        ? []
        : [
            `Not determined from the words: ${listNames(open)}; ${open.length === 1 ? 'it earns' : 'they earn'} no points until somebody reviews ${open.length === 1 ? 'it' : 'them'}.`,
          ],
  }
}

/** Categories in which something was asked, something was answered, and no point was earned. */
function findEmptyCategories(
  revision: JudgedCase['revision'],
  answers: JudgedCase['answers'],
  losses: readonly Loss[],
): { name: string; points: number; mine: Loss[] }[] {
  const given = new Map(answers.map((answer) => [answer.key, answer]))
  return (revision.scoring ? revision.categories : [])
    .flatMap(({ name, slug }) => {
      const scores = listQuestions(revision)
        .filter(({ category }) => category === slug)
        .flatMap(({ key }) => given.get(key) ?? [])
      const earned = scores.reduce((sum, { score }) => sum + score, 0)
      const points = scores.reduce((sum, { expectedScore }) => sum + expectedScore, 0)
      const mine = losses.filter((loss) => loss.category === slug && loss.determined)
      return earned === 0 && points > 0 && mine.length > 0 ? [{ name, points, mine }] : []
    })
    .sort((a, b) => b.points - a.points)
}

function nameLoss({ name, lost, expected }: Loss, category?: string): string {
  const points = `${lost} of ${expected} point${expected === 1 ? '' : 's'}`
  const all = category === undefined ? '' : `, all there are in ${category}`
  return `“${name}” lost ${points}${all}: worth going through with the agent.`
}

function listNames(losses: readonly Loss[]): string {
  const names = losses.slice(0, 3).map(({ name }) => `“${name}”`)
  return names.join(', ') + (losses.length > 3 ? ` and ${losses.length - 3} more` : '')
}

/** Where the customer says outright that they are unhappy. */
function displeasure({ transcript }: JudgedCase): string[] {
  const { said } = getBehaviour('frustration')
  const all = splitUtterances(transcript.turns)
  const labelled = all.filter(({ party }) => party === 'customer')
  const moments = (labelled.length > 0 ? labelled : all.filter(({ party }) => party === 'unknown'))
    .filter(({ plain }) => said.some((pattern) => pattern.test(plain)))
    .map(({ turn, text, start, end }) => ({ text, at: quoteTurn(turn, start, end).startSeconds }))
  const [first, ...others] = moments
  if (!first) return []
  const words = first.text.replace(/[\s.,;]+$/, '')
  const also = others.slice(0, 2).map(({ at }) => ` and at ${clock(at)}`)
  const who = labelled.length > 0 ? 'The customer was' : 'Somebody was'
  const shown = words.length > 120 ? `${words.slice(0, 120).replace(/\s\S*$/, '')} …` : words
  return [`${who} unhappy at ${clock(first.at)} (“${shown}”)${also.join('')}: look at what led there.`]
}

function fullMarks({ revision, answers }: JudgedCase): string[] {
  const given = new Map(answers.map((answer) => [answer.key, answer]))
  const questions = listQuestions(revision)
  return revision.categories.flatMap((category) => {
    const mine = questions.filter((question) => question.category === category.slug)
    const scores = mine.flatMap((question) => given.get(question.key) ?? [])
    const expected = scores.reduce((sum, answer) => sum + answer.expectedScore, 0)
    const achieved = scores.reduce((sum, answer) => sum + answer.score, 0)
    return revision.scoring && expected > 0 && achieved === expected
      ? [`Full marks in ${category.name} (${achieved} of ${expected}): keep doing this.`]
      : []
  })
}

function silences({ longest_silence: silence }: MeasuredConversation): string[] {
  if (!silence || silence.seconds < longSilenceSeconds) return []
  return [
    `Nobody spoke for ${Math.round(silence.seconds)} seconds at ${clock(silence.start)}: say what is being done during a wait.`,
  ]
}

function interruptions({ interruptions: all }: MeasuredConversation): string[] {
  const labelled = all.filter(({ speaker }) => partyOf(speaker) === 'agent')
  const mine = labelled.length > 0 ? labelled : all.filter(({ speaker }) => partyOf(speaker) === 'unknown')
  if (mine.length === 0) return []
  const moments = mine
    .slice(0, 3)
    .map(({ start }) => clock(start))
    .join(', ')
  const times = mine.length === 1 ? 'once' : `${mine.length} times`
  return [`${nameOf(mine[0]!.speaker)} spoke over the other party ${times} (${moments}): let them finish.`]
}

function talkBalance({ talk_share: shares, talk_seconds: seconds }: MeasuredConversation): string[] {
  const all = Object.values(seconds).reduce((a, b) => a + b, 0)
  if (all < 20) return []
  return Object.entries(shares)
    .filter(([speaker, share]) => partyOf(speaker) !== 'customer' && share >= 0.7)
    .map(
      ([speaker, share]) =>
        `${nameOf(speaker)} did ${percent(share)} of the talking: more questions would bring the other side in.`,
    )
}

function monologues({ longest_monologue: monologue }: MeasuredConversation): string[] {
  if (!monologue || monologue.seconds < longMonologueSeconds || partyOf(monologue.speaker) === 'customer')
    return []
  return [
    `${nameOf(monologue.speaker)} spoke for ${Math.round(monologue.seconds)} seconds on end from ${clock(monologue.start)}: shorter steps are easier to follow.`,
  ]
}

function slowReplies({ response_seconds: responses }: MeasuredConversation): string[] {
  return Object.entries(responses)
    .filter(([speaker, seconds]) => partyOf(speaker) === 'agent' && seconds >= slowReplySeconds)
    .map(
      ([, seconds]) =>
        `The agent’s replies came after ${seconds} seconds in the middle case: a short word keeps the customer with you.`,
    )
}

function plainFacts(measured: MeasuredConversation): string[] {
  const facts = Object.entries(measured.talk_share).map(([speaker, share]) => {
    const rate = measured.words_per_minute[speaker]
    const pace = rate === undefined ? '' : `, at ${Math.round(rate)} words a minute`
    return `${nameOf(speaker)} did ${percent(share)} of the talking${pace}.`
  })
  const asked = Object.entries(measured.questions_asked).find(([speaker]) => partyOf(speaker) === 'agent')
  return [
    ...facts.slice(0, 1),
    ...(asked ? [`The agent asked ${asked[1]} question${asked[1] === 1 ? '' : 's'}.`] : []),
    measured.interruptions.length === 0
      ? 'Nobody talked over anybody else.'
      : `The parties talked over each other ${measured.interruptions.length} times.`,
    ...facts.slice(1),
  ]
}

function oneVoiceFacts(measured: MeasuredConversation, speaker: string): string[] {
  return [
    ...(partyOf(speaker) === 'unknown'
      ? ['The parties could not be told apart, so who spoke how much was not measured.']
      : [`Only ${nameOf(speaker).toLowerCase()} was heard on this recording.`]),
    `Nobody spoke for ${percent(measured.silence_share)} of the recording.`,
  ]
}

function nameOf(speaker: string): string {
  const party = partyOf(speaker)
  return party === 'unknown' ? speaker : `The ${party}`
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

/** mm:ss, or h:mm:ss past the first hour. */
function clock(seconds: number): string {
  const whole = Math.floor(seconds)
  const parts = [Math.floor(whole / 60) % 60, whole % 60].map((part) => String(part).padStart(2, '0'))
  return whole >= 3600 ? `${Math.floor(whole / 3600)}:${parts.join(':')}` : parts.join(':')
}
