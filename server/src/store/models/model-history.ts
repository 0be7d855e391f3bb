import { AppError } from '../../domain/errors.ts'
import type { ModelRevision } from '../../domain/model.ts'
import type { Database } from '../database.ts'
import { type ModelAddress, refuseUnknownModel } from './change-model.ts'
import { readSnapshot } from './read-snapshot.ts'

export interface RevisionNote {
  readonly number: number
  readonly created_at: Date
  readonly created_by: string
  /** Calls submitted now are analysed by this one. */
  readonly current: boolean
}

/** Every revision of a model, the newest first. */
export async function listRevisions(database: Database, address: ModelAddress): Promise<RevisionNote[]> {
  const notes = await selectRevisions(database, address).orderBy('number', 'desc').execute()
  // A model has a revision from its first moment on.
  return notes.length > 0 ? notes : refuseUnknownModel()
}

export async function getRevision(
  database: Database,
  address: ModelAddress,
  number: number,
): Promise<RevisionNote & { readonly snapshot: ModelRevision }> {
  const revision = await selectRevisions(database, address)
    .select('snapshot')
    .where('number', '=', number)
    .executeTakeFirst()
  if (!revision) throw new AppError('not_found', 'There is no such revision of a model with this id.')
  return { ...revision, snapshot: readSnapshot(revision.snapshot) }
}

function selectRevisions(database: Database, { workspaceId, modelId }: ModelAddress) {
  return database
    .selectFrom('model_revision')
    .innerJoin('model', 'model.id', 'model_revision.model_id')
    .select(['number', 'model_revision.created_at', 'model_revision.created_by'])
    .select((select) => select('number', '=', select.ref('model.revision')).$castTo<boolean>().as('current'))
    .where('model.id', '=', modelId)
    .where('model.workspace_id', '=', workspaceId)
}
