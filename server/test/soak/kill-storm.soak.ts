import { test } from 'node:test'
import { openEmbeddedHouse, openSpreadHouse } from './houses.ts'
import { surviveStorm } from './kill-storm.ts'

const storm = {
  kills: Number(process.env.KILLS ?? 100),
  calls: Number(process.env.CALLS ?? 60),
  seed: Number(process.env.SEED ?? 20_261_115),
}

for (const open of [openEmbeddedHouse, openSpreadHouse]) {
  test(`${storm.kills} kills at random moments, ${open.name}: every call that was answered 201 ends once, whole and right`, async () => {
    for (const line of await surviveStorm(open, storm)) console.log(line)
  })
}
