import { test } from 'node:test'
import { checkMutatedAudio } from '../support/check-mutated-audio.ts'

const count = Number(process.env.MUTATIONS ?? 10_000)
const seed = Number(process.env.SEED ?? 20_261_115)

test(`${count} spoiled recordings: none crashes a decoder, hangs, is answered with a 5xx or leaves a file behind`, async () => {
  const describe = (done: object) => `seed ${seed}: ${JSON.stringify(done)}`
  console.log(describe(await checkMutatedAudio({ count, seed }, (done) => console.log(describe(done)))))
})
