import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { EngineError } from '../../../domain/errors.ts'
import type { Calibration } from './calibrate.ts'
import { Finder } from './finder.ts'
import { openNetwork } from './network.ts'
import { Reader } from './reader.ts'
import { stateName, withOutput } from './show-inside.ts'
import { WordPieces } from './word-pieces.ts'

/** All that reading takes. */
export interface Engine {
  readonly pieces: WordPieces
  readonly finder: Finder
  readonly reader: Reader
  /** Larger: asked where the first is not sure. What needs no answers does without. */
  readonly secondReader?: Reader | undefined
  readonly calibration: Calibration
}

const folder = new URL('../../../../../weights/reader/', import.meta.url)

export async function openEngine(): Promise<Engine> {
  const sums = new Map(
    read('SHA256SUMS')
      .toString('utf8')
      .trim()
      .split('\n')
      .map((line) => {
        const [sum = '', name = ''] = line.split(/\s+/)
        return [name, sum] as const
      }),
  )
  const checked = (name: string): Buffer => {
    const bytes = read(name)
    if (createHash('sha256').update(bytes).digest('hex') === sums.get(name)) return bytes
    throw new EngineError(`The file weights/reader/${name} is not the one this version was made with.`, {
      retryable: false,
    })
  }
  const inPieces = (name: string) =>
    Buffer.concat(
      [...sums.keys()]
        .filter((key) => key.startsWith(name))
        .sort()
        .map(checked),
    )
  const [lower, upper, reader, second] = await Promise.all(
    [
      inPieces('finder-lower.onnx'),
      inPieces('finder-upper.onnx'),
      withOutput(inPieces('reader.onnx'), stateName),
      inPieces('second-reader.onnx'),
    ].map(openNetwork),
  )
  return {
    pieces: readPieces(),
    finder: new Finder(lower!, upper!),
    reader: new Reader(reader!),
    secondReader: new Reader(second!, false),
    calibration: JSON.parse(checked('calibration.json').toString('utf8')),
  }
}

/** Words are cut as the networks have learnt them. */
export function readPieces(): WordPieces {
  return new WordPieces(JSON.parse(read('vocabulary.json').toString('utf8')))
}

function read(name: string): Buffer {
  try {
    return readFileSync(new URL(name, folder))
  } catch (cause) {
    throw new EngineError(`The file weights/reader/${name} of the embedded judge is missing.`, {
      retryable: false,
      cause,
    })
  }
}
