import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { type CallmarkClient, createClient } from '@callmark/client'
import type { operations } from '../src/api-types.ts'

const id = '0191c2a0-0000-7000-8000-000000000000'
const call = {
  external_id: 'c',
  agent_id: 'a',
  agent_name: 'Ana',
  model_name: 'Quality',
  audio: new Blob(['RIFF']),
}
const credential = { id: 'key', rawId: 'key', type: 'public-key' } as const
const newPasskey = { ...credential, response: { clientDataJSON: '', attestationObject: '' } }
const usedPasskey = {
  ...credential,
  response: { clientDataJSON: '', authenticatorData: '', signature: '' },
}
const alertRule = { name: 'Late', watch: { kind: 'review_overdue' } } as const
const phoneSystem = {
  name: 'Main line',
  connection: { kind: 'twilio', account_sid: `AC${'0'.repeat(32)}` },
  model_id: 1,
} as const
const calibration = { name: 'March', call_ids: [id], reviewers: [id, id] }
const variable = { key: 'greets', type: 'BOOLEAN' } as const

/** Opened by browsers, which are led on from there, or sent by phone systems and mail programs: no program asks for it. */
const opened = ['beginSso', 'endSso', 'receivePhoneMessage', 'leaveDigest'] as const

/** What the service asks of others is nothing to ask of it. */
type Asked = Exclude<keyof operations, `tell${string}` | (typeof opened)[number]>

