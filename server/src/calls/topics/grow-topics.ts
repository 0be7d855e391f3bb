import { nameGroups } from '../../domain/themes/name-groups.ts'
import { findMiddle, findTopics, growth, moveCentre, placeCalls } from '../../domain/topics/place-calls.ts'
import type { Database, Transaction } from '../../store/database.ts'
import { type CallOpening, listCallsBeside, readOpenings } from '../../store/topics/call-openings.ts'
import {
  countLooseCalls,
  dropDueCalls,
  findNewestLoose,
  noteLookedThrough,
  savePlaces,
  takeDueCalls,
  takeLooseCalls,
  takeTopicTurn,
} from '../../store/topics/due-topics.ts'
import {
  insertTopic,
  listForeignTopics,
  readTopics,
  type StoredTopic,
  saveCentre,
} from '../../store/topics/topic-centres.ts'
import { contrastCalls, fewestSaying, refreshTopics } from './refresh-topics.ts'

/** So many are put into topics in one transaction: a moment's work, which an erasure of one of them waits for. */
const callsAtOnce = 200
/** Everything is compared with everything, on an event loop that has other things to do: a fifth of a second. */
const mostLoose = 400
/** Beyond these, calls that fit none stay in none: nobody reads a table of more. */
const mostTopics = 100
/** From so many calls on, a topic keeps the name it has. */
const settledCalls = 48

/**
 * Puts calls that have been read into the topics they are nearest to, and makes new topics of calls that fit none. No
 * topic loses a call by it. Resolves to how many calls were placed; 0 where nothing is to be done or somebody else does it.
 */
export function growTopics(database: Database, workspaceId: string, madeBy: string): Promise<number> {
  return database.transaction().execute(async (tx) => {
    if (!(await takeTopicTurn(tx, workspaceId))) return 0
    const due = await takeDueCalls(tx, workspaceId, madeBy, callsAtOnce)
    if (due.length === 0) return 0
    const openings = await readOpenings(tx, due)
    await dropDueCalls(tx, due)
    const isFollowed = await followNetwork(tx, workspaceId, madeBy)
    await placeIn(tx, workspaceId, await readComparable(tx, workspaceId, madeBy), openings)
    const { all, fresh } = await countLooseCalls(tx, workspaceId, growth.enough)
    if (isFollowed && all >= growth.enough && fresh >= growth.fewest)
      await lookForTopics(tx, workspaceId, madeBy)
    await renameYoung(tx, workspaceId)
    return due.length
  })
}

/** What two networks say cannot be compared. */
async function readComparable(tx: Transaction, workspaceId: string, madeBy: string): Promise<StoredTopic[]> {
  return (await readTopics(tx, workspaceId)).filter((topic) => topic.madeBy === madeBy)
}

/**
 * Topics of another network lie where their calls lie now, once these have been read anew. False: some are still to be
 * read, and what is new might be one of these.
 */
async function followNetwork(tx: Transaction, workspaceId: string, madeBy: string): Promise<boolean> {
  const foreign = await listForeignTopics(tx, workspaceId, madeBy, settledCalls)
  const read = foreign.filter(({ is_read }) => is_read)
  if (read.length > 0)
    await refreshTopics(
      tx,
      workspaceId,
      read.map(({ id }) => id),
      { madeBy },
    )
  return read.length === foreign.length
}

/** Resolves to the calls that fit none. */
async function placeIn(
  tx: Transaction,
  workspaceId: string,
  topics: readonly StoredTopic[],
  openings: readonly CallOpening[],
): Promise<CallOpening[]> {
  const vectors = openings.map(({ vector }) => vector)
  const placed = placeCalls(vectors, topics, findMiddle(topics, vectors))
  await savePlaces(
    tx,
    workspaceId,
    openings.map(({ callId }, index) => ({ callId, topicId: topics[placed[index] ?? -1]?.id })),
  )
  for (const [number, topic] of topics.entries()) {
    const mine = vectors.filter((_, index) => placed[index] === number)
    if (mine.length > 0) await saveCentre(tx, topic.id, { madeBy: topic.madeBy, ...moveCentre(topic, mine) })
  }
  return openings.filter((_, index) => placed[index] === undefined)
}

/** Looks through the newest calls that fit no topic: some fit one that has come since, some fit each other. */
async function lookForTopics(tx: Transaction, workspaceId: string, madeBy: string): Promise<void> {
  const taken = await takeLooseCalls(tx, workspaceId, madeBy, mostLoose)
  const openings = await readOpenings(tx, taken)
  const topics = await readComparable(tx, workspaceId, madeBy)
  const vectors = openings.map(({ vector }) => vector)
  const middle = findMiddle(topics, vectors)
  const placed = placeCalls(vectors, topics, middle)
  const fitting = openings.filter((_, index) => placed[index] !== undefined)
  if (fitting.length > 0) await placeIn(tx, workspaceId, topics, fitting)
  const loose = openings.filter((_, index) => placed[index] === undefined)
  const room = mostTopics - topics.length
  const found = findTopics(
    loose.map(({ vector }) => vector),
    middle,
  ).slice(0, Math.max(0, room))
  // Among those that nobody has looked through, and those whose words are gone, there may be calls about them.
  const knownFrom = found.length === 0 ? null : await findNewestLoose(tx, workspaceId, taken)
  await saveFound(tx, workspaceId, madeBy, { topics, loose, found, knownFrom })
  await noteLookedThrough(tx, workspaceId)
}

interface Found {
  readonly topics: readonly StoredTopic[]
  readonly loose: readonly CallOpening[]
  readonly found: ReturnType<typeof findTopics>
  readonly knownFrom: Date | null
}

async function saveFound(
  tx: Transaction,
  workspaceId: string,
  madeBy: string,
  { topics, loose, found, knownFrom }: Found,
): Promise<void> {
  if (found.length === 0) return
  const held = new Set(found.flatMap(({ members }) => members))
  const known = topics.map(({ id }) => id)
  const beside = known.length > 0 ? await listCallsBeside(tx, workspaceId, [], contrastCalls) : []
  const looseIds = new Set(loose.map(({ callId }) => callId))
  const others = await readOpenings(
    tx,
    beside.filter((id) => !looseIds.has(id)),
  )
  const names = nameGroups(
    found.map(({ members }) => members.map((member) => loose[member]!.words)),
    [...loose.filter((_, index) => !held.has(index)), ...others].map(({ words }) => words),
    { leastTexts: fewestSaying, taken: topics.map(({ name }) => name) },
  )
  for (const [index, { members, centre, weight }] of found.entries()) {
    const id = await insertTopic(tx, workspaceId, { name: names[index]!, centre, weight, madeBy, knownFrom })
    const calls = members.map((member) => ({ callId: loose[member]!.callId, topicId: id }))
    await savePlaces(tx, workspaceId, calls)
  }
}

/** A topic of three calls has the words of three: while it is young, it is named again whenever it has doubled. */
async function renameYoung(tx: Transaction, workspaceId: string): Promise<void> {
  const young = (await readTopics(tx, workspaceId)).filter(
    ({ weight, namedOf }) => namedOf < settledCalls && weight >= 2 * namedOf,
  )
  if (young.length > 0)
    await refreshTopics(
      tx,
      workspaceId,
      young.map(({ id }) => id),
      { rename: true },
    )
}
