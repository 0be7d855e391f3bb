import { forgetSoundToRemove } from '../store/calls/let-go.ts'
import type { Database } from '../store/database.ts'
import type { Recordings } from '../store/recordings/recordings.ts'

/** Where calls and their sound are kept. */
export interface CallStore {
  readonly database: Database
  readonly recordings: Recordings
}

/** Removes every file of a call. May be repeated: what is gone is gone. */
export async function removeSound({ database, recordings }: CallStore, callId: string): Promise<void> {
  await recordings.remove(callId)
  await recordings.removeDecoded(callId)
  await forgetSoundToRemove(database, callId)
}
