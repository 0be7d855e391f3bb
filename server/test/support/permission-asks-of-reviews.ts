import { targets } from './permission-scene.ts'
import {
  type Ask,
  calibration,
  calibrationCall,
  calibrationOf,
  call,
  list,
  makeSession,
  makeSpare,
  modelPart,
  nobody,
  of,
  ofNobody,
  ofSession,
  ofWorkspace,
  plain,
  reviewCall,
} from './permission-ways.ts'
import { raiseAlertAbout } from './raise-alert.ts'

/** What is asked of reviews, coaching, the queue, calibrations, trust and teaching. */
export const reviewAsks = {
  listReviews: of(call('/reviews')),
  createReview: of(call('/reviews'), { method: 'POST', json: { answers: [] } }),
  replaceReview: ofNobody(`/v1/call-analysis/${nobody}/reviews/${nobody}`, {
    method: 'PUT',
    json: { answers: [], version: 1 },
  }),
  deleteReview: ofNobody(`/v1/call-analysis/${nobody}/reviews/${nobody}`, { method: 'DELETE' }),
  listAppeals: of(call('/appeals')),
  openAppeal: of(call('/appeals'), { method: 'POST', json: { reason: 'No.' } }),
  decideAppeal: ofNobody(`/v1/appeals/${nobody}/decide`, {
    method: 'POST',
    json: { outcome: 'declined', reason: 'No.' },
  }),
  listComments: of(call('/comments')),
  createComment: of(call('/comments'), { method: 'POST', json: { text: 'Look.' } }),
  deleteComment: ofNobody(`/v1/call-analysis/${nobody}/comments/${nobody}`, { method: 'DELETE' }),
  measureAgreement: plain('/v1/stats/agreement'),
  acknowledgeCall: of(call('/acknowledge'), { method: 'POST' }),
  listMentionable: of(call('/mentionable')),
  listReviewAnswers: {
    ...list('/v1/reviews'),
    async at(scene, where) {
      if (where !== 'own') return undefined
      for (const place of targets) await reviewCall(scene, place)
      return { path: '/v1/reviews' }
    },
  },
  listMentions: plain('/v1/me/mentions'),
  readMentions: plain('/v1/me/mentions/read', { method: 'POST', json: {} }),

  listCoachingSessions: {
    ...list('/v1/coaching-sessions'),
    async at(scene, where) {
      if (where !== 'own') return undefined
      for (const place of targets) await makeSession(scene, place)
      return { path: '/v1/coaching-sessions' }
    },
  },
  getCoachingSession: ofSession(),
  createCoachingSession: {
    at: ({ places }, where) => ({
      path: '/v1/coaching-sessions',
      method: 'POST',
      json: { agent_id: places[where].agentId, title: 'Walked' },
    }),
  },
  replaceCoachingSession: ofSession('', { method: 'PUT', json: { title: 'Walked' } }),
  deleteCoachingSession: ofSession('', { method: 'DELETE' }),
  acknowledgeCoaching: ofSession('/acknowledge', { method: 'POST', json: {} }),
  measureCoaching: ofSession('/effect'),

  listAlerts: {
    ...list('/v1/alerts'),
    async at({ service, places }, where) {
      if (where !== 'own') return undefined
      for (const place of targets) await raiseAlertAbout(service.database, places[place].callId)
      return { path: '/v1/alerts' }
    },
  },
  listAlertRules: plain('/v1/alert-rules'),
  createAlertRule: plain('/v1/alert-rules', {
    method: 'POST',
    json: { name: 'Walked', watch: { kind: 'review_overdue' } },
  }),
  getAlertRule: ofNobody(`/v1/alert-rules/${nobody}`),
  replaceAlertRule: ofNobody(`/v1/alert-rules/${nobody}`, {
    method: 'PUT',
    json: { name: 'Walked', watch: { kind: 'review_overdue' } },
  }),
  testAlertRule: ofNobody(`/v1/alert-rules/${nobody}/test`, { method: 'POST' }),
  deleteAlertRule: ofNobody(`/v1/alert-rules/${nobody}`, { method: 'DELETE' }),
  getAlertSettings: plain('/v1/alert-settings'),
  updateAlertSettings: plain('/v1/alert-settings', {
    method: 'PUT',
    json: { time_zone: 'UTC', quiet_from: null, quiet_until: null, quiet_weekends: false },
  }),
  getDigestSettings: plain('/v1/digest-settings'),
  updateDigestSettings: plain('/v1/digest-settings', {
    method: 'PUT',
    json: { enabled: false, time_zone: 'UTC', weekday: 'monday', hour: 8 },
  }),
  previewOwnDigest: plain('/v1/me/digest'),

  listReviewPlans: plain('/v1/review-plans'),
  createReviewPlan: plain('/v1/review-plans', {
    method: 'POST',
    json: { name: 'Walked', rules: [{ kind: 'appeals' }] },
  }),
  getReviewPlan: ofNobody(`/v1/review-plans/${nobody}`),
  replaceReviewPlan: ofNobody(`/v1/review-plans/${nobody}`, {
    method: 'PUT',
    json: { name: 'Walked', rules: [{ kind: 'appeals' }], version: 1 },
  }),
  deleteReviewPlan: ofNobody(`/v1/review-plans/${nobody}`, { method: 'DELETE' }),
  drawReviewPlan: ofNobody(`/v1/review-plans/${nobody}/draw`, { method: 'POST' }),
  listReviewQueue: list('/v1/review-queue'),
  countReviewQueue: plain('/v1/review-queue/counts'),
  putUpForReview: {
    at: ({ places }, where) => ({
      path: '/v1/review-queue',
      method: 'POST',
      json: { call_ids: [places[where].callId] },
    }),
  },
  claimNextReview: plain('/v1/review-queue/next', { method: 'POST' }),
  releaseReviewTask: of(({ taskId }) => `/v1/review-queue/${taskId}/release`, { method: 'POST' }),
  skipReviewTask: of(
    ({ taskId }) => `/v1/review-queue/${taskId}/skip`,
    // Refused as a whole, so that the task stays what the others look at.
    { method: 'POST', json: { reason: 'x'.repeat(2_000) } },
    { isEmpty: (status) => status === 422 },
  ),
  listCalibrations: list('/v1/calibrations', ({ calibrationId }) => calibrationId),
  getCalibration: of(calibration()),
  createCalibration: {
    at: (scene, where) =>
      where === 'own'
        ? { path: '/v1/calibrations', method: 'POST', json: calibrationOf(scene, where) }
        : undefined,
  },
  replaceCalibration: {
    at: (scene, where) => ({
      path: calibration()(scene.places[where]),
      method: 'PUT',
      json: calibrationOf(scene, where),
    }),
  },
  deleteCalibration: {
    async at(scene, where) {
      const path = calibration()(scene.places[where])
      if (where === 'other workspace') return { path, method: 'DELETE' }
      const { id } = await makeSpare(scene, '/v1/calibrations', calibrationOf(scene, where))
      return { path: `/v1/calibrations/${id}`, method: 'DELETE' }
    },
  },
  closeCalibration: {
    async at(scene, where) {
      const path = calibration('/close')(scene.places[where])
      if (where === 'other workspace') return { path, method: 'POST' }
      const { id } = await makeSpare(scene, '/v1/calibrations', calibrationOf(scene, where))
      return { path: `/v1/calibrations/${id}/close`, method: 'POST' }
    },
  },
  getCalibrationCall: of(calibrationCall()),
  getCalibrationAnswers: of(calibrationCall('/answers')),
  answerCalibration: of(calibrationCall('/answers'), { method: 'PUT', json: { answers: [] } }),
  getCalibrationResults: of(calibration('/results')),
  adoptCalibration: {
    at: ({ places }, where) => ({
      path: calibration('/adopt')(places[where]),
      method: 'POST',
      json: { answers: [{ call_id: places[where].callId, key: 'greets', value: true }] },
    }),
  },
  getModelTrust: ofWorkspace(modelPart('trust')),
  setCriterionTrust: ofWorkspace(({ modelId }) => `/v1/models/${modelId}/trust/greets`, {
    method: 'PUT',
    json: { level: 'automatic', reason: 'It is right.' },
  }),
  weighTeaching: ofWorkspace(modelPart('teaching')),
  // Nobody has reviewed enough: whoever is let through is told so.
  switchTeachingOn: ofWorkspace(modelPart('teaching'), { method: 'POST', json: { keys: ['greets'] } }),
  switchTeachingOff: ofWorkspace(modelPart('teaching'), { method: 'DELETE' }),
} satisfies Readonly<Record<string, Ask>>
