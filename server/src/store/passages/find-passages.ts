import { sql } from 'kysely'
import type { Meaning } from '../../domain/meaning/meaning.ts'
import { type Passage, readPassage } from '../../domain/meaning/passages.ts'
import type { Database } from '../database.ts'
import { type CallFilter, conditionsOf, isNarrowed } from '../list/call-filter.ts'
import { findInIndex } from '../list/search-index.ts'
import { compareWithPacked, packedBytes, unpackVector } from './pack-vector.ts'
import type { PassageMemory } from './passage-memory.ts'
import type { Candidate } from './shelf.ts'

/** Codes tell roughly what is near: so many are compared exactly. */
const candidateCount = 200
const mostCandidates = 1_200
/** One call that speaks of nothing else must not fill the page. */
const mostOfACall = 3
/** Of the calls that hold the words, the newest. */
const mostWithWords = 20_000

export interface PassageLine {
  readonly speaker: string
  readonly start: number
  readonly end: number
  readonly text: string
}

export interface FoundPassage {
  readonly callId: string
  readonly externalId: string
  readonly agentId: string | null
  readonly agentName: string | null
  readonly createdAt: Date
  readonly lines: readonly PassageLine[]
  /** 1 at most. */
  readonly similarity: number
  readonly vector: Float32Array
}

interface Compared {
  readonly call_id: string
  readonly external_id: string
  readonly agent_id: string | null
  readonly agent_name: string | null
  readonly created_at: Date
  readonly position: [number, number, number, number]
  readonly vector: Buffer
}

export interface MeaningQuestion extends Meaning {
  readonly madeBy: string
  readonly limit: number
}

/** The passages that are nearest to what was asked, the nearest first, of the calls that the filter leaves. */
export async function findPassages(
  database: Database,
  memory: PassageMemory,
  filter: CallFilter,
  question: MeaningQuestion,
): Promise<FoundPassage[]> {
  const { madeBy, vector, limit } = question
  const allowed = await listAllowed(database, filter)
  if (allowed?.length === 0) return []
  const { workspaceId } = filter
  const most = Math.max(candidateCount, Math.min(8 * limit, mostCandidates))
  const candidates = await memory.findNearest({ workspaceId, madeBy, vector, most, allowed })
  const compared = (await readCandidates(database, filter, candidates, madeBy))
    .map((row) => ({ ...row, similarity: compareWithPacked(vector, row.vector) }))
    .sort((one, other) => other.similarity - one.similarity)
  const ofCall = new Map<string, number>()
  const shown = compared.filter(({ call_id }) => {
    const before = ofCall.get(call_id) ?? 0
    ofCall.set(call_id, before + 1)
    return before < mostOfACall
  })
  return readLines(database, shown.slice(0, limit))
}

/** Undefined: every call of the workspace. */
async function listAllowed(database: Database, filter: CallFilter): Promise<string[] | undefined> {
  if (filter.words !== undefined) {
    const newestFirst = { by: 'time', descending: true, after: undefined } as const
    const places = await findInIndex(database, filter, newestFirst, mostWithWords)
    return places.map(({ id }) => id)
  }
  if (!isNarrowed(filter)) return undefined
  // As one text: tens of thousands of rows take far longer to read.
  const { rows } = await sql<{ ids: string | null }>`
    select string_agg(call.id::text, ',') as ids from call where ${conditionsOf(filter)}`.execute(database)
  return rows[0]?.ids?.split(',') ?? []
}

/** As the database has them now, whatever memory says. */
async function readCandidates(
  database: Database,
  filter: CallFilter,
  candidates: readonly Candidate[],
  madeBy: string,
): Promise<Compared[]> {
  if (candidates.length === 0) return []
  const { rows } = await sql<Compared>`
    select call.id as call_id, call.external_id, call.agent_id, call.agent_name, call.created_at,
      passages.places[4 * wanted.place + 1 : 4 * wanted.place + 4] as position,
      substring(passages.vectors from ${packedBytes} * wanted.place + 1 for ${packedBytes}) as vector
    from unnest(${candidates.map(({ callId }) => callId)}::uuid[], ${candidates.map(({ place }) => place)}::integer[])
        as wanted (call_id, place)
      join call_passages as passages on passages.call_id = wanted.call_id
      join call on call.id = wanted.call_id
    where passages.workspace_id = ${filter.workspaceId} and passages.made_by = ${madeBy}
      and wanted.place < passages.count and ${conditionsOf(filter)}`.execute(database)
  return rows
}

/** The words are in the transcript alone. One that has changed meanwhile says nothing. */
async function readLines(
  database: Database,
  found: readonly (Compared & { readonly similarity: number })[],
): Promise<FoundPassage[]> {
  const ids = [...new Set(found.map(({ call_id }) => call_id))]
  if (ids.length === 0) return []
  const transcripts = await database
    .selectFrom('transcription')
    .select(['call_id', 'segments'])
    .where('call_id', 'in', ids)
    .where('status', '=', 'COMPLETED')
    .execute()
  const turnsOf = new Map(transcripts.map(({ call_id, segments }) => [call_id, segments]))
  return found.flatMap((row) => {
    const lines = readPassage(turnsOf.get(row.call_id) ?? [], toPassage(row.position))
    if (!lines) return []
    return {
      callId: row.call_id,
      externalId: row.external_id,
      agentId: row.agent_id,
      agentName: row.agent_name,
      createdAt: row.created_at,
      lines: lines.map(({ speaker, start, end, text }) => ({ speaker, start, end, text })),
      similarity: row.similarity,
      vector: unpackVector(row.vector),
    }
  })
}

function toPassage([firstTurn, from, lastTurn, to]: readonly [number, number, number, number]): Passage {
  return { firstTurn, from, lastTurn, to }
}

export interface ReadPassages {
  readonly callId: string
  readonly passages: readonly (Passage & { readonly vector: Float32Array })[]
}

const callsAtOnce = 200

/** Every passage of the calls that the filter leaves, with its vector, call by call: for whoever looks at them all. */
export async function* readPassagesOf(
  database: Database,
  filter: CallFilter,
  madeBy: string,
): AsyncGenerator<ReadPassages> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { rows } = await sql<{ call_id: string; places: number[]; vectors: Buffer }>`
      select call.id as call_id, passages.places, passages.vectors
      from call_passages as passages join call on call.id = passages.call_id
      where passages.workspace_id = ${filter.workspaceId} and passages.call_id > ${after}::uuid
        and passages.made_by = ${madeBy} and ${conditionsOf(filter)}
      order by passages.call_id limit ${callsAtOnce}`.execute(database)
    for (const { call_id, places, vectors } of rows) {
      const passages = Array.from({ length: places.length / 4 }, (_, place) => ({
        ...toPassage(places.slice(4 * place, 4 * place + 4) as [number, number, number, number]),
        vector: unpackVector(vectors.subarray(packedBytes * place, packedBytes * (place + 1))),
      }))
      yield { callId: call_id, passages }
    }
    if (rows.length < callsAtOnce) return
    after = rows.at(-1)!.call_id
  }
}
