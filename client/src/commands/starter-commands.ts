import { type Command, Option } from 'commander'
import { CallmarkError } from '../client.ts'
import {
  readStarters,
  type Starter,
  type StarterLanguage,
  starterLanguages,
  starterNames,
} from '../starters/starters.ts'
import { CommandFault, runCommand } from './command-fault.ts'
import { addConnectionOptions, type ConnectionOptions, connect, type FindLocalService } from './connection.ts'
import { printable } from './terminal.ts'

interface StarterOptions {
  readonly language: StarterLanguage
}

/** Models to start from instead of an empty page. */
export function addStarterCommands(models: Command, findLocalService: FindLocalService): void {
  const starter = models.command('starter').description('create a model from a starter scorecard')
  addListCommand(starter)
  addCreateCommand(starter, findLocalService)
}

function languageOption(): Option {
  return new Option('--language <language>', 'language of the scorecard')
    .choices([...starterLanguages])
    .default('en')
}

function addListCommand(starter: Command): void {
  starter
    .command('list')
    .description('list the starter scorecards and what each holds; needs no service')
    .addOption(languageOption())
    .option('--json', 'print JSON, as POST /v1/models takes it')
    .action(
      runCommand(async ({ language, json }: StarterOptions & { json?: boolean }) => {
        const all = await readStarters(language)
        if (json) console.log(JSON.stringify(all, null, 2))
        else console.log(all.map(describeStarter).join('\n\n'))
      }),
    )
}

interface CreateOptions extends ConnectionOptions, StarterOptions {
  readonly name?: string
}

function addCreateCommand(starter: Command, findLocalService: FindLocalService): void {
  const command = starter
    .command('create')
    .description('create a model from a starter scorecard')
    .argument('<starter>', starterNames.join(', '))
    .addOption(languageOption())
    .option('--name <name>', 'name of the model (default: the name of the scorecard)')
  addConnectionOptions(command).action(
    runCommand(async (wanted: string, options: CreateOptions) => {
      const found = (await readStarters(options.language)).find((one) => one.starter === wanted)
      if (!found)
        throw new CommandFault(
          `There is no starter scorecard ${wanted}. There are ${starterNames.join(', ')}.`,
        )
      const model = options.name ? { ...found.model, name: options.name } : found.model
      const client = await connect(options, findLocalService)
      try {
        const { id } = await client.models.create(model)
        console.log(printable(`model ${model.name}: created with the ID ${id}`))
      } catch (error) {
        if (!(error instanceof CallmarkError) || error.status !== 409) throw error
        throw new CommandFault(`There is a model ${model.name} already. Give another name with --name.`)
      }
    }),
  )
}

function describeStarter({ starter, model }: Starter): string {
  const categories = (model.categories ?? []).map(({ name, max_score }) => `${name} ${max_score}`)
  return [
    `${starter}  ${model.name}`,
    `  ${model.description}`,
    `  ${model.template_variables?.length} criteria; points: ${categories.join(', ')}`,
  ].join('\n')
}
