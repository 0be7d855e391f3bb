import { meanOf } from '../../domain/themes/group-by-meaning.ts'
import { isNameSaid, nameGroups } from '../../domain/themes/name-groups.ts'
import { growth } from '../../domain/topics/place-calls.ts'
import type { Database, Transaction } from '../../store/database.ts'
import { listCallsBeside, readOpenings, takeCallsOf } from '../../store/topics/call-openings.ts'
import { takeLeftTopics, takeTopicTurn } from '../../store/topics/due-topics.ts'
import {
  readTopics,
  removeEmptyTopic,
  type StoredTopic,
  saveCentre,
  saveOwnName,
} from '../../store/topics/topic-centres.ts'

/** What fewer calls say may be one customer's own, and names no topic. */
export const fewestSaying = 3
/** How many other calls a topic's words are compared with. */
export const contrastCalls = 150
/** Of how many of its calls, the newest, a topic is made anew. */
const mostCalls = 200
const topicsAtOnce = 20

/**
 * Looks at topics that calls have left: what is left of their calls decides where they lie and what they are called. One
 * without calls goes. Resolves to how many were looked at.
 */
export function tidyTopics(database: Database, workspaceId: string): Promise<number> {
  return database.transaction().execute(async (tx) => {
    if (!(await takeTopicTurn(tx, workspaceId))) return 0
    const left = await takeLeftTopics(tx, workspaceId, topicsAtOnce)
    await refreshTopics(tx, workspaceId, left, {})
    return left.length
  })
}

interface Refreshing {
  /** Have them named anew, even where their names are still said. */
  readonly rename?: boolean
  /** Where they lie is read off what this network has read; undefined: the one that read them. */
  readonly madeBy?: string
}

export async function refreshTopics(
  tx: Transaction,
  workspaceId: string,
  ids: readonly string[],
  wanted: Refreshing,
): Promise<void> {
  const topics = await readTopics(tx, workspaceId)
  for (const topic of topics.filter(({ id }) => ids.includes(id))) {
    if (await removeEmptyTopic(tx, topic.id)) continue
    await refreshTopic(tx, workspaceId, topic, { ...wanted, others: topics.filter((one) => one !== topic) })
  }
}

async function refreshTopic(
  tx: Transaction,
  workspaceId: string,
  topic: StoredTopic,
  { rename, madeBy = topic.madeBy, others }: Refreshing & { readonly others: readonly StoredTopic[] },
): Promise<void> {
  const openings = await readOpenings(tx, await takeCallsOf(tx, topic.id, madeBy, mostCalls))
  const vectors = openings.filter((one) => one.madeBy === madeBy).map(({ vector }) => vector)
  if (vectors.length > 0) {
    const known = madeBy === topic.madeBy ? topic.weight : 0
    const weight = Math.min(growth.heaviest, Math.max(vectors.length, known))
    await saveCentre(tx, topic.id, { centre: meanOf(vectors), weight, madeBy })
  }
  const texts = openings.map(({ words }) => words)
  if (texts.length === 0 && topic.name === '') return
  if (!rename && topic.name !== '' && isNameSaid(topic.name, texts, fewestSaying)) return
  const beside = await readOpenings(tx, await listCallsBeside(tx, workspaceId, [topic.id], contrastCalls))
  const [name] = nameGroups(
    [texts],
    beside.map(({ words }) => words),
    { leastTexts: fewestSaying, taken: others.map((other) => other.name) },
  )
  const namedOf = Math.max(texts.length, rename ? topic.weight : topic.namedOf)
  await saveOwnName(tx, topic.id, { name: name!, namedOf })
}
