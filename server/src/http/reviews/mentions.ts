import { z } from 'zod'
import { roles } from '../../domain/people/roles.ts'
import { getCall } from '../../store/calls/calls.ts'
import {
  countUnread,
  listMentionable,
  listMentions,
  type MentionRow,
  markRead,
} from '../../store/reviews/mentions.ts'
import { CallId } from '../calls/call-schemas.ts'
import type { App, HttpContext } from '../context.ts'
import { flag, wholeNumber } from '../query-values.ts'
import { personOf } from '../signing-in/me.ts'
import { cutPage, nextCursor, timeCursor } from '../time-cursor.ts'

const tags = ['Reviews']
const moment = z.iso.datetime()
const standardMentions = 50
const unread = z.int().describe('How many have not been read.')

const Mention = z
  .object({
    comment_id: z.uuid(),
    call_analysis_id: z.uuid(),
    text: z.string(),
    start: z.number().nullable().describe('The moment it is about, in seconds; null: the call as a whole.'),
    end: z.number().nullable(),
    by: z.string(),
    by_name: z.string().nullable(),
    at: moment,
    read_at: moment.nullable(),
  })
  .meta({ id: 'Mention', description: 'A comment that somebody is mentioned in.' })

export function addMentionRoutes(app: App, context: HttpContext): void {
  addMentionableRoute(app, context)
  addOwnMentionRoutes(app, context)
}

function addMentionableRoute(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/call-analysis/:id/mentionable',
    {
      config: { scope: 'read:call-analysis-review', refusals: ['call_erased'] },
      schema: {
        operationId: 'listMentionable',
        tags,
        summary: 'Who can be mentioned on a call',
        description: 'Everybody who may see it.',
        params: CallId,
        response: {
          200: z.object({
            items: z.array(z.object({ id: z.uuid(), name: z.string(), role: z.enum(roles) })),
          }),
        },
      },
    },
    async ({ caller, params }) => {
      const call = await getCall(database, caller.workspaceId, params.id, { reach: caller.reach })
      return { items: await listMentionable(database, call) }
    },
  )
}

function addOwnMentionRoutes(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/me/mentions',
    {
      config: { scope: 'person' },
      schema: {
        operationId: 'listMentions',
        tags,
        summary: 'Comments that mention you',
        description: 'Newest first; only on calls that you may see.',
        querystring: z.object({
          limit: wholeNumber({ min: 1, max: 200 }).optional().meta({ default: standardMentions }),
          cursor: timeCursor,
          unread: flag(false).describe('Only those that have not been read.'),
        }),
        response: { 200: z.object({ items: z.array(Mention), unread, next_cursor: nextCursor }) },
      },
    },
    async ({ caller, query }) => {
      const { id: personId } = personOf(caller)
      const { limit = standardMentions, cursor: before } = query
      const { reach } = caller
      const wanted = { personId, reach, onlyUnread: query.unread, limit: limit + 1, before }
      const found = await listMentions(database, wanted)
      const page = cutPage(found, limit, ({ place, comment_id }) => ({ at: place, id: comment_id }))
      return {
        items: page.items.map(show),
        unread: await countUnread(database, personId, reach),
        next_cursor: page.next_cursor,
      }
    },
  )

  app.post(
    '/v1/me/mentions/read',
    {
      config: { scope: 'person', onlyReads: true },
      schema: {
        operationId: 'readMentions',
        tags,
        summary: 'Mark mentions as read',
        body: z.object({
          comment_ids: z
            .array(z.uuid().toLowerCase())
            .max(1_000)
            .optional()
            .describe('Left out: all of them.'),
        }),
        response: { 200: z.object({ unread }) },
      },
    },
    async ({ caller, body }) => {
      const { id } = personOf(caller)
      await markRead(database, id, body.comment_ids)
      return { unread: await countUnread(database, id, caller.reach) }
    },
  )
}

function show({ call_id, place: _, at, read_at, ...mention }: MentionRow): z.infer<typeof Mention> {
  return {
    ...mention,
    call_analysis_id: call_id,
    at: at.toISOString(),
    read_at: read_at?.toISOString() ?? null,
  }
}
