import { partyOf } from '../language/utterances.ts'
import { groupByMeaning, isAllAlike, meanOf } from './group-by-meaning.ts'
import { nameGroups } from './name-groups.ts'

export interface ThemePassage {
  readonly callId: string
  readonly turns: readonly { readonly speaker: string; readonly text: string }[]
  readonly vector: Float32Array
}

export interface Theme {
  /** Words that were said in it, and hardly elsewhere. */
  readonly name: string
  /** Which passages, by their number; the most typical first. */
  readonly passages: readonly number[]
  readonly calls: number
}

export interface Themes {
  /** Those of most calls first. */
  readonly themes: readonly Theme[]
  /** Passages that are in no theme. */
  readonly others: readonly number[]
}

/** Tuned on half of the calls of the benchmark `themes`. */
const grouping = { alike: 0.25, near: 0, most: 20 }
/** One call is no theme, however often somebody says it. */
const fewestCalls = 2

/** Groups passages that say much the same into themes, and names each by its own words. */
export function findThemes(passages: readonly ThemePassage[]): Themes {
  if (passages.length === 0) return { themes: [], others: [] }
  const vectors = passages.map(({ vector }) => vector)
  const smallest = Math.max(fewestCalls, Math.floor(passages.length / 50))
  const groups = isAllAlike(vectors)
    ? [{ members: [...vectors.keys()] }]
    : groupByMeaning(vectors, meanOf(vectors), { ...grouping, smallest })
  const kept = groups
    .map(({ members }) => ({ passages: members, calls: countCalls(members, passages) }))
    .filter(({ calls }) => calls >= fewestCalls)
    .sort((one, other) => other.calls - one.calls)
  const held = new Set(kept.flatMap((theme) => theme.passages))
  const others = [...passages.keys()].filter((number) => !held.has(number))
  const names = nameGroups(
    kept.map((theme) => textsByCall(theme.passages, passages)),
    textsByCall(others, passages),
  )
  return { themes: kept.map((theme, index) => ({ name: names[index]!, ...theme })), others }
}

function countCalls(numbers: readonly number[], passages: readonly ThemePassage[]): number {
  return new Set(numbers.map((number) => passages[number]!.callId)).size
}

/** One text for each call: whoever says a thing five times says it once. */
function textsByCall(numbers: readonly number[], passages: readonly ThemePassage[]): string[] {
  const texts = new Map<string, string>()
  for (const number of numbers) {
    const { callId, turns } = passages[number]!
    const text = wordsOf(turns)
    texts.set(callId, `${texts.get(callId) ?? ''}\n${text}`)
  }
  return [...texts.values()]
}

/** What the customer says names a theme best: agents ask everybody for their account number. */
function wordsOf(turns: ThemePassage['turns']): string {
  const ofCustomer = turns.filter(({ speaker }) => partyOf(speaker) === 'customer')
  return (ofCustomer.length > 0 ? ofCustomer : turns).map(({ text }) => text).join('\n')
}
