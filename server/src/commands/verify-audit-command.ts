import type { Command } from 'commander'
import type { AuditChain } from '../store/verify-audit.ts'
import { withPeople } from './people/with-people.ts'

/** `callmark audit verify`: works while the service runs and when it does not, on the database itself. */
export function addVerifyCommand(program: Command): void {
  const audit = program.commands.find((command) => command.name() === 'audit')!
  audit
    .command('verify')
    .description('on the service’s own machine: check that no entry has been altered or removed')
    .option('--json', 'print JSON')
    .action(async (_options: unknown, command: Command) => {
      const chains = await withPeople(async (database) => {
        const { verifyAudit } = await import('../store/verify-audit.ts')
        return Array.fromAsync(verifyAudit(database))
      })
      // `callmark audit` has the option as well, and takes it wherever it stands.
      const { json } = command.optsWithGlobals<{ json?: boolean }>()
      console.log(json ? JSON.stringify(toJson(chains), null, 2) : describeChains(chains))
      if (chains.some((chain) => chain.break)) process.exitCode = 1
    })
}

function toJson(chains: readonly AuditChain[]) {
  return {
    unbroken: chains.every((chain) => !chain.break),
    workspaces: chains.map(({ workspaceId, entries, newest, break: broken }) => ({
      workspace_id: workspaceId,
      entries,
      newest,
      break: broken,
    })),
  }
}

function describeChains(chains: readonly AuditChain[]): string {
  const breaks = chains.filter((chain) => chain.break).map(describeBreak)
  if (breaks.length > 0) return breaks.join('\n')
  const count = chains.reduce((sum, { entries }) => sum + entries, 0)
  // Whoever compares these with an earlier run sees whether the newest have been cut off, which no chain can show.
  const newest = chains.map(
    (chain) => `  ${nameOf(chain)}: newest is ${chain.newest?.number}, ${chain.newest?.hash}`,
  )
  const workspaces = chains.filter(({ workspaceId }) => workspaceId !== null).length
  return [`${say(count, 'entry', 'entries')} of ${say(workspaces, 'workspace')}, unbroken`, ...newest].join(
    '\n',
  )
}

function say(count: number, one: string, more = `${one}s`): string {
  return `${count} ${count === 1 ? one : more}`
}

function nameOf({ workspaceId }: AuditChain): string {
  return workspaceId ?? 'the installation itself'
}

function describeBreak(chain: AuditChain): string {
  const { kind, number, at } = chain.break!
  const when = at?.toISOString()
  const where = nameOf(chain)
  if (kind === 'altered') return `${where}: entry ${number} of ${when} has been altered`
  if (kind === 'begun_later')
    return `${where}: begins with entry ${number} of ${when}; earlier ones are missing`
  if (kind === 'removed_unnoted')
    return `${where}: entries up to ${number} are gone, and no entry says that retention removed them`
  return `${where}: entry ${number} is missing${when ? `; the next one is of ${when}` : ''}`
}
