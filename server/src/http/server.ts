import { isUtf8 } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import { type FastifyBaseLogger, fastify, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { AppError } from '../domain/errors.ts'
import { addAccountRoute } from './access/account.ts'
import { addAuditRoute } from './access/audit.ts'
import { addAuthRoutes } from './access/auth.ts'
import { noteReadings } from './access/note-reading.ts'
import { guardOperations } from './access/operations.ts'
import { removeEnded } from './access/remove-ended.ts'
import { addAlertRoutes } from './alerts/alerts.ts'
import { addCallAcknowledgementRoute } from './calls/call-acknowledgement.ts'
import { addCallAudioRoutes } from './calls/call-audio.ts'
import { addCallChangeRoutes } from './calls/call-changes.ts'
import { addCallListRoute } from './calls/call-list.ts'
import { addCallNeighboursRoute } from './calls/call-neighbours.ts'
import { addCallReleaseRoutes } from './calls/call-release.ts'
import { addCallSuggestionsRoute } from './calls/call-suggestions.ts'
import { addCallWaveformRoute } from './calls/call-waveform.ts'
import { addCallRoutes } from './calls/calls.ts'
import { addCallPassagesRoute } from './calls/meaning/call-passages.ts'
import { addCallThemesRoute } from './calls/meaning/call-themes.ts'
import { openMeaningSearch } from './calls/meaning/meaning-search.ts'
import { addViewRoutes } from './calls/views.ts'
import { checkAddresses } from './check-address.ts'
import { checkQueries } from './check-queries.ts'
import { addCoachingRoutes } from './coaching/coaching.ts'
import type { App, HttpContext } from './context.ts'
import { answerBrokenRequest, installErrorHandling, sendRefusal } from './errors.ts'
import { findJsonFault } from './find-json-fault.ts'
import { addHealthRoutes } from './health/health.ts'
import { addMetricsRoute } from './health/metrics.ts'
import { addStatusRoute } from './health/status.ts'
import { honourIdempotencyKeys } from './idempotency.ts'
import { answerExpectations } from './limits/answer-expectations.ts'
import { countFailures } from './limits/count-failures.ts'
import { largestOpenBody, limitBodies } from './limits/limit-bodies.ts'
import { limitConnections } from './limits/limit-connections.ts'
import { limitRequests } from './limits/limit-requests.ts'
import { slowRefusals } from './limits/slow-refusals.ts'
import { addCategoryRoutes } from './models/categories.ts'
import { addMetadataRoutes } from './models/metadata.ts'
import { addModelRoutes } from './models/models.ts'
import { addPreviewRoute } from './models/preview.ts'
import { addRevisionRoutes } from './models/revisions.ts'
import { addTargetRoutes } from './models/targets.ts'
import { addTrustRoutes } from './models/trust.ts'
import { addVariableRoutes } from './models/variables.ts'
import { observeRequests } from './observe-requests.ts'
import { describeOperations } from './openapi/openapi.ts'
import { addReferenceRoutes } from './openapi/reference.ts'
import { openPage } from './page.ts'
import { addAgentRoutes } from './people/agents.ts'
import { addClientRoutes } from './people/clients.ts'
import { addSsoRoutes } from './people/sso.ts'
import { addTeamRoutes } from './people/teams.ts'
import { addUserRoutes } from './people/users.ts'
import { addWorkspaceRoutes } from './people/workspace.ts'
import { addPhoneCallbackRoute } from './phone/phone-callback.ts'
import { addPhoneSystemRoutes } from './phone/phone-systems.ts'
import { addAppealRoutes } from './reviews/appeals.ts'
import { addCalibrationAnswerRoutes } from './reviews/calibration-answers.ts'
import { addCalibrationResultRoutes } from './reviews/calibration-results.ts'
import { addCalibrationRoutes } from './reviews/calibrations.ts'
import { addCommentRoutes } from './reviews/comments.ts'
import { addMentionRoutes } from './reviews/mentions.ts'
import { addReviewPlanRoutes } from './reviews/plans.ts'
import { addReviewQueueRoutes } from './reviews/queue.ts'
import { addReviewAnswersRoute } from './reviews/review-answers.ts'
import { addReviewRoutes } from './reviews/reviews.ts'
import { addTeachingRoutes } from './reviews/teaching.ts'
import { addSecurityHeaders, standingHeaders } from './security-headers.ts'
import { addCodeRoutes } from './signing-in/codes.ts'
import { addMeRoutes } from './signing-in/me.ts'
import { addPasskeyRoutes } from './signing-in/passkeys.ts'
import { addSignInRoutes } from './signing-in/sign-in.ts'
import { addSignInLinkRoutes } from './signing-in/sign-in-links.ts'
import { addSsoSignInRoutes } from './signing-in/sso.ts'
import { addStandingRoute } from './signing-in/standing.ts'
import { addAgreementRoute } from './stats/agreement.ts'
import { addChangesRoute } from './stats/changes.ts'
import { addCriteriaRoutes } from './stats/criteria.ts'
import { addStatsRoutes } from './stats/stats.ts'
import { addTeamProfileRoute } from './stats/team-profile.ts'
import { addTopicRoutes } from './topics/topics.ts'
import { useValidationWords } from './validation-words.ts'
import { addWebhookDeliveryRoutes } from './webhooks/webhook-deliveries.ts'
import { addWebhookRoutes } from './webhooks/webhooks.ts'
import { addLeaveDigestRoute } from './weekly/leave-digest.ts'
import { addWeeklyRoutes } from './weekly/weekly.ts'

/** How long a connection may be silent, and how long a stop waits for those that are not. */
const silenceMs = 120_000
const closingMs = 10_000
const headersMs = 20_000

export function createServer(context: HttpContext, log: FastifyBaseLogger): App {
  useValidationWords()
  const failures = countFailures()
  const app = openApp(context, log)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.removeContentTypeParser('text/plain')
  takeJson(app)
  const page = openPage(context)
  installErrorHandling(app, page.answerUnknown)
  if (context.limits) limitConnections(app.server, context.limits)
  limitBodies(app, failures)
  slowRefusals(app)
  answerExpectations(app)
  app.decorateRequest('caller')
  app.decorateRequest('sentBy')
  app.decorateRequest('countBody')
  observeRequests(app)
  addSecurityHeaders(app, context.baseUrl)
  nameRequests(app)
  checkAddresses(app)
  logAnswers(app)
  app.addHook('preClose', async () => {
    // An upload that has stalled must not hold up a stop for ever.
    setTimeout(() => app.server.closeAllConnections(), closingMs).unref()
  })
  app.register(multipart, { throwFileSizeLimit: false })
  app.register((scope) => addRoutes(scope.withTypeProvider<ZodTypeProvider>(), context, page))
  return app
}

function openApp(context: HttpContext, log: FastifyBaseLogger): App {
  return fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    // An address with a slash at its end is the one without it.
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    trustProxy: context.limits?.trustedProxies.length ? [...context.limits.trustedProxies] : false,
    connectionTimeout: silenceMs,
    // Whoever shows no token has no more; every other operation says what it takes.
    bodyLimit: largestOpenBody,
    // Headers that come in drop by drop would hold a connection open for as long as it pleases the sender.
    http: { headersTimeout: headersMs, connectionsCheckingInterval: 1_000 },
    // Half a gigabyte over a slow line takes longer than any other request would.
    requestTimeout: 3_600_000,
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, request, reply) => {
      reply.headers(standingHeaders).header('x-request-id', request.id)
      return sendRefusal(reply, new AppError('malformed_request', 'The address of the request is malformed.'))
    },
    // Not counted: it costs next to nothing, and behind a proxy it would be held against everybody who comes through it.
    clientErrorHandler: answerBrokenRequest,
  }).withTypeProvider<ZodTypeProvider>()
}

