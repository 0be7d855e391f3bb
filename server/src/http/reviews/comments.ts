import { z } from 'zod'
import { getCall } from '../../store/calls/calls.ts'
import { addComment, type CallComment, deleteComment, listComments } from '../../store/reviews/comments.ts'
import { listMentioned } from '../../store/reviews/mentions.ts'
import { CallId } from '../calls/call-schemas.ts'
import type { App, HttpContext } from '../context.ts'
import { textOf } from '../text-schemas.ts'

const tags = ['Reviews']
const seconds = z.number().min(0).max(1_000_000).nullable()

const CommentOutput = z
  .object({
    id: z.uuid(),
    text: z.string(),
    start: seconds.describe('The moment it is about, in seconds; null: the call as a whole.'),
    end: seconds,
    by: z.string(),
    by_name: z.string().nullable(),
    at: z.iso.datetime(),
    mentions: z.array(z.object({ id: z.uuid(), name: z.string() })).describe('Who is meant by it.'),
  })
  .meta({ id: 'CallComment', description: 'What somebody has to say about a call, or a moment of it.' })

export function addCommentRoutes(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/call-analysis/:id/comments',
    {
      config: { scope: 'read:call-analysis-review', refusals: ['call_erased'] },
      schema: {
        operationId: 'listComments',
        tags,
        summary: 'List the comments on a call',
        params: CallId,
        response: { 200: z.object({ items: z.array(CommentOutput) }) },
      },
    },
    async ({ caller, params }) => {
      const call = await getCall(database, caller.workspaceId, params.id, { reach: caller.reach })
      const comments = await listComments(database, call.id)
      const mentioned = await listMentioned(
        database,
        comments.map(({ id }) => id),
      )
      return { items: comments.map((comment) => show(comment, mentioned.get(comment.id))) }
    },
  )

  app.post(
    '/v1/call-analysis/:id/comments',
    {
      config: { scope: 'write:call-analysis-review', refusals: ['call_erased'] },
      schema: {
        operationId: 'createComment',
        tags,
        summary: 'Comment on a call, or on a moment of it',
        params: CallId,
        body: z.object({
          text: textOf({ min: 1, max: 4_000 }),
          start: seconds.default(null),
          end: seconds.default(null),
          mentions: z
            .array(z.uuid().toLowerCase())
            .max(50)
            .default([])
            .describe('IDs of people who are meant by it. They have to be allowed to see the call.'),
        }),
        response: { 201: CommentOutput },
      },
    },
    async ({ caller, params, body }, reply) => {
      const call = await getCall(database, caller.workspaceId, params.id, { reach: caller.reach })
      const comment = await addComment(database, caller.by, call, body)
      reply.status(201).header('Location', `/v1/call-analysis/${call.id}/comments`)
      return show(comment, (await listMentioned(database, [comment.id])).get(comment.id))
    },
  )

  app.delete(
    '/v1/call-analysis/:id/comments/:comment_id',
    {
      config: { scope: 'write:call-analysis-review', refusals: ['call_erased'] },
      schema: {
        operationId: 'deleteComment',
        tags,
        summary: 'Delete a comment of your own',
        params: CallId.extend({ comment_id: z.uuid().toLowerCase() }),
        response: { 204: z.null() },
      },
    },
    async ({ caller, params }, reply) => {
      const call = await getCall(database, caller.workspaceId, params.id, { reach: caller.reach })
      await deleteComment(database, caller.by, call.id, params.comment_id)
      return reply.status(204).send(null)
    },
  )
}

function show(
  comment: CallComment,
  mentions: { id: string; name: string }[] = [],
): z.infer<typeof CommentOutput> {
  return {
    id: comment.id,
    text: comment.text,
    start: comment.start_seconds,
    end: comment.end_seconds,
    by: comment.by_whom,
    by_name: comment.by_name,
    at: comment.at.toISOString(),
    mentions,
  }
}
