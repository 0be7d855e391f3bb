import { AppError } from '../../domain/errors.ts'
import { noteAudit } from '../../store/audit.ts'
import type { Database } from '../../store/database.ts'
import { findByEmail } from '../../store/people/people.ts'

interface Failed {
  readonly way: 'password' | 'passkey' | 'code'
  readonly address: string
  /** What whoever tried is told instead of the usual words. */
  readonly message?: string
}

/**
 * The refusal, which is noted for every account that it was tried at. Nobody waits for that: how long an answer takes must
 * not tell whether there is such an account.
 */
export function refuseSignIn(
  database: Database,
  tried: { readonly email: string } | { readonly personId: string },
  failed: Failed,
): AppError {
  setImmediate(() => void note(database, tried, failed).catch(() => {}))
  return new AppError('sign_in_refused', failed.message)
}

async function note(
  database: Database,
  tried: { readonly email: string } | { readonly personId: string },
  { way, address }: Failed,
): Promise<void> {
  const accounts =
    'email' in tried
      ? await findByEmail(database, tried.email)
      : await database
          .selectFrom('person')
          .select(['id', 'workspace_id'])
          .where('id', '=', tried.personId)
          .execute()
  for (const { id, workspace_id } of accounts)
    await noteAudit(database, {
      workspaceId: workspace_id,
      actor: 'unknown',
      address,
      action: 'sign_in_failed',
      subject: 'person',
      subjectId: id,
      detail: { way },
    })
}
