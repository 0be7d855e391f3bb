import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type EngineName, type EnginePackage, enginePackages } from '../../speech/embedded/engine-packages.ts'

/** Whether an engine has been added. Its bytes are checked when it is loaded. */
export function hasAllFiles(enginesFolder: string, engine: EngineName): boolean {
  return enginePackages[engine].files.every(({ name }) => existsSync(join(enginesFolder, engine, name)))
}

/** Whether all files are there to the last byte. */
export async function isWhole(folder: string, { files }: EnginePackage): Promise<boolean> {
  for (const { name, sha256 } of files) {
    const hash = createHash('sha256')
    try {
      await pipeline(createReadStream(join(folder, name)), hash)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
      throw error
    }
    if (hash.digest('hex') !== sha256) return false
  }
  return true
}
