import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Command } from 'commander'
import { putAside, putAway } from '../folder/put-away.ts'
import { watchForComplete } from '../folder/waiting-files.ts'
import { CommandFault, runCommand } from './command-fault.ts'
import type { FindLocalService } from './connection.ts'
import {
  addWatchOptions,
  parseSeconds,
  type RecordingPlace,
  type WatchOptions,
  watchHelp,
  watchPlace,
} from './watch-recordings.ts'

interface WatchFolderOptions extends WatchOptions {
  readonly settle: number
}

const help = `${watchHelp}
What has been sent moves to done/ in the folder, what is refused to refused/ beside a text that says why.`

export function addWatchFolderCommand(program: Command, findLocalService: FindLocalService): void {
  const command = program
    .command('watch-folder')
    .description('send every recording that comes into a folder, until Ctrl-C')
    .argument('<folder>', 'where the recordings come')
    .option(
      '--settle <seconds>',
      'a recording is complete when it has not changed for so long',
      parseSeconds,
      10,
    )
    .option('--every <seconds>', 'how often to look', parseSeconds, 2)
    .addHelpText('after', help)
  addWatchOptions(command).action(
    runCommand((folder: string, options: WatchFolderOptions) =>
      watchPlace(() => openFolder(folder, options.settle), options, findLocalService),
    ),
  )
}

async function openFolder(folder: string, settleSeconds: number): Promise<RecordingPlace> {
  if (!(await stat(folder)).isDirectory()) throw new CommandFault(`${folder} is not a folder.`)
  return {
    name: folder,
    findComplete: watchForComplete(folder, settleSeconds * 1000),
    open: (path) => join(folder, path),
    putAway: (path) => putAway(folder, path),
    putAside: (path, reason) => putAside(folder, path, reason),
    hasGone: (error) => (error as NodeJS.ErrnoException).code === 'ENOENT',
    isAway: () => false,
  }
}
