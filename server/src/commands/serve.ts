import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { CallStatus } from '../domain/call.ts'
import { createServer } from '../http/server.ts'
import { createTokens } from '../http/tokens.ts'
import { startRetention } from '../pipeline/start-retention.ts'
import { startWorker } from '../pipeline/worker.ts'
import { keepErasedCalls, keepKnownCalls } from '../store/calls.ts'
import type { Credentials } from '../store/clients.ts'
import { listRedactedCopies } from '../store/redactions.ts'
import { createFirstClient } from './first-client.ts'
import { createLog } from './log.ts'
import { openHouse } from './open-house.ts'
import { openStore } from './open-store.ts'

export interface RunningService {
  readonly address: string
  /** Only at the very first start, when the first client has just been made. */
  readonly firstClient: Credentials | undefined
  stop(): Promise<void>
}

const statusesThatListen: CallStatus[] = [
  'AUDIO_CONVERSION_IN_PROGRESS',
  'AUDIO_CONVERTED',
  'AUDIO_TRANSCRIPTION_IN_PROGRESS',
]

/** Runs the API and, unless told otherwise, a worker beside it. */
export async function startService(
  config: Config,
  options: { work: boolean; onLost: () => void },
): Promise<RunningService> {
  const log = createLog(config.LOG_LEVEL)
  const store = await openStore(config, 'own', options.onLost)
  const closers: (() => Promise<unknown>)[] = [() => store.close()]
  const stop = () => closeAll(closers)
  try {
    const house = await openHouse(config, store, reportTo(log))
    closers.push(() => house.close())
    const needed = {
      recordings: (ids: readonly string[]) => keepKnownCalls(store.database, ids),
      decoded: (ids: readonly string[]) => keepKnownCalls(store.database, ids, statusesThatListen),
      erased: (ids: readonly string[]) => keepErasedCalls(store.database, ids),
      redacted: (ids: readonly string[]) => listRedactedCopies(store.database, ids),
    }
    await house.recordings
      .sweep(needed)
      .catch((error) => log.warn({ code: error.code }, 'sweep not finished'))
    const firstClient = await createFirstClient(store.database, config.DATA_DIR)
    let address = ''
    const baseUrl = () => config.PUBLIC_URL ?? address
    const tokens = await createTokens({
      database: store.database,
      algorithm: config.TOKEN_ALGORITHM,
      lifetimeSeconds: config.TOKEN_SECONDS,
      baseUrl,
    })
    const maxUploadBytes = config.MAX_UPLOAD_MB * 1_048_576
    const app = createServer({ ...house, tokens, baseUrl, maxUploadBytes }, log)
    const worker = options.work
      ? await startWorker(house, { concurrency: concurrencyOf(config), log })
      : undefined
    const retention = options.work ? startRetention(house, retentionOf(config), log) : undefined
    // Side by side: an upload that takes its time must not keep running stages from being handed back.
    closers.push(() => Promise.all([app.close(), worker?.stop(), retention?.stop()]))
    await app.listen({ host: config.HOST, port: config.PORT })
    const { port } = app.server.address() as AddressInfo
    address = `http://${config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST}:${port}`
    return { address, firstClient, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Runs a worker alone, beside a service on the same database and data directory. */
export async function startWorkerOnly(
  config: Config,
  onLost: () => void,
): Promise<{ stop(): Promise<void> }> {
  const log = createLog(config.LOG_LEVEL)
  const store = await openStore(config, 'beside', onLost)
  const closers: (() => Promise<unknown>)[] = [() => store.close()]
  const stop = () => closeAll(closers)
  try {
    const house = await openHouse(config, store, reportTo(log))
    closers.push(() => house.close())
    const worker = await startWorker(house, { concurrency: concurrencyOf(config), log })
    const retention = startRetention(house, retentionOf(config), log)
    closers.push(() => Promise.all([worker.stop(), retention.stop()]))
    return { stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function closeAll(closers: (() => Promise<unknown>)[]): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close()
}

function reportTo(log: Logger): (error: Error & { code?: string }) => void {
  return (error) => log.error({ code: error.code ?? error.name }, 'queue out of reach')
}

/** For calls whose model and client say nothing. */
function retentionOf(config: Config) {
  return { audio: config.RETAIN_AUDIO_DAYS, transcript: config.RETAIN_TRANSCRIPT_DAYS }
}

/** Decoding is quick and judging is short; transcription is what the machine's cores are for. */
function concurrencyOf(config: Config) {
  // A model elsewhere may take as many requests as it is allowed; two calls alone would not make them.
  const judged = config.JUDGE_ENGINE === 'embedded' ? 2 : Math.max(2, config.JUDGE_AT_ONCE)
  return { convert: 2, transcribe: config.CALLS_AT_ONCE, analyze: judged, summarize: judged }
}
