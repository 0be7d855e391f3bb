import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import type { Pcm } from '../../src/audio/pcm.ts'
import { createDeepgramSpeech } from '../../src/speech/deepgram/deepgram-speech.ts'
import { createOpenAiSpeech } from '../../src/speech/openai/openai-speech.ts'
import { checkSpeechEngine, noHints } from '../support/check-speech-engine.ts'
import { startDeepgramServer } from '../support/deepgram-server.ts'
import { startOpenAiServer } from '../support/openai-server.ts'
import { savePcm, sayWords, speakWords } from '../support/spoken-tones.ts'

const { signal } = new AbortController()

describe('a speech engine behind OpenAI’s API', async () => {
  const server = await startOpenAiServer()
  after(() => server.close())
  await checkSpeechEngine(createOpenAiSpeech({ url: server.url }))
})

describe('a server of OpenAI’s API that gives bare text', async () => {
  const server = await startOpenAiServer({ kind: 'bare' })
  after(() => server.close())
  await checkSpeechEngine(createOpenAiSpeech({ url: server.url }))
})

describe('a speech engine behind Deepgram’s API', async () => {
  const server = await startDeepgramServer()
  after(() => server.close())
  await checkSpeechEngine(createDeepgramSpeech({ url: server.url, apiKey: 'key' }))
})

