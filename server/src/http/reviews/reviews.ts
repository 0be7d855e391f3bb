import { z } from 'zod'
import { AppError } from '../../domain/errors.ts'
import { getCall } from '../../store/calls/calls.ts'
import type { Database } from '../../store/database.ts'
import {
  createReview,
  deleteReview,
  listReviews,
  type Review,
  updateReview,
} from '../../store/reviews/reviews.ts'
import type { Caller } from '../access/tokens.ts'
import { CallId } from '../calls/call-schemas.ts'
import { isHidden } from '../calls/hide-answers.ts'
import type { App, HttpContext } from '../context.ts'
import { checkQuotes } from './check-quotes.ts'
import {
  hideMachine,
  ReviewFieldsInput,
  ReviewOutput,
  ReviewReplacement,
  showReview,
  toGivenAnswers,
} from './review-schemas.ts'

const tags = ['Reviews']
/** Of a call that cannot be reviewed, or not yet. */
const refusals = ['call_erased', 'call_in_progress', 'nothing_to_review'] as const
/** A draft for a blind review tells no more than the call does; once it is submitted, there is nothing to hide. */
async function showWritten(database: Database, caller: Caller, review: Review) {
  const shown = showReview(review)
  if (review.status === 'submitted') return shown
  return (await isHidden(database, caller, review.call_id)) ? hideMachine(shown) : shown
}

const ReviewId = CallId.extend({ review_id: z.uuid().toLowerCase() })

export function addReviewRoutes(app: App, context: HttpContext): void {
  addListRoutes(app, context)
  addOneReviewRoutes(app, context)
}

function addListRoutes(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/call-analysis/:id/reviews',
    {
      config: { scope: 'read:call-analysis-review', refusals: ['call_erased'] },
      schema: {
        operationId: 'listReviews',
        tags,
        summary: 'List the reviews of a call',
        description:
          'The oldest first; of drafts only your own. None for somebody who has yet to answer the call in a calibration.',
        params: CallId,
        response: { 200: z.object({ items: z.array(ReviewOutput) }) },
      },
    },
    async ({ caller, params }) => {
      const call = await getCall(database, caller.workspaceId, params.id, { reach: caller.reach })
      const reviews = (await listReviews(database, call, caller.by.actor)).map(showReview)
      if (!(await isHidden(database, caller, call.id))) return { items: reviews }
      const own = reviews.filter(({ reviewer }) => reviewer === caller.by.actor)
      return { items: own.map(hideMachine) }
    },
  )

  app.post(
    '/v1/call-analysis/:id/reviews',
    {
      config: {
        scope: 'write:call-analysis-review',
        refusals: [...refusals, 'review_imported'],
      },
      schema: {
        operationId: 'createReview',
        tags,
        summary: 'Review a call',
        description:
          "Confirm or change any answer. Once it is submitted, its answers count instead of the machine's, which stay beside them; score and statistics follow.",
        params: CallId,
        body: ReviewFieldsInput,
        response: { 201: ReviewOutput },
      },
    },
    async ({ caller, params, body, heldKey }, reply) => {
      const answers = toGivenAnswers(body.answers)
      // Of people the service knows what they were shown; a program has to be believed.
      const blind = caller.person ? false : body.blind
      const source = readSource(caller, body)
      await getCall(database, caller.workspaceId, params.id, { reach: caller.reach })
      await checkQuotes(database, params.id, answers)
      const review = await createReview(
        database,
        { ...caller.by, callId: params.id, reach: caller.reach },
        {
          submit: body.status === 'submitted',
          blind,
          comment: body.comment,
          answers,
          source,
          requestKey: heldKey?.key.key,
        },
      )
      reply.status(201).header('Location', `/v1/call-analysis/${params.id}/reviews/${review.id}`)
      return showWritten(database, caller, review)
    },
  )
}

/** Only a program takes over what was made elsewhere: a person answers for what they say here. */
function readSource(caller: Caller, { source, status }: z.infer<typeof ReviewFieldsInput>) {
  if (!source) return undefined
  if (caller.person)
    throw new AppError('validation', 'Only a program can take over a review from elsewhere.', 'source')
  if (status !== 'submitted')
    throw new AppError('validation', 'A review from elsewhere is submitted, not a draft.', 'status')
  const { name, reviewer, reviewed_at } = source
  return { name, reviewer, reviewedAt: reviewed_at === null ? null : new Date(reviewed_at) }
}

function addOneReviewRoutes(app: App, { database }: HttpContext): void {
  app.put(
    '/v1/call-analysis/:id/reviews/:review_id',
    {
      config: {
        scope: 'write:call-analysis-review',
        refusals: [...refusals, 'review_of_another', 'review_moved_on'],
      },
      schema: {
        operationId: 'replaceReview',
        tags,
        summary: 'Change a review of your own, or submit it',
        description: 'What it said before stays in its history.',
        params: ReviewId,
        body: ReviewReplacement,
        response: { 200: ReviewOutput },
      },
    },
    async ({ caller, params, body }) => {
      const answers = toGivenAnswers(body.answers)
      await getCall(database, caller.workspaceId, params.id, { reach: caller.reach })
      await checkQuotes(database, params.id, answers)
      const address = { ...caller.by, callId: params.id, reviewId: params.review_id, reach: caller.reach }
      const review = await updateReview(database, address, {
        submit: body.status === 'submitted',
        blind: false,
        comment: body.comment,
        answers,
        version: body.version,
      })
      return showWritten(database, caller, review)
    },
  )

  app.delete(
    '/v1/call-analysis/:id/reviews/:review_id',
    {
      config: {
        scope: 'write:call-analysis-review',
        refusals: [...refusals, 'review_of_another', 'review_submitted'],
      },
      schema: {
        operationId: 'deleteReview',
        tags,
        summary: 'Delete a draft of your own',
        params: ReviewId,
        response: { 204: z.null() },
      },
    },
    async ({ caller, params }, reply) => {
      const address = { ...caller.by, callId: params.id, reviewId: params.review_id, reach: caller.reach }
      await deleteReview(database, address)
      return reply.status(204).send(null)
    },
  )
}
