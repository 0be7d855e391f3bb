import type { Selectable } from 'kysely'
import { AppError } from '../../domain/errors.ts'
import type { Acting } from '../../domain/people/roles.ts'
import { noteAudit } from '../audit.ts'
import { type Database, isDuplicate, type Transaction, withinTransaction } from '../database.ts'
import type { Schema } from '../schema.ts'

export type SavedView = Selectable<Schema['saved_view']>

export interface ViewFields {
  readonly name: string
  /** The workspace's, and not somebody's own. */
  readonly shared: boolean
  readonly search: string
  readonly columns: readonly string[]
}

/** Who asks: a person, or a program, which has nothing of its own. */
export interface ViewAddress extends Acting {
  readonly personId?: string | undefined
  /** Whether they may change what is the workspace's. */
  readonly mayShare: boolean
}

/** Of the workspace, and of each person. */
const mostViews = 200

/** The workspace's and one's own, by name. */
export function listViews(
  database: Database,
  { workspaceId, personId }: Pick<ViewAddress, 'workspaceId' | 'personId'>,
): Promise<SavedView[]> {
  return selectSeen(database, workspaceId, personId)
    .selectAll()
    .orderBy((order) => order.fn<string>('lower', ['name']))
    .orderBy('id')
    .execute()
}

export function createView(database: Database, by: ViewAddress, view: ViewFields): Promise<SavedView> {
  return sayWhenNameTaken(() =>
    withinTransaction(database, async (tx) => {
      const personId = ownerOf(by, view)
      await refuseTooMany(tx, by.workspaceId, personId)
      const made = await tx
        .insertInto('saved_view')
        .values({ workspace_id: by.workspaceId, ...columnsOf(view, personId), created_by: by.actor })
        .returningAll()
        .executeTakeFirstOrThrow()
      await note(tx, by, made.id, 'created', view)
      return made
    }),
  )
}

/** Throws `view_moved_on` where a version is given that is not the one that stands. */
export function replaceView(
  database: Database,
  by: ViewAddress,
  id: number,
  { version, ...view }: ViewFields & { readonly version?: number | undefined },
): Promise<SavedView> {
  return sayWhenNameTaken(() =>
    withinTransaction(database, async (tx) => {
      const before = await lockView(tx, by, id)
      if (version !== undefined && version !== before.version) throw new AppError('view_moved_on')
      const personId = ownerOf(by, view)
      if (personId !== before.person_id) await refuseTooMany(tx, by.workspaceId, personId)
      const changed = await tx
        .updateTable('saved_view')
        .set({
          ...columnsOf(view, personId),
          version: before.version + 1,
          updated_at: new Date(),
          updated_by: by.actor,
        })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      await note(tx, by, id, 'replaced', view)
      return changed
    }),
  )
}

export async function deleteView(database: Database, by: ViewAddress, id: number): Promise<void> {
  await withinTransaction(database, async (tx) => {
    const view = await lockView(tx, by, id)
    await tx.deleteFrom('saved_view').where('id', '=', id).execute()
    await note(tx, by, id, 'removed', { shared: view.person_id === null })
  })
}

/** Another's own is as good as not there. Throws `role_missing` for one of the workspace that this person may not change. */
async function lockView(tx: Transaction, by: ViewAddress, id: number): Promise<SavedView> {
  const view = await selectSeen(tx, by.workspaceId, by.personId)
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!view) throw new AppError('not_found', 'There is no view with this id.')
  if (view.person_id === null && !by.mayShare) throw new AppError('role_missing')
  return view
}

/** Whose it will be; null: the workspace's. */
function ownerOf({ personId, mayShare }: ViewAddress, { shared }: ViewFields): string | null {
  if (shared && !mayShare) throw new AppError('role_missing')
  if (!shared && personId === undefined)
    throw new AppError('validation', 'A program has no views of its own: set shared to true.', 'shared')
  return shared ? null : personId!
}

async function refuseTooMany(tx: Transaction, workspaceId: string, personId: string | null): Promise<void> {
  const { count } = await tx
    .selectFrom('saved_view')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('workspace_id', '=', workspaceId)
    .where('person_id', 'is not distinct from', personId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostViews)
    throw new AppError('validation', `There are ${mostViews} views already. Delete one first.`, 'name')
}

function selectSeen(database: Database, workspaceId: string, personId: string | undefined) {
  return database
    .selectFrom('saved_view')
    .where('workspace_id', '=', workspaceId)
    .where((where) =>
      where.or([
        where('person_id', 'is', null),
        ...(personId === undefined ? [] : [where('person_id', '=', personId)]),
      ]),
    )
}

function columnsOf({ name, search, columns }: ViewFields, personId: string | null) {
  return { name, search, columns: [...columns], person_id: personId }
}

function note(
  tx: Transaction,
  { workspaceId, actor, actorName, address }: ViewAddress,
  id: number,
  action: string,
  { shared }: Pick<ViewFields, 'shared'>,
): Promise<void> {
  const by = { workspaceId, actor, actorName, address }
  return noteAudit(tx, { ...by, action, subject: 'view', subjectId: String(id), detail: { shared } })
}

async function sayWhenNameTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (isDuplicate(error, 'saved_view_name')) throw new AppError('view_name_taken', undefined, 'name')
    throw error
  }
}
