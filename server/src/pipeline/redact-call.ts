import type { Pcm } from '../audio/pcm.ts'
import { EngineError } from '../domain/errors.ts'
import type { RedactKind } from '../domain/redaction.ts'
import type { Turn } from '../domain/transcript.ts'
import { type RedactedTurns, redactTurns } from '../redact/redact-turns.ts'
import type { ClaimedCall } from '../store/calls/call-progress.ts'
import { findBleeped, type Redaction } from '../store/calls/redactions.ts'
import type { House } from './stage.ts'

/**
 * Takes personal data out of what was heard, and makes the copy of the recording that is given out from then on. The copy
 * is on disk when this returns: there is never a transcript without words that can still be heard.
 */
export async function redactCall(
  call: ClaimedCall,
  house: House,
  heard: { readonly turns: readonly Turn[]; readonly channels: readonly Pcm[] },
  kinds: readonly RedactKind[],
  signal: AbortSignal,
): Promise<{ readonly turns: readonly Turn[]; readonly redaction: Redaction }> {
  const { turns, stretches, found } = takeOutPersonalData(heard.turns, kinds)
  if (stretches.length === 0) return { turns, redaction: { kinds, found, copy: undefined } }
  const path = `${house.recordings.decodedPrefix(call.id)}.${call.claim}.flac`
  // What was bleeped once stays so, though it may have been heard as something else this time.
  const all = [...(await findBleeped(house.database, call.id)), ...stretches]
  const copy = await house.decoder.bleep(heard.channels, all, path, signal)
  await house.recordings.keepRedacted(call.id, path, copy.sha256)
  return { turns, redaction: { kinds, found, copy: { ...copy, stretches: all } } }
}

/** An error in here could quote the call: what leaves is a sentence. */
export function takeOutPersonalData(turns: readonly Turn[], kinds: readonly RedactKind[]): RedactedTurns {
  try {
    return redactTurns(turns, kinds)
  } catch {
    throw new EngineError('Personal data could not be looked for in the transcript.', { retryable: true })
  }
}
