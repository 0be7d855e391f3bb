import { defineWords } from '../../../words/use-words.ts'

export const phoneRecordingWords = defineWords('settings.phone-recordings', {
  title: (name: string) => `Recordings of ${name}`,
  refresh: 'Refresh',
  status: 'Status',
  any: 'Any',
  statuses: { PENDING: 'waiting', SUBMITTED: 'became a call', FAILED: 'failed' },
  none: 'It has not told of a recording yet.',
  noneLead: 'Once the address is known there, every recording stands here within seconds.',
  noneSuch: 'No recording has this status.',
  told: (when: string) => `Told of ${when}`,
  attempts: (count: number, shown: string) => (count === 1 ? '1 attempt' : `${shown} attempts`),
  next: (when: string) => `next ${when}`,
  openCall: 'Open the call',
  again: 'Fetch again',
  now: 'Fetch now',
  retrying: 'Fetching…',
  of: (action: string, id: string) => `${action}: ${id}`,
  /** In English word for word what the service says: that is how another language knows which it is. */
  reasons: {
    brokeOff: 'The recording broke off on its way.',
    bucketLacks: 'The bucket does not have this recording, or not yet.',
    bucketUnread: 'The bucket could not be read. Check its name, its region and the access key.',
    twilioInternal: 'The address of Twilio leads to an internal address, which is not allowed.',
    twilioAway: 'Twilio could not be reached.',
    twilioRefuses: 'Twilio does not accept the account SID and the auth token.',
    twilioLacks: 'Twilio does not have this recording, or not yet.',
    twilioElsewhere:
      'Twilio keeps this recording elsewhere. Recordings in storage of your own are not fetched through Twilio.',
    secretUnread: 'The secret cannot be read: SECRETS_KEY is not the one it was stored with.',
    notStored: 'The recording could not be stored just now.',
    notChecked: 'The recording could not be checked just now. Send it again.',
    empty: 'The audio file is empty: it has 0 bytes. Send it again.',
    modelOff: 'There is no enabled model with that name. GET /v1/models lists them.',
    tooLarge: (megabytes: string) =>
      `The recording is larger than the ${megabytes} MiB this service accepts.`,
    answered: (status: string) => `Twilio answered ${status}.`,
    required: (key: string) => `The model requires the metadata field "${key}".`,
    other: (reason: string) => reason,
  },
})
