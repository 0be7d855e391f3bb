/** An engine whose weights are fetched when somebody asks for them: they are too large for every installation. */
export interface EnginePackage {
  readonly packageName: string
  readonly version: string
  readonly files: readonly {
    /** Where it lies in the package. */
    readonly path: string
    /** What it is called in the engine's own folder. */
    readonly name: string
    readonly sha256: string
  }[]
}

/** The files were measured as they are: one byte more or less, and they are refused. */
export const enginePackages = {
  'moonshine-base': {
    packageName: '@usefulsensors/moonshine-js',
    version: '0.1.6',
    files: [
      {
        path: 'dist/model/base/quantized/encoder_model.onnx',
        name: 'encoder.onnx',
        sha256: '1dd9ab0a7f987113d30affcba5a068d11c8f90fa0223caa3e491ade431ad9751',
      },
      {
        path: 'dist/model/base/quantized/decoder_model_merged.onnx',
        name: 'decoder.onnx',
        sha256: 'cc9f3cd6698a369c6008b41aa60aa3fb3322e7f03c9bdf19d8e6b7200afca4f3',
      },
    ],
  },
  'whisper-base': describeWhisper('base', {
    encoder: '3e345e977b55620a37c0c2b2af0644e019afdfad562dcf71eb929bb7274285f9',
    decoder: 'a6beb6baabb66f00b6a686d828c95ffca6146d51900cbad0266cad38f64cf861',
    settings: '3bba359e33fdd6dc1c10f71846a477d339b0242f462f70ea1dd73274caa38d05',
  }),
  'whisper-small': describeWhisper('small', {
    encoder: '969f5ac12974340386bf7a02ea6626003e5e2dee396ffc6ab0eec282bf55ba06',
    decoder: 'fcfc6100dc7339e7507e10f8b274350be7c4f8d8b575f0293f94cc0e156d6d24',
    settings: '0b7407a4e53a677f826e03c75d409e6f830663932bf43dda3b08c5efa2223279',
  }),
} as const satisfies Record<string, EnginePackage>

export type EngineName = keyof typeof enginePackages
export type WhisperName = 'whisper-base' | 'whisper-small'

function describeWhisper(
  size: 'base' | 'small',
  sha256: { readonly encoder: string; readonly decoder: string; readonly settings: string },
): EnginePackage {
  const folder = `models/Xenova/whisper-${size}`
  const file = (path: string, name: string, hash: string) => ({
    path: `${folder}/${path}`,
    name,
    sha256: hash,
  })
  return {
    packageName: `sts-whisper-${size}`,
    version: '1.0.0',
    files: [
      file('onnx/encoder_model_quantized.onnx', 'encoder.onnx', sha256.encoder),
      file('onnx/decoder_model_merged_quantized.onnx', 'decoder.onnx', sha256.decoder),
      file('generation_config.json', 'generation.json', sha256.settings),
      file(
        'vocab.json',
        'vocabulary.json',
        '50d6a919f0a0601d56a04eb583c780d18553aa388254ba3158eb6a00f13e2c1a',
      ),
      file('merges.txt', 'merges.txt', '2df2990a395e35e8dfbc7511e08c12d56018d8d04691e0133e5d63b21e154dc6'),
    ],
  }
}
