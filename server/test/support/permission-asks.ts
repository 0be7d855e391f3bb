import type { Operation } from '../../src/domain/people/permissions.ts'
import { usualTrust } from '../../src/domain/results/trust.ts'
import { callForm } from './http.ts'
import { phoneAsks } from './permission-asks-of-phones.ts'
import { reviewAsks } from './permission-asks-of-reviews.ts'
import { statsAsks } from './permission-asks-of-stats.ts'
import {
  type Ask,
  another,
  call,
  list,
  makeCall,
  makeSpare,
  makeView,
  model,
  modelPart,
  nobody,
  of,
  ofSso,
  ofWorkspace,
  person,
  plain,
  sso,
} from './permission-ways.ts'

export const asks: Readonly<Record<Operation, Ask>> = {
  listCalls: list('/v1/call-analysis'),
  suggestCalls: list('/v1/call-analysis/suggestions?text=agent-'),
  getCallNeighbours: of(call('/neighbours')),
  findPassages: list('/v1/call-analysis/passages?meaning=a+refund'),
  askCalls: list('/v1/call-analysis/themes?question=why+do+customers+call'),
  getCall: of(call()),
  getTranscription: of(call('/transcription')),
  listCallResults: of(call('/results')),
  getCallHistory: of(call('/history')),
  getCallAudio: of(call('/audio-file')),
  linkCallAudio: of(call('/audio-link'), { method: 'POST' }),
  getCallWaveform: of(call('/waveform')),
  getRelease: of(call('/release')),
  releaseCall: of(call('/release'), { method: 'PUT', json: { released: true } }),
  submitCall: {
    at: ({ recording, places }, where) =>
      where === 'own'
        ? {
            path: '/v1/call-analysis',
            method: 'POST',
            body: callForm({
              audio: recording,
              fields: {
                external_id: `walked-${another()}`,
                agent_id: places.own.agentId,
                agent_name: 'Near',
                model_name: `Model of ${places.own.agentId}`,
              },
            }) as FormData,
          }
        : undefined,
  },
  rerunCall: {
    at: async (scene, where) => ({
      path: `/v1/call-analysis/${await makeCall(scene, where)}/rerun`,
      method: 'POST',
      json: { from: 'transcript' },
    }),
  },
  eraseCall: {
    at: async (scene, where) => ({
      path: `/v1/call-analysis/${await makeCall(scene, where)}`,
      method: 'DELETE',
    }),
  },

  ...reviewAsks,
  ...phoneAsks,
  ...statsAsks,

  listModels: plain('/v1/models'),
  getModel: ofWorkspace(({ modelId }) => `/v1/models/${modelId}`),
  listModelRevisions: ofWorkspace(modelPart('revisions')),
  getModelRevision: ofWorkspace(modelPart('revisions', () => 1)),
  listTargets: plain('/v1/targets'),
  getTargets: ofWorkspace(modelPart('targets')),
  replaceTargets: ofWorkspace(modelPart('targets'), { method: 'PUT', json: { score: { target: 85 } } }),
  listCategories: ofWorkspace(modelPart('categories')),
  getCategory: ofWorkspace(modelPart('categories', ({ categoryId }) => categoryId)),
  listVariables: ofWorkspace(modelPart('variables')),
  getVariable: ofWorkspace(modelPart('variables', ({ variableId }) => variableId)),
  listMetadataFields: ofWorkspace(modelPart('metadata')),
  getMetadataField: ofWorkspace(modelPart('metadata', ({ metadataId }) => metadataId)),
  createModel: {
    at: (_, where) =>
      where === 'own'
        ? { path: '/v1/models', method: 'POST', json: { ...model, name: `Made ${another()}` } }
        : undefined,
  },
  replaceModel: ofWorkspace(
    ({ modelId }) => `/v1/models/${modelId}`,
    {
      method: 'PUT',
      // Refused as a whole, so that the model stays what the others look at.
      json: { ...model, name: 'x'.repeat(10_000) },
    },
    { isEmpty: (status) => status === 422 },
  ),
  duplicateModel: {
    at: ({ places }, where) =>
      where === 'other team'
        ? undefined
        : {
            path: `/v1/models/${places[where].modelId}/duplicate`,
            method: 'POST',
            json: { name: `Copy ${another()}` },
          },
  },
  previewModel: ofWorkspace(({ modelId }) => `/v1/models/${modelId}/preview`, {
    method: 'POST',
    json: { transcript: 'Agent: Hello.\nCustomer: Hi.' },
  }),
  createCategory: {
    at: ({ places }, where) =>
      where === 'other team'
        ? undefined
        : {
            path: `/v1/models/${places[where].modelId}/categories`,
            method: 'POST',
            json: { name: `New ${another()}`, max_score: 5 },
          },
  },
  replaceCategory: ofWorkspace(
    modelPart('categories', ({ categoryId }) => categoryId),
    {
      method: 'PUT',
      json: { name: 'Changed', max_score: 5 },
    },
  ),
  deleteCategory: ofWorkspace(
    modelPart('categories', ({ categoryId }) => categoryId),
    { method: 'DELETE' },
    { destroys: true },
  ),
  createVariable: {
    at: ({ places }, where) =>
      where === 'other team'
        ? undefined
        : {
            path: `/v1/models/${places[where].modelId}/variables`,
            method: 'POST',
            json: { key: `new_${another()}`, type: 'BOOLEAN', description: 'New?' },
          },
  },
  replaceVariable: ofWorkspace(
    modelPart('variables', ({ variableId }) => variableId),
    {
      method: 'PUT',
      json: { key: 'greets', type: 'BOOLEAN', description: 'Says hello' },
    },
  ),
  deleteVariable: {
    async at(scene, where) {
      const { modelId, variableId } = scene.places[where]
      const path = `/v1/models/${modelId}/variables`
      if (where === 'other team') return undefined
      if (where === 'other workspace') return { path: `${path}/${variableId}`, method: 'DELETE' }
      const { id } = await makeSpare(scene, path, {
        key: `gone_${another()}`,
        type: 'BOOLEAN',
        description: '?',
      })
      return { path: `${path}/${id}`, method: 'DELETE' }
    },
  },
  createMetadataField: {
    at: ({ places }, where) =>
      where === 'other team'
        ? undefined
        : {
            path: `/v1/models/${places[where].modelId}/metadata`,
            method: 'POST',
            json: { key: `new_${another()}`, type: 'STRING' },
          },
  },
  replaceMetadataField: ofWorkspace(
    modelPart('metadata', ({ metadataId }) => metadataId),
    {
      method: 'PUT',
      json: { key: 'campaign', type: 'STRING', grouping: true },
    },
  ),
  deleteMetadataField: {
    async at(scene, where) {
      const { modelId, metadataId } = scene.places[where]
      const path = `/v1/models/${modelId}/metadata`
      if (where === 'other team') return undefined
      if (where === 'other workspace') return { path: `${path}/${metadataId}`, method: 'DELETE' }
      const { id } = await makeSpare(scene, path, { key: `gone_${another()}`, type: 'STRING' })
      return { path: `${path}/${id}`, method: 'DELETE' }
    },
  },

  createWebhook: plain('/v1/webhooks', { method: 'POST', json: { url: 'https://walked.example/hook' } }),
  listWebhooks: plain('/v1/webhooks'),
  getWebhook: ofWorkspace(({ webhookId }) => `/v1/webhooks/${webhookId}`),
  replaceWebhook: ofWorkspace(({ webhookId }) => `/v1/webhooks/${webhookId}`, {
    method: 'PUT',
    json: { url: 'https://changed.example/hook' },
  }),
  rotateWebhookSecret: ofWorkspace(({ webhookId }) => `/v1/webhooks/${webhookId}/rotate-secret`, {
    method: 'POST',
  }),
  listWebhookDeliveries: ofWorkspace(({ webhookId }) => `/v1/webhooks/${webhookId}/deliveries`),
  getWebhookDelivery: ofWorkspace(
    ({ webhookId, deliveryId }) => `/v1/webhooks/${webhookId}/deliveries/${deliveryId}`,
  ),
  redeliverWebhook: ofWorkspace(
    ({ webhookId, deliveryId }) => `/v1/webhooks/${webhookId}/deliveries/${deliveryId}/redeliver`,
    { method: 'POST' },
  ),
  testWebhook: ofWorkspace(({ webhookId }) => `/v1/webhooks/${webhookId}/test`, { method: 'POST' }),
  deleteWebhook: {
    async at(scene, where) {
      if (where === 'other team') return undefined
      if (where === 'other workspace')
        return { path: `/v1/webhooks/${scene.places[where].webhookId}`, method: 'DELETE' }
      const { id } = await makeSpare(scene, '/v1/webhooks', { url: 'https://gone.example/hook' })
      return { path: `/v1/webhooks/${id}`, method: 'DELETE' }
    },
  },

  listUsers: plain('/v1/users'),
  getUser: ofWorkspace(({ personId }) => `/v1/users/${personId}`),
  previewDigest: ofWorkspace(({ personId }) => `/v1/users/${personId}/digest`),
  createUser: {
    at: (_, where) =>
      where === 'own'
        ? {
            path: '/v1/users',
            method: 'POST',
            json: { email: `walked-${another()}@example.com`, name: 'Walked', role: 'viewer' },
          }
        : undefined,
  },
  updateUser: ofWorkspace(({ personId }) => `/v1/users/${personId}`, { method: 'PUT', json: person }),
  linkUser: ofWorkspace(({ personId }) => `/v1/users/${personId}/link`, { method: 'POST' }),
  removeUserCodes: ofWorkspace(({ personId }) => `/v1/users/${personId}/codes`, { method: 'DELETE' }),
  deleteUser: {
    async at(scene, where) {
      if (where === 'other team') return undefined
      if (where === 'other workspace')
        return { path: `/v1/users/${scene.places[where].personId}`, method: 'DELETE' }
      const json = { email: `gone-${another()}@example.com`, name: 'Gone', role: 'viewer' }
      const { user } = await makeSpare(scene, '/v1/users', json)
      return { path: `/v1/users/${user.id}`, method: 'DELETE' }
    },
  },
  listViews: {
    async at(scene, where) {
      if (where !== 'own') return undefined
      for (const place of ['own', 'other workspace'] as const) await makeView(scene, place)
      return { path: '/v1/views' }
    },
  },
  createView: {
    at: (_, where) =>
      where === 'own'
        ? { path: '/v1/views', method: 'POST', json: { name: `Walked ${another()}` } }
        : undefined,
  },
  replaceView: {
    at: async (scene, where, role) => ({
      path: `/v1/views/${await makeView(scene, where, role)}`,
      method: 'PUT',
      json: { name: `Walked ${another()}` },
    }),
  },
  deleteView: {
    at: async (scene, where, role) => ({
      path: `/v1/views/${await makeView(scene, where, role)}`,
      method: 'DELETE',
    }),
    destroys: true,
  },
  listTeams: list('/v1/teams', ({ agentId }) => `Team of ${agentId}`),
  getTeam: of(({ teamId }) => `/v1/teams/${teamId}`),
  createTeam: {
    at: (_, where) =>
      where === 'own'
        ? { path: '/v1/teams', method: 'POST', json: { name: `Walked ${another()}` } }
        : undefined,
  },
  updateTeam: of(
    ({ teamId }) => `/v1/teams/${teamId}`,
    { method: 'PUT' },
    {
      at: ({ places }, where) => ({
        path: `/v1/teams/${places[where].teamId}`,
        method: 'PUT',
        json: { name: `Team of ${places[where].agentId}` },
      }),
    },
  ),
  deleteTeam: of(({ teamId }) => `/v1/teams/${teamId}`, { method: 'DELETE' }, { destroys: true }),
  listAgents: list('/v1/agents'),
  getAgent: of(({ agentId }) => `/v1/agents/${agentId}`),
  createAgent: {
    at: (_, where) =>
      where === 'own'
        ? { path: '/v1/agents', method: 'POST', json: { agent_id: `walked-${another()}`, name: 'Walked' } }
        : undefined,
  },
  updateAgent: {
    at: ({ places }, where) => ({
      path: `/v1/agents/${places[where].agentId}`,
      method: 'PUT',
      json: {
        name: `Name of ${places[where].agentId}`,
        team_id: where === 'other workspace' ? null : places[where].teamId,
      },
    }),
  },
  deleteAgent: of(({ agentId }) => `/v1/agents/${agentId}`, { method: 'DELETE' }, { destroys: true }),

  getWorkspace: plain('/v1/workspace'),
  updateReviewRules: plain('/v1/workspace/review-rules', {
    method: 'PUT',
    json: { trust: usualTrust, appeal_days: 14 },
  }),
  updateWorkspace: plain('/v1/workspace', { method: 'PUT', json: { name: 'Walked', release_after_days: 0 } }),
  getSso: ofSso({}),
  replaceSso: plain('/v1/sso', { method: 'PUT', json: sso }),
  deleteSso: ofSso({ method: 'DELETE' }),
  listClients: plain('/v1/clients'),
  createClient: plain('/v1/clients', {
    method: 'POST',
    json: { name: 'walked', scopes: ['read:call-analysis-requests'] },
  }),
  rotateClientSecret: ofWorkspace(({ clientId }) => `/v1/clients/${clientId}/rotate-secret`, {
    method: 'POST',
  }),
  disableClient: ofWorkspace(
    ({ clientId }) => `/v1/clients/${clientId}/disable`,
    { method: 'POST' },
    { destroys: true },
  ),
  listAudit: plain('/v1/audit'),

  getAccount: plain('/v1/account'),
  getStatus: plain('/v1/status'),
  getMe: plain('/v1/me'),
  updateMe: plain('/v1/me', { method: 'PUT', json: { name: 'Renamed' } }),
  changePassword: plain('/v1/me/password', { method: 'PUT', json: { password: 'a long enough password' } }),
  listSessions: plain('/v1/me/sessions'),
  revokeSession: {
    // Nobody's: there is nothing of that id, and whoever is let through is told so.
    at: (_, where) =>
      where === 'other workspace' ? { path: `/v1/me/sessions/${nobody}`, method: 'DELETE' } : undefined,
  },
  revokeOtherSessions: plain('/v1/me/sessions/revoke-others', { method: 'POST' }),
  listPasskeys: plain('/v1/me/passkeys'),
  beginPasskey: plain('/v1/me/passkeys/options', { method: 'POST' }),
  addPasskey: plain('/v1/me/passkeys', { method: 'POST', json: {} }),
  deletePasskey: {
    at: (_, where) =>
      where === 'other workspace' ? { path: '/v1/me/passkeys/none', method: 'DELETE' } : undefined,
  },
  beginCode: plain('/v1/me/code', { method: 'POST' }),
  confirmCode: plain('/v1/me/code/confirm', { method: 'POST', json: { code: '000000' } }),
  removeCode: plain('/v1/me/code/remove', { method: 'POST', json: { code: '000000' } }),
}
