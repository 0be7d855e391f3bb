import type { Role } from '../../src/domain/people/roles.ts'
import { callForm, type Json, send } from './http.ts'
import type { Place, Scene, Where } from './permission-scene.ts'

/** How to ask for an operation, so that the answer tells whether it was let through, and to what. */
export interface Ask {
  /** Undefined: the operation has nothing of this place to be asked for. */
  at(scene: Scene, where: Where, role: Role): Request | undefined | Promise<Request | undefined>
  /** Of a list: what is in it, by place. */
  readonly shows?: (scene: Scene) => { own: string; far: string; foreign: string }
  /** Whether an answer that is no refusal says that there is nothing. */
  readonly isEmpty?: (status: number, text: string) => boolean
  readonly destroys?: boolean
}

export interface Request {
  readonly path: string
  readonly method?: string
  readonly json?: unknown
  readonly body?: FormData
}

export type To = (place: Place, scene: Scene, where: Where) => string

/** Of things that have an id: in each place there is one. */
export const of = (to: To, more: Omit<Request, 'path'> = {}, rest: Partial<Ask> = {}): Ask => ({
  at: (scene, where) => ({ path: to(scene.places[where], scene, where), ...more }),
  ...rest,
})
/** Of what a workspace has without teams in it: everybody's is one's own. */
export const ofWorkspace = (to: To, more: Omit<Request, 'path'> = {}, rest: Partial<Ask> = {}): Ask => ({
  at: (scene, where) =>
    where === 'other team' ? undefined : { path: to(scene.places[where], scene, where), ...more },
  ...rest,
})
/** Of what has no address of its own. */
export const plain = (path: string, more: Omit<Request, 'path'> = {}, rest: Partial<Ask> = {}): Ask => ({
  at: (_, where) => (where === 'own' ? { path, ...more } : undefined),
  ...rest,
})
export const list = (path: string, pick: (place: Place) => string = ({ agentId }) => agentId): Ask => ({
  ...plain(path),
  shows: ({ places }) => ({
    own: pick(places.own),
    far: pick(places['other team']),
    foreign: pick(places['other workspace']),
  }),
})
export const call =
  (end = '') =>
  ({ callId }: Place) =>
    `/v1/call-analysis/${callId}${end}`
export const calibration =
  (end = '') =>
  ({ calibrationId }: Place) =>
    `/v1/calibrations/${calibrationId}${end}`
export const calibrationCall =
  (end = '') =>
  ({ calibrationId, callId }: Place) =>
    `/v1/calibrations/${calibrationId}/calls/${callId}${end}`
/** Of the one call there is, by those who may see it. */
export const calibrationOf = ({ people, places }: Scene, where: Where) => ({
  name: `Calibration ${another()}`,
  model_id: places[where].modelId,
  call_ids: [places[where].callId],
  reviewers: [people.owner.id, people.qa.id, ...(where === 'own' ? [people.lead.id] : [])],
})
export const modelPart = (part: string, pick?: (place: Place) => number) => (place: Place) =>
  `/v1/models/${place.modelId}/${part}${pick ? `/${pick(place)}` : ''}`
export const nobody = '018f0000-0000-7000-8000-000000000000'
export const noCalls = (_: number, text: string) => /"total_requests":0|^\[\]$|"total":0/.test(text)
export const model = { name: 'Replaced', description: '', prompt: '', xscore_template: false }
export const person = { email: 'changed@example.com', name: 'Changed', role: 'viewer' }
/** Of something that nobody has: whoever is let through is told that it is not there. */
export const ofNobody = (path: string, more: Omit<Request, 'path'> = {}): Ask => ({
  at: (_, where) => (where === 'other workspace' ? { path, ...more } : undefined),
})
export const sso = {
  issuer: 'https://login.example',
  client_id: 'callmark',
  client_secret: 'secret',
  only: false,
  domains: [],
  role_claim: null,
  roles: {},
  team_claim: null,
  default_role: null,
}
/** Once it is set up, by the owner. */
export const ofSso = (more: Omit<Request, 'path'>): Ask => ({
  async at({ people }, where) {
    if (where !== 'own') return undefined
    await people.owner.fetch('/v1/sso', { method: 'PUT', json: sso })
    return { path: '/v1/sso', ...more }
  },
})
let made = 0
/** Another number each time, for what has to have a name of its own. */
export const another = (): number => made++

/** A call that nobody else looks at. */
export async function makeCall({ service, tokens, recording, places }: Scene, where: Where): Promise<string> {
  const { agentId } = places[where]
  const response = await fetch(`${service.address}/v1/call-analysis`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens[where]}` },
    body: callForm({
      audio: recording,
      fields: {
        external_id: `spare-${another()}`,
        agent_id: agentId,
        agent_name: 'Spare',
        model_name: `Model of ${agentId}`,
      },
    }) as FormData,
  })
  return ((await response.json()) as { id: string }).id
}

/** A view of this person, of somebody else in the workspace, or of another workspace. */
export async function makeView(scene: Scene, where: Where, role: Role = 'owner'): Promise<number> {
  const { service, people, tokens } = scene
  const name = `View ${another()}`
  if (where === 'other workspace') {
    const json = { name, shared: true }
    return (await send(`${service.address}/v1/views`, { token: tokens[where], json })).body.id
  }
  const somebody = where === 'own' ? people[role] : people[role === 'viewer' ? 'owner' : 'viewer']
  const made = await somebody.fetch('/v1/views', { method: 'POST', json: { name } })
  return ((await made.json()) as { id: number }).id
}

/** Something that can be taken away, and nobody misses. */
export async function makeSpare({ service, tokens }: Scene, path: string, json: object): Promise<Json> {
  const response = await fetch(service.address + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens.own}`, 'content-type': 'application/json' },
    body: JSON.stringify(json),
  })
  return response.json()
}

/** A coaching session with the agent of that place, which has been held. */
export async function makeSession({ service, tokens, places }: Scene, where: Where): Promise<string> {
  const { agentId, modelId } = places[where]
  const response = await fetch(`${service.address}/v1/coaching-sessions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens[where]}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      agent_id: agentId,
      title: `Talk with ${agentId}`,
      held_at: '2026-01-31T10:00:00Z',
      criteria: [{ model_id: modelId, key: 'greets' }],
    }),
  })
  return ((await response.json()) as { id: string }).id
}

/** Of a coaching session of each place. */
export const ofSession = (end = '', more: Omit<Request, 'path'> = {}): Ask => ({
  at: async (scene, where) => ({
    path: `/v1/coaching-sessions/${await makeSession(scene, where)}${end}`,
    ...more,
  }),
})

/** Has somebody answer something on the call of that place. */
export async function reviewCall({ service, tokens, places }: Scene, where: Where): Promise<void> {
  await fetch(`${service.address}/v1/call-analysis/${places[where].callId}/reviews`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens[where]}`, 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'submitted', answers: [{ key: 'greets', value: true }] }),
  })
}
