import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { listChildren } from '../support/child-processes.ts'
import { type S3Server, s3Environment, startS3Server } from '../support/s3-server.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { spawnCallmark } from '../support/spawned-service.ts'
import { writeToneWav } from '../support/write-wav.ts'

let storage: S3Server
let service: TestService
let folder: string
let environment: Record<string, string>
before(async () => {
  storage = await startS3Server()
  environment = { ...s3Environment(storage.url), ENGINE_PROCESSES: '1' }
  service = await startTestService({ env: environment })
  folder = await mkdtemp(join(tmpdir(), 'callmark-machines-'))
})
after(async () => {
  await service.stop()
  await storage.close()
  await rm(folder, { recursive: true })
})

/** `callmark work` on a machine of its own: nothing but the database and the bucket is shared. */
async function startMachine(name: string, args: string[]) {
  const { host, port, user, password, database } = service.connection
  const url = `postgres://${user}:${encodeURIComponent(String(password))}@localhost/${database}?host=${encodeURIComponent(host!)}&port=${port}`
  const dataDir = join(folder, name)
  const worker = spawnCallmark(dataDir, ['work', ...args], { ...environment, DATABASE_URL: url })
  while (!worker.output().includes('waits for calls')) {
    if (worker.child.exitCode !== null) throw new Error(`The worker did not start: ${worker.output()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { ...worker, dataDir }
}

// Holds Where recordings lie: a call goes through machines that share database and bucket only
test('a call goes through all its stages on machines that share only the database and the bucket', async () => {
  const { name } = await service.client.models.create({ name: 'Quality' })
  const call = await service.client.calls.submit({
    ...{
      external_id: 'far',
      agent_id: 'a-1',
      agent_name: 'Martin',
      model_name: name,
      audio: new Blob([new Uint8Array(writeToneWav(1))]),
    },
  })
  const machines = [await startMachine('all but hearing', ['--stages', 'convert,analyze,summarize'])]
  const decodedOn = ({ dataDir }: { dataDir: string }) => readdir(join(dataDir, 'decoded'))
  const enginesOn = ({ child }: { child: { pid?: number } }) =>
    listChildren(child.pid!).map(({ command }) => /([a-z]+)-child\.ts/.exec(command)?.[1])
  try {
    while ((await service.client.calls.get(call.id)).status !== 'AUDIO_CONVERTED')
      await new Promise((resolve) => setTimeout(resolve, 50))
    assert.deepEqual(await decodedOn(machines[0]!), [], 'no sound is kept where nobody hears it')
    machines.push(await startMachine('hearing', ['--stages', 'transcribe', '--concurrency', '1']))
    const done = await service.client.calls.wait(call.id)
    assert.equal(done.status, 'PROCESS_COMPLETED', done.error_message ?? '')
    assert.ok(!enginesOn(machines[0]!).includes('speech'), 'an engine that is left to others is not started')
    assert.ok(!enginesOn(machines[1]!).includes('judge'), 'an engine that is left to others is not started')
    for (const machine of machines) {
      assert.deepEqual(await decodedOn(machine), [])
      assert.ok(Date.now() - (await stat(join(machine.dataDir, 'worker-alive'))).mtimeMs < 60_000)
      assert.ok(!(await readdir(machine.dataDir)).includes('installation-id'))
    }
  } finally {
    for (const { child } of machines) child.kill('SIGTERM')
    for (const { ended } of machines) assert.equal((await ended).code, 0)
  }
})

test('a worker told to do what it cannot says so at once', async () => {
  const run = (...args: string[]) => spawnCallmark(folder, ['work', ...args]).ended
  const cases: [string[], RegExp][] = [
    [
      ['--stages', 'convert,listen'],
      /"listen" is not a stage\. Name any of convert,transcribe,analyze,summarize\./,
    ],
    [['--concurrency', '0'], /must be a whole number from 1 to 1000/],
  ]
  for (const [args, message] of cases) {
    const { code, output } = await run(...args)
    assert.equal(code, 1)
    assert.match(output, message)
  }
})
