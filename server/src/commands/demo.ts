import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Call, CallmarkError, createClient as connect, readAnalysis } from '@callmark/client'
import { type Config, readConfig } from '../config.ts'
import { roleNames } from '../domain/people/roles.ts'
import { scopes } from '../domain/scopes.ts'
import { type Credentials, createClient, findClient } from '../store/clients/clients.ts'
import type { Database } from '../store/database.ts'
import { firstClientPath } from './clients/first-client-path.ts'
import { openStore } from './house/open-store.ts'
import { makeDemoPeople } from './people/demo-people.ts'
import { showProgress } from './progress.ts'
import { type RunningService, startService } from './serve.ts'

const samples = new URL('../../samples/', import.meta.url)

interface Sample {
  readonly title: string
  readonly external_id: string
  readonly agent_id: string
  readonly agent_name: string
  readonly additional_parameters: Record<string, unknown>
}

/** The whole service on sample calls: nothing in it is staged, every call goes through the real pipeline. */
export async function runDemo(
  stopOnSignal: (stop: () => Promise<void>) => void,
  onLost: () => void,
): Promise<void> {
  let stopping = false
  // The demo makes its own client, which an issuer elsewhere would not know.
  const config = readConfig({ LOG_LEVEL: 'silent', ...process.env, AUTH_ISSUER: undefined })
  console.log('Starting Callmark …')
  const starting = startService(config, { work: true, onLost })
  stopOnSignal(async () => {
    stopping = true
    await (await starting).stop()
  })
  const service = await starting
  try {
    await showSamples(config, service)
  } catch (error) {
    // The service going away under the demo is what was asked for.
    if (stopping) return
    await service.stop()
    throw error
  }
}

async function showSamples(config: Config, service: RunningService): Promise<void> {
  const credentials = service.firstClient ?? (await findCredentials(config, service.address))
  const client = connect({
    baseUrl: service.address,
    clientId: credentials.client_id,
    clientSecret: credentials.client_secret,
  })
  const model = JSON.parse(await readFile(new URL('demo-model.json', samples), 'utf8'))
  await client.models.create(model).catch((error) => {
    // A second demo finds the model of the first.
    if (!(error instanceof CallmarkError && error.status === 409)) throw error
  })
  const names = (await readdir(samples))
    .filter((name) => name.endsWith('.ogg'))
    .map((name) => name.slice(0, -4))
  console.log(`Submitting ${names.length} sample calls to the model "${model.name}".\n`)
  const progress = showProgress(names)
  const agents: Sample[] = []
  const calling = Promise.all(
    names.map(async (name) => {
      const sample: Sample = JSON.parse(await readFile(new URL(`${name}.json`, samples), 'utf8'))
      agents.push(sample)
      const { external_id, agent_id, agent_name, additional_parameters } = sample
      const submitted = await client.calls.submit({
        external_id,
        agent_id,
        agent_name,
        additional_parameters,
        model_name: model.name,
        audio: fileURLToPath(new URL(`${name}.ogg`, samples)),
      })
      return client.calls.wait(submitted.id, {
        pollMs: 100,
        onStatus: (status) => progress.update(name, status),
      })
    }),
  )
  const calls = await calling.finally(() => progress.end())
  for (const call of calls) describeCall(call)
  await showPeople(config, service, credentials, agents)
  tellWhereToLook(service.address, credentials, calls)
}

async function showPeople(
  config: Config,
  { address, firstLink }: RunningService,
  { client_id }: Credentials,
  agents: readonly Sample[],
): Promise<void> {
  const inOrder = agents.toSorted((a, b) => a.agent_id.localeCompare(b.agent_id))
  const people = await withStore(config, async (database) => {
    const { workspaceId } = (await findClient(database, client_id))!
    return makeDemoPeople(database, { workspaceId, baseUrl: config.PUBLIC_URL ?? address }, inOrder)
  })
  console.log('\nOpen the dashboard as one of these. Each link works once, within 15 minutes:\n')
  for (const { role, name, url } of people) console.log(`  ${roleNames[role].padEnd(9)}  ${name}\n    ${url}`)
  console.log(`\n"npx callmark user link ${people[0]!.email}" makes a new one.`)
  if (firstLink) console.log(`\nOr make an account of your own, as the owner:\n    ${firstLink}`)
}

function describeCall(call: Call): void {
  console.log(`\n${call.external_id}, ${call.agent_name}: ${call.status}`)
  if (call.error_message) {
    console.log(`  ${call.error_message}`)
    return
  }
  const score = call.score_percentage === null ? 'none' : `${call.score_percentage} %`
  console.log(`  score     ${call.total_score} of ${call.expected_score} (${score})`)
  console.log(`  summary   ${call.summary}`)
  console.log(`  keywords  ${call.keywords?.join(', ')}`)
  const proven = readAnalysis(call)?.answers.find((answer) => answer.evidence.length > 0)
  if (!proven) return
  const { speaker, start, quote } = proven.evidence[0]!
  console.log(
    `  evidence  ${proven.key} = ${proven.value}, because at ${start.toFixed(1)} s ${speaker} said “${quote}”`,
  )
}

function tellWhereToLook(
  address: string,
  { client_id, client_secret }: Credentials,
  calls: readonly Call[],
): void {
  const first = calls[0]!.id
  console.log(`
Callmark goes on listening on ${address} (Ctrl-C stops it). Look at a call yourself:

  npx callmark show ${first} --transcript

or as any program would:

  TOKEN=$(curl -s ${address}/v1/auth -H 'content-type: application/json' \\
    -d '{"client_id":"${client_id}","client_secret":"${client_secret}"}' | sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')
  curl -s ${address}/v1/call-analysis/${first} -H "authorization: Bearer $TOKEN"
  curl -s ${address}/v1/call-analysis/${first}/transcription -H "authorization: Bearer $TOKEN"
`)
}

/** The first client's, if they still work; otherwise a client is made for the demo. */
async function findCredentials(config: Config, address: string): Promise<Credentials> {
  try {
    const kept: Credentials = JSON.parse(await readFile(firstClientPath(config.DATA_DIR), 'utf8'))
    await connect({
      baseUrl: address,
      clientId: kept.client_id,
      clientSecret: kept.client_secret,
    }).signIn()
    return kept
  } catch {
    return withStore(config, (database) => createClient(database, 'demo', scopes))
  }
}

async function withStore<T>(config: Config, work: (database: Database) => Promise<T>): Promise<T> {
  const store = await openStore(config, 'join')
  try {
    return await work(store.database)
  } finally {
    await store.close()
  }
}
