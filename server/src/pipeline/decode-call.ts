import { constants } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import type { DecodedAudio } from '../audio/decoded-audio.ts'
import { EngineError } from '../domain/errors.ts'
import type { ClaimedCall } from '../store/calls/call-progress.ts'
import type { House } from './stage.ts'

/**
 * Decodes the call's uploaded file into one PCM file per channel. The files appear under their names only when they
 * are whole and on disk, so that neither a kill nor a second worker can leave half of one for the next stage.
 */
export async function decodeCall(
  call: ClaimedCall,
  house: House,
  signal: AbortSignal,
): Promise<DecodedAudio> {
  const path = await house.recordings.findLocalFile(call.id, signal)
  if (!path) {
    const message =
      'The recording is no longer in storage. Erase this call and submit it again, or submit it under a new external_id.'
    throw new EngineError(message, { retryable: false })
  }
  const prefix = house.recordings.decodedPrefix(call.id)
  const output = `${prefix}.${call.claim}`
  const { original, durationSeconds: probedSeconds } = call
  const decoded = await house.decoder.decode(path, call.format, output, signal, { original, probedSeconds })
  try {
    const channels = []
    for (const [channel, pcm] of decoded.channels.entries()) {
      const whole = `${prefix}-${channel}.pcm`
      await syncFile(pcm.path)
      await rename(pcm.path, whole)
      channels.push({ ...pcm, path: whole })
    }
    // Only now: a next attempt would need it again.
    await house.recordings.release(call.id)
    return { ...decoded, channels }
  } catch (error) {
    for (const { path } of decoded.channels) await rm(path, { force: true })
    throw error
  }
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, constants.O_RDWR | constants.O_NOFOLLOW)
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
