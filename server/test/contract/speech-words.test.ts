import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { createAudioDecoder } from '../../src/audio/audio-decoder.ts'
import type { Pcm } from '../../src/audio/pcm.ts'
import type { Word } from '../../src/domain/transcript.ts'
import { createEmbeddedSpeech } from '../../src/speech/embedded/embedded-speech.ts'
import { noHints } from '../support/check-speech-engine.ts'

const sample = fileURLToPath(new URL('../../samples/lost-card.ogg', import.meta.url))
const { signal } = new AbortController()
const engine = createEmbeddedSpeech({ processes: 2 })
let folder: string
let channels: readonly Pcm[]
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callmark-words-'))
  const decoder = createAudioDecoder({ maxDurationSeconds: 600, processes: 1, timeoutMs: 60_000 })
  channels = (await decoder.decode(sample, 'ogg', join(folder, 'sample'), signal)).channels
  await decoder.close()
})
after(async () => {
  await engine.close()
  await rm(folder, { recursive: true })
})

test('words are timed where it is asked for, and elsewhere bounded by what was said in one breath', async () => {
  const isWanted = (text: string) => /screen/i.test(text)
  const { turns } = await engine.transcribe(channels, { ...noHints, timeWords: isWanted }, signal)
  for (const { text, words, startSeconds, endSeconds } of turns) {
    assert.equal(words?.map((word) => word.text).join(' '), text)
    for (const word of words!) {
      assert.ok(word.startSeconds >= startSeconds - 0.41 && word.endSeconds <= endSeconds + 0.41)
      assert.ok(word.endSeconds >= word.startSeconds)
    }
  }
  // "All right. I have your account on my screen. I have blocked the card." is said from 15.85 to 20.32.
  const words = turns.flatMap((turn) => (isWanted(turn.text) ? turn.words! : []))
  const find = (text: string): Word => words.find((word) => word.text.toLowerCase().startsWith(text))!
  const screen = find('screen')
  assert.ok(screen.startSeconds > 17.2 && screen.endSeconds < 19.2, JSON.stringify(screen))
  assert.ok(screen.endSeconds - screen.startSeconds < 1.5)
  assert.ok(find('account').startSeconds < screen.startSeconds)
})

test('nobody pays for word times that were not asked for', async () => {
  const { turns } = await engine.transcribe(channels, noHints, signal)
  assert.ok(turns.length > 5)
  assert.ok(turns.every(({ words }) => words === undefined))
})

test('a name is written as the prompt writes it when it sounds alike, and words not said do not appear', async () => {
  const write = async (vocabulary: string) => {
    const { turns } = await engine.transcribe(channels, { ...noHints, vocabulary }, signal)
    return turns.map(({ text }) => text).join(' ')
  }
  const without = await write('')
  assert.match(without, /blue lantern/i)
  assert.match(await write('Blue Lanturn Bank, Zelle'), /Blue Lanturn Bank/)
  assert.equal(await write('Zanzibar, Kubernetes, Oberammergau, mortgage, Metformin'), without)
})
