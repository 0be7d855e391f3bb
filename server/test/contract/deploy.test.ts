import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { validate as lintDockerfile } from 'dockerfile-utils'
import { Deployment } from 'kubernetes-models/apps/v1'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import { Job } from 'kubernetes-models/batch/v1'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { ConfigMap, Secret, Service } from 'kubernetes-models/v1'
import pg from 'pg'
import { parse, parseAllDocuments } from 'yaml'
import { openStore } from '../../src/commands/house/open-store.ts'
import { startService } from '../../src/commands/serve.ts'
import { parseConcurrency, parseStages } from '../../src/commands/work-options.ts'
import { describeConfig, readConfig } from '../../src/config.ts'
import { stageNames } from '../../src/domain/call.ts'
import { type Json, send } from '../support/http.ts'
import { createTestDatabase } from '../support/service.ts'
import { spawnCallmark } from '../support/spawned-service.ts'

const deploy = new URL('../../../deploy/', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, deploy), 'utf8')

const manifests: Json[] = readdirSync(new URL('kubernetes/', deploy)).flatMap((name) =>
  parseAllDocuments(read(`kubernetes/${name}`)).map((document) => {
    assert.deepEqual([...document.errors, ...document.warnings], [], name)
    return document.toJS()
  }),
)
const compose: Json = parse(read('compose.yaml'), { merge: true })
const named = (kind: string, name: string) =>
  manifests.find((item) => item.kind === kind && item.metadata.name === name)
const deployments = manifests.filter(({ kind }) => kind === 'Deployment')
const job = named('Job', 'callmark-migrate')
const containers = [...deployments, job].flatMap(({ spec }) => spec.template.spec.containers)
const ours = Object.values<Json>(compose.services).filter(({ build }) => build)
const settings = [...describeConfig({}).matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name!)

test('every Kubernetes resource is one that Kubernetes would take', () => {
  const models: Record<string, new (data: Json) => { validate(): void }> = {
    ...{
      ConfigMap,
      Deployment,
      HorizontalPodAutoscaler,
      Job,
      NetworkPolicy,
      PodDisruptionBudget,
      Secret,
      Service,
    },
  }
  assert.ok(manifests.length >= 14)
  for (const item of manifests) {
    if (item.apiVersion === 'keda.sh/v1alpha1') continue
    const Model = models[item.kind]
    assert.ok(Model, `${item.kind} is known`)
    const built = new Model(item)
    assert.doesNotThrow(() => built.validate(), `${item.kind} ${item.metadata.name}`)
    assert.equal((Model as unknown as { apiVersion: string }).apiVersion, item.apiVersion)
  }
})

test('what a resource refers to is there', () => {
  for (const { spec, metadata } of deployments) {
    const { labels } = spec.template.metadata
    assert.deepEqual(spec.selector.matchLabels, labels)
    assert.ok(
      manifests.some(
        ({ kind, spec: budget }) =>
          kind === 'PodDisruptionBudget' &&
          JSON.stringify(budget.selector.matchLabels) === JSON.stringify(labels),
      ),
      `${metadata.name} may not be drained to nothing`,
    )
    const volumes = spec.template.spec.volumes.map(({ name }: Json) => name)
    for (const container of spec.template.spec.containers) {
      for (const { name } of container.volumeMounts) assert.ok(volumes.includes(name), name)
      for (const { configMapRef, secretRef } of container.envFrom)
        assert.ok(named(configMapRef ? 'ConfigMap' : 'Secret', (configMapRef ?? secretRef).name))
    }
  }
  for (const { image } of containers) assert.equal(image, containers[0].image, 'one version')
  const service = named('Service', 'callmark').spec
  const api = named('Deployment', 'callmark-api').spec.template
  for (const [label, value] of Object.entries(service.selector))
    assert.equal(api.metadata.labels[label], value)
  assert.equal(service.ports[0].targetPort, api.spec.containers[0].ports[0].name)
  for (const { kind, spec } of manifests)
    if (kind === 'ScaledObject' || kind === 'HorizontalPodAutoscaler')
      assert.ok(named('Deployment', spec.scaleTargetRef.name), spec.scaleTargetRef.name)
  const { secretTargetRef } = named('TriggerAuthentication', 'callmark-queue').spec
  assert.ok(named('Secret', secretTargetRef[0].name).stringData[secretTargetRef[0].key])
  const queues = manifests
    .filter(({ kind }) => kind === 'ScaledObject')
    .flatMap(({ spec }) =>
      [...spec.triggers[0].metadata.query.matchAll(/'call-(\w+)'/g)].map(([, stage]) => stage),
    )
  assert.deepEqual(queues.sort(), [...stageNames].sort())
})

