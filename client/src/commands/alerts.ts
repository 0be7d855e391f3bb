import { type Command, InvalidArgumentError, Option } from 'commander'
import type { Alert, AlertRule, AlertRuleInput, AlertSettings } from '../client.ts'
import { runCommand } from './command-fault.ts'
import { addConnectionOptions, type ConnectionOptions, connect, type FindLocalService } from './connection.ts'
import { printable } from './terminal.ts'
import { readWholeNumber } from './webhook-arguments.ts'

interface RuleOptions extends ConnectionOptions {
  readonly name?: string
  readonly model?: number
  readonly criterion?: string[]
  readonly measure?: 'score' | 'pass_rate'
  readonly passMark?: number
  readonly falseAlarms?: number
  readonly hours?: number
  readonly of?: 'calls' | 'reviews'
  readonly atLeast?: number
  readonly growth?: number
  readonly webhooks?: boolean
  readonly mail?: string[]
  readonly json?: boolean
}

const kinds = ['critical_failed', 'agent_falling', 'topic_rising', 'review_overdue', 'backlog'] as const

export function addAlertsCommands(program: Command, findLocalService: FindLocalService): void {
  const alerts = program.command('alerts').description('be told of what happens: rules and what they told')
  addListCommand(alerts, findLocalService)
  addRulesCommand(alerts, findLocalService)
  addCreateCommand(alerts, findLocalService)
  addSwitchCommands(alerts, findLocalService)
  addTestCommand(alerts, findLocalService)
  addDeleteCommand(alerts, findLocalService)
  addHoursCommand(alerts, findLocalService)
}

function addListCommand(alerts: Command, findLocalService: FindLocalService): void {
  const command = alerts
    .command('list')
    .description('what happened, newest first')
    .addOption(new Option('--kind <kind...>', 'only these').choices(kinds))
    .option('--agent <id>', 'only of this agent')
    .option('--limit <number>', 'at most so many', readWholeNumber, 50)
    .option('--json', 'print JSON')
  addConnectionOptions(command).action(
    runCommand(async (options: ListOptions) => {
      const client = await connect(options, findLocalService)
      const { kind, agent, limit } = options
      const query = { ...(kind ? { kind } : {}), ...(agent ? { agent_id: agent } : {}) }
      const found: Alert[] = []
      for await (const alert of client.alerts.list(query)) {
        if (found.length >= limit) break
        found.push(alert)
      }
      if (options.json) console.log(JSON.stringify(found, null, 2))
      else for (const alert of found) console.log(describeLine(alert))
    }),
  )
}

interface ListOptions extends ConnectionOptions {
  readonly kind?: (typeof kinds)[number][]
  readonly agent?: string
  readonly limit: number
  readonly json?: boolean
}

function addRulesCommand(alerts: Command, findLocalService: FindLocalService): void {
  const command = alerts.command('rules').description('list the rules').option('--json', 'print JSON')
  addConnectionOptions(command).action(
    runCommand(async (options: RuleOptions) => {
      const client = await connect(options, findLocalService)
      const found = await client.alerts.rules.list()
      if (options.json) console.log(JSON.stringify(found, null, 2))
      else for (const rule of found) console.log(describeRule(rule))
    }),
  )
}

function addCreateCommand(alerts: Command, findLocalService: FindLocalService): void {
  const command = alerts
    .command('create')
    .description('be told of something from now on')
    .argument('<kind>', `what is watched: ${kinds.join(', ')}`, readKind)
    .requiredOption('--name <name>', 'what the rule is called')
    .option('--model <id>', 'only calls of this model', readWholeNumber)
    .option('--criterion <key...>', 'only these critical criteria')
    .addOption(new Option('--measure <measure>', 'what falls').choices(['score', 'pass_rate']))
    .option('--pass-mark <score>', 'a call passes from this score on', Number)
    .option(
      '--false-alarms <number>',
      'at most so many in a month, for all agents or topics together',
      Number,
    )
    .option('--hours <hours>', 'how long overdue, or in how many hours a backlog grows', readWholeNumber)
    .addOption(new Option('--of <backlog>', 'which backlog').choices(['calls', 'reviews']))
    .option('--at-least <number>', 'a shorter backlog is not told', readWholeNumber)
    .option('--growth <percent>', 'how much a backlog has to grow', readWholeNumber)
    .option('--no-webhooks', 'do not tell webhooks')
    .option('--mail <person...>', 'IDs of people who are told by mail')
    .option('--json', 'print JSON')
  addConnectionOptions(command).action(
    runCommand(async (kind: (typeof kinds)[number], options: RuleOptions) => {
      const client = await connect(options, findLocalService)
      const made = await client.alerts.rules.create({
        name: options.name!,
        watch: watchOf(kind, options),
        tell: { webhooks: options.webhooks ?? true, people: options.mail ?? [] },
        enabled: true,
      })
      console.log(options.json ? JSON.stringify(made, null, 2) : `Rule ${made.id} has been created.`)
    }),
  )
}

function addSwitchCommands(alerts: Command, findLocalService: FindLocalService): void {
  for (const [word, enabled] of [
    ['enable', true],
    ['disable', false],
  ] as const) {
    const command = alerts
      .command(word)
      .description(enabled ? 'be told again, also of what waits' : 'be told nothing for now')
      .argument('<id>', 'of the rule')
    addConnectionOptions(command).action(
      runCommand(async (id: string, options: ConnectionOptions) => {
        const client = await connect(options, findLocalService)
        const { name, watch, tell } = await client.alerts.rules.get(id)
        console.log(describeRule(await client.alerts.rules.replace(id, { name, watch, tell, enabled })))
      }),
    )
  }
}

