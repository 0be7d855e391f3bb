import { listQuestions } from '../domain/scoring.ts'
import { type MeasuredConversation, measureConversation } from './conversation-metrics.ts'
import type { JudgedCase } from './judge.ts'
import { partyOf } from './utterances.ts'

const mostInsights = 6
const fewestInsights = 3
const longSilenceSeconds = 8
const longMonologueSeconds = 45
const slowReplySeconds = 4

/** What a coach can act on, each sentence from something measured or scored; the points come first. */
export function writeInsights(subject: JudgedCase): string[] {
  const measured = measureConversation(subject.transcript)
  const speakers = Object.keys(measured.turn_count)
  if (speakers.length === 0) return ['No speech was found in this recording: there is nothing to coach on.']
  const pressing = [
    ...missedPoints(subject),
    ...silences(measured),
    ...interruptions(measured),
    ...talkBalance(measured),
    ...monologues(measured),
    ...slowReplies(measured),
  ]
  const praise = fullMarks(subject)
  const chosen = [
    ...pressing.slice(0, praise.length > 0 ? mostInsights - 1 : mostInsights),
    ...praise.slice(0, 2),
  ]
  const filler = plainFacts(measured)
  while (chosen.length < fewestInsights && filler.length > 0) chosen.push(filler.shift()!)
  return chosen.slice(0, mostInsights)
}

function missedPoints({ revision, answers }: JudgedCase): string[] {
  const given = new Map(answers.map((answer) => [answer.key, answer]))
  const missed = listQuestions(revision)
    .flatMap((question) => {
      const answer = given.get(question.key)
      if (!answer || answer.notApplicable || answer.expectedScore <= answer.score) return []
      const name = question.readableName.trim() || question.key
      return [{ name, answer, lost: answer.expectedScore - answer.score, critical: question.critical }]
    })
    .sort((a, b) => Number(b.critical) - Number(a.critical) || b.lost - a.lost)
  const undetermined = missed.filter(({ answer }) => answer.value === null)
  const sentences = missed
    .filter(({ answer }) => answer.value !== null)
    .slice(0, 3)
    .map(({ name, answer, lost }) => {
      const points = `${lost} of ${answer.expectedScore} point${answer.expectedScore === 1 ? '' : 's'}`
      return `“${name}” lost ${points}: worth going through with the agent.`
    })
  if (undetermined.length > 0) {
    const names = undetermined
      .slice(0, 3)
      .map(({ name }) => `“${name}”`)
      .join(', ')
    const rest = undetermined.length > 3 ? ` and ${undetermined.length - 3} more` : ''
    sentences.push(
      `Not determined from what was said: ${names}${rest}; listen to the call before marking it down.`,
    )
  }
  return sentences
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
  const facts = Object.entries(measured.talk_share).map(
    ([speaker, share]) =>
      `${nameOf(speaker)} did ${percent(share)} of the talking, at ${Math.round(measured.words_per_minute[speaker] ?? 0)} words a minute.`,
  )
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