test('the length of the queue can be read as the autoscaler reads it', async () => {
  const own = await createTestDatabase()
  const client = new pg.Client(own.connection)
  try {
    await client.connect()
    for (const { spec } of manifests.filter(({ kind }) => kind === 'ScaledObject')) {
      const { rows } = await client.query(spec.triggers[0].metadata.query)
      assert.deepEqual(rows, [{ count: '0' }])
    }
  } finally {
    await client.end()
    await own.drop()
  }
})

test('the database that comes along has a role for the service that owns its database and nothing else', async () => {
  const { volumes, environment } = compose.services.postgres
  const [script] = volumes
    .map((volume: string) => volume.split(':')[0])
    .filter((name: string) => name.endsWith('.sh'))
  const [, statements = ''] = /<<'SQL'\n(.*)\nSQL/s.exec(read(script))!
  const lines = statements.split('\n')
  assert.equal(
    lines.pop(),
    'alter role current_user password null;',
    'the superuser is for the server itself',
  )
  const { username, pathname } = new URL(ours[0].environment.DATABASE_URL.replace(/\$\{.*\}/, 'x'))
  assert.deepEqual([username, pathname, environment.POSTGRES_USER], ['callmark', '/callmark', 'postgres'])
  // Here both names are taken by the run's own.
  const name = `deployed_${process.pid}`
  const keeper = new pg.Client({ ...JSON.parse(process.env.CALLMARK_TEST_KEEPER!), database: 'postgres' })
  await keeper.connect()
  const dataDir = await mkdtemp(join(tmpdir(), 'callmark-deployed-'))
  try {
    for (const line of lines)
      await keeper.query(line.replaceAll('callmark', name).replace(":'password'", "'hush'"))
    const { host, port } = keeper
    const url = `postgres://${name}:hush@localhost/${name}?host=${encodeURIComponent(host)}&port=${port}`
    const store = await openStore(readConfig({ DATABASE_URL: url, DATA_DIR: dataDir }), 'join')
    await store.close()
    assert.equal(store.excess, undefined)
  } finally {
    await keeper.query(`drop database if exists ${name} with (force)`)
    await keeper.query(`drop role if exists ${name}`)
    await keeper.end()
    await rm(dataDir, { recursive: true })
  }
})

test('every setting that is given is one that exists', () => {
  const given = [
    ...Object.keys(named('ConfigMap', 'callmark').data),
    ...Object.keys(named('Secret', 'callmark').stringData),
    ...containers.flatMap(({ env }) => (env ?? []).map(({ name }: Json) => name)),
    ...ours.flatMap(({ environment }) => Object.keys(environment)),
    ...read('Containerfile')
      .match(/^ENV (.*)$/m)![1]!
      .split(' ')
      .map((pair) => pair.split('=')[0]!)
      .filter((name) => name !== 'NODE_ENV'),
  ]
  assert.deepEqual(
    given.filter((name) => !settings.includes(name)),
    [],
  )
  const wanted = [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name)
  for (const name of new Set(wanted)) assert.match(read('callmark.env.example'), new RegExp(`^${name}=`, 'm'))
})

test('every command and option exists, and together the workers run every stage', async () => {
  const help = async (command: string) => (await spawnCallmark(tmpdir(), [command, '--help']).ended).output
  const known: Record<string, string> = {
    serve: await help('serve'),
    work: await help('work'),
    migrate: await help('migrate'),
  }
  for (const lines of [
    containers.map(({ args }) => args),
    ours.map(({ command }) => command),
  ] as string[][][]) {
    const stages: string[] = []
    for (const [command, ...rest] of lines) {
      assert.ok(known[command!], command)
      for (const option of rest.filter((word) => word.startsWith('--')))
        assert.match(known[command!] ?? '', new RegExp(`^ +${option}( |$)`, 'm'))
      const valueAfter = (option: string) => rest[rest.indexOf(option) + 1]!
      if (rest.includes('--stages')) stages.push(...parseStages(valueAfter('--stages')))
      if (rest.includes('--concurrency')) parseConcurrency(valueAfter('--concurrency'))
    }
    assert.deepEqual(stages.sort(), [...stageNames].sort())
  }
})

test('the ports are one port', () => {
  const exposed = Number(/^EXPOSE (\d+)$/m.exec(read('Containerfile'))![1])
  assert.match(read('Containerfile'), new RegExp(`PORT=${exposed}\\b`))
  assert.equal(compose.services.api.ports[0], `8080:${exposed}`)
  assert.equal(
    named('Deployment', 'callmark-api').spec.template.spec.containers[0].ports[0].containerPort,
    exposed,
  )
  assert.equal(named('NetworkPolicy', 'callmark-api').spec.ingress[0].ports[0].port, exposed)
  const storage = compose.services.storage.command[1].slice(1)
  assert.equal(compose.services.api.environment.S3_ENDPOINT, `http://storage:${storage}`)
  assert.equal(
    compose.services.bucket.command.at(-1),
    `/storage/${compose.services.api.environment.S3_BUCKET}`,
  )
})

