import type { Command } from 'commander'
import { withPeople } from './with-people.ts'

/** `callmark workspace …`: works while the service runs and when it does not. */
export function addWorkspaceCommands(program: Command): void {
  const workspace = program.command('workspace').description('list workspaces')
  workspace
    .command('list')
    .option('--json', 'print JSON')
    .action(async (options: { json?: boolean }) => {
      const workspaces = await withPeople(async (database) => {
        const { listWorkspaces } = await import('../../store/people/workspaces.ts')
        return listWorkspaces(database)
      })
      if (options.json) return console.log(JSON.stringify(workspaces, null, 2))
      for (const { id, name, createdAt } of workspaces)
        console.log(`${id}  ${createdAt.toISOString()}  ${name}`)
    })
}
