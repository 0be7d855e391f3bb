import { jsonBytes, keepWithin } from './keep-within.ts'
import type { CheckedDigest } from './read-digest.ts'
import { countTokens, type Part } from './show-call.ts'

/** What was noted on one part of a long call. */
export type Note = Pick<CheckedDigest, 'summary' | 'insights'>
export type AskDigest = (part: Part, notes: readonly Note[]) => Promise<CheckedDigest>

const mostInsights = 6
const mostKeywords = 10
const mostEdges = 4
const shareOfEdges = 0.25

/** A long call's digest from the notes on its parts; the turns shown are those its first and last part begin and end with. */
export async function joinParts(
  digests: readonly CheckedDigest[],
  parts: readonly Part[],
  ask: AskDigest,
  contextTokens: number,
): Promise<CheckedDigest> {
  const part = { turns: edgesOf(parts, shareOfEdges * contextTokens), index: 0, count: 1 }
  const whole = await joinInRounds(digests, (notes) => ask(part, notes), contextTokens)
  return {
    summary: whole.summary ?? tellAll(digests),
    // Those on the parts saw their turns; those on the notes only the notes.
    insights: spread(digests.map(({ insights }) => insights)).slice(0, mostInsights),
    keywords: [...new Set([...whole.keywords, ...spread(digests.map(({ keywords }) => keywords))])].slice(
      0,
      mostKeywords,
    ),
    faults: [],
  }
}

/** As many notes together as a request holds, and then what came of them, until it is one. */
async function joinInRounds(
  digests: readonly CheckedDigest[],
  ask: (notes: readonly Note[]) => Promise<CheckedDigest>,
  contextTokens: number,
): Promise<CheckedDigest> {
  const joined = await Promise.all(
    groupDigests(digests, contextTokens).map(async (group) => {
      if (group.length === 1) return group[0]!
      const digest = await ask(group.map(({ summary, insights }) => ({ summary, insights })))
      // Where nothing came of them, the notes one after another are better than none.
      return digest.summary === null ? { ...digest, summary: tellAll(group) } : digest
    }),
  )
  return joined.length === 1 ? joined[0]! : joinInRounds(joined, ask, contextTokens)
}

function tellAll(digests: readonly CheckedDigest[]): string | null {
  const told = digests.flatMap(({ summary }) => summary ?? []).join(' ')
  return told === '' ? null : told
}

/** Shortened so that at least two share a request, and every round leaves fewer. */
function groupDigests(digests: readonly CheckedDigest[], mostTokens: number): CheckedDigest[][] {
  const groups: CheckedDigest[][] = []
  let room = 0
  for (const digest of digests) {
    const note = shorten(digest, mostTokens / 2)
    const tokens = countTokens(JSON.stringify({ summary: note.summary, insights: note.insights }))
    if (tokens > room) {
      groups.push([])
      room = mostTokens
    }
    groups.at(-1)!.push(note)
    room -= tokens
  }
  return groups
}

/** The summary, cut between words where it must be, and as many insights as fit beside it. */
function shorten(digest: CheckedDigest, mostTokens: number): CheckedDigest {
  // Three bytes to a token, and room for the names of the members.
  const room = Math.floor(3 * mostTokens) - 60
  let summary = digest.summary ?? ''
  while (summary !== '' && jsonBytes(summary) > room)
    summary = summary.slice(0, Math.floor(summary.length * 0.8)).replace(/\S*$/, '')
  return {
    ...digest,
    summary: digest.summary === null ? null : summary,
    insights: keepWithin(digest.insights, room - jsonBytes(summary), jsonBytes),
  }
}

function edgesOf(parts: readonly Part[], mostTokens: number): Part['turns'] {
  const edges = [...parts[0]!.turns.slice(0, mostEdges), ...parts.at(-1)!.turns.slice(-mostEdges)]
  return keepWithin(edges, mostTokens, ({ turn }) => countTokens(turn.text))
}

/** The first of each, then the second of each, in order of the call among themselves. */
function spread(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat()
}
