import { type Command, InvalidArgumentError } from 'commander'
import type { AuditQuery } from '../client.ts'
import { runCommand } from './command-fault.ts'
import { addConnectionOptions, type ConnectionOptions, connect, type FindLocalService } from './connection.ts'

interface AuditOptions extends ConnectionOptions {
  readonly action?: string
  readonly subject?: string
  readonly id?: string
  readonly actor?: string
  readonly address?: string
  readonly from?: string
  readonly to?: string
  readonly limit: number
  readonly json?: boolean
}

export function addAuditCommand(program: Command, findLocalService: FindLocalService): void {
  const command = program
    .command('audit')
    .description('show who changed, erased, listened to or exported what, newest first')
    .option('--action <verb>', 'only these: created, replaced, removed, erased, listened, signed_in …')
    .option('--subject <kind>', 'only of a model, category, variable, metadata, call_analysis, person …')
    .option('--id <id>', 'only of the one with this id')
    .option('--actor <id>', 'only by this person or client, by the operator or by the system')
    .option('--address <ip>', 'only from this address')
    .option('--from <date>', 'first day (2026-01-31) or time (2026-01-31T14:30:00Z)')
    .option('--to <date>', 'last day, or the time before which to stop')
    .option('--limit <number>', 'how many to show', readLimit, 50)
    .option('--json', 'print each as JSON on a line')
  addConnectionOptions(command).action(
    runCommand(async (options: AuditOptions) => {
      const client = await connect(options, findLocalService)
      let left = options.limit
      for await (const entry of client.audit.list(toQuery(options))) {
        if (left-- <= 0) return
        const { at, actor, actor_name, action, subject_type, subject_id, detail } = entry
        const who = actor_name === null ? actor : `${actor_name} ${actor}`
        const more = detail && Object.keys(detail).length > 0 ? `  ${JSON.stringify(detail)}` : ''
        const line = `${at}  ${who}  ${action} ${subject_type} ${subject_id}${more}`
        console.log(options.json ? JSON.stringify(entry) : line)
      }
    }),
  )
}

function toQuery({ action, subject, id, actor, address, from, to, limit }: AuditOptions): AuditQuery {
  return {
    limit: Math.min(limit, 200),
    ...(action === undefined ? {} : { action }),
    ...(subject === undefined ? {} : { subject_type: subject }),
    ...(id === undefined ? {} : { subject_id: id }),
    ...(actor === undefined ? {} : { actor }),
    ...(address === undefined ? {} : { address }),
    ...(from === undefined ? {} : { start_date: from }),
    ...(to === undefined ? {} : { end_date: to }),
  }
}

function readLimit(value: string): number {
  if (!/^\d{1,9}$/.test(value) || Number(value) < 1)
    throw new InvalidArgumentError('Give a whole number from 1 on.')
  return Number(value)
}
