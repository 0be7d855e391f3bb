import type { RedactionCounts, RedactKind } from '../domain/redaction.ts'
import type { Database, Transaction } from './database.ts'

/** What looking for personal data in a recording came to. */
export interface Redaction {
  /** What was looked for. */
  readonly kinds: readonly RedactKind[]
  readonly found: RedactionCounts
  /** The copy with bleeps; undefined: there was nothing to bleep. */
  readonly copy: { readonly bytes: number; readonly sha256: string } | undefined
}

/** Whether all of these kinds have been looked for in a recording. */
export function isLookedThrough(
  recording: { readonly redaction_kinds: readonly RedactKind[] | null },
  kinds: readonly RedactKind[],
): boolean {
  return kinds.every((kind) => recording.redaction_kinds?.includes(kind))
}

/** A recording once bleeped stays so: where nothing was found this time, the copy that stands is kept. */
export async function saveRedaction(tx: Transaction, callId: string, redaction: Redaction): Promise<void> {
  const { kinds, found, copy } = redaction
  await forgetEarlierWords(tx, callId, kinds)
  let query = tx
    .updateTable('recording')
    .set({
      redaction: copy ? 'redacted' : 'clean',
      redaction_kinds: [...kinds],
      redaction_found: JSON.stringify(found),
      redacted_bytes: copy?.bytes ?? null,
      redacted_sha256: copy?.sha256 ?? null,
    })
    .where('call_id', '=', callId)
  if (!copy)
    query = query.where((where) =>
      where.or([where('redaction', 'is', null), where('redaction', '=', 'clean')]),
    )
  const { numUpdatedRows } = await query.executeTakeFirst()
  if (numUpdatedRows > 0n) return
  await tx
    .updateTable('recording')
    .set({ redaction_kinds: [...kinds], redaction_found: JSON.stringify(found) })
    .where('call_id', '=', callId)
    .execute()
}

/** Results from before these kinds were taken out keep their points, but no word of the call that could hold some. */
async function forgetEarlierWords(
  tx: Transaction,
  callId: string,
  kinds: readonly RedactKind[],
): Promise<void> {
  const recording = await tx
    .selectFrom('recording')
    .select('redaction_kinds')
    .where('call_id', '=', callId)
    .executeTakeFirst()
  if (!recording || isLookedThrough(recording, kinds)) return
  await tx
    .updateTable('call_result')
    .set({ transcription: null, analysis_result: null, summary: null, insights: null, keywords: null })
    .where('call_id', '=', callId)
    .execute()
}

/** Of these calls, the fingerprint of the copy with bleeps of those that have one. */
export async function listRedactedCopies(
  database: Database,
  callIds: readonly string[],
): Promise<Map<string, string>> {
  if (callIds.length === 0) return new Map()
  const rows = await database
    .selectFrom('recording')
    .select(['call_id', 'redacted_sha256'])
    .where('call_id', 'in', callIds)
    .where('redacted_sha256', 'is not', null)
    .execute()
  return new Map(rows.map((row) => [row.call_id, row.redacted_sha256!]))
}
