import { noteHistory } from '../../store/calls/calls.ts'
import { decodeCall } from '../decode-call.ts'
import { describeDamage } from '../describe-damage.ts'
import type { House, Stage } from '../stage.ts'

/** Decodes the recording, and learns how long it really is. */
export const convert: Stage = {
  name: 'convert',
  waiting: 'PENDING',
  working: 'AUDIO_CONVERSION_IN_PROGRESS',
  done: 'AUDIO_CONVERTED',
  failed: 'ERROR',
  async run(call, house, signal) {
    const decoded = await decodeCall(call, house, signal)
    await leaveRoom(call.id, house)
    const { durationSeconds, truncated } = decoded
    return {
      values: { duration_seconds: durationSeconds },
      async save(tx) {
        await tx
          .updateTable('recording')
          .set({
            duration_seconds: durationSeconds,
            channels: decoded.channels.length,
            truncated,
            peaks: JSON.stringify(decoded.peaks),
          })
          .where('call_id', '=', call.id)
          .execute()
        if (truncated) await noteHistory(tx, call.id, convert.done, describeDamage(durationSeconds))
      },
    }
  },
}

/**
 * Decoded sound is many times the size of a recording. What would only fill the disk, for it is transcribed elsewhere or
 * much later, goes; decoding it again when its turn comes takes a moment.
 */
async function leaveRoom(callId: string, { recordings, decodedAtMost }: House): Promise<void> {
  if (decodedAtMost === undefined || (await recordings.countDecoded()) <= decodedAtMost) return
  await recordings.removeDecoded(callId)
}
