import assert from 'node:assert/strict'
import { type RequestListener, createServer as serveHttp } from 'node:http'
import { type AddressInfo, type Server, createServer as serveBytes } from 'node:net'
import { after, describe, test } from 'node:test'
import { suggestLanguageModel } from '../../src/commands/suggest-language-model.ts'
import { usualPlaces } from '../../src/judge/llm/servers/find-servers.ts'
import { startTestService } from '../support/service.ts'

const servers: Server[] = []
after(() => {
  for (const server of servers) {
    if ('closeAllConnections' in server) (server.closeAllConnections as () => void)()
    server.close()
  }
})

async function listen(server: Server): Promise<number> {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const ollama = (...names: unknown[]) => JSON.stringify({ models: names.map((name) => ({ name, size: 1 })) })
const openAi = (...ids: unknown[]) => JSON.stringify({ object: 'list', data: ids.map((id) => ({ id })) })
const page =
  (text: string, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(text)

const onEmbedded = { JUDGE_ENGINE: 'embedded', JUDGE_SUGGEST: 'on' } as const
const elsewhere = 'http://127.0.0.1:9'

async function suggest(
  ports: Readonly<Record<string, number>>,
  config: Parameters<typeof suggestLanguageModel>[0] = onEmbedded,
  ownAddress = elsewhere,
): Promise<string[]> {
  const lines: string[] = []
  const places = usualPlaces
    .filter(({ name }) => name in ports)
    .map((place) => ({ ...place, port: ports[place.name]! }))
  await suggestLanguageModel(config, ownAddress, (line) => lines.push(line), places)
  return lines
}

describe('a language model that runs on this machine while the embedded judge scores', () => {
  test('is named at the start, with the settings that would use it', async () => {
    const asked: string[] = []
    const answer =
      (text: string): RequestListener =>
      (request, response) => {
        asked.push(`${request.method} ${request.url}`)
        assert.deepEqual([request.headers.authorization, request.headers.cookie], [undefined, undefined])
        response.end(text)
      }
    const ports = {
      Ollama: await listen(serveHttp(answer(ollama('nomic-embed-text:latest', 'qwen3:8b', 'llama3.1:8b')))),
      'LM Studio': await listen(serveHttp(answer(openAi('qwen/qwen3-14b', 'text-embedding-nomic-v1.5')))),
      'llama.cpp': await listen(serveHttp(answer(openAi('gemma.gguf')))),
      vLLM: await listen(serveHttp(answer(openAi('a', 'b', 'c', 'd', 'e', 'f', 'g')))),
    }
    const line = (name: string, models: string, first: string) =>
      `${name} runs on this machine with ${models}. A language model is the better judge; to use it, set JUDGE_ENGINE=openai-compatible JUDGE_URL=http://127.0.0.1:${ports[name as keyof typeof ports]} JUDGE_MODEL=${first} (docs/language-model.md).`
    assert.deepEqual(await suggest(ports), [
      line('Ollama', 'qwen3:8b, llama3.1:8b', 'qwen3:8b'),
      line('LM Studio', 'qwen/qwen3-14b', 'qwen/qwen3-14b'),
      line('llama.cpp', 'gemma.gguf', 'gemma.gguf'),
      line('vLLM', 'a, b, c, d, e and 2 more', 'a'),
    ])
    assert.deepEqual(asked.sort(), ['GET /api/tags', 'GET /v1/models', 'GET /v1/models', 'GET /v1/models'])
  })

  test('is not looked for where a language model is set, nor where nobody wants to know', async () => {
    let asked = 0
    const port = await listen(serveHttp((_, response) => response.end(ollama(`model-${++asked}`))))
    const ports = { Ollama: port }
    assert.deepEqual(await suggest(ports, { ...onEmbedded, JUDGE_SUGGEST: 'off' }), [])
    assert.deepEqual(await suggest(ports, { ...onEmbedded, JUDGE_ENGINE: 'openai' }), [])
    assert.deepEqual(await suggest(ports, onEmbedded, `http://127.0.0.1:${port}`), [], 'our own port')
    assert.equal(asked, 0)
    assert.equal((await suggest(ports)).length, 1)
  })

  test('the usual addresses are the ones its makers chose', () => {
    assert.deepEqual(
      usualPlaces.map(({ name, port }) => [name, port]),
      [
        ['Ollama', 11_434],
        ['LM Studio', 1234],
        ['llama.cpp', 8080],
        ['vLLM', 8000],
      ],
    )
  })

  test('another Callmark on such a port is taken for none', async () => {
    const service = await startTestService()
    try {
      assert.deepEqual(await suggest({ 'llama.cpp': Number(new URL(service.address).port) }), [])
    } finally {
      await service.stop()
    }
  })
})

describe('whatever else listens there', () => {
  const flood: RequestListener = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"models":[')
    const pour = () => {
      while (!response.destroyed && response.write('{"name":"a"},'.repeat(1000)));
    }
    response.on('drain', pour)
    pour()
  }
  const drip: RequestListener = (_, response) => {
    response.writeHead(200)
    const timer = setInterval(() => response.write(' '), 20)
    response.on('close', () => clearInterval(timer))
  }
  const silent: Readonly<Record<string, RequestListener>> = {
    'a page that never ends': flood,
    'a page a blank at a time': drip,
    'no answer at all': () => {},
    'a refusal': page(ollama('a'), 401),
    'a redirect': (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
    'an error': page(ollama('a'), 500),
    'a broken connection': (_, response) => response.destroy(),
    'a web page': page('<!doctype html><title>Hello</title>'),
    'half a list': page(ollama('a').slice(0, -3)),
    'no models': page(ollama()),
    'nothing but an embedder': page(ollama('nomic-embed-text:latest')),
    null: page('null'),
    'a list of nothing': page('{"models":[null,1,{},{"name":{}},{"name":""}]}'),
    'models that are none': page('{"models":{"name":"a"},"data":[{"id":"b"}]}'),
    'names that would act in a terminal or a shell': page(
      ollama('\u001b[2Ja', 'a b', '$(reboot)', 'a;b', '`a`', '-rf', 'a\nb', 'a'.repeat(201), 'ä'),
    ),
  }
  for (const [name, handle] of Object.entries(silent)) {
    test(`${name}: nothing is said, and soon`, { timeout: 5_000 }, async () => {
      assert.deepEqual(await suggest({ Ollama: await listen(serveHttp(handle)) }), [])
    })
  }

  const bytes: Readonly<Record<string, string>> = {
    'another protocol': 'SSH-2.0-OpenSSH_9.6\r\n',
    'a change of protocol': 'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n',
    'a length that is a lie': 'HTTP/1.1 200 OK\r\ncontent-length: 99999\r\n\r\n{"models":[{"name":"a"}]}',
    'nothing but noise': '\u0000\u0001\u0002',
  }
  for (const [name, text] of Object.entries(bytes)) {
    test(`${name}: nothing is said, and soon`, { timeout: 5_000 }, async () => {
      const server = serveBytes((socket) => socket.on('error', () => {}).write(text))
      assert.deepEqual(await suggest({ Ollama: await listen(server) }), [])
    })
  }

  test('a closed port and a silent one do not hide the server beside them', { timeout: 5_000 }, async () => {
    const closed = serveBytes()
    const port = await listen(closed)
    closed.close()
    const ports = {
      Ollama: port,
      'LM Studio': await listen(serveHttp(() => {})),
      vLLM: await listen(serveHttp(page(openAi('qwen3')))),
    }
    const lines = await suggest(ports)
    assert.equal(lines.length, 1)
    assert.match(lines[0]!, /^vLLM runs on this machine with qwen3\./)
  })
})
