import { createHmac } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { type PhoneDesk, submitPhoneRecording } from '../../src/calls/phone/submit-phone-recording.ts'
import { claimPhoneRecording } from '../../src/store/phone/phone-recordings.ts'
import { readBody, startVendorServer } from './vendor-server.ts'
import { writeToneWav } from './write-wav.ts'

export const accountSid = `AC${'a1'.repeat(16)}`
export const authToken = 'f00dfeedf00dfeedf00dfeedf00dfeed'
export const sidOf = (number: number, kind: 'RE' | 'CA' = 'RE') =>
  `${kind}${number.toString(16).padStart(32, '0')}`

/** Twilio's message that a recording is ready, field by field as it documents them. */
export function twilioForm(number: number, more: Record<string, string> = {}): URLSearchParams {
  return new URLSearchParams({
    AccountSid: accountSid,
    CallSid: sidOf(number, 'CA'),
    RecordingSid: sidOf(number),
    RecordingUrl: `https://api.twilio.com/2010-04-01/Accounts/${accountSid}/Recordings/${sidOf(number)}`,
    RecordingStatus: 'completed',
    RecordingDuration: '2',
    RecordingChannels: '2',
    RecordingStartTime: 'Tue, 17 Nov 2026 09:12:44 +0000',
    RecordingSource: 'DialVerb',
    RecordingTrack: 'both',
    ...more,
  })
}

/** Worked out as Twilio describes it, apart from the code that checks it. */
export function signAsTwilio(url: string, form: URLSearchParams, token = authToken): string {
  let text = url
  for (const [name, value] of [...form].sort(([one], [other]) => (one < other ? -1 : 1))) text += name + value
  return createHmac('sha1', token).update(text, 'utf8').digest('base64')
}

export function sendAsTwilio(url: string, form: URLSearchParams, signature = signAsTwilio(url, form)) {
  return fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
      'x-twilio-signature': signature,
      'i-twilio-idempotency-token': 'd6a9a8ba-2b5c-4b3a-a1a0-2f1f1f1f1f1f',
      'user-agent': 'TwilioProxy/1.1',
    },
    body: form.toString(),
  })
}

export interface FakeTwilio {
  readonly url: string
  /** What was asked for, in order. */
  readonly asked: string[]
  /** How the next requests are answered; then with the recording. */
  readonly answers: ((response: ServerResponse) => void)[]
  close(): Promise<void>
}

/** The one port of Twilio that recordings come from. */
export async function startFakeTwilio(): Promise<FakeTwilio> {
  const asked: string[] = []
  const answers: FakeTwilio['answers'] = []
  const expected = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  const server = await startVendorServer(async (request, response) => {
    await readBody(request)
    asked.push(request.url ?? '')
    const answer = answers.shift()
    if (answer) return answer(response)
    if (request.headers.authorization !== expected) return void response.writeHead(401).end()
    const [, number = ''] = /\/Recordings\/RE([0-9a-f]{32})\.wav/.exec(request.url ?? '') ?? []
    // Every recording has a sound of its own.
    const sound = writeToneWav(1 + (Number.parseInt(number, 16) % 50) / 100, { channels: 2 })
    response.writeHead(200, { 'content-type': 'audio/x-wav', 'content-length': sound.length }).end(sound)
  })
  return { url: server.url, asked, answers, close: server.close }
}

/** EventBridge's message that an object is there, as Amazon documents it. */
export const objectCreated = (bucket: string, key: string) => ({
  version: '0',
  id: '17793124-05d4-b198-2fde-7ededc63b103',
  'detail-type': 'Object Created',
  source: 'aws.s3',
  account: '111122223333',
  time: '2026-11-17T09:15:00Z',
  region: 'eu-west-2',
  resources: [`arn:aws:s3:::${bucket}`],
  detail: {
    version: '0',
    bucket: { name: bucket },
    object: { key, size: 5, etag: 'b1946ac92492d2347c6235b4d2611184', sequencer: '617f08299329d189' },
    'request-id': 'N4N7GDK58NMKJ12R',
    requester: '123456789012',
    'source-ip-address': '1.2.3.4',
    reason: 'PutObject',
  },
})

/** Amazon Connect's message that a contact has ended, as Amazon documents it. */
export const contactEnded = (contactId: string, agent: string) => ({
  version: '0',
  id: '8c9d5b8e-0000-4000-8000-000000000000',
  'detail-type': 'Amazon Connect Contact Event',
  source: 'aws.connect',
  account: '111122223333',
  time: '2026-11-17T09:14:48Z',
  region: 'eu-west-2',
  resources: [],
  detail: {
    eventType: 'DISCONNECTED',
    contactId,
    initialContactId: contactId,
    channel: 'VOICE',
    instanceArn: 'arn:aws:connect:eu-west-2:111122223333:instance/12345678-1234-1234-1234-123456789012',
    initiationMethod: 'INBOUND',
    disconnectReason: 'CUSTOMER_DISCONNECT',
    queueInfo: {
      queueArn: 'arn:aws:connect:eu-west-2:111122223333:instance/1234/queue/billing',
      queueType: 'STANDARD',
      enqueueTimestamp: '2026-11-17T09:12:04.111Z',
    },
    agentInfo: {
      agentArn: `arn:aws:connect:eu-west-2:111122223333:instance/1234/agent/${agent}`,
      connectedToAgentTimestamp: '2026-11-17T09:12:44.000Z',
    },
    tags: { 'aws:connect:instanceId': '12345678-1234-1234-1234-123456789012' },
  },
})

/** Fetches all that is due, as a worker does. */
export async function fetchDue(desk: PhoneDesk): Promise<string[]> {
  const outcomes: string[] = []
  for (;;) {
    const recording = await claimPhoneRecording(desk.database)
    if (!recording) return outcomes
    outcomes.push(await submitPhoneRecording(desk, recording, new AbortController().signal))
  }
}
