import { partyOf, splitUtterances } from '../../../domain/language/utterances.ts'
import { type Insight, quoteShort } from '../../insights/insight.ts'
import { type Reading, readWhether } from '../answering/answer-met.ts'
import { quoteLine, type ReadableCall } from '../answering/read-call.ts'
import { isEnglish } from './is-english.ts'
import { listSecretTurns } from './keep-secret.ts'

const certain = 0.9
const leastRelevance = 0.5
const mostMoments = 3

type Shown = { readonly at: number; readonly quote: string }

interface Noticed {
  /** One after the other, until one is certain. */
  readonly sought: readonly string[]
  readonly party: 'agent' | 'customer'
  readonly tell: (first: Shown, also: readonly number[]) => Insight
}

const noticed: readonly Noticed[] = [
  {
    sought: [
      'The caller voices anger or frustration.',
      'The customer complains that something is frustrating.',
    ],
    party: 'customer',
    tell: (first, also) => ({
      weight: 90,
      observation: { code: 'unhappy', values: { ...first, also: [...also], known: true } },
    }),
  },
  {
    sought: ['The agent promises to do something without saying when it will be done.'],
    party: 'agent',
    tell: (first) => ({ weight: 70, observation: { code: 'undated_promise', values: first } }),
  },
  {
    sought: ['The agent shows understanding for the customer’s trouble.'],
    party: 'agent',
    tell: (first) => ({ weight: 9, praise: true, observation: { code: 'empathy', values: first } }),
  },
  {
    sought: ['The agent sums up what was discussed or agreed.'],
    party: 'agent',
    tell: (first) => ({ weight: 7, praise: true, observation: { code: 'read_back', values: first } }),
  },
]

/** What a coach would point at, each only where it is certain and a line of that party shows it. */
export async function noticeMoments(call: ReadableCall): Promise<Insight[]> {
  const parties = new Set(
    call.lines.map(({ turnIndex }) => partyOf(call.transcript.turns[turnIndex]!.speaker)),
  )
  if (!parties.has('agent') || !parties.has('customer') || !isEnglish(splitUtterances(call.transcript.turns)))
    return []
  const secrets = listSecretTurns(call.transcript.turns)
  const found: Insight[] = []
  for (const { sought, party, tell } of noticed) {
    const shown = await findCertain(sought, call)
    if (!shown) continue
    const [first, ...others] = shown.lines
      .map((line, index) => ({ line, relevance: shown.relevance[index]!, ...call.lines[line]! }))
      .filter(({ relevance }) => relevance >= leastRelevance)
      .filter(
        ({ turnIndex }) =>
          partyOf(call.transcript.turns[turnIndex]!.speaker) === party && !secrets.has(turnIndex),
      )
      .sort((a, b) => b.relevance - a.relevance)
      .slice(0, mostMoments)
      .map(({ line }) => quoteLine(call, line))
    if (first)
      found.push(
        tell(
          { at: first.startSeconds, quote: quoteShort(first.quote) },
          others.map(({ startSeconds }) => startSeconds).sort((a, b) => a - b),
        ),
      )
  }
  return found
}

async function findCertain(
  sought: readonly string[],
  call: ReadableCall,
): Promise<Reading['shown'] | undefined> {
  for (const one of sought) {
    const { kind, chance, shown } = await readWhether(one, call)
    if (kind === 'yes' && chance >= certain) return shown
  }
  return undefined
}
