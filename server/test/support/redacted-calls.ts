import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { createAudioDecoder } from '../../src/audio/audio-decoder.ts'
import type { RedactKind } from '../../src/domain/redaction.ts'
import type { Turn } from '../../src/domain/transcript.ts'
import { runStage, type StageOutcome } from '../../src/pipeline/run-stage.ts'
import type { House } from '../../src/pipeline/stage.ts'
import { type Answer, callForm, type Json, send } from './http.ts'
import { openTestHouse } from './open-test-house.ts'
import { createScriptedSpeech } from './scripted-speech.ts'
import { startTestService, type TestService } from './service.ts'
import { makeTone, writeWav } from './write-wav.ts'

const rate = 16_000
/** Two parties, told apart by their tones; kept as the decoder hears it, so that copies can be compared sample by sample. */
export const recording = writeWav([makeTone(12, 440, rate), makeTone(12, 300, rate)], { sampleRate: rate })

/** Words evenly over the turn, as an engine would time them. */
export function timeWords(turn: Turn): Turn {
  const texts = turn.text.split(' ')
  const step = (turn.endSeconds - turn.startSeconds) / texts.length
  const words = texts.map((text, index) => ({
    text,
    startSeconds: turn.startSeconds + index * step,
    endSeconds: turn.startSeconds + (index + 1) * step,
  }))
  return { ...turn, words }
}

export interface RedactingService {
  readonly service: TestService
  readonly house: House
  submit(fileName?: string): Promise<string>
  /** Takes all that waits through its stages, in a house that hears these turns and takes out these kinds. */
  work(
    turns: readonly Turn[],
    redact: readonly RedactKind[],
    change?: Partial<House>,
  ): Promise<StageOutcome[]>
  ask(id: string, path?: string, headers?: Record<string, string>): Promise<Answer>
  audio(id: string): Promise<{ status: number; headers: Headers; bytes: Buffer }>
  rerun(id: string): Promise<void>
  filesOf(id: string): Promise<string[]>
  /** The names of all tables in which this stands. */
  tablesWith(words: string): Promise<string[]>
  stop(): Promise<void>
}

/** A service that gives out no recording with such data in it, and stages that run when the test says so. */
export async function startRedactingService(redact: string): Promise<RedactingService> {
  const service = await startTestService({ env: { REDACT: redact } })
  const token = await service.token()
  await service.client.models.create({
    name: 'Quality',
    template_variables: [{ key: 'topic', type: 'STRING' }],
  })
  const house = await openTestHouse(service, createScriptedSpeech())
  const calls = `${service.address}/v1/call-analysis`
  let count = 0
  const ask = (id: string, path = '', headers: Record<string, string> = {}) =>
    send(`${calls}/${id}${path}`, { token, headers })
  return {
    service,
    house,
    ask,
    async submit(fileName = 'sale.wav') {
      const body = callForm({ fields: { external_id: `call-${++count}` }, audio: recording, fileName })
      const answer = await send(calls, { method: 'POST', token, body })
      assert.equal(answer.status, 201, JSON.stringify(answer.body))
      return answer.body.id
    },
    async work(turns, redact, change = {}) {
      const using = { ...house, speech: createScriptedSpeech({ turns }), redact, ...change }
      const outcomes: StageOutcome[] = []
      for (const stage of ['convert', 'transcribe', 'analyze', 'summarize'] as const) {
        for (const job of await house.queue.fetch(stage, 50))
          outcomes.push(await runStage(using, job, new AbortController().signal))
      }
      return outcomes
    },
    async audio(id) {
      const response = await fetch(`${calls}/${id}/audio-file`, {
        headers: { authorization: `Bearer ${token}` },
      })
      const bytes = Buffer.from(await response.arrayBuffer())
      return { status: response.status, headers: response.headers, bytes }
    },
    async rerun(id) {
      const answer = await send(`${calls}/${id}/rerun`, { method: 'POST', token, json: { from: 'audio' } })
      assert.equal(answer.status, 201, JSON.stringify(answer.body))
    },
    async filesOf(id) {
      return (await readdir(service.dataDir, { recursive: true })).filter((name) => name.includes(id))
    },
    async tablesWith(words) {
      const tables = await sql<{ name: string }>`
        select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
        where schemaname in ('public', 'pgboss')`.execute(service.database)
      const found: string[] = []
      for (const { name } of tables.rows) {
        const rows = await sql<{ held: number }>`
          select count(*) as held from ${sql.raw(name)} as row where row::text ~* ${words}`.execute(
          service.database,
        )
        if (rows.rows[0]!.held > 0) found.push(name)
      }
      return found
    },
    async stop() {
      await (house as Json).close()
      await service.stop()
    },
  }
}

/** The samples of each channel of a recording, as any listener would hear them. */
export async function hearSamples(
  path: string,
  format: 'flac' | 'wav',
  prefix: string,
): Promise<Int16Array[]> {
  const decoder = createAudioDecoder({ maxDurationSeconds: 60, processes: 1, timeoutMs: 60_000 })
  try {
    const { channels } = await decoder.decode(path, format, prefix, new AbortController().signal)
    return await Promise.all(
      channels.map(async (channel) => {
        const { buffer, byteOffset, length } = await readFile(channel.path)
        return new Int16Array(buffer.slice(byteOffset, byteOffset + length))
      }),
    )
  } finally {
    await decoder.close()
  }
}
