import { randomBytes } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { AppError } from '../../domain/errors.ts'
import { newId } from '../../domain/new-id.ts'
import type { Acting } from '../../domain/people/roles.ts'
import type { PhoneConnection, PhoneRules } from '../../domain/phone/phone-system.ts'
import { noteAudit } from '../audit.ts'
import type { SecretBox } from '../clients/secret-box.ts'
import type { Database, Transaction } from '../database.ts'
import { checkModel } from '../models/check-model.ts'
import type { Schema } from '../schema.ts'

export type PhoneSystem = Selectable<Schema['phone_system']>

export interface PhoneSystemFields {
  readonly name: string
  readonly connection: PhoneConnection
  /** Undefined: the secret stays, or is made here. */
  readonly secret: string | undefined
  readonly bucketSecret: string | undefined
  readonly modelId: number
  readonly rules: PhoneRules
  readonly enabled: boolean
}

export interface PhoneSystemAddress extends Acting {
  readonly id: string
}

const mostSystems = 20

/** `secret` is what was made here, shown to whoever makes the phone system and to nobody after that. */
export function createPhoneSystem(
  database: Database,
  box: SecretBox,
  by: Acting,
  fields: PhoneSystemFields,
): Promise<{ system: PhoneSystem; secret: string | undefined }> {
  return database.transaction().execute(async (tx) => {
    // Two at once would both find room for the last one.
    await tx.selectFrom('workspace').select('id').where('id', '=', by.workspaceId).forNoKeyUpdate().execute()
    const { count } = await tx
      .selectFrom('phone_system')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('workspace_id', '=', by.workspaceId)
      .executeTakeFirstOrThrow()
    if (count >= mostSystems) {
      const message = `There are ${mostSystems} phone systems already; delete one that is not needed any more.`
      throw new AppError('too_many_phone_systems', message)
    }
    await checkModel(tx, by.workspaceId, fields.modelId)
    const made = fields.secret === undefined ? newSecret() : undefined
    const system = await tx
      .insertInto('phone_system')
      .values({
        id: newId(),
        workspace_id: by.workspaceId,
        ...columnsOf(fields),
        secret: box.seal(made ?? fields.secret!),
        bucket_secret: fields.bucketSecret === undefined ? null : box.seal(fields.bucketSecret),
        created_by: by.actor,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await note(tx, { ...by, id: system.id }, system, 'created')
    return { system, secret: made }
  })
}

export function listPhoneSystems(database: Database, workspaceId: string): Promise<PhoneSystem[]> {
  return database
    .selectFrom('phone_system')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function getPhoneSystem(
  database: Database,
  { workspaceId, id }: PhoneSystemAddress,
): Promise<PhoneSystem> {
  const system = await database
    .selectFrom('phone_system')
    .selectAll()
    .where('id', '=', id)
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst()
  if (!system) throw new AppError('not_found', 'There is no phone system with this id.')
  return system
}

/** Of any workspace: a message names it by nothing but its address. Undefined, too, if its workspace is no longer served. */
export function findPhoneSystem(database: Database, id: string): Promise<PhoneSystem | undefined> {
  return database
    .selectFrom('phone_system')
    .selectAll()
    .where('id', '=', id)
    .where(sql<boolean>`workspace_id in (select id from live_workspace)`)
    .executeTakeFirst()
}

/** Secrets that are left out stay. */
export function replacePhoneSystem(
  database: Database,
  box: SecretBox,
  address: PhoneSystemAddress,
  fields: PhoneSystemFields,
): Promise<PhoneSystem> {
  return database.transaction().execute(async (tx) => {
    const before = await lockSystem(tx, address)
    if (before.connection.kind !== fields.connection.kind)
      throw new AppError('validation', 'A phone system cannot change its kind.', 'connection.kind')
    await checkModel(tx, address.workspaceId, fields.modelId)
    const system = await tx
      .updateTable('phone_system')
      .set({
        ...columnsOf(fields),
        ...(fields.secret === undefined ? {} : { secret: box.seal(fields.secret) }),
        ...(fields.bucketSecret === undefined ? {} : { bucket_secret: box.seal(fields.bucketSecret) }),
        updated_at: new Date(),
        updated_by: address.actor,
      })
      .where('id', '=', address.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await note(tx, address, system, 'replaced')
    return system
  })
}

/** The earlier one is worth nothing from now on: what comes with it meanwhile is sent again by its sender. */
export function rotatePhoneSecret(
  database: Database,
  box: SecretBox,
  address: PhoneSystemAddress,
): Promise<{ system: PhoneSystem; secret: string }> {
  return database.transaction().execute(async (tx) => {
    const before = await lockSystem(tx, address)
    if (before.connection.kind === 'twilio')
      throw new AppError(
        'validation',
        'The token of Twilio is made there. Send the new one with PUT /v1/phone-systems/{id}.',
      )
    const secret = newSecret()
    const system = await tx
      .updateTable('phone_system')
      .set({ secret: box.seal(secret), updated_at: new Date(), updated_by: address.actor })
      .where('id', '=', address.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await note(tx, address, system, 'secret_rotated')
    return { system, secret }
  })
}

/** With what it has told. Calls that came from it stay. */
export async function deletePhoneSystem(database: Database, address: PhoneSystemAddress): Promise<void> {
  await database.transaction().execute(async (tx) => {
    const system = await lockSystem(tx, address)
    await tx.deleteFrom('phone_system').where('id', '=', address.id).execute()
    await note(tx, address, system, 'removed')
  })
}

async function lockSystem(tx: Transaction, address: PhoneSystemAddress): Promise<PhoneSystem> {
  await tx.selectFrom('phone_system').select('id').where('id', '=', address.id).forUpdate().execute()
  return getPhoneSystem(tx, address)
}

function columnsOf({ name, connection, modelId, rules, enabled }: PhoneSystemFields) {
  return {
    name,
    connection: JSON.stringify(connection),
    model_id: modelId,
    rules: JSON.stringify(rules),
    enabled,
  }
}

function newSecret(): string {
  return `phone_${randomBytes(32).toString('base64url')}`
}

function note(
  tx: Transaction,
  { id, ...by }: PhoneSystemAddress,
  { connection, enabled, model_id }: PhoneSystem,
  action: string,
): Promise<void> {
  const detail = { kind: connection.kind, enabled, model_id }
  return noteAudit(tx, { ...by, action, subject: 'phone_system', subjectId: id, detail })
}
