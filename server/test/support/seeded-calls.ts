import { sql } from 'kysely'
import type { CallStatus } from '../../src/domain/call.ts'
import { newId } from '../../src/domain/new-id.ts'
import type { Database } from '../../src/store/database.ts'
import { recordCallFact } from '../../src/store/stats/call-facts.ts'
import { bareResult } from './bare-result.ts'
import { type Json, send } from './http.ts'

/** A finished call as plain data: what statistics are checked against. */
export interface PlainCall {
  readonly id: string
  readonly model: PlainModel
  /** Microseconds since 1970. */
  readonly createdAt: bigint
  readonly agentId: string
  readonly agentName: string
  readonly status: CallStatus
  readonly scoreHundredths: number | null
  readonly durationMs: number
  readonly metadata: Readonly<Record<string, unknown>> | null
  /** null: never analysed. */
  readonly variables: Readonly<Record<string, string | number | boolean | null>> | null
  readonly points: readonly {
    readonly category: PlainCategory
    readonly score: number
    readonly expected: number
  }[]
}

export interface PlainModel {
  readonly id: number
  readonly clientId: string
  readonly name: string
  readonly categories: readonly PlainCategory[]
}

export interface PlainCategory {
  readonly uuid: string
  readonly name: string
  readonly maxScore: number
  readonly orderNumber: number | null
}

/** The same numbers in every run: from 0 up to `below`. */
export function makeDraw(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

export async function createPlainModel(
  address: string,
  token: string,
  clientId: string,
  json: Json,
): Promise<PlainModel> {
  const { body: model } = await send(`${address}/v1/models`, { token, json })
  return { id: model.id, clientId, name: model.name, categories: [] }
}

/** The model with what its categories are called inside. */
export async function readCategories(database: Database, model: PlainModel): Promise<PlainModel> {
  const rows = await database
    .selectFrom('model_category')
    .select(['uuid', 'name', 'max_score', 'order_number'])
    .where('model_id', '=', model.id)
    .orderBy('id')
    .execute()
  const categories = rows.map(({ uuid, name, max_score, order_number }) => ({
    uuid,
    name,
    maxScore: max_score,
    orderNumber: order_number,
  }))
  return { ...model, categories }
}

/** Writes the calls as the pipeline would have left them, and has them counted. */
export async function insertFinishedCalls(database: Database, calls: readonly PlainCall[]): Promise<void> {
  await database.transaction().execute(async (tx) => {
    for (const call of calls) {
      await tx.insertInto('call').values(toRow(call)).execute()
      await recordCallFact(tx, call.id)
    }
  })
}

function toRow(call: PlainCall) {
  const { model, variables } = call
  const sum = (of: 'score' | 'expected') => call.points.reduce((total, points) => total + points[of], 0)
  const scored = call.points.length > 0
  return {
    id: call.id,
    workspace_id: model.clientId,
    external_id: `call ${call.id.slice(-6)}`,
    agent_id: call.agentId,
    agent_name: call.agentName,
    model_id: model.id,
    model_revision: 1,
    status: call.status,
    additional_parameters: call.metadata && JSON.stringify(call.metadata),
    audio_sha256: call.id,
    duration_seconds: call.durationMs / 1000,
    analysis_result: variables && JSON.stringify(bareResult({ variables })),
    xscore_result: scored
      ? JSON.stringify(
          call.points.map(({ category, score, expected }) => ({
            id: category.uuid,
            name: category.name,
            total_score: score,
            expected_total_score: expected,
            score_percentage: 0,
            expected_score_percentage: 100,
            variables: [],
          })),
        )
      : null,
    total_score: scored ? sum('score') : null,
    expected_score: scored ? sum('expected') : null,
    score_percentage: call.scoreHundredths === null ? null : call.scoreHundredths / 100,
    created_at: sql<Date>`${toTimestamp(call.createdAt)}::timestamptz`,
    created_by: model.clientId,
  }
}

/** ISO 8601 to the microsecond. */
export function toTimestamp(micros: bigint): string {
  const whole = new Date(Number(micros / 1000n)).toISOString().slice(0, -1)
  return `${whole}${String(micros % 1000n).padStart(3, '0')}Z`
}

const agents = [
  ['a-1', 'Ana'],
  ['a-1', 'Ana Belén'],
  ['a-2', 'Ben "Big" O’Neil'],
  ['=1+1', '@risk, Inc.'],
  ['日本', '花子\nさん'],
] as const
const campaigns: readonly unknown[] = [
  ...['spring', 'a,b', 'say "hi"', '=cmd|x', 'line\nbreak', '🚀', '', '-5', 'x'.repeat(300)],
  ...[12.5, 3, true, null, { nested: 1 }, ['list'], undefined],
]

/** A finished call at that moment, drawn by chance in all other respects. */
export function drawCall(draw: (below: number) => number, model: PlainModel, createdAt: bigint): PlainCall {
  const pick = <T>(from: readonly T[]): T => from[draw(from.length)]!
  const failed = draw(12) === 0
  const failedLate = !failed && draw(15) === 0
  const [agentId, agentName] = pick(agents)
  const points = failed
    ? []
    : model.categories.map((category) => {
        // Of some of it nobody could tell, or it did not apply.
        const expected = draw(6) === 0 ? 0 : draw(4) === 0 ? 1 + draw(category.maxScore) : category.maxScore
        return { category, expected, score: expected === 0 ? 0 : draw(expected + 1) }
      })
  const expected = points.reduce((sum, { expected }) => sum + expected, 0)
  const achieved = points.reduce((sum, { score }) => sum + score, 0)
  const isScored = !failed && model.categories.length > 0 && expected > 0
  return {
    id: newId(Number(createdAt / 1000n)),
    model,
    createdAt,
    agentId,
    agentName,
    status: failed ? 'TRANSCRIPTION_FAILED' : failedLate ? 'ERROR' : 'PROCESS_COMPLETED',
    scoreHundredths: isScored ? Math.round((10_000 * achieved) / expected) : null,
    durationMs: 500 + draw(1_500_000),
    metadata: draw(10) === 0 ? null : drawMetadata(draw, pick),
    variables: failed ? null : drawAnswers(draw, pick, model),
    points,
  }
}

function drawMetadata(draw: (below: number) => number, pick: <T>(from: readonly T[]) => T) {
  const campaign = pick(campaigns)
  return {
    ...(campaign === undefined ? {} : { campaign }),
    ...(draw(2) === 0 ? { 'odd, "key" 🚀/%': pick(['one', 'two']) } : {}),
    ['k'.repeat(200)]: 'beyond any sensible length',
  }
}

function drawAnswers(
  draw: (below: number) => number,
  pick: <T>(from: readonly T[]) => T,
  model: PlainModel,
): NonNullable<PlainCall['variables']> {
  const orMissing = <T>(value: T): T | null => (draw(7) === 0 ? null : value)
  const moods = ['calm', 'angry, loud', '"quoted"', '=SUM(1)', 'two\r\nlines', '😀', 'l'.repeat(400)]
  switch (model.name) {
    case 'Quality':
      return {
        greeted: orMissing(draw(2) === 0),
        rating: orMissing(draw(11)),
        amount: orMissing((draw(2000) - 500) / 100),
        mood: orMissing(pick(moods)),
      }
    case 'Survey':
      return { rating: orMissing(draw(40) / 4), greeted: orMissing(pick(['yes', 'no'])) }
    default:
      return { mood: orMissing(pick(moods)) }
  }
}
