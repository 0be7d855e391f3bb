import type { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { lstat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { decodeBase64url, type Fields, readText, VconFault } from './vcon-parts.ts'

export type VconRecording =
  | { readonly kind: 'inline'; readonly name: string | undefined; readonly bytes: Buffer }
  | { readonly kind: 'outside'; readonly name: string | undefined; readonly hashes: readonly string[] }

export function readRecording(dialog: Fields): VconRecording {
  const name = readText(dialog, 'filename')
  const { body, encoding } = dialog
  if (body === undefined || body === null || body === '') {
    if (!('url' in dialog) && !name) throw new VconFault('has had its recording taken out')
    const hashes = [dialog.content_hash].flat().filter((hash) => typeof hash === 'string')
    return { kind: 'outside', name, hashes }
  }
  // The draft lets a reader guess an encoding that is not named: a recording can have no other.
  if (typeof body !== 'string' || (encoding !== 'base64url' && encoding !== undefined))
    throw new VconFault('has a recording that is not in base64url')
  const bytes = decodeBase64url(body)
  if (!bytes || bytes.length === 0) throw new VconFault('has a recording that is not in base64url')
  return { kind: 'inline', name: name && tidyName(name), bytes }
}

/** The path of a recording outside its vCon, which has to be the one that the vCon means. */
export async function findRecordingFile(
  { name, hashes }: Extract<VconRecording, { kind: 'outside' }>,
  folder: string | undefined,
): Promise<{ readonly path: string; readonly bytes: number }> {
  if (!folder)
    throw new VconFault(
      'has its recording elsewhere, and nothing is fetched: get it, and name its folder with --recordings',
    )
  if (!name) throw new VconFault('does not say the filename of its recording')
  if (name !== tidyName(name)) throw new VconFault('has a recording whose filename leads elsewhere')
  const path = join(folder, name)
  const found = await lstat(path).catch(() => undefined)
  if (!found) throw new VconFault(`has its recording in ${name}, which is not in ${folder}`)
  if (!found.isFile()) throw new VconFault(`has its recording in ${name}, which is not a file`)
  if (found.size === 0) throw new VconFault(`has its recording in ${name}, which is empty`)
  if (hashes.length > 0) await checkHash(path, name, hashes)
  return { path, bytes: found.size }
}

async function checkHash(path: string, name: string, hashes: readonly string[]): Promise<void> {
  const ours = hashes.filter((hash) => hash.startsWith('sha512-'))
  if (ours.length === 0) throw new VconFault('has a content_hash that is not SHA-512')
  const hash = createHash('sha512')
  await pipeline(createReadStream(path), hash)
  const digest = `sha512-${hash.digest('base64url')}`
  if (!ours.every((one) => one.replace(/=+$/, '') === digest))
    throw new VconFault(`has another content_hash than ${name}: that is not its recording`)
}

/** The last part of a path of any system. */
function tidyName(name: string): string {
  const last = basename(name.replaceAll('\\', '/')).replaceAll(/\p{Cc}/gu, '')
  return last === '.' || last === '..' ? '' : last
}
