import type { Pcm } from '../src/audio/pcm.ts'
import { createEmbeddedSpeech } from '../src/speech/embedded/embedded-speech.ts'

interface DecodedCall {
  readonly channels: readonly Pcm[]
  readonly durationSeconds: number
}

/**
 * Times the speech engine on decoded audio with no service around it, `concurrency` calls at once on as many processes.
 * The weights are loaded before the clock starts, as they are in a service that has been up for a minute.
 */
export async function timeBareEngine(
  calls: readonly DecodedCall[],
  concurrency: number,
  warmUp: readonly DecodedCall[] = calls.slice(0, concurrency),
): Promise<{ wallSeconds: number; callSeconds: number }> {
  const engine = createEmbeddedSpeech({ processes: concurrency })
  const { signal } = new AbortController()
  const hints = { vocabulary: '', agentName: '' }
  try {
    await Promise.all(warmUp.map(({ channels }) => engine.transcribe(channels, hints, signal)))
    const waiting = [...calls]
    const startMs = performance.now()
    await Promise.all(
      Array.from({ length: concurrency }, async () => {
        for (let call = waiting.shift(); call; call = waiting.shift()) {
          await engine.transcribe(call.channels, hints, signal)
        }
      }),
    )
    return {
      wallSeconds: (performance.now() - startMs) / 1000,
      callSeconds: calls.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0),
    }
  } finally {
    await engine.close()
  }
}
