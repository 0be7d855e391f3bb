import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Database } from '../database.ts'
import { changeMailChoices } from './digest-receivers.ts'

/** Whoever holds it can end the digest of one person, and do nothing else with it. */
export async function signLeaving(database: Database, personId: string): Promise<string> {
  const { digest_key } = await database
    .selectFrom('person')
    .select('digest_key')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  return `${personId}.${sign(digest_key, personId)}`
}

/** Ends the digest of whom it was signed for; once more changes nothing. False: nobody's signature. */
export async function leaveDigest(database: Database, token: string): Promise<boolean> {
  const [, personId, signature] =
    /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/.exec(token) ?? []
  if (personId === undefined || signature === undefined) return false
  return database.transaction().execute(async (tx) => {
    const person = await tx
      .selectFrom('person')
      .select(['workspace_id', 'digest_key', 'weekly_digest'])
      .where('id', '=', personId)
      .forUpdate()
      .executeTakeFirst()
    if (!person || !isSame(sign(person.digest_key, personId), signature)) return false
    const by = { workspaceId: person.workspace_id, actor: personId }
    if (person.weekly_digest) await changeMailChoices(tx, by, personId, { weeklyDigest: false })
    return true
  })
}

function sign(key: Buffer, personId: string): string {
  return createHmac('sha256', key).update(`leave the weekly digest\n${personId}`).digest('base64url')
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
