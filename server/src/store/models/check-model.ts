import { AppError } from '../../domain/errors.ts'
import type { Transaction } from '../database.ts'

/** Refuses what names a model that is not there, or another workspace's; `field` says where it was named. */
export async function checkModel(
  tx: Transaction,
  workspaceId: string,
  modelId: number,
  field = 'model_id',
): Promise<void> {
  const model = await tx
    .selectFrom('model')
    .select('id')
    .where('id', '=', modelId)
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst()
  if (!model) throw new AppError('validation', 'There is no model with this id.', field)
}
