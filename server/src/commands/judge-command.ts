import { CommandFault, runCommand } from '@callmark/client/commands/command-fault'
import { describeResult } from '@callmark/client/commands/describe-result'
import { readModelRequest, readTranscriptFile } from '@callmark/client/commands/trial-files'
import type { Command } from 'commander'
import { readConfig } from '../config.ts'

/** `callmark judge`: for who writes criteria and wants to see at once what they come to. */
export function addJudgeCommand(program: Command): void {
  program
    .command('judge')
    .description('score a transcript with a model file, without a service')
    .argument('<transcript>', 'JSON of a transcription, or a text with one line per turn; - reads stdin')
    .requiredOption('--model <file>', 'YAML or JSON, as "callmark models pull" writes it')
    .option('--json', 'print JSON')
    .action(
      runCommand(async (path: string, options: { model: string; json?: boolean }) => {
        if (path === '-' && options.model === '-')
          throw new CommandFault('Only one of the two can come from the standard input.')
        const config = readConfig(process.env)
        const model = await readModelRequest(options.model)
        const transcript = await readTranscriptFile(path)
        const { judgeFile } = await import('./judge-file.ts')
        const result = await judgeFile(config, { transcript, model })
        const nameOf = (key: string) =>
          model.template_variables?.find((variable) => variable.key === key)?.readable_name ?? key
        console.log(options.json ? JSON.stringify(result, null, 2) : describeResult(result, nameOf))
      }),
    )
}
