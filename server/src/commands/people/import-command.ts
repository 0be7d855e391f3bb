import { readFile } from 'node:fs/promises'
import { type Command, InvalidArgumentError } from 'commander'
import { withPeople } from './with-people.ts'

interface ImportOptions {
  readonly dryRun?: boolean
  readonly workspace?: string
  readonly json?: boolean
}

export function addImport(user: Command): void {
  user
    .command('import')
    .argument('<file>', 'a CSV file with the columns email, name, role, agent_id and team')
    .description('invite everybody in a list, and put agents into teams; can be repeated')
    .option('--dry-run', 'only say what would happen')
    .option('--workspace <id>', 'where; needed if there are several')
    .option('--json', 'print JSON')
    .action(async (file: string, options: ImportOptions) => {
      const text = await read(file)
      const { importPeople } = await import('./import-people.ts')
      const { describeRow, describeSum } = await import('./describe-import.ts')
      const { rows, newTeams } = await withPeople((database, config) =>
        importPeople(database, config, text, options),
      )
      if (rows.some(({ outcome }) => outcome === 'fault')) process.exitCode = 1
      if (options.json) return console.log(JSON.stringify({ rows, new_teams: newTeams }, null, 2))
      for (const row of rows)
        if (row.outcome === 'fault') console.error(describeRow(row))
        else console.log(describeRow(row))
      console.log(describeSum(rows, newTeams))
    })
}

async function read(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new InvalidArgumentError(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code}`)
  }
}
