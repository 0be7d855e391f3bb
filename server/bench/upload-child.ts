import { randomBytes } from 'node:crypto'
import { createClient } from '@callmark/client'

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
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(bytes - 8, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(16_000, 24)
  header.writeUInt32LE(32_000, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(bytes - 44, 40)
  const wav = new Uint8Array(bytes)
  wav.set(header)
  wav.set(randomBytes(64), 44)
  return wav
}
