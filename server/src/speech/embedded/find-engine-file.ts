import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { EngineError } from '../../domain/errors.ts'
import { type EngineName, enginePackages } from './engine-packages.ts'

/** The path of a file that `callmark engine add` has fetched, whose bytes are the ones this engine was measured with. */
export async function findEngineFile(name: EngineName, enginesFolder: string, file: string): Promise<string> {
  const path = join(enginesFolder, name, file)
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash).catch((error: NodeJS.ErrnoException) => {
    throw new EngineError(explainMissing(name), { retryable: false, cause: error })
  })
  if (hash.digest('hex') !== enginePackages[name].files.find((known) => known.name === file)!.sha256) {
    throw new EngineError(
      `The weights of ${name} are not the expected ones. Run npx callmark engine remove ${name} and then npx callmark engine add ${name}.`,
      { retryable: false },
    )
  }
  return path
}

/** What to do when an engine's weights are not there. */
export function explainMissing(name: EngineName): string {
  return `The weights of ${name} are not here. Run npx callmark engine add ${name}.`
}
