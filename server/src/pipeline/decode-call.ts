import type { DecodedAudio } from '../audio/audio-decoder.ts'
import { EngineError } from '../domain/errors.ts'
import type { ClaimedCall } from '../store/call-progress.ts'
import type { House } from './stage.ts'

/** Decodes the call's uploaded file into one PCM file per channel. */
export async function decodeCall(
  call: ClaimedCall,
  house: House,
  signal: AbortSignal,
): Promise<DecodedAudio> {
  const path = await house.recordings.findLocalFile(call.id)
  if (!path) {
    throw new EngineError('The recording is no longer in storage. Submit the call under a new external_id.', {
      retryable: false,
    })
  }
  return house.decoder.decode(path, call.format, house.recordings.decodedPrefix(call.id), signal)
}
