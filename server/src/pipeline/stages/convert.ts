import { updateCall } from '../../store/call-progress.ts'
import { noteHistory } from '../../store/calls.ts'
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
    return async (tx) => {
      await updateCall(tx, call.id, { duration_seconds: decoded.durationSeconds })
      await tx
        .updateTable('recording')
        .set({
          duration_seconds: decoded.durationSeconds,
          channels: decoded.channels.length,
          truncated: decoded.truncated,
          peaks: JSON.stringify(decoded.peaks),
        })
        .where('call_id', '=', call.id)
        .execute()
      if (decoded.truncated)
        await noteHistory(tx, call.id, convert.working, describeDamage(decoded.durationSeconds))
    }
  },
}

/**
 * Decoded sound is many times the size of a recording, and converting runs far ahead of transcribing. What would only
 * fill the disk goes; decoding it again when its turn comes takes seconds.
 */
async function leaveRoom(callId: string, { recordings, decodedAtMost }: House): Promise<void> {
  if (decodedAtMost === undefined || (await recordings.countDecoded()) <= decodedAtMost) return
  await recordings.removeDecoded(callId)
}
