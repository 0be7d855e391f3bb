import type { Selectable } from 'kysely'
import { AppError } from '../../domain/errors.ts'
import { newId } from '../../domain/new-id.ts'
import type { Acting } from '../../domain/people/roles.ts'
import { noteAudit } from '../audit.ts'
import type { CallRecord } from '../calls/calls.ts'
import type { Database } from '../database.ts'
import type { Schema } from '../schema.ts'
import { addMentions } from './mentions.ts'

export type CallComment = Selectable<Schema['call_comment']>

const mostComments = 1_000

export interface CommentFields {
  readonly text: string
  readonly start: number | null
  readonly end: number | null
  /** People who are meant by it. */
  readonly mentions: readonly string[]
}

export async function addComment(
  database: Database,
  by: Acting,
  call: CallRecord,
  { text, start, end, mentions }: CommentFields,
): Promise<CallComment> {
  return database.transaction().execute(async (tx) => {
    // One that is being erased takes its comments with it: whoever comes too late finds it gone.
    await tx.selectFrom('call').select('id').where('id', '=', call.id).forUpdate().execute()
    const { enabled } = await tx
      .selectFrom('call')
      .select('enabled')
      .where('id', '=', call.id)
      .executeTakeFirstOrThrow()
    if (!enabled) throw new AppError('call_erased')
    const { count } = await tx
      .selectFrom('call_comment')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('call_id', '=', call.id)
      .executeTakeFirstOrThrow()
    if (count >= mostComments)
      throw new AppError('validation', `A call has at most ${mostComments} comments.`)
    const comment = await tx
      .insertInto('call_comment')
      .values({
        id: newId(),
        call_id: call.id,
        text,
        start_seconds: start,
        end_seconds: end,
        by_whom: by.actor,
        by_name: by.actorName ?? null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await addMentions(tx, call, comment.id, mentions)
    const detail = { call_analysis_id: call.id }
    await noteAudit(tx, { ...by, action: 'created', subject: 'comment', subjectId: comment.id, detail })
    return comment
  })
}

export function listComments(database: Database, callId: string): Promise<CallComment[]> {
  return database
    .selectFrom('call_comment')
    .selectAll()
    .where('call_id', '=', callId)
    .orderBy('at')
    .orderBy('id')
    .execute()
}

/** One's own only. */
export async function deleteComment(
  database: Database,
  by: Acting,
  callId: string,
  commentId: string,
): Promise<void> {
  await database.transaction().execute(async (tx) => {
    const gone = await tx
      .deleteFrom('call_comment')
      .where('id', '=', commentId)
      .where('call_id', '=', callId)
      .where('by_whom', '=', by.actor)
      .returning('id')
      .executeTakeFirst()
    if (!gone) throw new AppError('not_found', 'There is no comment of yours with this id.')
    const detail = { call_analysis_id: callId }
    await noteAudit(tx, { ...by, action: 'removed', subject: 'comment', subjectId: commentId, detail })
  })
}
