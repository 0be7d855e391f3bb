import type { Database } from '../database.ts'
import type { Recordings } from '../recordings/recordings.ts'
import type { ArchiveEntry } from './read-archive.ts'

/** The sound of a backup on its way into a house. */
export interface SoundTaker {
  /** False: the entry is no sound. Its rows must be there already, for they say what it has to be. */
  take(tx: Database, entry: ArchiveEntry): Promise<boolean>
  /** Removes again what was taken. */
  undo(): Promise<void>
  /** The call was let go of while the backup was made. */
  letGo(callId: string): Promise<void>
  /** What came back, and how much of what the rows speak of did not. */
  count(database: Database): Promise<{ recordings: number; missing: number }>
}

const callId = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

export function takeSoundInto(recordings: Recordings): SoundTaker {
  const originals = new Set<string>()
  const copies = new Set<string>()

  async function keep(id: string, { content }: ArchiveEntry, sha256: string | null | undefined) {
    const received = await recordings.receive(content, 0)
    // Damaged before it was backed up. It is left out: a recording is either the one that was sent, or missing.
    if (received.sha256 !== sha256) return received.discard()
    originals.add(id)
    await received.keep(id)
    await recordings.confirm(id)
  }

  async function keepCopy(id: string, { content }: ArchiveEntry, sha256: string) {
    const received = await recordings.receive(content, 0)
    if (received.sha256 === sha256) {
      copies.add(id)
      await recordings.keepRedacted(id, received.path, sha256)
    }
    await received.discard()
  }

  return {
    async take(tx, entry) {
      const original = new RegExp(`^recordings/(${callId})$`).exec(entry.name)
      const copy = new RegExp(`^redacted/(${callId})/([0-9a-f]{64})$`).exec(entry.name)
      if (copy) await keepCopy(copy[1]!, entry, copy[2]!)
      if (original) {
        const id = original[1]!
        const call = await tx
          .selectFrom('call')
          .select('audio_sha256')
          .where('id', '=', id)
          .executeTakeFirst()
        await keep(id, entry, call?.audio_sha256)
      }
      return original !== null || copy !== null
    },

    async undo() {
      for (const id of originals.union(copies)) await recordings.remove(id)
    },

    async letGo(id) {
      await recordings.remove(id)
      originals.delete(id)
      copies.delete(id)
    },

    async count(database) {
      const expected = await database
        .selectFrom('recording')
        .innerJoin('call', 'call.id', 'recording.call_id')
        .select(({ fn }) => [
          fn.countAll<number>().as('originals'),
          fn.count<number>('redacted_sha256').as('copies'),
        ])
        .where('call.audio_removed_at', 'is', null)
        .executeTakeFirstOrThrow()
      const missing = expected.originals + expected.copies - originals.size - copies.size
      return { recordings: originals.size, missing }
    },
  }
}
