import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type SpawnedService, spawnService } from '../test/support/spawned-service.ts'
import { type BenchOptions, chooseParts } from './bench-options.ts'
import {
  type Body,
  type Corpus,
  countSeconds,
  isCorpusThere,
  listCalls,
  readReference,
  recordingOf,
} from './corpus-calls.ts'
import { openCorpus } from './open-corpus.ts'
import { measureTree } from './process-tree.ts'
import { showHalves } from './show-halves.ts'
import { showRedaction } from './show-redaction.ts'
import { measureCurve } from './speech-curve.ts'
import { measureHour } from './speech-hour.ts'
import { measurePieces } from './speech-pieces.ts'
import type { SpeechScene } from './speech-scene.ts'
import { measureWhisper } from './speech-whisper.ts'
import { transcribeStock } from './stock-speech.ts'
import { countErrors } from './word-errors.ts'

const model = new URL('../samples/demo-model.json', import.meta.url)
/** What somebody would write who knows the bank and its business, and none of the calls. */
const prompt =
  'Harper Valley National Bank, checking account, savings account, debit card, credit card, check book, routing number, zip code'

const parts: Readonly<Record<string, (scene: SpeechScene) => Promise<void>>> = {
  stereo: measureStereo,
  prompt: measurePrompt,
  mono: measureMono,
  curve: measureCurve,
  encodings: measureEncodings,
  silence: measureSilence,
  hour: measureHour,
  pieces: measurePieces,
  whisper: ({ corpus, work }) => measureWhisper(corpus, recordings(corpus, 'stereo'), work),
}
/** Takes longer than all others together, and fetches weights. */
const onlyByName = 'whisper'

