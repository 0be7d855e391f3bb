import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createClient } from '@callmark/client'

let folder: string
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callmark-uploads-'))
})
after(() => rm(folder, { recursive: true, force: true }))

const call = { external_id: 'c', agent_id: 'a', agent_name: 'Ana', model_name: 'Quality' }

async function serve(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    baseUrl,
    client: createClient({ baseUrl, token: 'any' }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

test('memory does not grow with the recording: 300 MB are sent from a file with less than 100 MB', async () => {
  const path = join(folder, 'large.wav')
  const bytes = 300_000_000
  await writeFile(path, 'RIFF')
  await truncate(path, bytes)
  let received = 0
  let announced = 0
  await using server = await serve((request, response) => {
    announced = Number(request.headers['content-length'])
    request
      .on('data', (piece) => {
        received += piece.length
      })
      .on('end', () => response.writeHead(201, { 'content-type': 'application/json' }).end('{}'))
  })
  const script = fileURLToPath(new URL('support/upload-file.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [script, server.baseUrl, path])
  assert.ok(received > bytes)
  assert.equal(received, announced, 'the size is known before the first byte is sent')
  assert.ok(Number(stdout) < 100_000_000, `the process grew by ${stdout.trim()} bytes`)
})

test('every kind of source arrives byte for byte, with its fields before it and its name', async () => {
  const audio = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7) % 256))
  const path = join(folder, 'Anruf "Müller".wav')
  await writeFile(path, audio)
  const sources = {
    path,
    blob: new Blob([audio]),
    web: new Blob([audio]).stream(),
    node: Readable.from([audio.subarray(0, 1000), audio.subarray(1000)]),
    factory: async () => Readable.from([audio]),
    recording: { name: 'x', size: audio.length, open: () => new Blob([audio]).stream() },
  }
  for (const [kind, source] of Object.entries(sources)) {
    let form: FormData | undefined
    await using server = await serve(async (request, response) => {
      const { method, headers } = request
      const body = Readable.toWeb(request) as ReadableStream
      const parsed = new Request('http://x', {
        method: method!,
        headers: headers as Record<string, string>,
        body,
        duplex: 'half',
      })
      form = await parsed.formData()
      response.writeHead(201, { 'content-type': 'application/json' }).end('{}')
    })
    const additional_parameters = { campaign: 'Ærø\r\n--x', count: 3 }
    const named = kind === 'path' ? {} : { file_name: 'call.wav' }
    await server.client.calls.submit({ ...call, additional_parameters, audio: source, ...named })
    assert.deepEqual([...form!.keys()], [...Object.keys(call), 'additional_parameters', 'audio_file'], kind)
    assert.equal(form!.get('model_name'), 'Quality')
    assert.deepEqual(JSON.parse(String(form!.get('additional_parameters'))), additional_parameters)
    const file = form!.get('audio_file') as File
    assert.equal(file.name, kind === 'path' ? 'Anruf "Müller".wav' : 'call.wav')
    const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
    assert.equal(hash(new Uint8Array(await file.arrayBuffer())), hash(audio), kind)
  }
})

test('a refusal in the middle of an upload comes back as that refusal', async () => {
  const path = join(folder, 'refused.wav')
  await writeFile(path, 'RIFF')
  await truncate(path, 100_000_000)
  const refusal = { code: '001-002-0003', message: 'The recording is too large.', path: 'audio_file' }
  const refuse: RequestListener = (request, response) => {
    request.once('data', () => {
      response.writeHead(413, { 'content-type': 'application/json' }).end(JSON.stringify(refusal))
      request.resume()
    })
  }
  await using server = await serve(refuse)
  for (const audio of [path, new Blob([new Uint8Array(50_000_000)])]) {
    let sent = 0
    const onProgress = (bytes: number) => {
      sent = bytes
    }
    await assert.rejects(server.client.calls.submit({ ...call, audio }, { onProgress }), {
      status: 413,
      ...refusal,
    })
    assert.ok(sent < 100_000_000, 'what nobody wants is not sent to its end')
  }
})