test('nothing runs as root, nor can it change itself, and a process that hangs is noticed', () => {
  for (const { securityContext } of job.spec.template.spec.containers)
    assert.equal(securityContext.readOnlyRootFilesystem, true)
  for (const { spec } of [...deployments, job])
    assert.equal(spec.template.spec.securityContext.runAsNonRoot, true)
  for (const { spec } of deployments) {
    const pod = spec.template.spec
    assert.ok(pod.terminationGracePeriodSeconds > 25, 'longer than a clean stop takes')
    for (const { securityContext, livenessProbe, resources } of pod.containers) {
      assert.equal(securityContext.readOnlyRootFilesystem, true)
      assert.equal(securityContext.allowPrivilegeEscalation, false)
      assert.ok(livenessProbe && resources.requests.memory && resources.limits.memory)
    }
  }
  for (const { read_only, cap_drop } of ours) assert.deepEqual([read_only, cap_drop], [true, ['ALL']])
})

test('the Containerfile is one that builds, as a user without rights, with a check of its health', () => {
  const text = read('Containerfile')
  assert.deepEqual(lintDockerfile(text), [])
  const lines = text.split('\n')
  assert.ok(lines.some((line) => /^USER [1-9]\d*:\d+$/.test(line)))
  assert.ok(lines.some((line) => line.startsWith('HEALTHCHECK ')))
  const copied = [...text.matchAll(/^COPY (?!--)(.*) \S+$/gm)].flatMap(([, sources]) => sources!.split(' '))
  const root = new URL('../', deploy)
  for (const path of copied)
    assert.ok(readdirSync(new URL('.', new URL(path, root))).includes(path.split('/').at(-1)!))
  const { extends: base } = JSON.parse(readFileSync(new URL('web/tsconfig.json', root), 'utf8'))
  assert.ok(copied.includes(base.replace('../', '')), 'the dashboard cannot be built without its settings')
})

test('Compose asks for nothing that only some of its engines know', () => {
  for (const { tmpfs = [] } of ours) for (const place of tmpfs) assert.doesNotMatch(place, /\b[ug]id=/)
})

test('the figures of every process are to be had, by Prometheus and nobody else', () => {
  const port = Number(named('ConfigMap', 'callmark').data.METRICS_PORT)
  for (const { spec } of deployments) {
    assert.equal(spec.template.metadata.annotations['prometheus.io/port'], String(port))
    for (const { ports } of spec.template.spec.containers)
      assert.ok(ports.some(({ containerPort }: Json) => containerPort === port))
  }
  const { podSelector, ingress } = named('NetworkPolicy', 'callmark-metrics').spec
  assert.deepEqual(podSelector, named('NetworkPolicy', 'callmark').spec.podSelector, 'workers too')
  assert.ok(ingress[0].from[0].namespaceSelector)
  assert.equal(ingress[0].ports[0].port, port)
  for (const { environment, ports } of ours) {
    assert.equal(environment.METRICS_PORT, String(port))
    assert.ok(!(ports ?? []).some((published: string) => published.includes(String(port))))
  }
})

test('whoever waits for a healthy service waits for one that is looked at, and what is kept has a name', () => {
  for (const [name, { depends_on = {}, volumes = [] }] of Object.entries<Json>(compose.services)) {
    for (const [other, { condition }] of Object.entries<Json>(depends_on))
      if (condition === 'service_healthy') assert.ok(compose.services[other].healthcheck?.test, other)
    for (const volume of volumes) {
      const [source, , mode] = volume.split(':')
      // A file that is only read keeps nothing; it has to be here.
      if (mode === 'ro') assert.ok(read(source).length > 0, volume)
      else assert.ok(source in compose.volumes, `${name} ${volume}`)
    }
  }
})

test('a container that is told no address calls itself by one that can be reached', async () => {
  const own = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'callmark-address-'))
  const host = /HOST=(\S+)/.exec(read('Containerfile'))![1]!
  const env = { HOST: host, PORT: '0', DATA_DIR: dataDir, DATABASE_URL: own.url, LOG_LEVEL: 'silent' }
  const service = await startService(readConfig(env), { work: false, onLost: () => {} })
  try {
    assert.match(service.address, /^http:\/\/localhost:\d+$/)
    const found = await send(`${service.address}/.well-known/oauth-authorization-server`)
    assert.equal(found.body.issuer, service.address)
  } finally {
    await service.stop()
    await own.drop()
    await rm(dataDir, { recursive: true })
  }
})
