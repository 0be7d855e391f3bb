import type { BleepedStretch, RedactionCounts, RedactKind } from '../../domain/redaction.ts'
import type { Database, Transaction } from '../database.ts'

/** What looking for personal data in a recording came to. */
export interface Redaction {
  /** What was looked for. */
  readonly kinds: readonly RedactKind[]
  readonly found: RedactionCounts
  /** The copy with bleeps; undefined: there was nothing to bleep. */
  readonly copy: RedactedCopy | undefined
}

export interface RedactedCopy {
  readonly bytes: number
  readonly sha256: string
  /** All that is bleeped in it. */
  readonly stretches: readonly BleepedStretch[]
}

/** What is bleeped in the copy that stands. */
export async function findBleeped(database: Database, callId: string): Promise<readonly BleepedStretch[]> {
  const recording = await database
    .selectFrom('recording')
    .select('redacted_stretches')
    .where('call_id', '=', callId)
    .executeTakeFirst()
  return recording?.redacted_stretches ?? []
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
  await forgetEarlierWords(tx, callId, redaction)
  let query = tx
    .updateTable('recording')
    .set({
      redaction: copy ? 'redacted' : 'clean',
      redaction_kinds: [...kinds],
      redaction_found: JSON.stringify(found),
      redacted_bytes: copy?.bytes ?? null,
      redacted_sha256: copy?.sha256 ?? null,
      redacted_stretches: copy ? JSON.stringify(copy.stretches) : null,
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

/** Results in which something may stand that was taken out this time keep their points, but no word of the call. */
async function forgetEarlierWords(
  tx: Transaction,
  callId: string,
  { kinds, found }: Redaction,
): Promise<void> {
  const recording = await tx
    .selectFrom('recording')
    .select(['redaction_kinds', 'redaction_found'])
    .where('call_id', '=', callId)
    .executeTakeFirst()
  if (!recording) return
  const before = recording.redaction_found
  const foundMore = kinds.some((kind) => (found[kind] ?? 0) > (before?.[kind] ?? 0))
  if (isLookedThrough(recording, kinds) && !foundMore) return
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
