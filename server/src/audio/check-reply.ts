import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { lstat, open } from 'node:fs/promises'
import { z } from 'zod'
import { audioFormats } from '../domain/call.ts'
import { AppError, EngineError } from '../domain/errors.ts'
import type { AudioProbe, BleepedAudio, DecodedAudio } from './decoded-audio.ts'
import { type Pcm, pcmSampleRate } from './pcm.ts'

// A decoder may have been taken over by the recording it reads: what it answers is looked at like what a stranger sends,
// and no path that it names is ever opened.

const count = z.int().nonnegative()
const seconds = z.number().nonnegative()

const ProbeReply = z.object({
  probe: z.object({
    format: z.enum(audioFormats),
    codec: z.string().regex(/^\w{1,40}$/),
    channels: z.int().min(1).max(1024),
    sampleRate: z.int().min(1).max(10_000_000),
    durationSeconds: seconds.max(1e7),
  }),
})
const Refusal = z.object({
  refused: z.object({
    kind: z.enum(['unsupported_format', 'no_audio', 'empty_audio', 'audio_too_long']),
    message: z.string().max(1000),
  }),
})
const DecodedReply = z.object({
  decoded: z.object({
    channels: z
      .array(z.object({ samples: count }))
      .min(1)
      .max(2),
    truncated: z.boolean(),
    peaks: z.array(z.array(z.number().min(0).max(1)).max(2000)).max(2),
  }),
})
const BleepedReply = z.object({ bleeped: z.literal(true) })

/** What a look inside found. Throws the AppError that it was refused with. */
export function checkProbe(reply: unknown): AudioProbe {
  const { data: refusal } = Refusal.safeParse(reply)
  if (refusal) throw new AppError(refusal.refused.kind, refusal.refused.message)
  return read(ProbeReply, reply).probe
}

/** The sound that is really there, under the names it was to have. */
export async function checkDecoded(reply: unknown, outputPrefix: string): Promise<DecodedAudio> {
  const { channels: found, truncated, peaks } = read(DecodedReply, reply).decoded
  if (peaks.length !== found.length) throw noAnswer()
  const channels: Pcm[] = []
  for (const [channel, { samples }] of found.entries()) {
    const path = `${outputPrefix}-${channel}.pcm`
    if (samples * 2 > (await sizeOf(path))) throw noAnswer()
    channels.push({ path, samples })
  }
  const samples = Math.max(...channels.map((channel) => channel.samples))
  const durationSeconds = Math.round((1000 * samples) / pcmSampleRate) / 1000
  return { channels, durationSeconds, truncated, peaks }
}

/** The copy that is really there, measured here. */
export async function checkBleeped(reply: unknown, outputPath: string): Promise<BleepedAudio> {
  read(BleepedReply, reply)
  if ((await sizeOf(outputPath)) === 0) throw noAnswer()
  return measureFile(outputPath)
}

async function measureFile(path: string): Promise<BleepedAudio> {
  const hash = createHash('sha256')
  let bytes = 0
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW)
  for await (const chunk of file.createReadStream()) {
    hash.update(chunk as Buffer)
    bytes += (chunk as Buffer).length
  }
  return { bytes, sha256: hash.digest('hex') }
}

function read<T>(schema: z.ZodType<T>, reply: unknown): T {
  const { data } = schema.safeParse(reply)
  if (data === undefined) throw noAnswer()
  return data
}

/** A link, which would lead elsewhere, is no output. */
async function sizeOf(path: string): Promise<number> {
  const found = await lstat(path).catch(() => undefined)
  if (!found?.isFile()) throw noAnswer()
  return found.size
}

function noAnswer(): EngineError {
  return new EngineError('The audio decoder gave no answer.', { retryable: true })
}
