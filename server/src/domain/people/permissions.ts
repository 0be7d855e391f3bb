import type { Role } from './roles.ts'

/**
 * How far somebody may go: everywhere in the workspace; in what the agents of their teams did; in their own; nowhere.
 * Of an operation that is not about calls or agents, `all` and `own` only say that it is allowed.
 */
export type Extent = 'all' | 'team' | 'own' | 'no'

/**
 * Who may do what. Every operation of the API stands in one of these rows: checks, the page in the documentation and the
 * tests are made from them, and the service does not start with an operation that is missing.
 */
const rows = [
  {
    operations: [
      'listCalls',
      'suggestCalls',
      'getCallNeighbours',
      'findPassages',
      'askCalls',
      'getCall',
      'getTranscription',
      'listCallResults',
      'getCallAudio',
      'linkCallAudio',
      'getCallWaveform',
      'getRelease',
      'groupCalls',
      'scoreAgentByCategory',
      'countExtractedValues',
      'tabulateCalls',
      'summarizeCalls',
      'trendCalls',
      'profileAgent',
      'scoreCriteria',
      'scoreCriteriaByAgent',
      'compareScores',
      'listTopics',
      'listAgents',
      'getAgent',
      'listReviews',
      'listAppeals',
      'listComments',
      'listReviewAnswers',
      'listMentionable',
    ],
    extents: { owner: 'all', admin: 'all', qa: 'all', lead: 'team', agent: 'own', viewer: 'all' },
  },
  {
    operations: ['getCallHistory', 'listTeams', 'getTeam', 'profileTeam', 'listAlerts'],
    extents: { owner: 'all', admin: 'all', qa: 'all', lead: 'team', agent: 'no', viewer: 'all' },
  },
  {
    operations: [
      'submitCall',
      'rerunCall',
      'createModel',
      'replaceModel',
      'duplicateModel',
      'previewModel',
      'createCategory',
      'replaceCategory',
      'deleteCategory',
      'createVariable',
      'replaceVariable',
      'deleteVariable',
      'createMetadataField',
      'replaceMetadataField',
      'deleteMetadataField',
      'weighTeaching',
      'switchTeachingOn',
      'switchTeachingOff',
    ],
    extents: { owner: 'all', admin: 'no', qa: 'all', lead: 'no', agent: 'no', viewer: 'no' },
  },
  {
    operations: ['releaseCall'],
    extents: { owner: 'all', admin: 'no', qa: 'all', lead: 'team', agent: 'no', viewer: 'no' },
  },
  {
    operations: [
      'eraseCall',
      'createWebhook',
      'listWebhooks',
      'getWebhook',
      'replaceWebhook',
      'deleteWebhook',
      'rotateWebhookSecret',
      'listWebhookDeliveries',
      'getWebhookDelivery',
      'redeliverWebhook',
      'testWebhook',
      'createPhoneSystem',
      'listPhoneSystems',
      'getPhoneSystem',
      'replacePhoneSystem',
      'deletePhoneSystem',
      'rotatePhoneSystemSecret',
      'listPhoneRecordings',
      'retryPhoneRecording',
      'createUser',
      'updateUser',
      'deleteUser',
      'linkUser',
      'removeUserCodes',
      'createTeam',
      'updateTeam',
      'deleteTeam',
      'createAgent',
      'updateAgent',
      'deleteAgent',
      'updateWorkspace',
      'getSso',
      'replaceSso',
      'deleteSso',
      'listClients',
      'createClient',
      'rotateClientSecret',
      'disableClient',
      'listAudit',
    ],
    extents: { owner: 'all', admin: 'all', qa: 'no', lead: 'no', agent: 'no', viewer: 'no' },
  },
  {
    operations: ['getStanding', 'acknowledgeCall', 'acknowledgeCoaching'],
    extents: { owner: 'no', admin: 'no', qa: 'no', lead: 'no', agent: 'own', viewer: 'no' },
  },
  {
    operations: [
      'listModels',
      'getModel',
      'listModelRevisions',
      'getModelRevision',
      'listCategories',
      'getCategory',
      'listVariables',
      'getVariable',
      'listMetadataFields',
      'getMetadataField',
      'listTargets',
      'getTargets',
      'getWorkspace',
      'getAccount',
    ],
    extents: { owner: 'all', admin: 'all', qa: 'all', lead: 'all', agent: 'all', viewer: 'all' },
  },
  {
    operations: ['listUsers', 'getUser', 'previewDigest'],
    extents: { owner: 'all', admin: 'all', qa: 'all', lead: 'no', agent: 'no', viewer: 'no' },
  },
  {
    operations: ['getStatus'],
    extents: { owner: 'all', admin: 'all', qa: 'all', lead: 'no', agent: 'no', viewer: 'all' },
  },
  {
    operations: [
      'getMe',
      'updateMe',
      'changePassword',
      'listSessions',
      'revokeSession',
      'revokeOtherSessions',
      'listPasskeys',
      'beginPasskey',
      'addPasskey',
      'deletePasskey',
      'beginCode',
      'confirmCode',
      'removeCode',
      'listMentions',
      'readMentions',
      'listViews',
      'createView',
      'replaceView',
      'deleteView',
    ],
    extents: { owner: 'own', admin: 'own', qa: 'own', lead: 'own', agent: 'own', viewer: 'own' },
  },
  {
    operations: [
      'createReview',
      'replaceReview',
      'deleteReview',
      'decideAppeal',
      'createCoachingSession',
      'replaceCoachingSession',
      'deleteCoachingSession',
    ],
    extents: { owner: 'all', admin: 'no', qa: 'all', lead: 'team', agent: 'no', viewer: 'no' },
  },
  {
    operations: [
      'listReviewQueue',
      'countReviewQueue',
      'claimNextReview',
      'releaseReviewTask',
      'skipReviewTask',
    ],
    extents: { owner: 'all', admin: 'no', qa: 'all', lead: 'team', agent: 'no', viewer: 'no' },
  },
  {
    operations: [
      'listReviewPlans',
      'createReviewPlan',
      'getReviewPlan',
      'replaceReviewPlan',
      'deleteReviewPlan',
      'drawReviewPlan',
      'putUpForReview',
    ],
    extents: { owner: 'all', admin: 'no', qa: 'all', lead: 'no', agent: 'no', viewer: 'no' },
  },
  {
    operations: ['listCoachingSessions', 'getCoachingSession', 'measureCoaching'],
    extents: { owner: 'all', admin: 'all', qa: 'all', lead: 'team', agent: 'own', viewer: 'no' },
  },
  {
    operations: ['measureAgreement'],
    extents: { owner: 'all', admin: 'all', qa: 'all', lead: 'no', agent: 'no', viewer: 'all' },
  },
  {
    operations: ['listCalibrations', 'getCalibration', 'getCalibrationResults'],
    extents: { owner: 'all', admin: 'all', qa: 'all', lead: 'team', agent: 'no', viewer: 'all' },
  },
  {
    operations: ['getCalibrationCall', 'getCalibrationAnswers', 'answerCalibration'],
    extents: { owner: 'all', admin: 'no', qa: 'all', lead: 'team', agent: 'no', viewer: 'no' },
  },
  {
    operations: [
      'createCalibration',
      'replaceCalibration',
      'deleteCalibration',
      'closeCalibration',
      'adoptCalibration',
      'setCriterionTrust',
    ],
    extents: { owner: 'all', admin: 'no', qa: 'all', lead: 'no', agent: 'no', viewer: 'no' },
  },
  {
    operations: [
      'updateReviewRules',
      'replaceTargets',
      'renameTopic',
      'mergeTopic',
      'separateTopic',
      'listAlertRules',
      'createAlertRule',
      'getAlertRule',
      'replaceAlertRule',
      'deleteAlertRule',
      'testAlertRule',
      'getAlertSettings',
      'updateAlertSettings',
      'getDigestSettings',
      'updateDigestSettings',
    ],
    extents: { owner: 'all', admin: 'all', qa: 'all', lead: 'no', agent: 'no', viewer: 'no' },
  },
  {
    operations: ['previewOwnDigest'],
    extents: { owner: 'no', admin: 'no', qa: 'no', lead: 'own', agent: 'own', viewer: 'no' },
  },
  {
    operations: ['getModelTrust'],
    extents: { owner: 'all', admin: 'all', qa: 'all', lead: 'all', agent: 'no', viewer: 'all' },
  },
  {
    operations: ['openAppeal', 'createComment', 'deleteComment'],
    extents: { owner: 'all', admin: 'no', qa: 'all', lead: 'team', agent: 'own', viewer: 'no' },
  },
] as const satisfies readonly {
  readonly operations: readonly string[]
  readonly extents: Readonly<Record<Role, Extent>>
}[]

export type Operation = (typeof rows)[number]['operations'][number]

export const permissions = Object.fromEntries(
  rows.flatMap(({ operations, extents }) => operations.map((operation) => [operation, extents])),
) as Readonly<Record<Operation, Readonly<Record<Role, Extent>>>>

export function isOperationName(name: string | undefined): name is Operation {
  return name !== undefined && Object.hasOwn(permissions, name)
}
