import { type Role, roles } from '../../src/domain/people/roles.ts'
import { scopes } from '../../src/domain/scopes.ts'
import { createClient } from '../../src/store/clients/clients.ts'
import { bankCall } from './bank-call.ts'
import { finishCalls } from './finish-calls.ts'
import { callForm, type Json, send } from './http.ts'
import { makeTopic } from './make-topic.ts'
import { type Signed, signInAs } from './people.ts'
import type { TestService } from './service.ts'
import { writeToneWav } from './write-wav.ts'

/** Whose thing it is, seen from the lead of one team and from an agent of it. */
export const targets = ['own', 'other team', 'other workspace'] as const
export type Where = (typeof targets)[number]

/** One of everything, in each of the three places. */
export interface Place {
  readonly agentId: string
  readonly callId: string
  readonly teamId: number
  readonly modelId: number
  readonly categoryId: number
  readonly variableId: number
  readonly metadataId: number
  readonly webhookId: number
  readonly deliveryId: string
  readonly personId: string
  readonly clientId: string
  readonly taskId: string
  readonly topicId: string
  readonly calibrationId: string
}

export interface Scene {
  readonly service: TestService
  readonly people: Readonly<Record<Role, Signed>>
  readonly places: Readonly<Record<Where, Place>>
  /** Tokens of programs: of the people's workspace, and of the other. */
  readonly tokens: Readonly<Record<Where, string>>
  readonly recording: Buffer
}

const model = (name: string) => ({
  name,
  description: 'Walked',
  prompt: '',
  xscore_template: true,
  categories: [{ name: 'Greeting', max_score: 10, order_number: 1 }],
  template_variables: [
    {
      key: 'greets',
      type: 'BOOLEAN',
      required: true,
      category: 'greeting',
      description: 'The agent says "hello"',
    },
  ],
  template_metadata: [{ key: 'campaign', type: 'STRING', required: false, grouping: true }],
})

/** A workspace with two teams and one of every role, the lead and the agent in the first team; and another workspace. */
export async function setScene(service: TestService): Promise<Scene> {
  const recording = writeToneWav(2, { channels: 2 })
  const token = await service.token()
  const other = await createClient(service.database, 'other', scopes)
  const { body: signedIn } = await send(`${service.address}/v1/auth`, { json: other })
  const tokens = { own: token, 'other team': token, 'other workspace': signedIn.access_token as string }
  const workspaces = {
    own: service.clientId,
    'other team': service.clientId,
    'other workspace': other.client_id,
  }
  const agents = { own: 'agent-near', 'other team': 'agent-far', 'other workspace': 'agent-foreign' }
  const ask = async (where: Where, path: string, json?: unknown, method?: string): Promise<Json> => {
    const options = {
      token: tokens[where],
      ...(json === undefined ? {} : { json }),
      ...(method ? { method } : {}),
    }
    const { status, body } = await send(service.address + path, options)
    if (status >= 400) throw new Error(`${path}: ${JSON.stringify(body)}`)
    return body
  }
  const places: Record<string, Omit<Place, 'calibrationId'> & Partial<Place>> = {}
  const calls: Record<string, string> = {}
  for (const where of targets) {
    const name = `Model of ${agents[where]}`
    await ask(where, '/v1/models', model(name))
    const { body: call } = await send(`${service.address}/v1/call-analysis`, {
      method: 'POST',
      token: tokens[where],
      body: callForm({
        audio: recording,
        fields: {
          external_id: `call-of-${agents[where]}`,
          agent_id: agents[where],
          agent_name: `Name of ${agents[where]}`,
          model_name: name,
          additional_parameters: JSON.stringify({ campaign: `campaign-of-${agents[where]}` }),
        },
      }),
    })
    calls[where] = call.id
  }
  for (const where of ['own', 'other workspace'] as const)
    await ask(where, '/v1/webhooks', { url: `https://${agents[where]}.example/hook` })
  await finishCalls(service, bankCall.turns)
  for (const where of targets) {
    const [found] = (await ask(where, '/v1/models')).filter((one: Json) => one.name.endsWith(agents[where]))
    const [webhook] = await ask(where, '/v1/webhooks')
    const [delivery] = (await ask(where, `/v1/webhooks/${webhook.id}/deliveries`)).items
    const team = await ask(where, '/v1/teams', { name: `Team of ${agents[where]}` })
    await ask(
      where,
      `/v1/agents/${agents[where]}`,
      { name: `Name of ${agents[where]}`, team_id: team.id },
      'PUT',
    )
    const { user } = await ask(where, '/v1/users', {
      email: `somebody@${agents[where]}.example`,
      name: `Somebody of ${agents[where]}`,
      role: 'viewer',
    })
    const partOf = async (part: string) =>
      (await ask(where, `/v1/models/${found.id}/${part}`))[0].id as number
    places[where] = {
      agentId: agents[where],
      callId: calls[where]!,
      teamId: team.id,
      modelId: found.id,
      categoryId: await partOf('categories'),
      variableId: await partOf('variables'),
      metadataId: await partOf('metadata'),
      webhookId: webhook.id,
      deliveryId: delivery.id,
      personId: user.id,
      topicId: await makeTopic(service.database, workspaces[where], `Topic of ${agents[where]}`, [
        calls[where]!,
      ]),
      taskId: (await ask(where, '/v1/review-queue', { call_ids: [calls[where]] })).items[0].id,
      clientId: (
        await createClient(service.database, `program of ${agents[where]}`, scopes, {
          by: { workspaceId: workspaces[where], actor: 'operator' },
        })
      ).client_id,
    }
  }
  const people: Record<string, Signed> = {}
  for (const role of roles)
    people[role] = await signInAs(service, service.clientId, role, {
      ...(role === 'agent' ? { agentId: agents.own } : {}),
      ...(role === 'lead' ? { leads: [places.own!.teamId] } : {}),
    })
  const foreign = [1, 2].map(() => signInAs(service, other.client_id, 'qa'))
  const strangers = await Promise.all(foreign)
  const reviewers = {
    own: [people.owner!.id, people.qa!.id, people.lead!.id],
    'other team': [people.owner!.id, people.qa!.id],
    'other workspace': strangers.map(({ id }) => id),
  }
  for (const where of targets) {
    const { callId, modelId } = places[where]!
    const { id } = await ask(where, '/v1/calibrations', {
      name: `Calibration of ${agents[where]}`,
      model_id: modelId,
      call_ids: [callId],
      reviewers: reviewers[where],
    })
    places[where] = { ...places[where]!, calibrationId: id }
  }
  return { service, people, places, tokens, recording } as unknown as Scene
}
