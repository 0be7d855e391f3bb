import assert from 'node:assert/strict'
import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { startTestService, type TestService } from './service.ts'

export const command = fileURLToPath(new URL('../../bin/callmark.js', import.meta.url))
const samples = new URL('../../samples/', import.meta.url)

interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

interface Started {
  readonly child: ChildProcessByStdio<null, Readable, Readable>
  readonly ended: Promise<Ended>
  readonly texts: { readonly out: string; readonly err: string }
}

/** A service with two models, a folder with a recording, and the commands as whoever has started it would run them there. */
export interface CommandsBeside {
  readonly service: TestService
  readonly folder: string
  start(args: readonly string[], env?: Record<string, string>): Started
  run(args: readonly string[], env?: Record<string, string>): Promise<Ended>
  /** What it printed, and nothing about errors. */
  runWell(args: readonly string[]): Promise<string>
  stop(): Promise<void>
}

export async function startCommandsBeside(
  options: Parameters<typeof startTestService>[0] = { work: true },
): Promise<CommandsBeside> {
  const service = await startTestService(options)
  const folder = await mkdtemp(join(tmpdir(), 'callmark-commands-'))
  const model = JSON.parse(await readFile(new URL('demo-model.json', samples), 'utf8'))
  await service.client.models.create({ ...model, name: 'Quality' })
  await service.client.models.create({
    name: 'Plain',
    summarize_call: false,
    template_metadata: [
      { key: 'tries', type: 'INTEGER', required: true },
      { key: 'solved', type: 'BOOLEAN' },
    ],
  })
  await copyFile(new URL('billing-refund.ogg', samples), join(folder, 'billing-refund.ogg'))

  function start(args: readonly string[], env: Record<string, string> = {}): Started {
    const { DATABASE_URL: _, ...inherited } = process.env
    const child = spawn(process.execPath, [command, ...args], {
      cwd: folder,
      env: { ...inherited, DATA_DIR: service.dataDir, CALLMARK_URL: service.address, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const texts = { out: '', err: '' }
    child.stdout.setEncoding('utf8').on('data', (text) => {
      texts.out += text
    })
    child.stderr.setEncoding('utf8').on('data', (text) => {
      texts.err += text
    })
    const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, ...texts })))
    return { child, ended, texts }
  }

  return {
    service,
    folder,
    start,
    run: (args, env) => start(args, env).ended,
    async runWell(args) {
      const { code, out, err } = await start(args).ended
      assert.equal(code, 0, err)
      assert.equal(err, '')
      return out
    },
    async stop() {
      await service.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
