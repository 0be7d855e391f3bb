import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { CommandFault, runCommand } from '@callmark/client/commands/command-fault'
import {
  addWatchOptions,
  type FindLocalService,
  isRecording,
  parseSeconds,
  printable,
  type RecordingPlace,
  type WatchOptions,
  watchForSettled,
  watchHelp,
  watchPlace,
} from '@callmark/client/commands/watch-recordings'
import type { Command } from 'commander'
import type { SftpSettings } from '../../store/recordings/sftp/connect-sftp.ts'

interface WatchSftpOptions extends WatchOptions {
  readonly hostKey: string
  readonly key?: string
  readonly passwordFile?: string
  readonly settle: number
}

const help = `${watchHelp}
What has been sent moves to done/ in the folder, what is refused to refused/ beside a text that says why. The key of the
server is checked before anything is sent to it: ask whoever runs it for the fingerprint, or see
ssh-keyscan HOST | ssh-keygen -lf - on a network you trust. Whoever signs in does so with a key (--key, SFTP_KEY_PASSPHRASE)
or a password (--password-file or SFTP_PASSWORD).`

const done = 'done'
const refused = 'refused'

export function addWatchSftpCommand(program: Command, findLocalService: FindLocalService): void {
  const command = program
    .command('watch-sftp')
    .description('send every recording that comes into a folder of an SFTP server, until Ctrl-C')
    .argument('<address>', 'where the recordings come: sftp://user@host:22/folder')
    .requiredOption('--host-key <fingerprint>', "fingerprint of the server's key: SHA256:…")
    .option('--key <file>', 'private key to sign in with')
    .option('--password-file <file>', 'file with the password to sign in with')
    .option(
      '--settle <seconds>',
      'a recording is complete when it has not changed for so long',
      parseSeconds,
      30,
    )
    .option('--every <seconds>', 'how often to look', parseSeconds, 15)
    .addHelpText('after', help)
  addWatchOptions(command).action(
    runCommand((address: string, options: WatchSftpOptions) =>
      watchPlace(() => openWatchedFolder(address, options), options, findLocalService),
    ),
  )
}

async function openWatchedFolder(address: string, options: WatchSftpOptions): Promise<RecordingPlace> {
  const { folder, ...server } = readAddress(address)
  const settings: SftpSettings = { ...server, ...(await readSecrets(options)), hostKey: readHostKey(options) }
  const { openSftpFolder, SftpGoneError } = await import('../../store/recordings/sftp/sftp-folder.ts')
  const { SftpAwayError } = await import('../../store/recordings/sftp/connect-sftp.ts')
  const opened = await inWords(openSftpFolder(settings, folder)).catch((error) => {
    if (!isOf(error, SftpGoneError)) throw error
    throw new CommandFault(`There is no folder ${folder} on ${settings.host}.`)
  })
  // Whoever may not move what was sent would send it again and again.
  await Promise.all([done, refused].map((name) => opened.makeFolder(name))).catch(() => {
    opened.close()
    throw new CommandFault(
      `${settings.user} may not write to ${folder} on ${settings.host}: recordings move to ${done}/ and ${refused}/ there.`,
    )
  })
  const sayLocked = sayLockedOnce(settings.user)
  const findSettled = watchForSettled(options.settle * 1000)
  return {
    name: `sftp://${settings.user}@${settings.host}:${settings.port}${folder}`,
    async findComplete() {
      const files = await inWords(opened.list([done, refused], sayLocked))
      return findSettled(files.filter(({ path }) => isRecording(path)))
    },
    open: (path) => ({
      name: path.slice(path.lastIndexOf('/') + 1),
      open: () => inWords(opened.read(path)),
    }),
    async putAway(path) {
      const target = await inWords(opened.findFree((number) => numbered(`${done}/${path}`, number)))
      await inWords(opened.move(path, target))
    },
    async putAside(path, reason) {
      const target = await inWords(opened.findFree((number) => numbered(`${refused}/${path}`, number)))
      // The reason is there first: a kill in between leaves nothing unexplained.
      await inWords(opened.putText(`${target}.txt`, `${reason}\n`))
      await inWords(opened.move(path, target))
    },
    hasGone: (error) => isOf(error, SftpGoneError),
    isAway: (error) => isOf(error, SftpAwayError),
    close: () => opened.close(),
  }
}

/** A folder that may not be read is asked for in every round, in case that changes, and said in the first. */
function sayLockedOnce(user: string): (path: string, error: Error) => void {
  const said = new Set<string>()
  return (path, { message }) => {
    if (!said.has(path))
      console.log(printable(`left alone  ${path}/: ${user} may not look into this folder. ${message}`))
    said.add(path)
  }
}

function readAddress(address: string): Pick<SftpSettings, 'host' | 'port' | 'user'> & { folder: string } {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url?.protocol !== 'sftp:' || url.hostname === '' || url.username === '')
    throw new CommandFault(
      `${address} is not the address of an SFTP folder, such as sftp://callmark@files.example.com/recordings.`,
    )
  if (url.password !== '')
    throw new CommandFault(
      'Leave the password out of the address, where everybody on this machine can read it: use --password-file or SFTP_PASSWORD.',
    )
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? 22 : Number(url.port),
    user: decodeURIComponent(url.username),
    folder: decodeURIComponent(url.pathname) || '/',
  }
}

function readHostKey({ hostKey }: WatchSftpOptions): string {
  const bare = hostKey.trim().replace(/=+$/, '')
  if (!/^SHA256:[A-Za-z0-9+/]{43}$/.test(bare))
    throw new CommandFault(
      `--host-key is the fingerprint as ssh-keygen -l prints it: SHA256: and 43 characters, not ${hostKey}.`,
    )
  return bare
}

async function readSecrets(
  options: WatchSftpOptions,
): Promise<Pick<SftpSettings, 'password' | 'privateKey' | 'passphrase'>> {
  const { SFTP_PASSWORD, SFTP_KEY_PASSPHRASE } = process.env
  if (options.key !== undefined)
    return { privateKey: await readFile(options.key, 'utf8'), passphrase: SFTP_KEY_PASSPHRASE || undefined }
  const password =
    options.passwordFile === undefined
      ? SFTP_PASSWORD
      : (await readFile(options.passwordFile, 'utf8')).replace(/\r?\n$/, '')
  if (!password) throw new CommandFault('Sign in with --key, --password-file or SFTP_PASSWORD.')
  return { password }
}

/** A sentence instead of a stack. */
async function inWords<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch (error) {
    const fault = new CommandFault((error as Error).message)
    fault.cause = error
    throw fault
  }
}

function isOf(error: unknown, kind: new (message?: string) => Error): boolean {
  return error instanceof kind || (error instanceof Error && isOf((error as Error).cause, kind))
}

function numbered(path: string, number: number): string {
  const ending = extname(path)
  return number === 1 ? path : `${path.slice(0, path.length - ending.length)} (${number})${ending}`
}
