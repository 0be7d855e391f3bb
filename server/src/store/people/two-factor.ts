import { createHash, randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import { AppError } from '../../domain/errors.ts'
import type { Acting } from '../../domain/people/roles.ts'
import { noteAudit } from '../audit.ts'
import type { SecretBox } from '../clients/secret-box.ts'
import { type Database, type Transaction, withinTransaction } from '../database.ts'
import type { Schema } from '../schema.ts'
import { lockPerson as lockInWorkspace, type PersonAddress, refuseOwner } from './people.ts'
import { endSessions } from './sessions.ts'

const stepSeconds = 30
const recoveryCodes = 10
/** Without letters that look like digits; what is typed in their place is taken for the digit. */
const recoveryLetters = '0123456789abcdefghjkmnpqrstvwxyz'
const recoveryLength = 16

/** A new secret for the app. It counts once a code of it has been confirmed. */
export async function beginCode(
  database: Database,
  secrets: SecretBox,
  personId: string,
): Promise<{ secret: string; uri: string }> {
  const { generateSecret, generateURI } = await import('otplib')
  return withinTransaction(database, async (tx) => {
    const person = await lockPerson(tx, personId)
    if (person.code_confirmed_at) throw new AppError('code_on')
    const secret = generateSecret()
    await tx
      .updateTable('person')
      .set({ code_secret: secrets.seal(secret) })
      .where('id', '=', personId)
      .execute()
    return { secret, uri: generateURI({ issuer: 'Callmark', label: person.email, secret }) }
  })
}

/** The recovery codes, which are told once; undefined: the code is wrong. Every other session ends. */
export async function confirmCode(
  database: Database,
  secrets: SecretBox,
  by: Acting,
  { personId, code, keepSession }: { personId: string; code: string; keepSession: string },
): Promise<string[] | undefined> {
  return withinTransaction(database, async (tx) => {
    const person = await lockPerson(tx, personId)
    if (person.code_confirmed_at) throw new AppError('code_on')
    if (!person.code_secret) throw new AppError('step_ended')
    const step = await findStep(secrets.open(person.code_secret), tidy(code))
    if (step === undefined) return undefined
    const codes = Array.from({ length: recoveryCodes }, makeRecoveryCode)
    await tx
      .updateTable('person')
      .set({ code_confirmed_at: new Date(), code_step: step, recovery_hashes: codes.map(hashRecoveryCode) })
      .where('id', '=', personId)
      .execute()
    await endSessions(tx, by, personId, { allBut: keepSession })
    await noteAudit(tx, { ...by, action: 'code_set', subject: 'person', subjectId: personId })
    return codes
  })
}

/** Whoever calls has made sure that it is the person who wants it. */
export async function removeCode(database: Database, by: Acting, personId: string): Promise<void> {
  await withinTransaction(database, async (tx) => {
    await lockPerson(tx, personId)
    await forgetCode(tx, by, personId)
  })
}

/**
 * Of somebody else, who has lost the phone: they are signed out everywhere, since whoever found it may be signed in on it.
 * Where no codes are on, nothing happens.
 */
export async function removeCodeOf(
  database: Database,
  { personId, actingRole, ...by }: PersonAddress,
): Promise<void> {
  await withinTransaction(database, async (tx) => {
    const person = await lockInWorkspace(tx, by.workspaceId, personId)
    refuseOwner(actingRole, person.role)
    if (!person.code_confirmed_at) return
    await forgetCode(tx, by, personId)
    await endSessions(tx, by, personId, { allBut: undefined })
  })
}

async function forgetCode(tx: Transaction, by: Acting, personId: string): Promise<void> {
  await tx
    .updateTable('person')
    .set({ code_secret: null, code_confirmed_at: null, code_step: null, recovery_hashes: [] })
    .where('id', '=', personId)
    .execute()
  await noteAudit(tx, { ...by, action: 'code_removed', subject: 'person', subjectId: personId })
}

/** Whether the code is the app's of now, or one of the recovery codes; either works once. */
export async function checkCode(
  database: Database,
  secrets: SecretBox,
  personId: string,
  code: string,
): Promise<boolean> {
  return withinTransaction(database, async (tx) => {
    const person = await lockPerson(tx, personId)
    if (!person.enabled || !person.code_secret || !person.code_confirmed_at) return false
    const typed = tidy(code)
    if (!/^\d{6}$/.test(typed)) return useRecoveryCode(tx, person, typed)
    const step = await findStep(secrets.open(person.code_secret), typed)
    if (step === undefined || step <= (person.code_step ?? -1)) return false
    await tx.updateTable('person').set({ code_step: step }).where('id', '=', personId).execute()
    return true
  })
}

async function useRecoveryCode(
  tx: Transaction,
  { id, name, workspace_id, recovery_hashes }: Selectable<Schema['person']>,
  code: string,
): Promise<boolean> {
  const used = hashRecoveryCode(code)
  if (!recovery_hashes.includes(used)) return false
  const left = recovery_hashes.filter((hash) => hash !== used)
  await tx.updateTable('person').set({ recovery_hashes: left }).where('id', '=', id).execute()
  await noteAudit(tx, {
    workspaceId: workspace_id,
    actor: id,
    actorName: name,
    action: 'recovery_code_used',
    subject: 'person',
    subjectId: id,
    detail: { left: left.length },
  })
  return true
}

/** Locked, so that the same code sent twice at once works once. */
function lockPerson(tx: Transaction, id: string) {
  return tx.selectFrom('person').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** The step of the clock whose code this is: now, the one before or the one after, for clocks differ. */
async function findStep(secret: string, code: string): Promise<number | undefined> {
  if (!/^\d{6}$/.test(code)) return undefined
  const { verify } = await import('otplib')
  const found = await verify({ secret, token: code, period: stepSeconds, epochTolerance: stepSeconds })
  return found.valid && 'timeStep' in found ? found.timeStep : undefined
}

/** 80 random bits: nobody finds one by its hash. */
function makeRecoveryCode(): string {
  const letters = [...randomBytes(recoveryLength)].map(
    (byte) => recoveryLetters[byte % recoveryLetters.length],
  )
  return letters.join('').replaceAll(/.{4}(?!$)/g, '$&-')
}

function hashRecoveryCode(code: string): string {
  const plain = tidy(code).toLowerCase().replaceAll('o', '0').replaceAll(/[il]/g, '1')
  return createHash('sha256').update(plain).digest('hex')
}

function tidy(code: string): string {
  return code.replaceAll(/[\s-]/g, '')
}
