import { extname } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import { type CallmarkClient, CallmarkError, type Model } from '../client.ts'
import { type NamingPattern, readPattern } from '../folder/naming-pattern.ts'
import { pause } from '../retry.ts'
import type { Submission } from '../submission.ts'
import { catchInterrupts, type Interrupts } from './catch-interrupts.ts'
import { CommandFault, describeFault } from './command-fault.ts'
import { addConnectionOptions, type ConnectionOptions, connect, type FindLocalService } from './connection.ts'
import { isNobodysFault } from './run-import.ts'
import { printable } from './terminal.ts'
import { typeMetadata } from './typed-metadata.ts'

export { isRecording, watchForSettled } from '../folder/waiting-files.ts'
export type { FindLocalService } from './connection.ts'
export { printable } from './terminal.ts'

export interface WatchOptions extends ConnectionOptions {
  readonly model: string
  readonly pattern: NamingPattern
  readonly agent?: string
  readonly agentName?: string
  readonly every: number
}

/** Where recordings come. What lies there is to be sent; what is sent or refused is taken away from there. */
export interface RecordingPlace {
  /** As people call it. */
  readonly name: string
  /** Recordings whose writer has finished, by their paths with slashes. */
  findComplete(): Promise<readonly string[]>
  open(path: string): Submission['audio']
  putAway(path: string): Promise<void>
  putAside(path: string, reason: string): Promise<void>
  /** Whether somebody took the recording away meanwhile. */
  hasGone(error: unknown): boolean
  /** Whether the place is away for a while; with everything in it. */
  isAway(error: unknown): boolean
  /** When nobody watches it any more. */
  close?(): void
}

export const watchHelp = `
The pattern says what the name of a recording means: '{agent_id}_{external_id}_{queue}.wav', or with folders
'{agent_id}/{external_id}.*'. agent_id, agent_name and external_id (default: the path without its ending) are the call's
own; every other name is metadata. * stands for any text that is not needed.
`

/** The options that every command that watches has. */
export function addWatchOptions(command: Command): Command {
  return addConnectionOptions(
    command
      .requiredOption('--model <name>', 'model to score them against')
      .requiredOption('--pattern <rule>', 'what the names of the recordings mean', parsePattern)
      .option('--agent <id>', 'agent, where the pattern has no agent_id')
      .option('--agent-name <name>', 'name of the agent, where the pattern has none (default: the ID)'),
  )
}

/** Sends every recording that comes into a place, until interrupted. */
export async function watchPlace(
  openPlace: () => Promise<RecordingPlace>,
  options: WatchOptions,
  findLocalService: FindLocalService,
): Promise<void> {
  const place = await openPlace()
  try {
    const client = await connect(options, findLocalService, { attempts: 3 })
    const model = await findModel(client, options.model)
    checkPattern(model, options)
    await watchUntilStopped(place, { client, model, options })
  } finally {
    place.close?.()
  }
}

async function watchUntilStopped(place: RecordingPlace, asked: Omit<Watching, 'interrupts'>): Promise<void> {
  const interrupts = catchInterrupts(() => say('Finishing what is being sent. Press again to stop at once.'))
  say(`Watching ${place.name}.`)
  try {
    await watch(place, { ...asked, interrupts })
  } catch (error) {
    if (!interrupts.first.aborted) throw error
  } finally {
    interrupts.release()
  }
  say('Stopped.')
}

interface Watching {
  readonly client: CallmarkClient
  readonly model: Model
  readonly options: WatchOptions
  readonly interrupts: Interrupts
}

const longestWaitMs = 60_000

/** The place is all there is to remember: what lies in it is to be sent, and the service knows what it has had. */
async function watch(place: RecordingPlace, watching: Watching): Promise<void> {
  const { options, interrupts } = watching
  const tell = sayOnce()
  let troubles = 0
  for (;;) {
    try {
      for (const path of await place.findComplete()) {
        if (interrupts.first.aborted) return
        if (await sendIfNamed(place, path, watching, tell)) troubles = 0
      }
    } catch (error) {
      if (interrupts.second.aborted) return
      if (!(error instanceof Trouble) && !place.isAway(error)) throw error
      if (!(error instanceof Trouble)) tell('', `waiting  ${describeFault(error)}`)
      troubles += 1
    }
    const waitMs = troubles > 0 ? Math.min(longestWaitMs, 1000 * 2 ** (troubles - 1)) : 0
    await pause(Math.max(waitMs, options.every * 1000), interrupts.first)
  }
}

