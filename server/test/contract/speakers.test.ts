import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import {
  corpus,
  decode,
  decodeSample,
  listen,
  listSpeakers,
  measureRight,
  readSample,
  skip,
} from '../support/heard-voices.ts'

describe('both parties on one channel', () => {
  test('are told apart and named by their roles', async () => {
    const { agent_name, turns } = readSample('delivery-reschedule')
    const [channel] = await decodeSample('delivery-reschedule')
    const heard = await listen(channel!, agent_name)
    assert.deepEqual(listSpeakers(heard), ['Agent', 'Customer'])
    const right = measureRight(turns, heard)
    assert.ok(right > 0.9, `${Math.round(right * 100)} % of the time under the right name`)
    // Heard twice, it is written down alike twice.
    assert.deepEqual(await listen(channel!, agent_name), heard)
  })

  test('are told apart where one follows on the other without a pause', { skip }, async () => {
    const clip = join(corpus, 'calls/diarization/pyannote-sample')
    const said = readFileSync(`${clip}.rttm`, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(/\s+/))
      .map((field) => ({ speaker: field[7]!, start: +field[3]!, end: +field[3]! + +field[4]! }))
    const heard = await listen((await decode(`${clip}.wav`, 'wav'))[0]!)
    const labels = listSpeakers(heard)
    assert.equal(labels.length, 2)
    // Where both speak at once only one can be written down.
    const people = [...new Set(said.map(({ speaker }) => speaker))]
    const shares = [labels, labels.toReversed()].map((names) =>
      measureRight(
        said.map((turn) => ({ ...turn, speaker: names[people.indexOf(turn.speaker)]! })),
        heard,
      ),
    )
    assert.ok(Math.max(...shares) > 0.8, `${Math.round(Math.max(...shares) * 100)} % told apart`)
  })
})
