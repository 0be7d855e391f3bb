import assert from 'node:assert/strict'
import type { CallmarkClient } from '@callmark/client'
import type { SpawnedService } from '../../../server/test/support/spawned-service.ts'
import {
  clientOf,
  describeService,
  makeTeam,
  type Person,
  signInAs,
  theOwner,
} from '../../test/support/people.ts'
import { readCredentials } from '../../test/support/submit-samples.ts'
import { insertCalls, type Voice } from './insert-calls.ts'
import {
  fallen,
  type PlannedCall,
  planWeeks,
  type Size,
  scorecard,
  scoreOf,
  target,
  teamNames,
} from './plan-week.ts'

/** The service with everything in it, and what the plan says about it. */
export interface Scene {
  readonly client: CallmarkClient
  /** Whose Monday it is. */
  readonly lead: Person
  readonly reviewer: Person
  readonly planned: readonly PlannedCall[]
  /** By the sender's id. */
  readonly ids: ReadonlyMap<string, string>
  readonly teams: Readonly<Record<string, number>>
  /** The call that was heard, and from where on. */
  readonly heard: { readonly externalId: string; readonly seconds: number }
  /** Up for review and overdue, the one that has waited longest first. */
  readonly overdue: readonly PlannedCall[]
}

export const lastWeek = ({ planned }: Pick<Scene, 'planned'>) => planned.filter(({ week }) => week === 1)

const dayMs = 86_400_000
const overdueTasks = 5

export async function makeScene(
  { address, client }: SpawnedService,
  dataDir: string,
  { size, recording }: { readonly size: Size; readonly recording: string },
): Promise<Scene> {
  const { id: modelId } = await client.models.create(scorecard)
  const callId = await submit(client, recording)
  await describeService({ address, dataDir, callIds: [callId] })
  const planned = planWeeks(size)
  const voice = await readVoice(client, callId, planned)
  const { clientId: workspaceId } = await readCredentials(dataDir)
  const ids = await insertCalls(dataDir, { workspaceId, modelId }, planned, voice)
  const owner = clientOf(theOwner())
  await owner.models.targets.replace(modelId, { score: target })
  return {
    client: owner,
    lead: await signInAs('qa', { name: 'Quinn Harper' }),
    reviewer: await signInAs('qa', { name: 'Noor Aziz' }),
    planned,
    ids,
    teams: await makeTeams(planned),
    heard: { externalId: voice.for.externalId, seconds: voice.quoted.startSeconds },
    overdue: await putUpOverdue(owner, planned, ids),
  }
}

/** One recording goes all the way through the service; a sentence is enough to be heard. */
async function submit(client: CallmarkClient, audio: string): Promise<string> {
  const call = { external_id: 'desk-now', agent_id: 'tom-becker', agent_name: 'Tom Becker', audio }
  const { id } = await client.calls.submit({ ...call, model_name: scorecard.name, additional_parameters: {} })
  const { status } = await client.calls.wait(id)
  assert.equal(status, 'PROCESS_COMPLETED')
  return id
}

/** The worst call of the agent who fell is heard; something from the middle of it is quoted. */
async function readVoice(
  client: CallmarkClient,
  callId: string,
  planned: readonly PlannedCall[],
): Promise<Voice> {
  const { segments } = (await client.calls.transcription(callId)).segments
  const turns = segments.map(({ speaker, start, end, text }) => ({
    ...{ speaker, text },
    ...{ startSeconds: start, endSeconds: end },
  }))
  const quoted = turns[Math.floor(turns.length / 2)]
  assert.ok(quoted, 'Nothing was heard in the recording.')
  const own = lastWeek({ planned }).filter(({ agent }) => agent.name === fallen)
  const worst = own.toSorted((one, other) => scoreOf(one) - scoreOf(other))[0]!
  return { callId, turns, quoted, for: worst }
}

async function makeTeams(planned: readonly PlannedCall[]): Promise<Record<string, number>> {
  const made: Record<string, number> = {}
  for (const team of teamNames) {
    const agents = planned
      .filter(({ agent }) => agent.team === team)
      .map(({ agent }) => [agent.id, agent.name])
    made[team] = await makeTeam(team, Object.fromEntries(agents))
  }
  return made
}

/** Calls of the week before last that wait since different days, and one that has time left. */
async function putUpOverdue(
  client: CallmarkClient,
  planned: readonly PlannedCall[],
  ids: ReadonlyMap<string, string>,
): Promise<PlannedCall[]> {
  const calls = planned.filter(({ week, agent }) => week === 2 && agent.team === 'South')
  const overdue = calls.slice(0, overdueTasks)
  for (const [index, call] of calls.slice(0, overdueTasks + 1).entries()) {
    const due_at = new Date(Date.now() + (index - overdueTasks + 0.5) * dayMs).toISOString()
    await client.reviews.queue.add({ call_ids: [ids.get(call.externalId)!], due_at })
  }
  return overdue
}