async function addRoutes(
  routes: App,
  context: HttpContext,
  page: ReturnType<typeof openPage>,
): Promise<void> {
  guardOperations(routes, {
    tokens: context.tokens,
    sessions: context.sessions,
    baseUrl: context.baseUrl,
    checkRate: limitRequests(context.limits?.requestsPerMinute ?? 0),
  })
  checkQueries(routes)
  honourIdempotencyKeys(routes, context.database)
  noteReadings(routes, context.database)
  removeEnded(routes, context.database)
  await describeOperations(routes)
  addHealthRoutes(routes, context)
  addMetricsRoute(routes, context)
  page.addRoutes(routes)
  await addAuthRoutes(routes, context)
  addAccountRoute(routes, context)
  addSignInRoutes(routes, context)
  addSignInLinkRoutes(routes, context)
  addMeRoutes(routes, context)
  addCodeRoutes(routes, context)
  addPasskeyRoutes(routes, context)
  addSsoSignInRoutes(routes, context)
  addStandingRoute(routes, context)
  addWorkspaceRoutes(routes, context)
  addUserRoutes(routes, context)
  addSsoRoutes(routes, context)
  addTeamRoutes(routes, context)
  addAgentRoutes(routes, context)
  addClientRoutes(routes, context)
  addStatusRoute(routes, context)
  addModelRoutes(routes, context)
  addRevisionRoutes(routes, context)
  addPreviewRoute(routes, context)
  addCategoryRoutes(routes, context)
  addVariableRoutes(routes, context)
  addMetadataRoutes(routes, context)
  addTargetRoutes(routes, context)
  addCallRoutes(routes, context)
  addCallListRoute(routes, context)
  addCallNeighboursRoute(routes, context)
  addCallSuggestionsRoute(routes, context)
  const search = openMeaningSearch(context)
  addCallPassagesRoute(routes, search)
  addCallThemesRoute(routes, context, search)
  addViewRoutes(routes, context)
  addCallAudioRoutes(routes, context)
  addCallWaveformRoute(routes, context)
  addCallChangeRoutes(routes, context)
  addCallReleaseRoutes(routes, context)
  addCallAcknowledgementRoute(routes, context)
  addReviewingRoutes(routes, context)
  addAlertRoutes(routes, context)
  addWeeklyRoutes(routes, context)
  addStatsRoutes(routes, context)
  addCriteriaRoutes(routes, context)
  addChangesRoute(routes, context)
  addTeamProfileRoute(routes, context)
  addAgreementRoute(routes, context)
  addTopicRoutes(routes, context)
  addWebhookRoutes(routes, context)
  addWebhookDeliveryRoutes(routes, context)
  addPhoneSystemRoutes(routes, context)
  await addPhoneCallbackRoute(routes, context)
  await addLeaveDigestRoute(routes, context)
  addAuditRoute(routes, context)
  addReferenceRoutes(routes, context)
}

