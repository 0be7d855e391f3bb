import type { Command } from 'commander'
import { type Call, type CallmarkClient, isFinal } from '../client.ts'
import { pause } from '../retry.ts'
import { callStatuses } from '../vocabulary.ts'
import { catchInterrupts } from './catch-interrupts.ts'
import { runCommand } from './command-fault.ts'
import { addConnectionOptions, type ConnectionOptions, connect, type FindLocalService } from './connection.ts'
import { describeOutcome } from './describe-call.ts'
import { printable } from './terminal.ts'

const pollMs = 2000
/** How many of the latest calls are looked at for some that have come and ended between two looks. */
const latest = 20

const workingStatuses = callStatuses.filter((status) => !isFinal(status))

export function addWatchCommand(program: Command, findLocalService: FindLocalService): void {
  const command = program
    .command('watch')
    .description('follow calls through their stages, one line per change')
    .argument('[id...]', 'IDs of calls; without any, all new calls and calls in progress, until Ctrl-C')
  addConnectionOptions(command).action(
    runCommand(async (ids: string[], options: ConnectionOptions) => {
      const client = await connect(options, findLocalService, { attempts: 8, totalMs: 300_000 })
      const interrupts = catchInterrupts(() => {})
      try {
        if (ids.length > 0) await Promise.all(ids.map((id) => followCall(client, id, interrupts.first)))
        else await followAll(client, interrupts.first)
      } catch (error) {
        if (!interrupts.first.aborted) throw error
        if (ids.length > 0) process.exitCode = 130
      } finally {
        interrupts.release()
      }
    }),
  )
}

async function followCall(client: CallmarkClient, id: string, signal: AbortSignal): Promise<void> {
  const { status } = await client.calls.wait(id, {
    signal,
    timeoutMs: Number.POSITIVE_INFINITY,
    onStatus: (_, call) => tell(call),
  })
  if (status !== 'PROCESS_COMPLETED') process.exitCode = 1
}

/** Calls that had come to their end before are not told of. */
async function followAll(client: CallmarkClient, signal: AbortSignal): Promise<void> {
  let known = new Map<string, Call['status']>()
  const { items: before } = await client.calls.listPage({ limit: latest }, { signal })
  const old = new Set(before.filter(({ status }) => isFinal(status)).map(({ id }) => id))
  for (;;) {
    const working: Call[] = []
    const query = { status: workingStatuses, sort: 'created_at', limit: 200 } as const
    for await (const call of client.calls.list(query, { signal })) working.push(call)
    const ids = new Set(working.map(({ id }) => id))
    const gone = [...known.keys()].filter((id) => !ids.has(id))
    const ended = await Promise.all(gone.map((id) => client.calls.get(id, { signal })))
    // Some are so quick that they were never seen on their way.
    const { items } = await client.calls.listPage({ limit: latest }, { signal })
    const quick = items.filter((call) => isFinal(call.status) && !old.has(call.id) && !known.has(call.id))
    for (const call of [...ended, ...quick, ...working]) if (known.get(call.id) !== call.status) tell(call)
    for (const { id } of [...ended, ...quick]) old.add(id)
    known = new Map(working.map(({ id, status }) => [id, status]))
    await pause(pollMs, signal)
  }
}

function tell(call: Call): void {
  const time = new Date().toISOString().slice(11, 19)
  console.log(`${time}  ${call.id}  ${printable(call.external_id)}  ${describeOutcome(call)}`)
}
