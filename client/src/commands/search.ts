import { type Command, InvalidArgumentError } from 'commander'
import type { FoundPassage } from '../client.ts'
import { runCommand } from './command-fault.ts'
import { addConnectionOptions, type ConnectionOptions, connect, type FindLocalService } from './connection.ts'
import { addFilterOptions, readFilterOptions } from './filter-options.ts'
import { clockTime, paint, printable, wrap } from './terminal.ts'

interface SearchOptions extends ConnectionOptions {
  readonly limit: number
  readonly json?: boolean
}

export function addSearchCommand(program: Command, findLocalService: FindLocalService): void {
  const command = program
    .command('search')
    .description('find what was said by its meaning, in English calls')
    .argument('<meaning>', 'what to look for, as a sentence: "customers who were charged twice"')
    .option('--limit <number>', 'passages to show, at most 50', parseLimit, 10)
    .option('--json', 'print JSON')
  addFilterOptions(command)
  addConnectionOptions(command).action(
    runCommand(async (meaning: string, options: SearchOptions) => {
      const client = await connect(options, findLocalService)
      const found = await client.calls.passages({
        meaning,
        limit: options.limit,
        ...readFilterOptions(options),
      })
      if (options.json) {
        console.log(JSON.stringify(found, null, 2))
        return
      }
      if (found.items.length === 0) console.log('No call says anything like it.')
      for (const passage of found.items) console.log(`${describePassage(passage)}\n`)
      if (found.waiting > 0) console.log(`${found.waiting} calls are still being read and are not found yet.`)
    }),
  )
}

export function describePassage({
  call_id,
  agent_name,
  created_at,
  start,
  similarity,
  turns,
}: FoundPassage): string {
  const head = [created_at.slice(0, 10), printable(agent_name ?? ''), call_id, similarity.toFixed(3)]
  const lines = turns.map(({ speaker, text }) => wrap(text, `  ${printable(speaker)}: `))
  return [`${paint('bold', clockTime(start))}  ${head.filter(Boolean).join('  ')}`, ...lines].join('\n')
}

function parseLimit(value: string): number {
  const limit = Number(value)
  if (!/^\d+$/.test(value) || limit < 1 || limit > 50)
    throw new InvalidArgumentError('Give a number from 1 to 50.')
  return limit
}
