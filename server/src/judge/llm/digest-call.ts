import { splitUtterances } from '../../domain/language/utterances.ts'
import { listQuestions } from '../../domain/scoring.ts'
import { type Observation, tellInsights } from '../../domain/sentences/observations.ts'
import type { Turn } from '../../domain/transcript.ts'
import { findInsights } from '../insights/find-insights.ts'
import type { Digest, JudgedCase } from '../judge.ts'
import { digestShape } from './answer-shape.ts'
import type { Asker } from './ask-questions.ts'
import { type Known, readKnown } from './find-invented.ts'
import { type AskDigest, joinParts, type Note } from './join-digests.ts'
import { jsonBytes, keepWithin } from './keep-within.ts'
import { type Prices, Usage } from './model/count-usage.ts'
import { findOrders } from './orders/find-orders.ts'
import { leaveOutOrders } from './orders/leave-out-orders.ts'
import { neutraliseText } from './orders/neutralise-text.ts'
import { writeDigestInstructions } from './prompt.ts'
import { type CheckedDigest, readDigest } from './read-digest.ts'
import { type Head, newMark, type Part, showCall } from './show-call.ts'
import { openCall } from './split-work.ts'

const mostInsights = 6

/** Has a language model sum the call up, and keeps of it what was said. */
export async function digestCall(
  subject: JudgedCase,
  asker: Asker,
  prices: Prices,
  signal: AbortSignal,
): Promise<Digest> {
  const { revision, transcript } = subject
  if (splitUtterances(transcript.turns).length === 0)
    return {
      summary: revision.summarizeCall ? 'No speech was found in this recording.' : null,
      ...tellInsights(findInsights(subject)),
      keywords: [],
      tokens: null,
      cost: null,
    }
  const usage = new Usage()
  // Nothing is marked here, so whoever speaks to the evaluator is simply not heard.
  const orders = findOrders(transcript.turns)
  const quiet = leaveOutOrders(subject, orders) ?? subject
  const known = knownOf(quiet)
  const call = openCall(quiet, new Set(), asker.contextTokens)
  const marks = showMarks(quiet, asker.contextTokens)
  const ask: AskDigest = (part, notes) =>
    askDigest(part, notes, { ...call.head, marks }, quiet, known, asker, usage, signal)
  const parts = call.partsBeside(
    JSON.stringify(marks) +
      writeDigestInstructions(revision, { mark: newMark(), part: '', fromNotes: false, faults: [] }),
  )
  const digests = await Promise.all(parts.map((part) => ask(part, [])))
  const whole = digests.length === 1 ? digests[0]! : await joinParts(digests, parts, ask, asker.contextTokens)
  const written = whole.insights.map((text): Observation => ({ code: 'text', values: { text } }))
  const observed = written.length > 0 ? written : findInsights(subject)
  const warnings = orders.slice(0, 1).map(({ turnIndex }) => warnOf(transcript.turns[turnIndex]!))
  return {
    summary: revision.summarizeCall
      ? (whole.summary ?? 'No summary that keeps to what was said could be written.')
      : null,
    ...tellInsights([...warnings, ...observed].slice(0, mostInsights)),
    keywords: whole.keywords,
    ...usage.total(prices),
  }
}

function warnOf({ speaker, startSeconds }: Turn): Observation {
  return { code: 'steering', values: { at: startSeconds, speaker: neutraliseText(speaker) } }
}

/** Asks, and asks once more where something was invented or missing. */
async function askDigest(
  part: Part,
  notes: readonly Note[],
  head: Head & { readonly marks: unknown },
  subject: JudgedCase,
  known: Known,
  { ask }: Asker,
  usage: Usage,
  signal: AbortSignal,
): Promise<CheckedDigest> {
  const put = async (faults: readonly string[]) => {
    const mark = newMark()
    const place = part.count > 1 ? `${part.index + 1} of ${part.count}` : null
    const { revision } = subject
    const reply = await ask(
      () => ({
        instructions: writeDigestInstructions(revision, {
          mark,
          part: place,
          fromNotes: notes.length > 0,
          faults,
        }),
        data: showCall(part, head, mark, notes.length > 0 ? { notes } : {}),
        shape: digestShape,
      }),
      usage,
      signal,
    )
    return readDigest(reply, subject, known)
  }
  const first = await put([])
  if (first.faults.length === 0) return first
  const second = await put(first.faults)
  // A second try may be worse: whatever still stands of either is kept.
  return {
    summary: second.summary ?? first.summary,
    insights: second.insights.length > 0 ? second.insights : first.insights,
    keywords: second.keywords.length > 0 ? second.keywords : first.keywords,
    faults: [],
  }
}

/** Lost points first: of many marks, only so many fit. */
function showMarks({ revision, answers }: JudgedCase, mostBytes = Number.POSITIVE_INFINITY) {
  const given = new Map(answers.map((answer) => [answer.key, answer]))
  const marks = listQuestions(revision).flatMap(({ key, readableName, category }) => {
    const answer = given.get(key)
    return answer?.determined && category !== null && !answer.notApplicable
      ? [{ question: neutraliseText(readableName || key), points: answer.score, of: answer.expectedScore }]
      : []
  })
  if (jsonBytes(marks) <= mostBytes) return marks
  const lostFirst = marks.toSorted((a, b) => b.of - b.points - (a.of - a.points))
  return keepWithin(lostFirst, mostBytes, jsonBytes)
}

function knownOf(subject: JudgedCase): Known {
  const { transcript, agentName, metadata, revision } = subject
  const marks = showMarks(subject).flatMap(({ question, points, of }) => [
    question,
    String(points),
    String(of),
  ])
  return readKnown(
    transcript.turns.map(({ text }) => text),
    [agentName, JSON.stringify(metadata), revision.name, ...marks],
    transcript.language,
  )
}
