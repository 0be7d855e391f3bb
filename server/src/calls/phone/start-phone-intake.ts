import { type Repeated, repeatStep } from '../../process/repeat-step.ts'
import { claimPhoneRecording, removeOldContacts } from '../../store/phone/phone-recordings.ts'
import { type PhoneDesk, submitPhoneRecording } from './submit-phone-recording.ts'

const pollMs = 2_000
/** More at once would take the line from those who upload. */
const atOnce = 3

/** Fetches what phone systems have told of, and submits it. Any number of processes may do so: no two take the same recording. */
export function startPhoneIntake(
  desk: PhoneDesk,
  log: { error(fields: object, message: string): void; info(fields: object, message: string): void },
): Repeated {
  return repeatStep(
    async (signal) => {
      await removeOldContacts(desk.database)
      await Promise.all(Array.from({ length: atOnce }, () => submitAll(desk, log, signal)))
    },
    pollMs,
    (fields) => log.error(fields, 'recordings of phone systems not fetched'),
  )
}

async function submitAll(
  desk: PhoneDesk,
  log: { info(fields: object, message: string): void },
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const recording = await claimPhoneRecording(desk.database)
    if (!recording) return
    const outcome = await submitPhoneRecording(desk, recording, signal)
    log.info({ phoneSystemId: recording.phone_system_id, id: recording.id, outcome }, 'recording fetched')
  }
}