/** How each operation is asked. One that is new to the API does not compile until it stands here. */
const asked: { [Operation in Asked]: (client: CallmarkClient) => Promise<unknown> } = {
  listReviews: ({ reviews }) => reviews.list(id),
  createReview: ({ reviews }) => reviews.create(id, { answers: [] }),
  replaceReview: ({ reviews }) => reviews.replace(id, id, { answers: [], version: 1 }),
  deleteReview: ({ reviews }) => reviews.delete(id, id),
  measureAgreement: ({ reviews }) => reviews.agreement(),
  listReviewPlans: ({ reviews }) => reviews.plans.list(),
  createReviewPlan: ({ reviews }) => reviews.plans.create({ name: 'Weekly', rules: [{ kind: 'appeals' }] }),
  getReviewPlan: ({ reviews }) => reviews.plans.get(id),
  replaceReviewPlan: ({ reviews }) =>
    reviews.plans.replace(id, { name: 'Weekly', rules: [{ kind: 'appeals' }], version: 1 }),
  deleteReviewPlan: ({ reviews }) => reviews.plans.delete(id),
  drawReviewPlan: ({ reviews }) => reviews.plans.draw(id),
  listReviewQueue: ({ reviews }) => reviews.queue.listPage(),
  countReviewQueue: ({ reviews }) => reviews.queue.counts(),
  putUpForReview: ({ reviews }) => reviews.queue.add({ call_ids: [id] }),
  claimNextReview: ({ reviews }) => reviews.queue.next(),
  releaseReviewTask: ({ reviews }) => reviews.queue.release(id),
  skipReviewTask: ({ reviews }) => reviews.queue.skip(id, 'Nobody speaks.'),
  weighTeaching: ({ reviews }) => reviews.teaching.weigh(1),
  switchTeachingOn: ({ reviews }) => reviews.teaching.switchOn(1, { keys: ['greets'] }),
  switchTeachingOff: ({ reviews }) => reviews.teaching.switchOff(1, { keys: 'greets' }),
  listAppeals: ({ reviews }) => reviews.appeals.list(id),
  openAppeal: ({ reviews }) => reviews.appeals.open(id, { reason: 'No.' }),
  decideAppeal: ({ reviews }) => reviews.appeals.decide(id, { outcome: 'declined', reason: 'No.' }),
  listComments: ({ reviews }) => reviews.comments.list(id),
  createComment: ({ reviews }) => reviews.comments.create(id, { text: 'Listen.' }),
  deleteComment: ({ reviews }) => reviews.comments.delete(id, id),
  listCalibrations: ({ calibrations }) => calibrations.list(),
  createCalibration: ({ calibrations }) => calibrations.create({ ...calibration, model_id: 1 }),
  getCalibration: ({ calibrations }) => calibrations.get(id),
  replaceCalibration: ({ calibrations }) => calibrations.replace(id, calibration),
  deleteCalibration: ({ calibrations }) => calibrations.delete(id),
  closeCalibration: ({ calibrations }) => calibrations.close(id),
  getCalibrationCall: ({ calibrations }) => calibrations.call(id, id),
  getCalibrationAnswers: ({ calibrations }) => calibrations.answers(id, id),
  answerCalibration: ({ calibrations }) => calibrations.answer(id, id, { answers: [] }),
  getCalibrationResults: ({ calibrations }) => calibrations.results(id),
  adoptCalibration: ({ calibrations }) => calibrations.adopt(id, [{ call_id: id, key: 'greets' }]),
  getModelTrust: ({ models }) => models.trust(1),
  setCriterionTrust: ({ models }) => models.setTrust(1, 'greets', { level: 'automatic' }),
  listReviewAnswers: ({ reviews }) => reviews.answers.listPage(),
  listMentionable: ({ reviews }) => reviews.comments.mentionable(id),
  listMentions: ({ me }) => me.mentions(),
  readMentions: ({ me }) => me.readMentions([id]),
  acknowledgeCall: ({ calls }) => calls.acknowledge(id),
  listPhoneSystems: ({ phoneSystems }) => phoneSystems.list(),
  createPhoneSystem: ({ phoneSystems }) => phoneSystems.create(phoneSystem),
  getPhoneSystem: ({ phoneSystems }) => phoneSystems.get(id),
  replacePhoneSystem: ({ phoneSystems }) => phoneSystems.replace(id, phoneSystem),
  deletePhoneSystem: ({ phoneSystems }) => phoneSystems.delete(id),
  rotatePhoneSystemSecret: ({ phoneSystems }) => phoneSystems.rotateSecret(id),
  listPhoneRecordings: ({ phoneSystems }) => phoneSystems.listRecordingsPage(id),
  retryPhoneRecording: ({ phoneSystems }) => phoneSystems.retryRecording(id, id),
  listAlerts: ({ alerts }) => alerts.listPage(),
  listAlertRules: ({ alerts }) => alerts.rules.list(),
  createAlertRule: ({ alerts }) => alerts.rules.create(alertRule),
  getAlertRule: ({ alerts }) => alerts.rules.get(id),
  replaceAlertRule: ({ alerts }) => alerts.rules.replace(id, alertRule),
  testAlertRule: ({ alerts }) => alerts.rules.test(id),
  deleteAlertRule: ({ alerts }) => alerts.rules.delete(id),
  getAlertSettings: ({ alerts }) => alerts.settings(),
  updateAlertSettings: ({ alerts }) =>
    alerts.changeSettings({ time_zone: 'UTC', quiet_from: null, quiet_until: null, quiet_weekends: false }),
  getDigestSettings: ({ digest }) => digest.settings(),
  updateDigestSettings: ({ digest }) =>
    digest.changeSettings({ enabled: true, time_zone: 'UTC', weekday: 'monday', hour: 8 }),
  previewDigest: ({ digest }) => digest.preview(id),
  previewOwnDigest: ({ me }) => me.digest(),
  listCoachingSessions: ({ coaching }) => coaching.listPage(),
  createCoachingSession: ({ coaching }) => coaching.create({ agent_id: '7', title: 'Greeting' }),
  getCoachingSession: ({ coaching }) => coaching.get(id),
  replaceCoachingSession: ({ coaching }) => coaching.replace(id, { title: 'Greeting' }),
  deleteCoachingSession: ({ coaching }) => coaching.delete(id),
  acknowledgeCoaching: ({ coaching }) => coaching.acknowledge(id),
  measureCoaching: ({ coaching }) => coaching.effect(id),
  checkHealth: ({ service }) => service.health(),
  checkReadiness: ({ service }) => service.readiness(),
  listPublicKeys: ({ service }) => service.publicKeys(),
  describeIssuer: ({ service }) => service.issuer(),
  signIn: (client) => client.signIn(),
  getAccount: ({ account }) => account.get(),
  getStatus: ({ service }) => service.status(),
  listAudit: ({ audit }) => audit.listPage(),
  listModels: ({ models }) => models.list(),
  createModel: ({ models }) => models.create({ name: 'Quality' }),
  getModel: ({ models }) => models.get(1),
  replaceModel: ({ models }) => models.replace(1, { name: 'Quality' }),
  duplicateModel: ({ models }) => models.duplicate(1, 'Quality 2'),
  previewModel: ({ models }) => models.preview(1, { call_analysis_ids: [id] }),
  listModelRevisions: ({ models }) => models.revisions(1),
  getModelRevision: ({ models }) => models.revision(1, 2),
  listTopics: ({ topics }) => topics.list(),
  renameTopic: ({ topics }) => topics.rename(id, 'Refunds'),
  mergeTopic: ({ topics }) => topics.merge(id, id),
  separateTopic: ({ topics }) => topics.separate(id),
  listTargets: ({ models }) => models.targets.list(),
  getTargets: ({ models }) => models.targets.get(1),
  replaceTargets: ({ models }) => models.targets.replace(1, { score: { target: 85 } }),
  listCategories: ({ models }) => models.categories.list(1),
  createCategory: ({ models }) => models.categories.create(1, { name: 'Opening', max_score: 10 }),
  getCategory: ({ models }) => models.categories.get(1, 2),
  replaceCategory: ({ models }) => models.categories.replace(1, 2, { name: 'Opening', max_score: 10 }),
  deleteCategory: ({ models }) => models.categories.delete(1, 2),
  listVariables: ({ models }) => models.variables.list(1),
  createVariable: ({ models }) => models.variables.create(1, variable),
  getVariable: ({ models }) => models.variables.get(1, 2),
  replaceVariable: ({ models }) => models.variables.replace(1, 2, variable),
  deleteVariable: ({ models }) => models.variables.delete(1, 2),
  listMetadataFields: ({ models }) => models.metadata.list(1),
  createMetadataField: ({ models }) => models.metadata.create(1, { key: 'campaign' }),
  getMetadataField: ({ models }) => models.metadata.get(1, 2),
  replaceMetadataField: ({ models }) => models.metadata.replace(1, 2, { key: 'campaign' }),
  deleteMetadataField: ({ models }) => models.metadata.delete(1, 2),
  submitCall: ({ calls }) => calls.submit(call),
  listCalls: ({ calls }) => calls.listPage(),
  suggestCalls: ({ calls }) => calls.suggest('4711'),
  getCallNeighbours: ({ calls }) => calls.neighbours(id),
  findPassages: ({ calls }) => calls.passages({ meaning: 'a refund' }),
  askCalls: ({ calls }) => calls.ask({ question: 'Why do customers cancel?' }),
  getCall: ({ calls }) => calls.get(id),
  eraseCall: ({ calls }) => calls.delete(id),
  rerunCall: ({ calls }) => calls.rerun(id),
  getTranscription: ({ calls }) => calls.transcription(id),
  getCallAudio: ({ calls }) => calls.audio(id),
  getCallWaveform: ({ calls }) => calls.waveform(id),
  linkCallAudio: ({ calls }) => calls.audioLink(id),
  listCallResults: ({ calls }) => calls.results(id),
  getCallHistory: ({ calls }) => calls.history(id),
  groupCalls: ({ stats }) => stats.groupingFields({ grouping_field_key: 'agent_id' }),
  scoreAgentByCategory: ({ stats }) => stats.xscoreByAgent({ agent_id: '7' }),
  countExtractedValues: ({ stats }) => stats.extractedKey('greets'),
  tabulateCalls: ({ stats }) => stats.dynamicTablePage({ model_name: 'Quality' }),
  summarizeCalls: ({ stats }) => stats.basic(),
  trendCalls: ({ stats }) => stats.trend(),
  profileAgent: ({ stats }) => stats.agentProfile({ agent_id: '7' }),
  profileTeam: ({ stats }) => stats.teamProfile({ team_id: 7 }),
  compareScores: ({ stats }) => stats.changes(),
  scoreCriteria: ({ stats }) => stats.criteria({ model_name: 'Quality' }),
  scoreCriteriaByAgent: ({ stats }) => stats.criteriaByAgent({ model_name: 'Quality' }),
  getRelease: ({ calls }) => calls.release(id),
  releaseCall: ({ calls }) => calls.setRelease(id, true),
  getMe: ({ me }) => me.get(),
  updateMe: ({ me }) => me.rename('Ada'),
  changePassword: ({ me }) => me.changePassword({ password: 'long enough for it' }),
  beginCode: ({ me }) => me.beginCode(),
  confirmCode: ({ me }) => me.confirmCode('123456'),
  removeCode: ({ me }) => me.removeCode({ code: '123456' }),
  listPasskeys: ({ me }) => me.passkeys(),
  beginPasskey: ({ me }) => me.beginPasskey(),
  addPasskey: ({ me }) => me.addPasskey({ step: 'step', name: 'Laptop', response: newPasskey }),
  deletePasskey: ({ me }) => me.deletePasskey('key'),
  beginPasskeySignIn: ({ signingIn }) => signingIn.beginPasskey(),
  signInWithPasskey: ({ signingIn }) => signingIn.withPasskey({ step: 'step', response: usedPasskey }),
  getSso: ({ sso }) => sso.get(),
  replaceSso: ({ sso }) => sso.replace({ issuer: 'https://id.example', client_id: 'callmark' }),
  deleteSso: ({ sso }) => sso.delete(),
  getStanding: ({ me }) => me.standing(),
  listSessions: ({ me }) => me.sessions(),
  revokeSession: ({ me }) => me.revokeSession(id),
  revokeOtherSessions: ({ me }) => me.revokeOtherSessions(),
  signInWithPassword: ({ signingIn }) => signingIn.withPassword('a@example.com', 'secret'),
  signInWithCode: ({ signingIn }) => signingIn.withCode('step', '123456'),
  listSignInWays: ({ signingIn }) => signingIn.ways('a@example.com'),
  forgotPassword: ({ signingIn }) => signingIn.forgot('a@example.com'),
  readSignInLink: ({ signingIn }) => signingIn.readLink('token'),
  useSignInLink: ({ signingIn }) => signingIn.withLink({ token: 'token' }),
  signOut: ({ signingIn }) => signingIn.out(),
  listUsers: ({ users }) => users.list(),
  getUser: ({ users }) => users.get(id),
  createUser: ({ users }) => users.invite({ email: 'a@example.com', name: 'Ada', role: 'qa' }),
  updateUser: ({ users }) => users.replace(id, { email: 'a@example.com', name: 'Ada', role: 'qa' }),
  deleteUser: ({ users }) => users.delete(id),
  linkUser: ({ users }) => users.link(id),
  removeUserCodes: ({ users }) => users.removeCodes(id),
  listTeams: ({ teams }) => teams.list(),
  getTeam: ({ teams }) => teams.get(1),
  listViews: ({ views }) => views.list(),
  createView: ({ views }) => views.create({ name: 'Bad calls' }),
  replaceView: ({ views }) => views.replace(1, { name: 'Bad calls' }),
  deleteView: ({ views }) => views.delete(1),
  createTeam: ({ teams }) => teams.create('North'),
  updateTeam: ({ teams }) => teams.rename(1, 'South'),
  deleteTeam: ({ teams }) => teams.delete(1),
  listAgents: ({ agents }) => agents.listPage(),
  getAgent: ({ agents }) => agents.get('7'),
  createAgent: ({ agents }) => agents.create({ agent_id: '7', name: 'Ana' }),
  updateAgent: ({ agents }) => agents.replace('7', { name: 'Ana', team_id: 1 }),
  deleteAgent: ({ agents }) => agents.delete('7'),
  getWorkspace: ({ workspace }) => workspace.get(),
  updateReviewRules: ({ workspace }) => {
    const rule = { kappa: 0.7, n: 30 }
    const trust = { rules: { automatic: rule, spot_checked: rule }, only_trusted_count: false }
    return workspace.replaceReviewRules({ trust, appeal_days: 14 })
  },
  updateWorkspace: ({ workspace }) => workspace.replace({ name: 'Care', release_after_days: 0 }),
  listClients: ({ programs }) => programs.list(),
  createClient: ({ programs }) => programs.create({ name: 'Import', scopes: ['read:audit'] }),
  rotateClientSecret: ({ programs }) => programs.rotateSecret('cm_1'),
  disableClient: ({ programs }) => programs.disable('cm_1'),
  listWebhooks: ({ webhooks }) => webhooks.list(),
  createWebhook: ({ webhooks }) => webhooks.create({ url: 'https://calls.example/hook' }),
  getWebhook: ({ webhooks }) => webhooks.get(1),
  replaceWebhook: ({ webhooks }) => webhooks.replace(1, { url: 'https://calls.example/hook' }),
  deleteWebhook: ({ webhooks }) => webhooks.delete(1),
  rotateWebhookSecret: ({ webhooks }) => webhooks.rotateSecret(1),
  testWebhook: ({ webhooks }) => webhooks.test(1),
  listWebhookDeliveries: ({ webhooks }) => webhooks.deliveriesPage(1),
  getWebhookDelivery: ({ webhooks }) => webhooks.delivery(1, id),
  redeliverWebhook: ({ webhooks }) => webhooks.redeliver(1, id),
}

