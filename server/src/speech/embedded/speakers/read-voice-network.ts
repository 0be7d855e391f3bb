/** One layer: weights by output, and a bias. */
export interface Layer {
  readonly outputs: number
  readonly inputs: number
  readonly weights: Float32Array
  readonly bias: Float32Array
}

export interface NetworkLayers {
  /** Five layers over frames, each followed by a rectifier; every normalisation is folded into the layer after it. */
  readonly frameLayers: readonly Layer[]
  /** From the means and deviations of the last frame layer over some time to a voice print, its mean taken off. */
  readonly printLayer: Layer
}

const frameLayerNames = ['tdnn1', 'tdnn2', 'tdnn3', 'tdnn4', 'tdnn5'] as const

/** Reads the numbers out of Kaldi's files; their digests were checked, so their layout is known. */
export function readVoiceNetwork(network: Buffer, mean: Buffer): NetworkLayers {
  const frameLayers: Layer[] = []
  let scales: Float32Array | undefined
  let offsets: Float32Array | undefined
  for (const name of frameLayerNames) {
    frameLayers.push(fold(readAffine(network, `${name}.affine`), scales, offsets))
    ;({ scales, offsets } = readNormalisation(network, `${name}.batchnorm`))
  }
  // A shift moves the means and leaves the deviations.
  const pooled = fold(
    readAffine(network, 'tdnn6.affine'),
    Float32Array.of(...scales!, ...scales!),
    Float32Array.of(...offsets!, ...offsets!.map(() => 0)),
  )
  const means = Float32Array.from(mean.toString('latin1').match(/-?\d[\d.e+-]*/g)!, Number)
  const bias = pooled.bias.map((value, index) => value - means[index]!)
  return { frameLayers, printLayer: { ...pooled, bias } }
}

/** A layer that does to raw inputs what `layer` does to inputs scaled and shifted first. */
function fold(layer: Layer, scales?: Float32Array, offsets?: Float32Array): Layer {
  if (!scales || !offsets) return layer
  const { outputs, inputs } = layer
  const weights = new Float32Array(layer.weights.length)
  const bias = Float32Array.from(layer.bias)
  for (let output = 0; output < outputs; output++) {
    let shift = 0
    for (let input = 0; input < inputs; input++) {
      const weight = layer.weights[output * inputs + input]!
      weights[output * inputs + input] = weight * scales[input % scales.length]!
      shift += weight * offsets[input % offsets.length]!
    }
    bias[output] = bias[output]! + shift
  }
  return { outputs, inputs, weights, bias }
}

function readAffine(file: Buffer, name: string): Layer {
  const start = findComponent(file, name)
  const { rows, columns, values } = readMatrix(file, findToken(file, '<LinearParams> ', start))
  return {
    outputs: rows,
    inputs: columns,
    weights: values,
    bias: readVector(file, findToken(file, '<BiasParams> ', start)),
  }
}

function readNormalisation(file: Buffer, name: string): { scales: Float32Array; offsets: Float32Array } {
  const start = findComponent(file, name)
  const epsilon = file.readFloatLE(findToken(file, '<Epsilon> ', start) + 1)
  const means = readVector(file, findToken(file, '<StatsMean> ', start))
  const variances = readVector(file, findToken(file, '<StatsVar> ', start))
  const scales = variances.map((variance) => 1 / Math.sqrt(variance + epsilon))
  return { scales, offsets: means.map((mean, index) => -mean * scales[index]!) }
}

function findComponent(file: Buffer, name: string): number {
  return findToken(file, `<ComponentName> ${name} `, 0)
}

function findToken(file: Buffer, token: string, from: number): number {
  const at = file.indexOf(token, from, 'latin1')
  if (at < 0) throw new Error('The voice network is not laid out as expected.')
  return at + token.length
}

/** `FM `, then rows and columns as a size byte and four bytes each, then the values by row. */
function readMatrix(file: Buffer, at: number): { rows: number; columns: number; values: Float32Array } {
  const rows = file.readInt32LE(at + 4)
  const columns = file.readInt32LE(at + 9)
  return { rows, columns, values: readFloats(file, at + 13, rows * columns) }
}

function readVector(file: Buffer, at: number): Float32Array {
  return readFloats(file, at + 8, file.readInt32LE(at + 4))
}

function readFloats(file: Buffer, at: number, count: number): Float32Array {
  return Float32Array.from({ length: count }, (_, index) => file.readFloatLE(at + index * 4))
}
