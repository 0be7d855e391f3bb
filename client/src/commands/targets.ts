import { type Command, InvalidArgumentError } from 'commander'
import type { ModelTargets, ModelTargetsInput } from '../client.ts'
import { CommandFault, runCommand } from './command-fault.ts'
import { addConnectionOptions, type ConnectionOptions, connect, type FindLocalService } from './connection.ts'
import { getModel } from './push-model.ts'
import { printable } from './terminal.ts'

type Bounds = NonNullable<ModelTargetsInput['score']>
/** `none` takes a target back. */
type Wanted = Bounds | 'none'

export function addTargetsCommands(program: Command, findLocalService: FindLocalService): void {
  const targets = program
    .command('targets')
    .description('from when on scores are good, and when they are poor')
  addListCommand(targets, findLocalService)
  addSetCommand(targets, findLocalService)
}

function addListCommand(targets: Command, findLocalService: FindLocalService): void {
  const command = targets
    .command('list')
    .description('list the targets of all models')
    .option('--json', 'print JSON')
  addConnectionOptions(command).action(
    runCommand(async (options: ConnectionOptions & { json?: boolean }) => {
      const client = await connect(options, findLocalService)
      const found = await client.models.targets.list()
      const lines = options.json ? [JSON.stringify(found, null, 2)] : found.flatMap(tell).map(printable)
      for (const line of lines) console.log(line)
    }),
  )
}

interface SetOptions extends ConnectionOptions {
  readonly score?: Wanted
  readonly category?: Readonly<Record<string, Wanted>>
}

function addSetCommand(targets: Command, findLocalService: FindLocalService): void {
  const command = targets
    .command('set')
    .description('set targets of a model; what is not named stays as it is')
    .argument('<model>', 'its name or id')
    .option(
      '--score <target>',
      'of the score: 85, or 85/70 (poor below 70; otherwise 20 below the target), or none',
      readBounds,
    )
    .option('--category <slug=target>', 'of a category, repeatable: opening=90', readCategory)
  addConnectionOptions(command).action(
    runCommand(async (nameOrId: string, options: SetOptions) => {
      const { score, category } = options
      if (score === undefined && category === undefined)
        throw new CommandFault('Give a target with --score or --category.')
      const client = await connect(options, findLocalService)
      const { id } = await getModel(client, nameOrId)
      const before = await client.models.targets.get(id)
      const now = await client.models.targets.replace(id, {
        score: score === undefined ? before.score : score === 'none' ? null : score,
        categories: mergeCategories(before, category ?? {}),
      })
      for (const line of tell(now)) console.log(printable(line))
    }),
  )
}

function mergeCategories(
  { categories }: ModelTargets,
  named: Readonly<Record<string, Wanted>>,
): NonNullable<ModelTargetsInput['categories']> {
  const kept = categories
    .filter(({ category_slug }) => !Object.hasOwn(named, category_slug))
    .map(({ category_slug, target, poor_below }) => ({ category_slug, target, poor_below }))
  const set = Object.entries(named).flatMap(([category_slug, bounds]) =>
    bounds === 'none' ? [] : [{ category_slug, ...bounds }],
  )
  return [...kept, ...set]
}

function tell({ model_name, score, categories }: ModelTargets): string[] {
  return [
    `${model_name}: ${score ? tellBounds(score) : 'no target'}`,
    ...categories.map((one) => `  ${one.category_name} (${one.category_slug}): ${tellBounds(one)}`),
  ]
}

function tellBounds({ target, poor_below }: { target: number; poor_below: number }): string {
  return `good from ${target} %, poor below ${poor_below} %`
}

function readBounds(text: string): Wanted {
  if (text === 'none') return text
  const found = /^(\d{1,3}(?:\.\d{1,2})?)(?:\/(\d{1,3}(?:\.\d{1,2})?))?$/.exec(text)
  if (!found) throw new InvalidArgumentError('Give a percentage like 85, two like 85/70, or none.')
  return { target: Number(found[1]), ...(found[2] === undefined ? {} : { poor_below: Number(found[2]) }) }
}

function readCategory(
  text: string,
  before: Readonly<Record<string, Wanted>> = {},
): Readonly<Record<string, Wanted>> {
  const at = text.lastIndexOf('=')
  if (at < 1) throw new InvalidArgumentError('Give a category’s slug and its target, like opening=90.')
  return { ...before, [text.slice(0, at)]: readBounds(text.slice(at + 1)) }
}
