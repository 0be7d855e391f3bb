import { randomBytes } from 'node:crypto'
import type { Database } from '../database.ts'
import { fingerprintOf } from './sessions.ts'

/** What a browser has begun and has to come back with. */
export type StepKind = 'code' | 'passkey' | 'new-passkey' | 'sso'

export interface SignInStep {
  readonly personId: string | null
  readonly data: Record<string, unknown>
}

const lifetimeMinutes = 10

/** What the browser brings back; it is told once and not kept. */
export async function beginStep(
  database: Database,
  kind: StepKind,
  { personId, data }: SignInStep,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await database
    .insertInto('sign_in_step')
    .values({
      token_hash: fingerprintOf(token),
      kind,
      person_id: personId,
      data: JSON.stringify(data),
      expires_at: new Date(Date.now() + lifetimeMinutes * 60_000),
    })
    .execute()
  return token
}

/** Takes it: it works once. Undefined: there is none, of this kind, or it is too old. */
export async function takeStep(
  database: Database,
  kind: StepKind,
  token: string,
): Promise<SignInStep | undefined> {
  const row = await database
    .deleteFrom('sign_in_step')
    .where('token_hash', '=', fingerprintOf(token))
    .where('kind', '=', kind)
    .returning(['person_id', 'data', 'expires_at'])
    .executeTakeFirst()
  if (!row || row.expires_at < new Date()) return undefined
  return { personId: row.person_id, data: row.data }
}