interface Document {
  readonly paths: Record<
    string,
    Record<string, { operationId: string; responses: Record<string, { content?: object }> }>
  >
}

const { paths }: Document = JSON.parse(
  readFileSync(new URL('../../server/openapi.json', import.meta.url), 'utf8'),
)
const documented = Object.entries(paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  )
  .filter(({ operationId }) => !opened.some((name) => name === operationId))

function recordRequests() {
  const requests: { method: string; path: string; accept: string | null }[] = []
  const fetch = async (input: unknown, init: RequestInit = {}) => {
    const accept = new Headers(init.headers).get('accept')
    requests.push({ method: init.method!.toLowerCase(), path: new URL(String(input)).pathname, accept })
    return Response.json({
      access_token: 'x',
      expires_at: 2_000_000_000,
      items: [],
      rows: [],
      next_cursor: null,
    })
  }
  return { requests, fetch: fetch as typeof globalThis.fetch }
}

test('every operation of the API has a method of its own', async () => {
  const names = documented.map(({ operationId }) => operationId).sort()
  assert.deepEqual(names, Object.keys(asked).sort())
  for (const { operationId, path, method } of documented) {
    const { requests, fetch } = recordRequests()
    const access = operationId === 'signIn' ? { clientId: 'a', clientSecret: 'b' } : { token: 'x' }
    await asked[operationId as Asked](createClient({ baseUrl: 'http://callmark.test', ...access, fetch }))
    const template = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`)
    assert.equal(requests.length, 1, operationId)
    assert.equal(requests[0]!.method, method, operationId)
    assert.match(requests[0]!.path, template)
  }
})

test('every table can be had as CSV', async () => {
  const tables = documented.filter(({ responses }) => 'text/csv' in (responses['200']?.content ?? {}))
  const { requests, fetch } = recordRequests()
  const client = createClient({ baseUrl: 'http://callmark.test', token: 'x', fetch })
  const { csv } = client.stats
  await csv.groupingFields({ grouping_field_key: 'agent_id' })
  await csv.xscoreByAgent({ agent_id: '7' })
  await csv.extractedKey('greets')
  await csv.dynamicTable({ model_name: 'Quality' })
  await csv.basic()
  await csv.trend()
  await csv.agentProfile({ agent_id: '7' })
  await csv.teamProfile({ team_id: 7 })
  await csv.criteria({ model_name: 'Quality' })
  await csv.criteriaByAgent({ model_name: 'Quality' })
  await csv.changes()
  await csv.agreement()
  await client.topics.csv()
  await client.audit.csv()
  await client.calibrations.csv(id)
  await client.reviews.answers.csv()
  const matches = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  for (const { path } of tables)
    assert.ok(
      requests.some((request) => matches(path).test(request.path)),
      path,
    )
  assert.deepEqual(new Set(requests.map(({ accept }) => accept)), new Set(['text/csv']))
})

test('values are put into addresses safely', async () => {
  const { requests, fetch } = recordRequests()
  const client = createClient({ baseUrl: 'http://callmark.test/api/', token: 'x', fetch })
  await client.stats.extractedKey('a/b?c#d e')
  assert.equal(requests[0]!.path, '/api/v1/stats/extracted-key/a%2Fb%3Fc%23d%20e')
  for (const key of ['', '.', '..'])
    await assert.rejects(async () => client.stats.extractedKey(key), TypeError)
})

test('a page of the service itself sends no token, and does not sign in again', async () => {
  const asked: { path: string; headers: Headers }[] = []
  const fetch = async (input: unknown, init: RequestInit = {}) => {
    asked.push({ path: new URL(String(input)).pathname, headers: new Headers(init.headers) })
    return Response.json({ code: '010-001-0001', message: 'You are signed out.' }, { status: 401 })
  }
  const client = createClient({
    baseUrl: 'http://callmark.test',
    session: true,
    fetch: fetch as typeof globalThis.fetch,
  })
  await assert.rejects(client.models.create({ name: 'Quality' }), { status: 401, code: '010-001-0001' })
  await assert.rejects(client.signingIn.withPassword('a@example.com', 'secret'), { status: 401 })
  assert.deepEqual(
    asked.map(({ path }) => path),
    ['/v1/models', '/v1/sign-in'],
  )
  for (const { headers } of asked) assert.equal(headers.get('authorization'), null)
  const keys = asked.map(({ headers }) => headers.has('idempotency-key'))
  assert.deepEqual(keys, [true, false], 'what may be done twice has a key all the same; signing in has none')
})
