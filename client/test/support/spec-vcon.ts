/** A vCon with a recording inside, after the first example of the draft, with the roles of its contact centre extension. */
export function specVcon(change: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    vcon: '0.4.0',
    uuid: '0194f8d1-5a7e-8c11-9e10-27c3a1d0b5f6',
    extensions: ['CC'],
    created_at: '2026-02-11T09:12:44.120Z',
    subject: 'A question about a bill',
    parties: [
      { tel: '+12345678901', name: 'Alice', role: 'customer' },
      { tel: '+19876543210', mailto: 'mailto:bob@example.com', name: 'Bob', role: 'agent' },
    ],
    dialog: [specRecording()],
    analysis: [],
    attachments: [],
    ...change,
  }
}

export function specRecording(change: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    type: 'recording',
    start: '2026-02-11T09:05:26.000+00:00',
    duration: 4.72,
    parties: [0, 1],
    mediatype: 'audio/x-wav',
    filename: 'ab_call.wav',
    encoding: 'base64url',
    body: Buffer.from([0xff, 0xfe, 0xfb, 1, 2]).toString('base64url'),
    ...change,
  }
}

export const toBytes = (value: unknown) => Buffer.from(JSON.stringify(value))
