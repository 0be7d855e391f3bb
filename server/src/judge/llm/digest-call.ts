import { listQuestions } from '../../domain/scoring.ts'
import type { Turn } from '../../domain/transcript.ts'
import type { Digest, JudgedCase } from '../judge.ts'
import { splitUtterances } from '../utterances.ts'
import { writeInsights } from '../write-insights.ts'
import { digestShape } from './answer-shape.ts'
import type { Asker } from './ask-questions.ts'
import { type Prices, Usage } from './count-usage.ts'
import { type Known, readKnown } from './find-invented.ts'
import { findOrders } from './find-orders.ts'
import { leaveOutOrders } from './leave-out-orders.ts'
import { neutraliseText } from './neutralise-text.ts'
import { writeDigestInstructions } from './prompt.ts'
import { type CheckedDigest, readDigest } from './read-digest.ts'
import { clock, newMark, type Part, showCall, splitCall } from './show-call.ts'

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
      insights: writeInsights(subject),
      keywords: [],
      tokens: null,
      cost: null,
    }
  const usage = new Usage()
  // Nothing is marked here, so whoever speaks to the evaluator is simply not heard.
  const orders = findOrders(transcript.turns)
  const quiet = leaveOutOrders(subject, orders) ?? subject
  const known = knownOf(quiet)
  const ask = (part: Part, notes: readonly CheckedDigest[]) =>
    askDigest(part, notes, quiet, known, asker, usage, signal)
  const parts = splitCall(quiet.transcript, new Set(), asker.contextTokens)
  const digests = await Promise.all(parts.map((part) => ask(part, [])))
  const whole = digests.length === 1 ? digests[0]! : await joinParts(digests, parts, ask)
  const insights = whole.insights.length > 0 ? whole.insights : writeInsights(subject)
  const warnings = orders.slice(0, 1).map(({ turnIndex }) => warnOf(transcript.turns[turnIndex]!))
  return {
    summary: revision.summarizeCall
      ? (whole.summary ?? 'No summary that keeps to what was said could be written.')
      : null,
    insights: [...warnings, ...insights].slice(0, mostInsights),
    keywords: whole.keywords,
    ...usage.total(prices),
  }
}

function warnOf({ speaker, startSeconds }: Turn): string {
  return `${clock(startSeconds)} ${neutraliseText(speaker)} spoke to whoever marks the call: the marks do not depend on it.`
}

/** Asks, and asks once more where something was invented or missing. */
async function askDigest(
  part: Part,
  notes: readonly CheckedDigest[],
  subject: JudgedCase,
  known: Known,
  { ask }: Asker,
  usage: Usage,
  signal: AbortSignal,
): Promise<CheckedDigest> {
  const put = async (faults: readonly string[]) => {
    const mark = newMark()
    const place = part.count > 1 ? `${part.index + 1} of ${part.count}` : null
    const { revision, transcript } = subject
    const reply = await ask(
      () => ({
        instructions: writeDigestInstructions(revision, {
          mark,
          part: place,
          fromNotes: notes.length > 0,
          faults,
        }),
        data: showCall(part, subject, transcript.language, mark, {
          marks: showMarks(subject),
          ...(notes.length > 0 && { notes: notes.map(({ summary, insights }) => ({ summary, insights })) }),
        }),
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

/** A long call's digest from the notes on its parts; the turns shown are those its first and last part begin and end with. */
async function joinParts(
  digests: readonly CheckedDigest[],
  parts: readonly Part[],
  ask: (part: Part, notes: readonly CheckedDigest[]) => Promise<CheckedDigest>,
): Promise<CheckedDigest> {
  const edges = [...parts[0]!.turns.slice(0, 4), ...parts.at(-1)!.turns.slice(-4)]
  const whole = await ask({ turns: edges, index: 0, count: 1 }, digests)
  return {
    summary:
      whole.summary ??
      digests
        .map(({ summary }) => summary ?? '')
        .join(' ')
        .trim(),
    // Those on the parts saw their turns; those on the notes only the notes.
    insights: spread(digests.map(({ insights }) => insights)).slice(0, mostInsights),
    keywords: [...new Set([...whole.keywords, ...spread(digests.map(({ keywords }) => keywords))])].slice(
      0,
      10,
    ),
    faults: [],
  }
}

/** The first of each, then the second of each, in order of the call among themselves. */
function spread(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat()
}

function showMarks({ revision, answers }: JudgedCase) {
  const given = new Map(answers.map((answer) => [answer.key, answer]))
  return listQuestions(revision).flatMap(({ key, readableName, category }) => {
    const answer = given.get(key)
    return answer && category !== null && !answer.notApplicable
      ? [{ question: neutraliseText(readableName || key), points: answer.score, of: answer.expectedScore }]
      : []
  })
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