/** Real recordings through the real service over HTTP, beside the engine as it comes. Parts may be named. */
export async function benchSpeech({ small, named }: BenchOptions): Promise<void> {
  const chosen = chooseParts(Object.keys(parts), named).filter(
    (name) => name !== onlyByName || named.includes(name),
  )
  const work = await mkdtemp(join(tmpdir(), 'callmark-bench-'))
  try {
    const corpus = await openCorpus(small, work)
    if (isCorpusThere(corpus)) await measureParts(corpus, work, small, chosen)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

async function measureParts(
  corpus: Corpus,
  work: string,
  small: boolean,
  chosen: readonly string[],
): Promise<void> {
  const service = await spawnService(join(work, 'data'))
  try {
    await service.client.models.create(JSON.parse(await readFile(model, 'utf8')))
    for (const name of chosen) await parts[name]!({ corpus, service, work, small })
  } finally {
    service.child.kill('SIGINT')
    await service.ended
  }
}

async function transcribeAll(
  { client }: SpawnedService,
  audio: ReadonlyMap<string, URL>,
  { modelName = 'Customer care quality', prefix = '' } = {},
): Promise<Map<string, Body>> {
  const bodies = new Map<string, Body>()
  await Promise.all(
    [...audio].map(async ([id, url]) => {
      const { id: callId } = await client.calls.submit({
        external_id: `${prefix}${id}`,
        agent_id: 'bench',
        agent_name: 'Bench',
        model_name: modelName,
        audio: fileURLToPath(url),
      })
      const { status } = await client.calls.wait(callId, { pollMs: 3000 })
      if (status !== 'PROCESS_COMPLETED') throw new Error(`${id} ended as ${status}`)
      bodies.set(id, (await client.calls.transcription(callId)) as Body)
    }),
  )
  return bodies
}

const recordings = (corpus: Corpus, kind: 'stereo' | 'mono') =>
  new Map(listCalls(corpus).map((id) => [id, recordingOf(corpus, id, kind)]))

async function measureStereo({ corpus, service, work }: SpeechScene): Promise<void> {
  const before = measureTree(service.child.pid!)
  const startMs = performance.now()
  const bodies = await transcribeAll(service, recordings(corpus, 'stereo'))
  const wallSeconds = (performance.now() - startMs) / 1000
  const after = measureTree(service.child.pid!)
  const stock = await transcribeStock(recordings(corpus, 'stereo'), work)
  await showHalves(corpus, 'stereo     ', bodies)
  await showHalves(corpus, '  stock    ', stock)
  await showRedaction(corpus, 'stereo     ', bodies)
  await showRedaction(corpus, '  stock    ', stock)
  const seconds = await countSeconds(corpus)
  const coreSeconds =
    before && after ? after.cpuSeconds - before.cpuSeconds : wallSeconds * availableParallelism()
  console.log(
    `rate         ${(seconds / coreSeconds).toFixed(1)} call-seconds per core-second, the whole service with its database (aim: 25); ${(seconds / wallSeconds).toFixed(1)} per second of the clock`,
  )
}

async function measurePrompt({ corpus, service }: SpeechScene): Promise<void> {
  const body = JSON.parse(await readFile(model, 'utf8'))
  const modelName = 'With a prompt'
  await service.client.models.create({ ...body, name: modelName, transcription_prompt: prompt })
  await showHalves(
    corpus,
    'with prompt',
    await transcribeAll(service, recordings(corpus, 'stereo'), { modelName, prefix: 'prompt-' }),
  )
}

async function measureMono({ corpus, service, work }: SpeechScene): Promise<void> {
  const bodies = await transcribeAll(service, recordings(corpus, 'mono'), { prefix: 'mono-' })
  await showHalves(corpus, 'mono       ', bodies)
  await showHalves(corpus, '  stock    ', await transcribeStock(recordings(corpus, 'mono'), work))
  const oneVoice = new Map(
    [...bodies].map(([id, { segments }]): [string, Body] => [
      id,
      { segments: { segments: segments.segments.map((turn) => ({ ...turn, speaker: 'Speaker 1' })) } },
    ]),
  )
  await showHalves(corpus, '  one voice', oneVoice)
}

/** One call in many encodings. The shorter ones are held against as much of the reference. */
async function measureEncodings({ corpus, service }: SpeechScene): Promise<void> {
  const folder = new URL('formats/derived/', corpus.folder)
  const names = await readdir(folder)
  const bodies = await transcribeAll(service, new Map(names.map((name) => [name, new URL(name, folder)])), {
    prefix: 'encoding-',
  })
  const { segments } = await readReference(corpus, corpus.encodedCall)
  const shares = names.map((name) => {
    const lastSecond = Number(/-(\d+)s\./.exec(name)?.[1] ?? Number.POSITIVE_INFINITY)
    const said = segments.filter(({ end }) => end <= lastSecond).map(({ text_norm }) => text_norm)
    const heard = bodies.get(name)!.segments.segments.map(({ text }) => text)
    const { errors, words } = countErrors(said.join(' '), heard.join(' '))
    return { name, share: (100 * errors) / words, words, whole: lastSecond === Number.POSITIVE_INFINITY }
  })
  for (const { name, share } of shares) console.log(`  ${share.toFixed(2).padStart(6)} %  ${name}`)
  const compared = shares.filter(({ name, whole }) => whole && !/gsm|adpcm/.test(name))
  const [least, most] = [Math.min, Math.max].map((pick) => pick(...compared.map(({ share }) => share)))
  console.log(
    `encodings    wer_text from ${least!.toFixed(2)} to ${most!.toFixed(2)} over ${compared.length} encodings of one call, GSM and ADPCM left out (aim: 4 points apart; a word is ${(100 / compared[0]!.words).toFixed(2)})`,
  )
}

/** Of the odd files, those that hold the call or somebody who speaks or recites; in all others nobody says anything. */
const withSpeech =
  /d-(huge-id3|m4a-named|mp3-named|truncated|webm-named)|ietf-(faulty|uncommon)|mm-(issue-2574|incomplete)/

/** Everything that is not refused must give no words, if nobody speaks in it. */
async function measureSilence({ corpus, service }: SpeechScene): Promise<void> {
  const names = (await readdir(new URL('bad/', corpus.folder)))
    .filter((name) => !/\.tsv$/.test(name))
    .map((name) => `bad/${name}`)
  let refused = 0
  for (const name of [...names, corpus.music]) {
    const bodies = await transcribeAll(service, new Map([[name, new URL(name, corpus.folder)]])).catch(
      () => undefined,
    )
    if (!bodies) refused++
    else if (!withSpeech.test(name)) {
      const words = bodies.get(name)!.segments.segments.flatMap(({ text }) => text.split(' ')).length
      console.log(`no speech    ${words} words in ${name} (aim: 0)`)
    }
  }
  assert.ok(refused <= names.length, 'Not one recording was heard.')
  console.log(`             ${refused} of ${names.length} files were refused or failed, as they should`)
}
