import { type Command, Option } from 'commander'
import type { WebhookInput } from '../client.ts'
import { webhookEvents } from '../vocabulary.ts'
import { runCommand } from './command-fault.ts'
import { addConnectionOptions, type ConnectionOptions, connect, type FindLocalService } from './connection.ts'
import { describeSecret, describeWebhook, describeWebhookLine } from './describe-webhook.ts'
import { readWholeNumber } from './webhook-arguments.ts'
import { addDeliveryCommands } from './webhook-deliveries.ts'

interface WebhookOptions extends ConnectionOptions {
  readonly event?: (typeof webhookEvents)[number][]
  readonly model?: number[]
  readonly description?: string
  readonly format?: 'event' | 'text'
  readonly json?: boolean
}

export function addWebhooksCommands(program: Command, findLocalService: FindLocalService): void {
  const webhooks = program
    .command('webhooks')
    .description('send messages when calls are complete or have failed')
  addCreateCommand(webhooks, findLocalService)
  addListCommand(webhooks, findLocalService)
  addShowCommand(webhooks, findLocalService)
  addReplaceCommand(webhooks, findLocalService)
  addDeleteCommand(webhooks, findLocalService)
  addRotateCommand(webhooks, findLocalService)
  addDeliveryCommands(webhooks, findLocalService)
}

function addFieldOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--event <event...>', 'what to be told (default: everything)').choices(webhookEvents),
    )
    .option('--model <id...>', 'only calls of these models', (text, given: number[] = []) => [
      ...given,
      readWholeNumber(text),
    ])
    .option('--description <text>', 'what it is for')
    .addOption(
      new Option('--format <format>', 'text: one text for people, for alerts in a chat').choices([
        'event',
        'text',
      ]),
    )
}

function addCreateCommand(webhooks: Command, findLocalService: FindLocalService): void {
  const command = addFieldOptions(
    webhooks
      .command('create')
      .description('send events to an address; shows the secret they are signed with')
      .argument('<address>', 'http or https'),
  ).option('--json', 'print JSON')
  addConnectionOptions(command).action(
    runCommand(async (address: string, options: WebhookOptions) => {
      const client = await connect(options, findLocalService)
      const made = await client.webhooks.create({ url: address, ...fieldsOf(options) })
      console.log(
        options.json
          ? JSON.stringify(made, null, 2)
          : `Webhook ${made.id} has been created. ${describeSecret(made.id, made.secret)}`,
      )
    }),
  )
}

function addListCommand(webhooks: Command, findLocalService: FindLocalService): void {
  const command = webhooks.command('list').description('list the webhooks').option('--json', 'print JSON')
  addConnectionOptions(command).action(
    runCommand(async (options: WebhookOptions) => {
      const client = await connect(options, findLocalService)
      const found = await client.webhooks.list()
      if (options.json) console.log(JSON.stringify(found, null, 2))
      else for (const webhook of found) console.log(describeWebhookLine(webhook))
    }),
  )
}

function addShowCommand(webhooks: Command, findLocalService: FindLocalService): void {
  const command = webhooks
    .command('show')
    .description('show a webhook, and why it is disabled if it is')
    .argument('<id>', 'its id', readWholeNumber)
    .option('--json', 'print JSON')
  addConnectionOptions(command).action(
    runCommand(async (id: number, options: WebhookOptions) => {
      const client = await connect(options, findLocalService)
      const webhook = await client.webhooks.get(id)
      console.log(options.json ? JSON.stringify(webhook, null, 2) : describeWebhook(webhook))
    }),
  )
}

function addReplaceCommand(webhooks: Command, findLocalService: FindLocalService): void {
  const command = addFieldOptions(
    webhooks
      .command('replace')
      .description('change a webhook; everything else stays as it is, including the secret')
      .argument('<id>', 'its id', readWholeNumber)
      .option('--address <address>', 'where events are sent'),
  )
    .option('--all-models', 'calls of every model')
    .addOption(new Option('--enable', 'send again, including what is pending').conflicts('disable'))
    .option('--disable', 'send nothing for now')
  addConnectionOptions(command).action(
    runCommand(async (id: number, options: WebhookOptions & ReplaceOptions) => {
      const client = await connect(options, findLocalService)
      const { url, events, model_ids, description, enabled, format } = await client.webhooks.get(id)
      const replaced = await client.webhooks.replace(id, {
        url: options.address ?? url,
        events,
        model_ids: options.allModels ? [] : model_ids,
        description,
        format,
        enabled: options.enable ? true : options.disable ? false : enabled,
        ...fieldsOf(options),
      })
      console.log(describeWebhook(replaced))
    }),
  )
}

interface ReplaceOptions {
  readonly address?: string
  readonly allModels?: boolean
  readonly enable?: boolean
  readonly disable?: boolean
}

function addDeleteCommand(webhooks: Command, findLocalService: FindLocalService): void {
  const command = webhooks
    .command('delete')
    .description('delete a webhook with its log; pending deliveries are not sent')
    .argument('<id>', 'its id', readWholeNumber)
  addConnectionOptions(command).action(
    runCommand(async (id: number, options: ConnectionOptions) => {
      const client = await connect(options, findLocalService)
      await client.webhooks.delete(id)
      console.log(`Webhook ${id} has been deleted.`)
    }),
  )
}

function addRotateCommand(webhooks: Command, findLocalService: FindLocalService): void {
  const command = webhooks
    .command('rotate')
    .description('create a new secret for a webhook; the old one also signs for a day')
    .argument('<id>', 'its id', readWholeNumber)
    .option('--overlap <seconds>', 'how long the old secret still signs; 0: no longer', readWholeNumber)
    .option('--json', 'print JSON')
  addConnectionOptions(command).action(
    runCommand(async (id: number, options: WebhookOptions & { overlap?: number }) => {
      const client = await connect(options, findLocalService)
      const overlap = options.overlap === undefined ? {} : { overlap_seconds: options.overlap }
      const rotated = await client.webhooks.rotateSecret(id, overlap)
      console.log(options.json ? JSON.stringify(rotated, null, 2) : describeSecret(id, rotated.secret))
    }),
  )
}

function fieldsOf({ event, model, description, format }: WebhookOptions): Omit<WebhookInput, 'url'> {
  return {
    ...(event ? { events: event } : {}),
    ...(model ? { model_ids: model } : {}),
    ...(description === undefined ? {} : { description }),
    ...(format ? { format } : {}),
  }
}
