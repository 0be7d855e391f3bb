import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { StageName } from '../domain/call.ts'
import { createSessions } from '../http/access/sessions.ts'
import { createTokens } from '../http/access/tokens.ts'
import { createServer } from '../http/server.ts'
import { addressOfLink } from '../http/signing-in/address-of-link.ts'
import type { Credentials } from '../store/clients/clients.ts'
import { createSecretBox } from '../store/clients/secret-box.ts'
import { createFirstClient } from './clients/first-client.ts'
import { identityOf } from './clients/identity-of.ts'
import { describeService } from './describe-service.ts'
import { addressOfService } from './find-local-service.ts'
import { createPreviewJudge } from './house/create-judge.ts'
import { type HouseNeeds, openHouse } from './house/open-house.ts'
import { openStore } from './house/open-store.ts'
import { createLog } from './log.ts'
import { makeFirstLink } from './people/first-link.ts'
import { openMail } from './people/open-mail.ts'
import { preparePage } from './prepare-page.ts'
import { readLimits } from './read-limits.ts'
import { showSignOfLife } from './sign-of-life.ts'
import { startObserving } from './start-observing.ts'
import { startSweeper } from './start-sweeper.ts'
import { startWorking } from './start-working.ts'
import { warnOfExcess } from './warn-of-excess.ts'
import { warnOfMissingWalls } from './warn-of-missing-walls.ts'
import { concurrencyOf, type WorkOptions } from './work-options.ts'

export interface RunningService {
  readonly address: string
  /** Only at the very first start, when the first client has just been made. */
  readonly firstClient: Credentials | undefined
  /** Only while nobody is there: where the first account is made. */
  readonly firstLink: string | undefined
  stop(): Promise<void>
}

/** Runs the API and, unless told otherwise, a worker beside it. */
export async function startService(
  config: Config,
  options: { work: boolean; onLost: () => void },
): Promise<RunningService> {
  const log = createLog(config)
  const mail = openMail(config, log)
  const concurrency = concurrencyOf(config, options.work ? {} : { stages: [] })
  const store = await openStore(config, 'own', options.onLost, sumOf(concurrency))
  const closers: (() => Promise<unknown>)[] = [() => store.close()]
  const stop = () => closeAll(closers)
  try {
    const observing = await startObserving(config, store, log)
    closers.push(() => observing.stop())
    const house = await openHouse(config, store, reportTo(log), { ...needsOf(concurrency), judge: true })
    await warnOfMissingWalls(log)
    warnOfExcess(store, log)
    closers.push(() => house.close())
    const judge = createPreviewJudge(config, house.judge)
    closers.push(() => judge.close())
    const sweeper = await startSweeper(house, log, { whole: true })
    closers.push(() => sweeper.stop())
    // Elsewhere, the clients are made where their secrets are checked.
    const firstClient = config.AUTH_ISSUER
      ? undefined
      : await createFirstClient(store.database, config.DATA_DIR)
    const firstToken = await makeFirstLink(store.database)
    let address = ''
    const baseUrl = () => config.PUBLIC_URL ?? address
    const sessions = createSessions(store.database, {
      idleSeconds: config.SESSION_IDLE_HOURS * 3600,
      absoluteSeconds: config.SESSION_DAYS * 86_400,
    })
    const tokens = await createTokens(identityOf(config, store.database, baseUrl, sessions, log))
    const maxUploadBytes = config.MAX_UPLOAD_MB * 1_048_576
    const limits = readLimits(config)
    const metrics = observing.onApi
    const outside = {
      webhookAllow: config.WEBHOOK_ALLOW,
      ssoAllow: config.SSO_ALLOW,
      phoneAllow: config.PHONE_ALLOW,
      secrets: createSecretBox(config.SECRETS_KEY),
    }
    const page = preparePage(log)
    const about = describeService(config, house)
    const app = createServer(
      {
        ...house,
        judge,
        tokens,
        sessions,
        mail,
        baseUrl,
        maxUploadBytes,
        searchMemoryBytes: config.SEARCH_MEMORY_MB * 1_048_576,
        limits,
        metrics,
        ...outside,
        about,
        page: () => page,
      },
      log,
    )
    const setup = { concurrency, baseUrl, mail }
    const working = options.work ? await startWorking(config, store, house, setup, log) : undefined
    // Side by side: an upload that takes its time must not keep running stages from being handed back.
    closers.push(() => Promise.all([app.close(), working?.stop()]))
    await app.listen({ host: config.HOST, port: config.PORT })
    const { port } = app.server.address() as AddressInfo
    address = `http://${nameOf(config.HOST)}:${port}`
    const firstLink = firstToken && addressOfLink(baseUrl(), firstToken)
    return { address, firstClient, firstLink, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Runs a worker alone, beside a service on the same database and the same storage. */
export async function startWorkerOnly(
  config: Config,
  options: { work: WorkOptions; onLost: () => void },
): Promise<{ stop(): Promise<void> }> {
  const log = createLog(config)
  const concurrency = concurrencyOf(config, options.work)
  const store = await openStore(config, 'beside', options.onLost, sumOf(concurrency))
  const closers: (() => Promise<unknown>)[] = [() => store.close()]
  const stop = () => closeAll(closers)
  try {
    const observing = await startObserving(config, store, log)
    closers.push(() => observing.stop())
    const house = await openHouse(config, store, reportTo(log), needsOf(concurrency))
    await warnOfMissingWalls(log)
    warnOfExcess(store, log)
    closers.push(() => house.close())
    const sweeper = await startSweeper(house, log, { whole: false })
    closers.push(() => sweeper.stop())
    const life = await showSignOfLife(config.DATA_DIR)
    closers.push(async () => life.stop())
    const baseUrl = () => addressOfService(config)
    const setup = { concurrency, baseUrl, mail: openMail(config, log) }
    const working = await startWorking(config, store, house, setup, log)
    closers.push(() => working.stop())
    return { stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Every address there is to listen on is none to be reached at. */
function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function sumOf(concurrency: Readonly<Record<StageName, number>>): number {
  return Object.values(concurrency).reduce((sum, calls) => sum + calls, 0)
}

async function closeAll(closers: (() => Promise<unknown>)[]): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close()
}

function reportTo(log: Logger): (error: Error & { code?: string }) => void {
  return (error) => log.error({ code: error.code ?? error.name }, 'queue out of reach')
}

/** Engines that none of our stages uses are left alone; so is decoded sound beyond what will soon be heard here. */
function needsOf({ transcribe, analyze, summarize }: Readonly<Record<StageName, number>>): HouseNeeds {
  return { speech: transcribe > 0, judge: analyze + summarize > 0, decodedAtMost: 4 * transcribe }
}
