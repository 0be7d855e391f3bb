import { type Command, InvalidArgumentError, Option } from 'commander'
import type { CriteriaByAgent, CriteriaStats } from '../client.ts'
import { runCommand } from './command-fault.ts'
import { addConnectionOptions, type ConnectionOptions, connect, type FindLocalService } from './connection.ts'
import { tellChanges } from './tell-changes.ts'
import { tellTeam } from './tell-team.ts'
import { printable } from './terminal.ts'
import { writeWhole } from './write-whole.ts'

interface StatsOptions extends ConnectionOptions {
  readonly model: string
  readonly agent?: string
  readonly team?: number
  readonly from?: string
  readonly to?: string
  readonly timeZone?: string
  readonly scoreOf?: 'record' | 'machine'
  readonly interval?: 'day' | 'week' | 'month'
  readonly limit?: number
  readonly by?: string
  readonly format: 'text' | 'csv' | 'json'
  readonly output?: string
}

export function addStatsCommands(program: Command, findLocalService: FindLocalService): void {
  const stats = program.command('stats').description('what came of calls, counted')
  addCriteriaCommand(stats, findLocalService)
  addCriteriaByAgentCommand(stats, findLocalService)
  addChangesCommand(stats, findLocalService)
  addTeamCommand(stats, findLocalService)
}

function addCriteriaCommand(stats: Command, findLocalService: FindLocalService): void {
  const command = stats
    .command('criteria')
    .description('how often each criterion of a model was passed and failed, most points lost first')
    .option('--agent <id>', 'calls of this agent')
    .addOption(intervalOption('length of the points over time, in JSON'))
  addLimits(command)
  addConnectionOptions(command).action(
    runCommand(async (options: StatsOptions) => {
      const client = await connect(options, findLocalService)
      const { agent, interval } = options
      const query = {
        ...toQuery(options),
        ...(agent === undefined ? {} : { agent_id: agent }),
        ...(interval === undefined ? {} : { interval }),
      }
      await write(options, {
        csv: () => client.stats.csv.criteria(query),
        found: () => client.stats.criteria(query),
        tell: tellCriteria,
      })
    }),
  )
}

function addCriteriaByAgentCommand(stats: Command, findLocalService: FindLocalService): void {
  const command = stats
    .command('criteria-by-agent')
    .description('how often each agent passed and failed each criterion of a model, most calls first')
    .option('--limit <number>', 'how many agents (default: 100)', readNumber)
  addLimits(command)
  addConnectionOptions(command).action(
    runCommand(async (options: StatsOptions) => {
      const client = await connect(options, findLocalService)
      const { limit } = options
      const query = { ...toQuery(options), ...(limit === undefined ? {} : { limit }) }
      await write(options, {
        csv: () => client.stats.csv.criteriaByAgent(query),
        found: () => client.stats.criteriaByAgent(query),
        tell: tellByAgent,
      })
    }),
  )
}

function addChangesCommand(stats: Command, findLocalService: FindLocalService): void {
  const command = stats
    .command('changes')
    .description('what has changed since the period of the same length before, and where it comes from')
    .option('--model <name>', 'calls of this model')
    .option('--by <field>', 'also by this field: a key of the metadata, or of a criterion')
    .option('--limit <number>', 'how many agents and groups (default: 20)', readNumber)
  addPeriod(command)
  addConnectionOptions(command).action(
    runCommand(async (options: Omit<StatsOptions, 'model'> & { readonly model?: string }) => {
      const client = await connect(options, findLocalService)
      const { model, by, limit } = options
      const query = {
        ...periodOf(options),
        ...(model === undefined ? {} : { model_name: model }),
        ...(by === undefined ? {} : { grouping_field_key: by }),
        ...(limit === undefined ? {} : { limit }),
      }
      await write(options, {
        csv: () => client.stats.csv.changes(query),
        found: () => client.stats.changes(query),
        tell: tellChanges,
      })
    }),
  )
}

function addTeamCommand(stats: Command, findLocalService: FindLocalService): void {
  const command = stats
    .command('team')
    .description('one team compared with all other agents: its score, its agents and its categories')
    .argument('<id>', 'of the team, as in the address of its page', readNumber)
    .option('--model <name>', 'calls of this model')
    .addOption(intervalOption('length of the points over time, in CSV and JSON'))
  addPeriod(command)
  addConnectionOptions(command).action(
    runCommand(async (id: number, options: Omit<StatsOptions, 'model'> & { readonly model?: string }) => {
      const client = await connect(options, findLocalService)
      const { model, interval } = options
      const query = {
        team_id: id,
        ...periodOf(options),
        ...(model === undefined ? {} : { model_name: model }),
        ...(interval === undefined ? {} : { interval }),
      }
      await write(options, {
        csv: () => client.stats.csv.teamProfile(query),
        found: () => client.stats.teamProfile(query),
        tell: tellTeam,
      })
    }),
  )
}

