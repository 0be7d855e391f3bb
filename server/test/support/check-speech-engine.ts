import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { type Pcm, pcmSampleRate } from '../../src/audio/pcm.ts'
import { EngineError } from '../../src/domain/errors.ts'
import type { SpeechToText } from '../../src/speech/speech-to-text.ts'

export const noHints = { vocabulary: '', agentName: '' }

/** What every speech engine promises, whoever made it. The engine is closed at the end. */
export async function checkSpeechEngine(engine: SpeechToText): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'callmark-speech-'))
  const { signal } = new AbortController()
  after(async () => {
    await engine.close()
    await rm(folder, { recursive: true })
  })

  async function write(name: string, seconds: number, sampleAt: (index: number) => number): Promise<Pcm> {
    const samples = Math.round(seconds * pcmSampleRate)
    const audio = Int16Array.from({ length: samples }, (_, index) => Math.round(sampleAt(index) * 32_767))
    const path = join(folder, `${name}.pcm`)
    await writeFile(path, new Uint8Array(audio.buffer))
    return { path, samples }
  }

  const noise = makePinkNoise()
  const sounds: Record<string, (index: number) => number> = {
    'digital silence': () => 0,
    'a line that hums': (index) => 0.02 * Math.sin((2 * Math.PI * 50 * index) / pcmSampleRate),
    'a ringing tone': (index) =>
      index % (6 * pcmSampleRate) < 2 * pcmSampleRate
        ? 0.2 *
          (Math.sin((2 * Math.PI * 440 * index) / pcmSampleRate) +
            Math.sin((2 * Math.PI * 480 * index) / pcmSampleRate))
        : 0,
    'loud noise': () => 0.3 * noise(),
    'faint noise': () => 0.003 * noise(),
  }
  for (const [sound, sampleAt] of Object.entries(sounds)) {
    test(`nothing is invented when there is only ${sound}`, async () => {
      const channel = await write(sound, 20, sampleAt)
      assert.deepEqual((await engine.transcribe([channel], noHints, signal)).turns, [])
      assert.deepEqual((await engine.transcribe([channel, channel], noHints, signal)).turns, [])
    })
  }

  test('a recording of no length at all has nothing said on it', async () => {
    const channel = await write('empty', 0, () => 0)
    assert.deepEqual((await engine.transcribe([channel], noHints, signal)).turns, [])
  })

  test('a language is always named', async () => {
    const channel = await write('short', 0.3, () => 0)
    const { language } = await engine.transcribe([channel], noHints, signal)
    assert.match(language, /^[a-z]{2}$/)
  })

  test('a recording that has gone missing is an error of the engine and of nothing else', async () => {
    const gone = { path: join(folder, 'gone.pcm'), samples: pcmSampleRate }
    await assert.rejects(engine.transcribe([gone], noHints, signal), EngineError)
  })

  test('work on a call that nobody waits for any more is given up, and the next call is served', async () => {
    const channel = await write('given-up', 600, sounds['loud noise']!)
    const reason = new Error('nobody waits')
    await assert.rejects(engine.transcribe([channel], noHints, AbortSignal.abort(reason)), reason)
    const controller = new AbortController()
    const transcribing = engine.transcribe([channel], noHints, controller.signal)
    setImmediate(() => controller.abort(reason))
    await assert.rejects(transcribing, reason)
    const quiet = await write('afterwards', 1, () => 0)
    assert.deepEqual((await engine.transcribe([quiet], noHints, signal)).turns, [])
  })
}

/** The same noise at every run: a test must not fail by chance. */
function makePinkNoise(): () => number {
  let seed = 12_345
  let slow = 0
  let slower = 0
  return () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    const white = (seed / 2_147_483_648) * 2 - 1
    slow = 0.95 * slow + 0.05 * white
    slower = 0.995 * slower + 0.005 * white
    return Math.max(-1, Math.min(1, 0.2 * white + 1.5 * slow + 4 * slower))
  }
}
