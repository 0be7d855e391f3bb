import { type Command, Option } from 'commander'
import type { CallmarkClient, DeliveryQuery, WebhookDeliveryDetail } from '../client.ts'
import { webhookEvents } from '../vocabulary.ts'
import { runCommand } from './command-fault.ts'
import { addConnectionOptions, type ConnectionOptions, connect, type FindLocalService } from './connection.ts'
import { describeAttempts, describeDeliveryLine } from './describe-webhook.ts'
import { readWholeNumber } from './webhook-arguments.ts'

const statuses = ['PENDING', 'DELIVERED', 'FAILED', 'CANCELLED'] as const
/** A little more than one attempt may take. */
const longestWaitMs = 20_000

interface ListOptions extends ConnectionOptions {
  readonly status?: (typeof statuses)[number][]
  readonly event?: (typeof webhookEvents)[number][]
  readonly limit: number
  readonly json?: boolean
}

export function addDeliveryCommands(webhooks: Command, findLocalService: FindLocalService): void {
  addListCommand(webhooks, findLocalService)
  addRedeliverCommand(webhooks, findLocalService)
  addTestCommand(webhooks, findLocalService)
}

function addListCommand(webhooks: Command, findLocalService: FindLocalService): void {
  const command = webhooks
    .command('deliveries')
    .description('list the deliveries of a webhook, newest first, or show one delivery and its attempts')
    .argument('<id>', 'ID of the webhook', readWholeNumber)
    .argument('[delivery]', 'ID of a delivery')
    .addOption(new Option('--status <status...>', 'only these').choices(statuses))
    .addOption(new Option('--event <event...>', 'only these').choices(webhookEvents))
    .option('--limit <count>', 'how many at most', readWholeNumber, 20)
    .option('--json', 'print JSON')
  addConnectionOptions(command).action(
    runCommand(async (id: number, deliveryId: string | undefined, options: ListOptions) => {
      const client = await connect(options, findLocalService)
      if (deliveryId !== undefined) {
        const detail = await client.webhooks.delivery(id, deliveryId)
        console.log(options.json ? JSON.stringify(detail, null, 2) : describe(detail))
        return
      }
      const query: DeliveryQuery = {
        limit: Math.min(200, Math.max(1, options.limit)),
        ...(options.status ? { status: options.status } : {}),
        ...(options.event ? { event: options.event } : {}),
      }
      let left = options.limit
      for await (const delivery of client.webhooks.deliveries(id, query)) {
        if (left-- <= 0) break
        console.log(options.json ? JSON.stringify(delivery) : describeDeliveryLine(delivery))
      }
    }),
  )
}

function addRedeliverCommand(webhooks: Command, findLocalService: FindLocalService): void {
  const command = webhooks
    .command('redeliver')
    .description('send a delivery again now, and wait for the outcome')
    .argument('<id>', 'ID of the webhook', readWholeNumber)
    .argument('<delivery>', 'ID of the delivery')
  addConnectionOptions(command).action(
    runCommand(async (id: number, deliveryId: string, options: ConnectionOptions) => {
      const client = await connect(options, findLocalService)
      const { attempt_count } = await client.webhooks.redeliver(id, deliveryId)
      report(await waitForAttempt(client, id, deliveryId, attempt_count))
    }),
  )
}

function addTestCommand(webhooks: Command, findLocalService: FindLocalService): void {
  const command = webhooks
    .command('test')
    .description('send a test event, and wait for the outcome')
    .argument('<id>', 'ID of the webhook', readWholeNumber)
    .addOption(new Option('--event <event>', 'which').choices(webhookEvents))
  addConnectionOptions(command).action(
    runCommand(
      async (id: number, options: ConnectionOptions & { event?: (typeof webhookEvents)[number] }) => {
        const client = await connect(options, findLocalService)
        const sent = await client.webhooks.test(id, options.event ? { event: options.event } : {})
        report(await waitForAttempt(client, id, sent.id, 0))
      },
    ),
  )
}

/** The delivery once there is an attempt more, or after as long as one may take. */
async function waitForAttempt(
  client: CallmarkClient,
  id: number,
  deliveryId: string,
  known: number,
): Promise<WebhookDeliveryDetail> {
  const giveUpAt = Date.now() + longestWaitMs
  for (;;) {
    const detail = await client.webhooks.delivery(id, deliveryId)
    if (detail.attempt_count > known || Date.now() > giveUpAt) return detail
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

function report(detail: WebhookDeliveryDetail): void {
  console.log(describe(detail))
  if (detail.attempt_count === 0) console.log('Nothing has been sent yet: no worker is running.')
  if (detail.status !== 'DELIVERED') process.exitCode = 1
}

function describe(detail: WebhookDeliveryDetail): string {
  return [describeDeliveryLine(detail), describeAttempts(detail)].filter(Boolean).join('\n')
}