/** Nothing would get through just now. */
class Trouble extends Error {}

/** Whether it was sent. What is wrong with a single recording is said, and no other waits for it. */
async function sendIfNamed(
  place: RecordingPlace,
  path: string,
  watching: Watching,
  tell: (path: string, line: string) => void,
): Promise<boolean> {
  const named = watching.options.pattern.read(path)
  if (!named) {
    tell(path, `left alone  ${path}: its name is not of the pattern`)
    return false
  }
  try {
    await sendRecording(place, path, named, watching)
    return true
  } catch (error) {
    if (watching.interrupts.second.aborted) throw error
    if (place.hasGone(error)) return false
    tell(path, `waiting  ${path}: ${describeFault(error)}`)
    if (isNobodysFault(error) || place.isAway(error)) throw new Trouble()
    return false
  }
}

/** What is wrong with a recording is said when it becomes known, not every time it is looked at. */
function sayOnce(): (path: string, line: string) => void {
  const said = new Map<string, string>()
  return (path, line) => {
    if (said.get(path) !== line) say(line)
    said.set(path, line)
  }
}

async function sendRecording(
  place: RecordingPlace,
  path: string,
  named: Readonly<Record<string, string>>,
  { client, model, options, interrupts }: Watching,
): Promise<void> {
  const call = describeCall(place, path, named, model, options)
  if (typeof call === 'string') return refuse(place, path, call)
  try {
    // The same recording under the same ID gives the call that exists, so one that was sent before a kill is not there twice.
    const { id } = await client.calls.submit(call, { signal: interrupts.second })
    await place.putAway(path)
    say(`sent  ${id}  ${path}`)
  } catch (error) {
    const isItsFault = error instanceof CallmarkError && [400, 413, 415, 422].includes(error.status ?? 0)
    if (!isItsFault) throw error
    await refuse(place, path, describeFault(error))
  }
}

async function refuse(place: RecordingPlace, path: string, reason: string): Promise<void> {
  await place.putAside(path, reason)
  say(`refused  ${path}: ${reason}`)
}

/** What is to be sent, or why nothing can be. */
function describeCall(
  place: RecordingPlace,
  path: string,
  { agent_id, agent_name, external_id, ...texts }: Readonly<Record<string, string>>,
  model: Model,
  options: WatchOptions,
): Submission | string {
  const agentId = agent_id ?? options.agent ?? ''
  const { values, faults } = typeMetadata(texts, model.template_metadata)
  if (faults.length > 0)
    return `The name of the recording gives other metadata than the model asks for: ${faults.join('; ')}.`
  return {
    external_id: external_id ?? path.slice(0, path.length - extname(path).length),
    agent_id: agentId,
    agent_name: agent_name ?? options.agentName ?? agentId,
    model_name: model.name,
    additional_parameters: values,
    audio: place.open(path),
  }
}

/** A rule that could only have every recording refused is refused itself. */
function checkPattern(model: Model, { pattern, agent }: WatchOptions): void {
  if (!agent && !pattern.names.has('agent_id'))
    throw new CommandFault('The pattern has no {agent_id}: name the agent with --agent.')
  const missing = model.template_metadata.filter(({ key, required }) => required && !pattern.names.has(key))
  if (missing.length > 0)
    throw new CommandFault(
      `The model requires metadata that the pattern does not have: ${missing.map(({ key }) => `{${key}}`).join(', ')}.`,
    )
}

async function findModel(client: CallmarkClient, name: string): Promise<Model> {
  const models = await client.models.list()
  const model = models.find((candidate) => candidate.name.toLowerCase() === name.toLowerCase())
  if (!model) throw new CommandFault(`There is no model named ${name}.`)
  return model
}

function say(line: string): void {
  console.log(printable(line))
}

function parsePattern(value: string): NamingPattern {
  const read = readPattern(value)
  if (typeof read === 'string') throw new InvalidArgumentError(read)
  return read
}

export function parseSeconds(value: string): number {
  const seconds = Number(value)
  if (value.trim() === '' || !(seconds >= 0.1 && seconds <= 86_400))
    throw new InvalidArgumentError('Give a number of seconds from 0.1 to 86400.')
  return seconds
}