function intervalOption(description: string): Option {
  return new Option('--interval <interval>', description).choices(['day', 'week', 'month'])
}

function addLimits(command: Command): void {
  command
    .requiredOption('--model <name>', 'calls of this model')
    .option('--team <id>', 'calls of the agents of this team', readNumber)
  addPeriod(command)
}

function addPeriod(command: Command): void {
  command
    .option('--from <date>', 'first day (2026-01-31) or time (2026-01-31T14:30:00Z) they were received')
    .option('--to <date>', 'last day, or the time before which to stop')
    .option('--time-zone <name>', 'time zone of the days, like Europe/Lisbon (default: UTC)')
    .addOption(
      new Option(
        '--score-of <whose>',
        "record: as people's answers have made it (default); machine: the machine's own",
      ).choices(['record', 'machine']),
    )
    .addOption(
      new Option('--format <format>', 'how to write it').choices(['text', 'csv', 'json']).default('text'),
    )
    .option('--output <file>', 'file to write (default: standard output)')
}

function toQuery({ model, team, ...options }: StatsOptions) {
  return {
    model_name: model,
    ...(team === undefined ? {} : { team_id: team }),
    ...periodOf(options),
  }
}

function periodOf({ from, to, timeZone, scoreOf }: Omit<StatsOptions, 'model'>) {
  return {
    ...(from === undefined ? {} : { start_date: from }),
    ...(to === undefined ? {} : { end_date: to }),
    ...(timeZone === undefined ? {} : { time_zone: timeZone }),
    ...(scoreOf === undefined ? {} : { score_of: scoreOf }),
  }
}

async function write<T>(
  { format, output }: Pick<StatsOptions, 'format' | 'output'>,
  ways: { csv: () => Promise<string>; found: () => Promise<T>; tell: (found: T) => string[] },
): Promise<void> {
  const text = format === 'csv' ? await ways.csv() : inText(format, await ways.found(), ways.tell)
  if (output === undefined) process.stdout.write(text)
  else await writeWhole(output, [text])
}

function inText<T>(format: 'text' | 'json', found: T, tell: (found: T) => string[]): string {
  const lines = format === 'json' ? [JSON.stringify(found, null, 2)] : tell(found).map(printable)
  return lines.map((line) => `${line}\n`).join('')
}

type Rated = Pick<
  CriteriaStats['criteria'][number],
  'passed' | 'failed' | 'pass_rate' | 'pass_rate_low' | 'pass_rate_high'
>

function tellCriteria({ criteria, before }: CriteriaStats): string[] {
  if (criteria.length === 0) return ['No call was scored by these criteria.']
  return [
    ...(before ? [`Change since ${before.start_date} to ${before.end_date}`] : []),
    ...criteria.map(
      (one) => `${tellRate(one)}  ${tellChange(one).padEnd(26)}  ${one.points_lost} points lost  ${one.name}`,
    ),
  ]
}

function tellByAgent({ criteria, agents }: CriteriaByAgent): string[] {
  if (agents.length === 0) return ['There are no such calls.']
  const names = new Map(criteria.map(({ key, name }) => [key, name]))
  return agents.flatMap(({ agent_id, agent_name, total_requests, criteria: mine }) => [
    `${agent_name} (${agent_id}), calls: ${total_requests}`,
    ...mine.map((one) => `  ${tellRate(one)}  ${names.get(one.key) ?? one.key}`),
  ])
}

/** `82.14 % (23 of 28, 64.41 to 92.12)` */
function tellRate({ passed, failed, pass_rate, pass_rate_low, pass_rate_high }: Rated): string {
  const rate =
    pass_rate === null
      ? 'none passed or failed'
      : `${pass_rate} % (${passed} of ${passed + failed}, ${pass_rate_low} to ${pass_rate_high})`
  return rate.padEnd(38)
}

function tellChange({ change, change_low, change_high }: CriteriaStats['criteria'][number]): string {
  return change === null ? '' : `${change > 0 ? '+' : ''}${change} (${change_low} to ${change_high})`
}

function readNumber(value: string): number {
  if (!/^\d{1,9}$/.test(value) || Number(value) < 1)
    throw new InvalidArgumentError('Give a whole number from 1 on.')
  return Number(value)
}
