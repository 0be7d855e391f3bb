import type { Command } from 'commander'
import type { PreviewInput } from '../client.ts'
import { CommandFault, runCommand } from './command-fault.ts'
import { addConnectionOptions, type ConnectionOptions, connect, type FindLocalService } from './connection.ts'
import { describeScore } from './describe-call.ts'
import { describeResult, type TrialResult } from './describe-result.ts'
import { getModel } from './push-model.ts'
import { paint, printable } from './terminal.ts'
import { readModelRequest, readTranscriptFile } from './trial-files.ts'

interface PreviewOptions extends ConnectionOptions {
  readonly calls?: string[]
  readonly transcript?: string
  readonly file?: string
  readonly json?: boolean
}

export function addPreviewCommand(models: Command, findLocalService: FindLocalService): void {
  const command = models
    .command('preview')
    .description('try a model on past calls or on a transcript; nothing is stored')
    .argument('<model>', 'its name or id')
    .option('--calls <id...>', 'IDs of calls that have been transcribed, 20 at most')
    .option('--transcript <file>', 'JSON of a transcription, or a text with one line per turn')
    .option('--file <file>', 'try the model as this file describes it, not as it is saved')
    .option('--json', 'print JSON')
  addConnectionOptions(command).action(
    runCommand(async (nameOrId: string, options: PreviewOptions) => {
      const question: PreviewInput = {
        ...(await readSubject(options)),
        ...(options.file ? { model: await readModelRequest(options.file) } : {}),
      }
      const client = await connect(options, findLocalService)
      const model = await getModel(client, nameOrId)
      const preview = await client.models.preview(model.id, question)
      if (options.json) {
        console.log(JSON.stringify(preview, null, 2))
        return
      }
      const variables = question.model?.template_variables ?? model.template_variables
      const nameOf = (key: string) => variables.find((one) => one.key === key)?.readable_name ?? key
      const shown = preview.results.map((result) =>
        [...describeHead(result), describeResult(result, nameOf)].join('\n'),
      )
      console.log(shown.join('\n\n'))
    }),
  )
}

async function readSubject({ calls, transcript }: PreviewOptions): Promise<PreviewInput> {
  if ((calls === undefined) === (transcript === undefined))
    throw new CommandFault('Say what to try the model on: --calls or --transcript.')
  return calls ? { call_analysis_ids: calls } : { transcript: await readTranscriptFile(transcript!) }
}

function describeHead({ external_id, call_analysis_id, stored }: TrialResult): string[] {
  if (call_analysis_id === null) return []
  const head = `Call   ${printable(external_id ?? '')}  ${paint('dim', call_analysis_id)}`
  if (!stored || stored.total_score === null) return [head]
  return [
    head,
    `Now    ${describeScore(stored)}, by revision ${stored.model_revision} of model ${stored.model_id}`,
  ]
}
