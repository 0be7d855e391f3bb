import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { EngineError } from '../../domain/errors.ts'
import { codesOf, type Meaning } from '../../domain/meaning/meaning.ts'
import { readPieces } from '../embedded/reading/engine.ts'
import { oneRow, openNetwork } from '../embedded/reading/network.ts'

const folder = new URL('../../../../weights/sentences/', import.meta.url)
/** More than the longest passage has. */
const mostTokens = 256

/** Says what a text means. */
export type ReadSentences = (text: string) => Promise<Meaning>

/** The words are cut as the judge cuts them: both networks have learnt the same vocabulary. */
export async function openSentences(): Promise<ReadSentences> {
  const sums = new Map(
    read('SHA256SUMS')
      .toString('utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(/\s+/).reverse() as [string, string]),
  )
  const checked = (name: string): Buffer => {
    const bytes = read(name)
    if (createHash('sha256').update(bytes).digest('hex') === sums.get(name)) return bytes
    throw new EngineError(`The file weights/sentences/${name} is not the one this version was made with.`, {
      retryable: false,
    })
  }
  const pieces = readPieces()
  const centre = readCentre(checked('centre.json'))
  const network = await openNetwork(checked('sentences.onnx'))
  return async (text) => {
    const ids = pieces.encode(text, mostTokens)
    const output = await network.run({ ids: oneRow(ids), places_of_ids: oneRow([...ids.keys()]) })
    const vector = Float32Array.from(output.vector!.data as Float32Array)
    return { vector, codes: codesOf(vector, centre) }
  }
}

/** The middle of what passages of calls mean. */
export function readCentre(file: Buffer = read('centre.json')): Float32Array {
  return Float32Array.from(JSON.parse(file.toString('utf8')) as number[])
}

function read(name: string): Buffer {
  try {
    return readFileSync(new URL(name, folder))
  } catch (cause) {
    throw new EngineError(`The file weights/sentences/${name} of the search by meaning is missing.`, {
      retryable: false,
      cause,
    })
  }
}
