import type { Command } from 'commander'
import { CallmarkError } from '../client.ts'
import { runCommand } from './command-fault.ts'
import { addConnectionOptions, type ConnectionOptions, connect, type FindLocalService } from './connection.ts'
import { describeCall, describeTranscript } from './describe-call.ts'

interface ShowOptions extends ConnectionOptions {
  readonly transcript?: boolean
  readonly json?: boolean
}

export function addShowCommand(program: Command, findLocalService: FindLocalService): void {
  const command = program
    .command('show')
    .description('show the results of a call')
    .argument('<id>', 'ID of the call')
    .option('--transcript', 'also show the transcript')
    .option('--json', 'print JSON')
  addConnectionOptions(command).action(
    runCommand(async (id: string, options: ShowOptions) => {
      const client = await connect(options, findLocalService)
      const call = await client.calls.get(id)
      const transcription = options.transcript ? await client.calls.transcription(id) : undefined
      if (options.json) {
        console.log(JSON.stringify(transcription ? { ...call, transcription } : call, null, 2))
        return
      }
      const model = await client.models.get(call.model_id!).catch((error: unknown) => {
        // Without leave to read models, a call is still worth showing.
        if (error instanceof CallmarkError && (error.status === 403 || error.status === 404)) return undefined
        throw error
      })
      console.log(describeCall(call, model))
      if (transcription) console.log(`\n${describeTranscript(transcription)}`)
    }),
  )
}
