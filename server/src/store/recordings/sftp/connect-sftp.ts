import { createHash, timingSafeEqual } from 'node:crypto'
import ssh2, { type ConnectConfig, type SFTPWrapper } from 'ssh2'

export interface SftpSettings {
  readonly host: string
  readonly port: number
  readonly user: string
  /** Fingerprint of the server's key as OpenSSH writes it: SHA256:… */
  readonly hostKey: string
  readonly password?: string | undefined
  readonly privateKey?: string | undefined
  readonly passphrase?: string | undefined
}

/** The server is not there just now. */
export class SftpAwayError extends Error {}

/** The server is not the one it should be, or lets nobody in: waiting changes nothing. */
export class SftpRefusedError extends Error {}

const connectMs = 20_000
const lookEveryMs = 15_000

/** Of a key as a server sends it. */
export function fingerprintOf(key: Buffer): string {
  return `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`
}

/** One connection with its file channel. `onEnd` is told once when it is over, whoever ended it. */
export function connectSftp(
  settings: SftpSettings,
  onEnd: () => void,
): Promise<{ readonly sftp: SFTPWrapper; readonly close: () => void }> {
  const { host, port, user, hostKey } = settings
  return new Promise((resolve, reject) => {
    const client = new ssh2.Client()
    let seen: string | undefined
    let late: NodeJS.Timeout | undefined
    const fail = (error: Error & { readonly level?: string }) => {
      clearTimeout(late)
      client.destroy()
      if (seen !== undefined && !isSame(seen, hostKey))
        reject(
          new SftpRefusedError(
            `The key of ${host} is ${seen}, not the expected ${hostKey}. Nothing was sent to it. If the server has a new key, ask whoever runs it, and change --host-key.`,
          ),
        )
      else if (error.level === 'client-authentication')
        reject(
          new SftpRefusedError(`${host} does not let ${user} in. Check the user and the key or password.`),
        )
      else reject(new SftpAwayError(`${host} cannot be reached right now.`))
    }
    const end = () => {
      fail(new Error('The connection ended.'))
      onEnd()
    }
    client.on('error', fail)
    client.on('close', end)
    client.on('ready', () => {
      // readyTimeout ends here, and a server may go on saying that it is alive without ever opening the channel.
      late = setTimeout(() => {
        reject(new SftpAwayError(`${host} lets ${user} in, but does not answer.`))
        client.destroy()
      }, connectMs)
      client.sftp((error, sftp) => {
        if (error) return fail(error)
        clearTimeout(late)
        resolve({ sftp, close: () => client.end() })
      })
    })
    const verify = (key: Buffer) => {
      seen = fingerprintOf(key)
      return isSame(seen, hostKey)
    }
    const config: ConnectConfig = {
      ...{ host, port, username: user, hostVerifier: verify },
      ...{ readyTimeout: connectMs, keepaliveInterval: lookEveryMs, keepaliveCountMax: 3 },
      ...(settings.password === undefined ? {} : { password: settings.password }),
      ...(settings.privateKey === undefined ? {} : { privateKey: settings.privateKey }),
      ...(settings.passphrase === undefined ? {} : { passphrase: settings.passphrase }),
    }
    try {
      client.connect(config)
    } catch {
      reject(new SftpRefusedError('The private key cannot be read. Check the file and its passphrase.'))
    }
  })
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
