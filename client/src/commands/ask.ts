import type { Command } from 'commander'
import type { Themes } from '../client.ts'
import { runCommand } from './command-fault.ts'
import { addConnectionOptions, type ConnectionOptions, connect, type FindLocalService } from './connection.ts'
import { addFilterOptions, readFilterOptions } from './filter-options.ts'
import { describePassage } from './search.ts'
import { clockTime, paint, printable, wrap } from './terminal.ts'

interface AskOptions extends ConnectionOptions {
  readonly answer?: boolean
  readonly json?: boolean
}

export function addAskCommand(program: Command, findLocalService: FindLocalService): void {
  const command = program
    .command('ask')
    .description('ask a question across English calls: themes with counts and quotes')
    .argument('<question>', 'what you want to know, as a sentence: "Why do customers cancel?"')
    .option('--answer', 'also an answer in sentences, by the language model that the service uses')
    .option('--json', 'print JSON')
  addFilterOptions(command)
  addConnectionOptions(command).action(
    runCommand(async (question: string, options: AskOptions) => {
      const client = await connect(options, findLocalService)
      const themes = await client.calls.ask({
        question,
        ...(options.answer ? { answer: true } : {}),
        ...readFilterOptions(options),
      })
      console.log(options.json ? JSON.stringify(themes, null, 2) : describeThemes(themes))
    }),
  )
}

function describeThemes({ themes, others, calls, passages, has_more, waiting, answer }: Themes): string {
  if (passages === 0) return 'No call says anything like it.'
  const parts = themes.map(({ name, examples, ...theme }) =>
    [
      paint('bold', `${printable(name)}: ${countCalls(theme.calls)}`),
      ...examples.map((passage) => describePassage(passage)),
    ].join('\n'),
  )
  if (others.passages > 0)
    parts.push(
      [
        paint('bold', `In no theme: ${countCalls(others.calls)}`),
        ...(themes.length === 0 ? others.examples.map((passage) => describePassage(passage)) : []),
      ].join('\n'),
    )
  const found = `${passages} passages of ${countCalls(calls)} were found.`
  return [
    ...(answer ? [describeAnswer(answer)] : []),
    ...parts,
    has_more ? `${found} There may be more: narrow the filters.` : found,
    ...(waiting > 0 ? [`${countCalls(waiting)}: still being read, not found yet.`] : []),
  ].join('\n\n')
}

const noAnswer = {
  written: '',
  unsupported: 'No answer in sentences: nothing that was written stands on what was said.',
  no_language_model: 'No answer in sentences: the service uses no language model.',
  failed: 'No answer in sentences: the language model did not answer. Try again.',
} as const

function describeAnswer({ status, sentences }: NonNullable<Themes['answer']>): string {
  if (status !== 'written') return noAnswer[status]
  return sentences
    .map(({ text, quotes }) =>
      [
        wrap(text, ''),
        ...quotes.map(({ quote, call_id, start }) =>
          wrap(`“${quote}”  ${call_id} ${clockTime(start)}`, '  '),
        ),
      ].join('\n'),
    )
    .join('\n')
}

function countCalls(calls: number): string {
  return calls === 1 ? '1 call' : `${calls} calls`
}
