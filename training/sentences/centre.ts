/**
 * Writes the middle of what passages of calls mean: node training/sentences/centre.ts FILES > weights/sentences/centre.json
 * It is taken from the first FILES of corpus/straight-training (60 made what is shipped).
 */
import { readdirSync, readFileSync } from 'node:fs'
import { cutPassages } from '../../server/src/domain/meaning/passages.ts'
import { readPieces } from '../../server/src/judge/embedded/reading/engine.ts'
import { oneRow, openNetwork } from '../../server/src/judge/embedded/reading/network.ts'

const weights = new URL('../../weights/sentences/sentences.onnx', import.meta.url)
const calls = new URL('../../corpus/straight-training/', import.meta.url)
const network = await openNetwork(readFileSync(weights))
const pieces = readPieces()
const sum = new Float64Array(384)
let count = 0
const names = readdirSync(calls).sort()
const step = Math.max(1, Math.floor(names.length / Number(process.argv[2])))
for (const name of names.filter((_, index) => index % step === 0)) {
  const lines = readFileSync(new URL(name, calls), 'utf8').split('\n')
  const turns = lines.flatMap((line) => {
    const said = /^[AC]: (.*)/.exec(line)?.[1]
    return said === undefined ? [] : [{ text: said }]
  })
  for (const { firstTurn, lastTurn, from, to } of cutPassages(turns)) {
    const said = turns.slice(firstTurn, lastTurn + 1).map(({ text }) => text)
    const text = firstTurn === lastTurn ? said[0]!.slice(from, to) : said.join('\n')
    const ids = pieces.encode(text, 256)
    const { vector } = await network.run({ ids: oneRow(ids), places_of_ids: oneRow([...ids.keys()]) })
    for (const [index, value] of (vector!.data as Float32Array).entries()) sum[index]! += value
    count++
  }
}
console.error(`${count} passages`)
console.log(JSON.stringify(Array.from(sum, (value) => Number((value / count).toFixed(5)))))
