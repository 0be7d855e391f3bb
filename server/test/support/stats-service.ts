import { scopes } from '../../src/domain/scopes.ts'
import { createClient } from '../../src/store/clients/clients.ts'
import { type Json, send } from './http.ts'
import {
  createPlainModel,
  drawCall,
  insertFinishedCalls,
  makeDraw,
  type PlainCall,
  type PlainModel,
  readCategories,
} from './seeded-calls.ts'
import { startTestService, type TestService } from './service.ts'

const quality = {
  name: 'Quality',
  xscore_template: true,
  categories: [
    { name: 'Opening', max_score: 30, order_number: 2 },
    { name: 'Care', max_score: 50, order_number: 1 },
    { name: 'Closing', max_score: 20 },
  ],
  template_variables: [
    { key: 'greeted', type: 'BOOLEAN', category: 'opening' },
    { key: 'rating', type: 'INTEGER' },
    { key: 'amount', type: 'DECIMAL' },
    { key: 'mood', type: 'STRING' },
  ],
  template_metadata: [{ key: 'campaign' }],
}
const survey = {
  name: 'Survey',
  xscore_template: true,
  categories: [{ name: 'Opening', max_score: 10, order_number: 2 }],
  template_variables: [
    { key: 'rating', type: 'DECIMAL' },
    { key: 'greeted', type: 'STRING' },
  ],
}
const notes = { name: 'Notes', template_variables: [{ key: 'mood', type: 'STRING' }] }
export const statsModels = [quality, survey, notes]

export interface StatsService {
  readonly service: TestService
  readonly token: string
  readonly otherToken: string
  readonly models: readonly PlainModel[]
  readonly calls: readonly PlainCall[]
  readonly otherCalls: readonly PlainCall[]
  readonly draw: (below: number) => number
  get(path: string, query?: object, as?: string): ReturnType<typeof send>
}

/** A service with a few hundred finished calls of three models, and some of another client's. */
export async function startStatsService(): Promise<StatsService> {
  const draw = makeDraw(20_250_309)
  const service = await startTestService()
  const token = await service.token()
  const other = await createClient(service.database, 'other', scopes)
  const signedIn = await send(`${service.address}/v1/auth`, { json: other })
  const otherToken: string = signedIn.body.access_token
  const create = async (json: Json, as: string, clientId: string) =>
    readCategories(service.database, await createPlainModel(service.address, as, clientId, json))
  const models: PlainModel[] = []
  for (const json of statsModels) models.push(await create(json, token, service.clientId))
  const otherModel = await create(quality, otherToken, other.client_id)
  const calls = drawMoments(draw, 320).map((moment) => drawCall(draw, models[draw(3)]!, moment))
  calls.push(...drawSlowCalls(draw, models[0]!))
  const otherCalls = drawMoments(draw, 40).map((moment) => drawCall(draw, otherModel, moment))
  await insertFinishedCalls(service.database, [...calls, ...otherCalls])
  return {
    service,
    token,
    otherToken,
    models,
    calls,
    otherCalls,
    draw,
    get(path, query = {}, as = token) {
      const search = new URLSearchParams(Object.entries(query))
      return send(`${service.address}/v1/stats/${path}?${search}`, { token: as })
    },
  }
}

/** Over half a year and the last days, many of them around the midnights and the changed clocks of the time zones that are asked for. */
export function drawMoments(draw: StatsService['draw'], count: number): bigint[] {
  const edges = [
    '2024-11-03T04:00:00Z', // midnight in New York, with the clock set back that night
    '2024-12-31T18:15:00Z', // midnight in Kathmandu
    '2025-01-01T00:00:00Z',
    '2025-02-01T00:00:00Z',
    '2025-03-09T05:00:00Z', // midnight in New York, with the clock set forward that night
    '2025-03-10T04:00:00Z',
    '2025-03-31T18:15:00Z',
  ].map((text) => BigInt(Date.parse(text)) * 1000n)
  const first = BigInt(Date.parse('2024-10-20T00:00:00Z')) * 1000n
  const day = 86_400_000_000
  return Array.from({ length: count }, () => {
    const kind = draw(10)
    if (kind < 3) return edges[draw(edges.length)]! + BigInt([-1, 0, 1, -900_000_000, 899_999_999][draw(5)]!)
    if (kind === 3) return BigInt(Date.now()) * 1000n - BigInt(draw(1_000_000)) * 200_000n
    return first + BigInt(draw(170)) * BigInt(day) + BigInt(draw(1_000_000)) * 86_400n
  })
}

/** An agent whose calls last 31 hours on average. */
function drawSlowCalls(draw: StatsService['draw'], model: PlainModel): PlainCall[] {
  return [30, 31, 32].map((hours) => ({
    ...drawCall(draw, model, BigInt(Date.parse(`2025-01-${hours - 10}T10:00:00Z`)) * 1000n),
    agentId: 'slow',
    agentName: 'Slow',
    durationMs: hours * 3_600_000 + 309_400,
  }))
}