describe('a call written down by a hosted engine', () => {
  let folder: string
  let agent: Pcm
  let customer: Pcm
  let mixed: Pcm
  let silent: Pcm
  const said = [
    ...sayWords('thank you for calling how can i help', 1),
    ...sayWords('please send a card', 9),
    ...sayWords('thank you for calling good bye', 14),
  ]
  const answered = [...sayWords('my card is lost', 5, 0.35, 1), ...sayWords('yes please', 11.5, 0.35, 1)]
  const expected = [
    ['Agent', 'thank you for calling how can i help', 1, 3.7],
    ['Customer', 'my card is lost', 5, 6.3],
    ['Agent', 'please send a card', 9, 10.3],
    ['Customer', 'yes please', 11.5, 12.1],
    ['Agent', 'thank you for calling good bye', 14, 16],
  ]

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'callmark-hosted-'))
    agent = await savePcm(join(folder, 'agent.pcm'), speakWords(said, 18))
    customer = await savePcm(join(folder, 'customer.pcm'), speakWords(answered, 18))
    mixed = await savePcm(join(folder, 'mixed.pcm'), speakWords([...said, ...answered], 18))
    silent = await savePcm(join(folder, 'silent.pcm'), speakWords([], 18))
  })
  after(() => rm(folder, { recursive: true }))

  type Result = Awaited<ReturnType<ReturnType<typeof createOpenAiSpeech>['transcribe']>>
  const summarise = ({ turns }: Result) =>
    turns.map(({ speaker, text, startSeconds, endSeconds }) => [
      speaker,
      text.toLowerCase().replaceAll('.', ''),
      Math.round(startSeconds * 20) / 20,
      Math.round(endSeconds * 20) / 20,
    ])

  const whisper = { server: startOpenAiServer, create: createOpenAiSpeech, perCall: 2 }
  const deepgram = { server: startDeepgramServer, create: createDeepgramSpeech, perCall: 1 }
  for (const [name, { server: start, create, perCall }] of Object.entries({ whisper, deepgram })) {
    test(`each party is kept apart, named and timed to the word (${name})`, async (t) => {
      const server = await start()
      t.after(() => server.close())
      const engine = create({ url: server.url, apiKey: 'secret' })
      const result = await engine.transcribe([customer, agent], noHints, signal)
      assert.deepEqual(summarise(result), expected)
      assert.equal(result.language, 'en')
      for (const turn of result.turns) {
        assert.ok(turn.confidence! > 0.7 && turn.confidence! <= 1)
        assert.equal(turn.words?.map(({ text }) => text).join(' '), turn.text)
        const starts = turn.words!.map(({ startSeconds }) => startSeconds)
        assert.deepEqual(
          starts,
          starts.toSorted((one, other) => one - other),
        )
      }
      assert.equal(server.asked.length, perCall)
    })

    test(`nobody is paid to listen to silence, or twice to one sound (${name})`, async (t) => {
      const server = await start()
      t.after(() => server.close())
      const engine = create({ url: server.url, apiKey: 'secret' })
      await engine.transcribe([silent, silent], noHints, signal)
      assert.equal(server.asked.length, 0)
      const once = await engine.transcribe([mixed], noHints, signal)
      const softer = speakWords([...said, ...answered], 18).map((sample) => Math.round(sample / 3))
      const copy = await savePcm(join(folder, 'copy.pcm'), softer)
      assert.deepEqual(await engine.transcribe([mixed, copy], noHints, signal), once)
      const alone = await engine.transcribe([silent, agent], noHints, signal)
      assert.deepEqual([...new Set(alone.turns.map(({ speaker }) => speaker))], ['Agent'])
      assert.equal(server.asked.length, 3)
    })
  }

  test('two voices on one channel stay two people where the vendor tells them apart', async (t) => {
    const openai = await startOpenAiServer({ kind: 'speakers' })
    t.after(() => openai.close())
    const model = 'gpt-4o-transcribe-diarize'
    const diarized = createOpenAiSpeech({ url: openai.url, apiKey: 'secret', model })
    assert.deepEqual(summarise(await diarized.transcribe([mixed], noHints, signal)), expected)
    const listener = await startDeepgramServer()
    t.after(() => listener.close())
    const listening = createDeepgramSpeech({ url: listener.url, apiKey: 'secret' })
    assert.deepEqual(summarise(await listening.transcribe([mixed], noHints, signal)), expected)
    // With a channel each, a voice heard twice on one of them is still that party.
    const apart = await diarized.transcribe([customer, mixed], noHints, signal)
    assert.equal(new Set(apart.turns.map(({ speaker }) => speaker)).size, 2)
  })

  test('what is asked of OpenAI is what its document wants', async (t) => {
    const server = await startOpenAiServer()
    t.after(() => server.close())
    const engine = createOpenAiSpeech({
      url: `${server.url}/v1`,
      apiKey: 'secret',
      model: 'large',
      language: 'en',
    })
    assert.equal(engine.id, 'openai/large')
    const hints = { vocabulary: `Harper Valley, ${'Acme card, '.repeat(100)}`, agentName: '' }
    await engine.transcribe([agent], hints, signal)
    const [asked] = server.asked
    const { prompt, ...fields } = asked!.fields
    assert.deepEqual(fields, {
      model: ['large'],
      temperature: ['0'],
      response_format: ['verbose_json'],
      'timestamp_granularities[]': ['segment', 'word'],
      language: ['en'],
    })
    assert.match(prompt![0]!, /^Harper Valley, (Acme card, )+Acme( card)?$/)
    assert.ok(prompt![0]!.length <= 600)
    assert.equal(asked!.authorization, 'Bearer secret')
    const bare = createOpenAiSpeech({ url: server.url })
    await bare.transcribe([agent], noHints, signal)
    assert.equal(server.asked[1]!.authorization, undefined)
    assert.equal(server.asked[1]!.fields.language, undefined)
  })

  test('each model is asked for the most it can tell', async (t) => {
    const server = await startOpenAiServer({ kind: 'bare' })
    t.after(() => server.close())
    const hints = { vocabulary: 'Harper Valley', agentName: '' }
    for (const model of ['gpt-4o-mini-transcribe-2025-12-15', 'gpt-4o-transcribe-diarize'])
      await createOpenAiSpeech({ url: server.url, model }).transcribe([agent], hints, signal)
    const [mini, diarized, fallback] = server.asked.map(({ fields }) => fields)
    assert.deepEqual(mini!.response_format, ['json'])
    assert.deepEqual(mini!['include[]'], ['logprobs'])
    assert.deepEqual(mini!.prompt, ['Harper Valley'])
    assert.deepEqual(diarized!.response_format, ['diarized_json'])
    assert.deepEqual(diarized!.chunking_strategy, ['auto'])
    assert.equal(diarized!.prompt, undefined, 'it takes none')
    assert.deepEqual(fallback!.response_format, ['json'])
  })

  test('what is asked of Deepgram is what its document wants', async (t) => {
    const server = await startDeepgramServer()
    t.after(() => server.close())
    const engine = createDeepgramSpeech({ url: server.url, apiKey: 'secret' })
    const hints = { vocabulary: 'Harper Valley Bank, Acme; routing number', agentName: '' }
    await engine.transcribe([customer, agent], hints, signal)
    await engine.transcribe([mixed], { ...hints, language: 'es' }, signal)
    const [stereo, mono] = server.asked.map(({ query }) => query)
    assert.deepEqual(
      [...stereo!],
      [
        ['model', 'nova-3'],
        ['smart_format', 'true'],
        ['punctuate', 'true'],
        ['utterances', 'true'],
        ['multichannel', 'true'],
        ['detect_language', 'true'],
        ['keyterm', 'Harper Valley Bank'],
        ['keyterm', 'Acme'],
        ['keyterm', 'routing number'],
      ],
    )
    assert.equal(mono!.get('diarize'), 'true')
    assert.equal(mono!.get('multichannel'), null)
    assert.equal(mono!.get('language'), 'es')
    assert.equal(mono!.get('detect_language'), null)
    assert.equal(server.asked[0]!.authorization, 'Token secret')
    const older = createDeepgramSpeech({ url: server.url, apiKey: 'secret', model: 'nova-2' })
    await older.transcribe([mixed], { vocabulary: 'Harper Valley', agentName: '' }, signal)
    assert.deepEqual(server.asked[2]!.query.getAll('keywords'), ['Harper', 'Valley'])
  })

  test('a server that gives no word times, or no times at all, is asked for less, and only once', async (t) => {
    for (const kind of ['segments', 'bare'] as const) {
      const server = await startOpenAiServer({ kind })
      t.after(() => server.close())
      const engine = createOpenAiSpeech({ url: server.url })
      const first = await engine.transcribe([customer, agent], noHints, signal)
      assert.deepEqual(
        summarise(first).map(([speaker, text]) => [speaker, text]),
        expected.map(([speaker, text]) => [speaker, text]),
      )
      const before = server.asked.length
      assert.deepEqual(await engine.transcribe([customer, agent], noHints, signal), first)
      assert.equal(server.asked.length - before, 2)
      if (kind === 'bare') assert.deepEqual(summarise(first), expected, 'the voice itself gives the times')
    }
  })
})
