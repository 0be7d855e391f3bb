import { randomBytes } from 'node:crypto'
import { AppError } from '../../domain/errors.ts'
import type { Acting } from '../../domain/people/roles.ts'
import { noteAudit } from '../audit.ts'
import { type Database, type Transaction, withinTransaction } from '../database.ts'
import type { LinkPurpose } from './people-tables.ts'
import { fingerprintOf } from './sessions.ts'

export interface SignInLink {
  readonly purpose: LinkPurpose
  readonly workspaceId: string
  readonly personId: string | null
}

const lifetimeMinutes: Readonly<Record<LinkPurpose, number>> = {
  first: 15,
  sign_in: 15,
  reset: 60,
  invitation: 7 * 24 * 60,
}

/** What opens the link; it is told once and not kept. Earlier links of the same person for the same purpose end. */
export async function makeLink(
  database: Database,
  by: Acting,
  { personId, purpose }: Pick<SignInLink, 'personId' | 'purpose'>,
): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Date.now() + lifetimeMinutes[purpose] * 60_000)
  await withinTransaction(database, async (tx) => {
    if (personId) await refuseRemoved(tx, personId)
    let earlier = tx
      .deleteFrom('sign_in_link')
      .where('workspace_id', '=', by.workspaceId)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
    earlier = personId ? earlier.where('person_id', '=', personId) : earlier.where('person_id', 'is', null)
    await earlier.execute()
    await tx
      .insertInto('sign_in_link')
      .values({
        token_hash: fingerprintOf(token),
        person_id: personId,
        workspace_id: by.workspaceId,
        purpose,
        created_by: by.actor,
        expires_at: expiresAt,
      })
      .execute()
    await noteAudit(tx, {
      ...by,
      action: 'link_made',
      subject: personId ? 'person' : 'workspace',
      subjectId: personId ?? by.workspaceId,
      detail: { purpose },
    })
  })
  return { token, expiresAt }
}

/** Whoever has just been removed by somebody else gets no link. */
async function refuseRemoved(tx: Transaction, personId: string): Promise<void> {
  const found = await tx
    .selectFrom('person')
    .select('id')
    .where('id', '=', personId)
    .forKeyShare()
    .executeTakeFirst()
  if (!found) throw new AppError('not_found', 'There is nobody with this id.')
}

/** Undefined: it is not one of ours, was used, or is too old. */
export async function findLink(database: Database, token: string): Promise<SignInLink | undefined> {
  const row = await selectOpen(database, token).executeTakeFirst()
  return row && toLink(row)
}

/** Takes it: nobody can use it again. Undefined: as above, or somebody else was quicker. */
export async function useLink(tx: Transaction, token: string): Promise<SignInLink | undefined> {
  const row = await tx
    .updateTable('sign_in_link')
    .set({ used_at: new Date() })
    .where('token_hash', '=', fingerprintOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date())
    .returningAll()
    .executeTakeFirst()
  return row && toLink(row)
}

/** Links that nobody has used yet: a new password or a disabled person ends them. */
export async function endLinks(tx: Database, personId: string): Promise<void> {
  await tx.deleteFrom('sign_in_link').where('person_id', '=', personId).where('used_at', 'is', null).execute()
}

function selectOpen(database: Database, token: string) {
  return database
    .selectFrom('sign_in_link')
    .selectAll()
    .where('token_hash', '=', fingerprintOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date())
}

function toLink(row: { purpose: LinkPurpose; workspace_id: string; person_id: string | null }): SignInLink {
  return { purpose: row.purpose, workspaceId: row.workspace_id, personId: row.person_id }
}