/** What people do with what the machine made of a call. */
function addReviewingRoutes(routes: App, context: HttpContext): void {
  addReviewRoutes(routes, context)
  addTeachingRoutes(routes, context)
  addAppealRoutes(routes, context)
  addCommentRoutes(routes, context)
  addReviewPlanRoutes(routes, context)
  addReviewQueueRoutes(routes, context)
  addCalibrationRoutes(routes, context)
  addCalibrationAnswerRoutes(routes, context)
  addCalibrationResultRoutes(routes, context)
  addTrustRoutes(routes, context)
  addMentionRoutes(routes, context)
  addReviewAnswersRoute(routes, context)
  addCoachingRoutes(routes, context)
}

/** Every answer names its request, also the one that refuses a compressed body. */
function nameRequests(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    const encoding = request.headers['content-encoding']
    if (encoding && encoding !== 'identity') {
      throw new AppError(
        'malformed_request',
        'Compressed request bodies are not accepted. Send the body uncompressed.',
      )
    }
    done()
  })
}

function logAnswers(app: App): void {
  app.addHook('onResponse', (request, reply, done) => {
    // The route, not the address: a query can hold what somebody searched the calls for.
    const fields = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
    }
    request.log.info({ ...fields, ms: Math.round(reply.elapsedTime) }, 'request answered')
    done()
  })
}

/**
 * Many clients name JSON on every request, also on those that have no body to send. Bytes that are no text are refused:
 * read as text all the same, they would be kept as something that nobody sent.
 */
function takeJson(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    request.countBody?.(body.length)
    if (body.length === 0) return done(null, undefined)
    if (!isUtf8(body))
      return done(new AppError('malformed_request', 'The body is not UTF-8. Send JSON in UTF-8.'))
    const text = body.toString()
    const fault = findJsonFault(text, request.routeOptions.config.mostValues)
    if (fault) done(fault)
    else parse(request, text, done)
  })
}
