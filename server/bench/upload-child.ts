import { randomBytes } from 'node:crypto'
import { createClient } from '@callmark/client'
import { writeWav } from '../test/support/write-wav.ts'

/** Sends large recordings all at once, from a process of its own, and reports how that went to its parent. */
const { uploads, bytes, modelName, ...connection } = JSON.parse(process.argv[2]!) as {
  uploads: number
  bytes: number
  modelName: string
  baseUrl: string
  clientId: string
  clientSecret: string
}
const client = createClient(connection)
await client.signIn()
const recordings = Array.from({ length: uploads }, makeQuietWav)
const startMs = performance.now()
const sent = await Promise.allSettled(
  recordings.map((recording, index) =>
    client.calls.submit({
      external_id: `upload-${index}`,
      agent_id: 'bench',
      agent_name: 'Bench',
      model_name: modelName,
      audio: new Blob([recording]),
      file_name: 'call.wav',
    }),
  ),
)
const refused = sent.filter(({ status }) => status === 'rejected').length
process.send!({ seconds: (performance.now() - startMs) / 1000, refused })
process.disconnect!()

/** Minutes of silence at 16 kHz, with a beginning that no other has. */
function makeQuietWav(): Uint8Array<ArrayBuffer> {
  const header = writeWav([[]], { sampleRate: 16_000, claimedBytes: bytes - 44 })
  const wav = new Uint8Array(bytes)
  wav.set(header)
  wav.set(randomBytes(64), header.length)
  return wav
}
