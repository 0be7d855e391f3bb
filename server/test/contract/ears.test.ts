import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { speechSettings } from '../../src/speech/embedded/speech-settings.ts'
import { telephoneWeights, voiceActivityWeights } from '../../src/speech/embedded/weights.ts'
import { openMoonshine } from '../../src/speech/embedded/words/open-moonshine.ts'
import { recogniseSegments } from '../../src/speech/embedded/words/recognise-segments.ts'
import { sounds } from '../support/make-sounds.ts'

const folder = new URL('../../../weights/', import.meta.url)

test('the recogniser says itself that nothing was said, of several pieces heard together too', async () => {
  const recogniser = await openMoonshine('moonshine-telephone', '')
  const pieces = ['silence', 'white noise', 'American ringing', 'mains hum'].map((name) => sounds[name]!(3))
  const heard = await recogniseSegments(recogniser, pieces, speechSettings.tokensPerSecond)
  assert.deepEqual(
    heard.map(({ text }) => text),
    ['', '', '', ''],
  )
})

test('the sums beside the weights are those that the service checks', async () => {
  for (const { file, sha256 } of [...Object.values(telephoneWeights), voiceActivityWeights]) {
    const path = new URL(file, folder)
    const sum = createHash('sha256')
      .update(await readFile(path))
      .digest('hex')
    assert.equal(sum, sha256)
    const listed = await readFile(new URL('SHA256SUMS', path), 'utf8')
    assert.match(listed, new RegExp(`^${sum}  ${basename(file)}$`, 'm'))
  }
})

test('what was said by people is taught in the style it is to be written in', async () => {
  const script = fileURLToPath(new URL('../../../training/ears/written_style.py', import.meta.url))
  const { stdout } = await promisify(execFile)('python3', ['-m', 'doctest', script])
  assert.equal(stdout, '')
})
