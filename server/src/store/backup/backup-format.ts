import { z } from 'zod'

export const formatVersion = 1
export const headerName = 'callmark-backup.json'
export const manifestName = 'manifest.json'
export const sealName = 'manifest.sha256'

/** Comes first: what is needed to begin. */
export const BackupHeader = z.object({
  format: z.number().int(),
  callmark: z.string(),
  created_at: z.iso.datetime(),
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1) })),
})
export type BackupHeader = z.infer<typeof BackupHeader>

/** Comes last: what must have arrived, and what has been let go of since the rows were read. */
export const BackupManifest = z.object({
  /** Of all entries before, in their order. */
  entries: z.number().int(),
  sha256: z.string(),
  rows: z.record(z.string(), z.number().int()),
  counters: z.array(z.object({ table: z.string(), column: z.string(), value: z.number().int() })),
  /** Those that belong to no column. */
  sequences: z.array(z.object({ name: z.string(), value: z.number().int() })).default([]),
  recordings: z.number().int(),
  redacted: z.number().int(),
  /** Sound that has a row but is not in the backup, or not as it was when it came. */
  missing: z.number().int(),
  erased: z.array(z.object({ id: z.uuid(), client_id: z.string() })),
  audio_removed: z.array(z.object({ id: z.uuid(), at: z.iso.datetime() })),
  transcript_removed: z.array(z.object({ id: z.uuid(), at: z.iso.datetime() })),
})
export type BackupManifest = z.infer<typeof BackupManifest>

/** One line per entry; every so many entries they are written down, so that neither side has to remember them all. */
export interface IndexLine {
  readonly name: string
  readonly bytes: number
  readonly sha256: string
}
export const linesPerIndex = 1000
