import type { Updateable } from 'kysely'
import type { Acting } from '../../domain/people/roles.ts'
import { type TrustSettings, usualTrust } from '../../domain/results/trust.ts'
import { noteAudit } from '../audit.ts'
import { type Database, type Transaction, withinTransaction } from '../database.ts'
import { measureTrust } from '../reviews/trust.ts'
import type { Schema } from '../schema.ts'

/** Days that a workspace's recordings and transcripts are kept; null: as the service's rule says. */
export interface WorkspaceRetention {
  readonly audio?: number | null
  readonly transcript?: number | null
}

export interface Workspace {
  readonly id: string
  readonly name: string
  readonly retainAudioDays: number | null
  readonly retainTranscriptDays: number | null
  /** Days after which agents may see their own calls; null: when somebody releases them. */
  readonly releaseAfterDays: number | null
  readonly trust: TrustSettings
  /** Days after its release in which a result can be appealed against; null: always. */
  readonly appealDays: number | null
  readonly createdAt: Date
}

/** Unless it is there already. */
export async function makeWorkspace(
  tx: Database,
  { id, name }: Pick<Workspace, 'id' | 'name'>,
): Promise<void> {
  await tx
    .insertInto('workspace')
    .values({ id, name })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function setRetention(
  tx: Database,
  id: string,
  { audio, transcript }: WorkspaceRetention,
): Promise<void> {
  if (audio === undefined && transcript === undefined) return
  await tx
    .updateTable('workspace')
    .set({
      ...(audio === undefined ? {} : { retain_audio_days: audio }),
      ...(transcript === undefined ? {} : { retain_transcript_days: transcript }),
      updated_at: new Date(),
    })
    .where('id', '=', id)
    .execute()
}

/** Throws where there is no such workspace. */
export async function getWorkspace(database: Database, id: string): Promise<Workspace> {
  const row = await database
    .selectFrom('workspace')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return toWorkspace(row)
}

export async function listWorkspaces(database: Database): Promise<Workspace[]> {
  const rows = await database
    .selectFrom('workspace')
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(toWorkspace)
}

export interface WorkspaceChanges {
  readonly name: string
  readonly releaseAfterDays: number | null
}

export function changeWorkspace(
  database: Database,
  by: Acting,
  { name, releaseAfterDays }: WorkspaceChanges,
): Promise<Workspace> {
  const values = { name, release_after_days: releaseAfterDays }
  return withinTransaction(database, (tx) => change(tx, by, values, { release_after_days: releaseAfterDays }))
}

export interface ReviewRules {
  readonly trust: TrustSettings
  readonly appealDays: number | null
}

export function changeReviewRules(
  database: Database,
  by: Acting,
  { trust, appealDays }: ReviewRules,
): Promise<Workspace> {
  const values = { trust: JSON.stringify(trust), appeal_days: appealDays }
  return withinTransaction(database, async (tx) => {
    const changed = await change(tx, by, values, {
      appeal_days: appealDays,
      only_trusted_count: trust.only_trusted_count,
    })
    await measureTrust(tx, by.workspaceId)
    return changed
  })
}

async function change(
  tx: Transaction,
  by: Acting,
  values: Updateable<Schema['workspace']>,
  detail: Readonly<Record<string, number | boolean | null>>,
): Promise<Workspace> {
  const row = await tx
    .updateTable('workspace')
    .set({ ...values, updated_at: new Date() })
    .where('id', '=', by.workspaceId)
    .returningAll()
    .executeTakeFirstOrThrow()
  await noteAudit(tx, { ...by, action: 'replaced', subject: 'workspace', subjectId: by.workspaceId, detail })
  return toWorkspace(row)
}

function toWorkspace(row: {
  id: string
  name: string
  retain_audio_days: number | null
  retain_transcript_days: number | null
  release_after_days: number | null
  trust: TrustSettings | null
  appeal_days: number | null
  created_at: Date
}): Workspace {
  return {
    id: row.id,
    name: row.name,
    retainAudioDays: row.retain_audio_days,
    retainTranscriptDays: row.retain_transcript_days,
    releaseAfterDays: row.release_after_days,
    trust: row.trust ?? usualTrust,
    appealDays: row.appeal_days,
    createdAt: row.created_at,
  }
}
