import { extname } from 'node:path'
import { CommandFault, runCommand } from '@callmark/client/commands/command-fault'
import {
  addWatchOptions,
  type FindLocalService,
  parseSeconds,
  type RecordingPlace,
  type WatchOptions,
  watchHelp,
  watchPlace,
} from '@callmark/client/commands/watch-recordings'
import type { Command } from 'commander'
import { readConfig } from '../../config.ts'
import { contentTypes } from '../../domain/call.ts'
import { readBucketSettings } from '../house/read-bucket-settings.ts'

const help = `${watchHelp}
What has been sent moves to done/ below the prefix, what is refused to refused/ beside a text that says why. The address,
region and keys of the service are those in S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY; without keys,
those of the machine.`

const done = 'done'
const refused = 'refused'

export function addWatchBucketCommand(program: Command, findLocalService: FindLocalService): void {
  const command = program
    .command('watch-bucket')
    .description('send every recording that comes into an S3 bucket, until Ctrl-C')
    .argument('<address>', 'where the recordings come: s3://bucket/prefix')
    .option('--every <seconds>', 'how often to look', parseSeconds, 30)
    .addHelpText('after', help)
  addWatchOptions(command).action(
    runCommand((address: string, options: WatchOptions) =>
      watchPlace(() => openWatchedBucket(address), options, findLocalService),
    ),
  )
}

async function openWatchedBucket(address: string): Promise<RecordingPlace> {
  const [, bucket, path = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*))?$/.exec(address) ?? []
  if (bucket === undefined)
    throw new CommandFault(`${address} is not the address of a bucket, such as s3://calls/incoming.`)
  const prefix = path === '' || path.endsWith('/') ? path : `${path}/`
  const { ObjectGoneError, openForeignBucket } = await import('../../store/recordings/foreign-bucket.ts')
  const { explainBucket } = await import('../../store/recordings/s3-errors.ts')
  const { StorageAwayError } = await import('../../store/recordings/recordings.ts')
  const settings = readBucketSettings(readConfig(process.env), { bucket, prefix })
  const opened = await openForeignBucket(settings).catch((error) => {
    throw new CommandFault(`The bucket ${bucket} cannot be used: ${explainBucket(error)}.`)
  })
  return {
    name: `s3://${bucket}/${prefix}`,
    async findComplete() {
      const found: string[] = []
      // An object is there when all of it is: there is nothing to wait for.
      for await (const page of opened.list()) found.push(...page.filter(isWaiting))
      return found
    },
    open: (key) => ({ name: key.slice(key.lastIndexOf('/') + 1), open: () => opened.read(key) }),
    async putAway(key) {
      await opened.move(key, await opened.findFree(key, (number) => numbered(`${done}/${key}`, number)))
    },
    async putAside(key, reason) {
      const target = await opened.findFree(key, (number) => numbered(`${refused}/${key}`, number))
      // The reason is there first: a kill in between leaves nothing unexplained.
      await opened.putText(`${target}.txt`, `${reason}\n`)
      await opened.move(key, target)
    },
    hasGone: (error) =>
      error instanceof ObjectGoneError || (error as Error)?.cause instanceof ObjectGoneError,
    isAway: (error) => error instanceof StorageAwayError,
  }
}

function isWaiting(key: string): boolean {
  const [folder = ''] = key.split('/')
  const isOver = key.includes('/') && (folder === done || folder === refused)
  return !isOver && Object.keys(contentTypes).some((format) => key.toLowerCase().endsWith(`.${format}`))
}

function numbered(key: string, number: number): string {
  const ending = extname(key)
  return number === 1 ? key : `${key.slice(0, key.length - ending.length)} (${number})${ending}`
}