function addTestCommand(alerts: Command, findLocalService: FindLocalService): void {
  const command = alerts
    .command('test')
    .description('send a test message to whoever a rule tells')
    .argument('<id>', 'of the rule')
  addConnectionOptions(command).action(
    runCommand(async (id: string, options: ConnectionOptions) => {
      const client = await connect(options, findLocalService)
      const { webhooks, mails_sent, mails_failed, can_mail } = await client.alerts.rules.test(id)
      console.log(`Queued to ${webhooks} webhooks, sent to ${mails_sent} people by mail.`)
      if (mails_failed > 0)
        console.log(
          can_mail
            ? `The mail server refused ${mails_failed} mails.`
            : 'No mail server is set (SMTP_URL), so no mail was sent.',
        )
    }),
  )
}

function addDeleteCommand(alerts: Command, findLocalService: FindLocalService): void {
  const command = alerts
    .command('delete')
    .description('delete a rule; what it told stays in the list')
    .argument('<id>', 'of the rule')
  addConnectionOptions(command).action(
    runCommand(async (id: string, options: ConnectionOptions) => {
      const client = await connect(options, findLocalService)
      await client.alerts.rules.delete(id)
      console.log(`Rule ${id} has been deleted.`)
    }),
  )
}

interface HoursOptions extends ConnectionOptions {
  readonly timeZone?: string
  readonly from?: string
  readonly until?: string
  readonly weekends?: boolean
  readonly none?: boolean
}

function addHoursCommand(alerts: Command, findLocalService: FindLocalService): void {
  const command = alerts
    .command('quiet')
    .description('show or change when nobody is to be disturbed')
    .option('--time-zone <name>', 'such as Europe/Madrid')
    .option('--from <time>', 'such as 22:00')
    .option('--until <time>', 'such as 07:00')
    .option('--weekends', 'also on Saturdays and Sundays')
    .option('--no-weekends', 'not because of a weekend')
    .addOption(new Option('--none', 'no quiet hours').conflicts(['from', 'until']))
  addConnectionOptions(command).action(
    runCommand(async (options: HoursOptions) => {
      const client = await connect(options, findLocalService)
      const before = await client.alerts.settings()
      const wanted: AlertSettings = {
        time_zone: options.timeZone ?? before.time_zone,
        quiet_from: options.none ? null : (options.from ?? before.quiet_from),
        quiet_until: options.none ? null : (options.until ?? before.quiet_until),
        quiet_weekends: options.weekends ?? before.quiet_weekends,
      }
      const isSame = JSON.stringify(wanted) === JSON.stringify(before)
      console.log(describeHours(isSame ? before : await client.alerts.changeSettings(wanted)))
    }),
  )
}

function watchOf(kind: (typeof kinds)[number], options: RuleOptions): AlertRuleInput['watch'] {
  const hours = options.hours === undefined ? {} : { hours: options.hours }
  const model = options.model === undefined ? {} : { model_id: options.model }
  if (kind === 'critical_failed')
    return { kind, ...model, ...(options.criterion ? { keys: options.criterion } : {}) }
  const falseAlarms = options.falseAlarms === undefined ? {} : { false_alarms_per_month: options.falseAlarms }
  if (kind === 'topic_rising') return { kind, ...model, ...falseAlarms }
  if (kind === 'agent_falling')
    return {
      kind,
      ...model,
      ...(options.measure ? { measure: options.measure } : {}),
      ...(options.passMark === undefined ? {} : { pass_mark: options.passMark }),
      ...falseAlarms,
    }
  if (kind === 'review_overdue') return { kind, ...hours }
  return {
    kind,
    of: options.of ?? 'calls',
    ...hours,
    ...(options.atLeast === undefined ? {} : { at_least: options.atLeast }),
    ...(options.growth === undefined ? {} : { growth_percent: options.growth }),
  }
}

function readKind(text: string): (typeof kinds)[number] {
  const kind = kinds.find((known) => known === text)
  if (!kind) throw new InvalidArgumentError(`It must be one of ${kinds.join(', ')}.`)
  return kind
}

function describeLine({ raised_at, told_at, rule_name, text }: Alert): string {
  return `${raised_at}  ${printable(rule_name)}: ${printable(text)}${told_at ? '' : '  (not told yet)'}`
}

function describeRule({ id, name, watch, tell, enabled }: AlertRule): string {
  const facts = [
    watch.kind,
    ...(tell.webhooks ? ['webhooks'] : []),
    ...(tell.people.length > 0 ? [`mail to ${tell.people.length}`] : []),
    ...(enabled ? [] : ['disabled']),
  ]
  return `${id}  ${printable(name)}  (${facts.join(', ')})`
}

function describeHours({ time_zone, quiet_from, quiet_until, quiet_weekends }: AlertSettings): string {
  const hours = quiet_from === null ? 'No quiet hours' : `Quiet from ${quiet_from} to ${quiet_until}`
  return `${hours}${quiet_weekends ? ', and all weekend' : ''} (${time_zone}).`
}
