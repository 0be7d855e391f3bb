import { createHash, randomUUID } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'

/** A file or folder that a process finds in its root, at the place where it lies outside. */
export interface Shown {
  readonly path: string
  /** Nothing in it may be run. */
  readonly data?: boolean
}

export interface PrivateRoot {
  readonly root: string
  /** For `mount --all`: what to show in it, all of it for reading only. */
  readonly table: string
}

/**
 * A folder that becomes the root of a process once its table is mounted. Made once: starting a process then takes one
 * `mount` for all of it. What is already shown by a folder above it is not shown again.
 */
export function preparePrivateRoot(folder: string, shown: readonly Shown[]): PrivateRoot {
  // Looked at anew each time: what somebody has cleared away meanwhile is made again, or not shown.
  const paths = shown.filter(({ path }) => existsSync(path)).filter(isOutermost)
  const name = createHash('sha256').update(JSON.stringify(paths)).digest('hex').slice(0, 24)
  const place = join(folder, `root-${name}`)
  if (!existsSync(place)) build(place, paths)
  const { uid, mode } = lstatSync(place)
  if (uid !== process.geteuid?.() || (mode & 0o022) !== 0)
    throw new Error(`${place} is somebody else's: remove it, or set DATA_DIR to a folder of your own.`)
  return { root: join(place, 'root'), table: join(place, 'table') }
}

function isOutermost({ path }: Shown, at: number, all: readonly Shown[]): boolean {
  const covers = (other: string) => path.startsWith(other.endsWith(sep) ? other : other + sep)
  return all.findIndex((other) => other.path === path) === at && !all.some((other) => covers(other.path))
}

/** Under another name until it is whole: several processes may be about it at a time. */
function build(place: string, shown: readonly Shown[]): void {
  const draft = `${place}.${randomUUID()}`
  const root = join(place, 'root')
  const lines = [mountLine(root, root, 'bind,ro,nosuid,nodev,noexec')]
  try {
    mkdirSync(join(draft, 'root'), { recursive: true, mode: 0o755 })
    for (const { path, data } of shown) {
      const inside = join(draft, 'root', path)
      mkdirSync(statSync(path).isDirectory() ? inside : dirname(inside), { recursive: true, mode: 0o755 })
      if (!statSync(path).isDirectory()) writeFileSync(inside, '')
      lines.push(mountLine(path, join(root, path), `rbind,ro,nosuid,nodev${data ? ',noexec' : ''}`))
    }
    writeFileSync(join(draft, 'table'), `${lines.join('\n')}\n`)
    renameSync(draft, place)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(place)) throw error
  }
}

function mountLine(source: string, target: string, options: string): string {
  return [source, target].map(escapePath).concat('none', options, '0', '0').join(' ')
}

/** As fstab(5) wants it. */
function escapePath(path: string): string {
  return path.replaceAll(/[\s\\#]/g, (letter) => `\\${letter.charCodeAt(0).toString(8).padStart(3, '0')}`)
}
