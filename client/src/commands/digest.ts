import { type Command, Option } from 'commander'
import type { DigestPreview, DigestSettings, DigestSettingsInput } from '../client.ts'
import { CommandFault, runCommand } from './command-fault.ts'
import { addConnectionOptions, type ConnectionOptions, connect, type FindLocalService } from './connection.ts'
import { printable } from './terminal.ts'
import { readWholeNumber } from './webhook-arguments.ts'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

interface SettingsOptions extends ConnectionOptions {
  readonly on?: boolean
  readonly off?: boolean
  readonly weekday?: DigestSettings['weekday']
  readonly hour?: number
  readonly timeZone?: string
  readonly json?: boolean
}

export function addDigestCommands(program: Command, findLocalService: FindLocalService): void {
  const digest = program.command('digest').description('the week by mail, for team leads and agents')
  addSettingsCommand(digest, findLocalService)
  addPreviewCommand(digest, findLocalService)
}

function addSettingsCommand(digest: Command, findLocalService: FindLocalService): void {
  const command = digest
    .command('settings')
    .description('show or change when it is sent')
    .addOption(new Option('--on', 'send it every week').conflicts('off'))
    .option('--off', 'send nobody a digest')
    .addOption(new Option('--weekday <day>', 'on which day').choices(weekdays))
    .option('--hour <hour>', 'from which hour on, 0 to 23', readWholeNumber)
    .option('--time-zone <name>', 'such as Europe/Madrid')
    .option('--json', 'print JSON')
  addConnectionOptions(command).action(
    runCommand(async (options: SettingsOptions) => {
      const client = await connect(options, findLocalService)
      const before = await client.digest.settings()
      const { enabled, time_zone, weekday, hour } = before
      const wanted: DigestSettingsInput = {
        enabled: options.on ? true : options.off ? false : enabled,
        time_zone: options.timeZone ?? time_zone,
        weekday: options.weekday ?? weekday,
        hour: options.hour ?? hour,
      }
      const isSame = JSON.stringify(wanted) === JSON.stringify({ enabled, time_zone, weekday, hour })
      const now = isSame ? before : await client.digest.changeSettings(wanted)
      console.log(options.json ? JSON.stringify(now, null, 2) : describeSettings(now))
    }),
  )
}

function addPreviewCommand(digest: Command, findLocalService: FindLocalService): void {
  const command = digest
    .command('preview')
    .description("print somebody's digest as it would be sent today; nothing is sent")
    .argument('<person>', 'e-mail address or ID')
    .option('--json', 'print JSON')
  addConnectionOptions(command).action(
    runCommand(async (person: string, options: ConnectionOptions & { readonly json?: boolean }) => {
      const client = await connect(options, findLocalService)
      const id = person.includes('@') ? await findId(client.users, person) : person
      const preview = await client.digest.preview(id)
      console.log(options.json ? JSON.stringify(preview, null, 2) : describePreview(preview))
    }),
  )
}

async function findId(
  users: { list(): Promise<readonly { readonly id: string; readonly email: string }[]> },
  email: string,
): Promise<string> {
  const found = (await users.list()).find((user) => user.email.toLowerCase() === email.toLowerCase())
  if (!found) throw new CommandFault('There is nobody with this e-mail address.')
  return found.id
}

const reasons: Readonly<Record<NonNullable<DigestPreview['not_sent']>, string>> = {
  role: 'Only team leads and agents get a digest.',
  nobody_to_tell_of: 'A team lead without a team, or an agent without an agent ID, gets no digest.',
  opted_out: 'This person does not want the digest.',
  never_signed_in: 'Nobody has signed in with this account yet, or it is disabled: nothing is sent to it.',
  empty_week: 'There is nothing to tell about this week: nothing is sent.',
}

function describePreview({ subject, text, not_sent }: DigestPreview): string {
  const remark = not_sent === null ? [] : [reasons[not_sent]]
  const lines = text === null ? [] : `${subject}\n\n${text.trimEnd()}`.split('\n').map(printable)
  return [...remark, ...(lines.length > 0 ? [lines.join('\n')] : [])].join('\n\n')
}

function describeSettings({ enabled, weekday, hour, time_zone, can_send, last_day }: DigestSettings): string {
  if (!enabled) return 'Nobody gets a digest.'
  const day = weekday[0]!.toUpperCase() + weekday.slice(1)
  const when = `Every ${day} from ${String(hour).padStart(2, '0')}:00 on (${time_zone}).`
  const last = last_day === null ? '' : ` The last one was sent on ${last_day}.`
  return `${when}${last}${can_send ? '' : ' No mail server is set (SMTP_URL), so nothing is sent.'}`
}
