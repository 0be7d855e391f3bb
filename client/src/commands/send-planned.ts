import type { CallmarkClient } from '../client.ts'
import { catchInterrupts } from './catch-interrupts.ts'
import { showImportProgress } from './import-progress.ts'
import type { ImportReport } from './import-report.ts'
import type { PlannedCall } from './plan-import.ts'
import { type ImportedCall, type Outcome, runImport } from './run-import.ts'
import { clockTime } from './terminal.ts'

interface Sending {
  readonly client: CallmarkClient
  readonly atOnce: number
  readonly report: ImportReport | undefined
  /** How many were not even planned, because something is wrong with them. */
  readonly faulty?: number
}

/** Sends what has been planned and shows how it goes; the exit code says whether all of it went. */
export async function sendPlanned(
  calls: readonly PlannedCall[],
  { client, atOnce, report, faulty = 0 }: Sending,
): Promise<void> {
  const bytes = calls.reduce((sum, call) => sum + call.bytes, 0)
  const progress = showImportProgress(calls.length, bytes)
  const interrupts = catchInterrupts(() =>
    progress.say('Finishing what is being sent. Press again to stop at once.'),
  )
  const counted: Record<Outcome, number> = { sent: 0, 'there already': 0, failed: faulty, 'not sent': 0 }
  const startedMs = Date.now()
  const trouble = await runImport(calls, {
    client,
    atOnce,
    stop: interrupts.first,
    abandon: interrupts.second,
    onMoved: progress.moved,
    onOver: (result) => {
      counted[result.outcome] += 1
      report?.write(result)
      if (result.outcome === 'not sent') return
      progress.over(describeResult(result), result.outcome === 'sent' ? 0 : result.call.bytes)
    },
  })
  progress.end()
  interrupts.release()
  await report?.close()
  const parts = Object.entries(counted).filter(([, count]) => count > 0)
  const seconds = (Date.now() - startedMs) / 1000
  console.log(`${parts.map(([name, count]) => `${count} ${name}`).join(', ')}, in ${clockTime(seconds)}.`)
  if (counted['not sent'] > 0) console.log('To continue, run the same command again: nothing is sent twice.')
  if (trouble) throw trouble
  if (counted.failed > 0) process.exitCode = 1
  if (interrupts.first.aborted) process.exitCode = 130
}

function describeResult({ call, outcome, id, error }: ImportedCall): string {
  if (outcome === 'failed') return `failed  ${call.file}: ${error}`
  return process.stdout.isTTY ? '' : `${outcome}  ${id}  ${call.file}`
}
