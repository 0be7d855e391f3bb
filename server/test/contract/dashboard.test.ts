import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { after, before, test } from 'node:test'
import { writeFigures } from '../../src/observe/figures.ts'
import { describeWebhookFigures, noteWebhookAttempt } from '../../src/observe/webhook-metrics.ts'
import type { Json } from '../support/http.ts'
import { fetchMetrics, readMetrics } from '../support/read-metrics.ts'
import { startTestService, type TestService } from '../support/service.ts'

const root = new URL('../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
// The client's tools bring a reader of YAML along.
const { parse: readYaml } = createRequire(new URL('client/package.json', root))('yaml')
const dashboard: Json = JSON.parse(read('deploy/grafana/callmark.json'))
const alerts: Json = readYaml(read('deploy/prometheus/alerts.yaml'))
const page = read('docs/observe.md')

let service: TestService
let exposed: Set<string>
before(async () => {
  service = await startTestService()
  for (const status of ['DELIVERED', 'PENDING', 'FAILED']) noteWebhookAttempt(status, 0.1)
  const metrics = await fetchMetrics(service.address)
  assert.equal(metrics.value('callmark_webhook_attempts_total', { outcome: 'retried' }), 1)
  const webhooks = readMetrics(writeFigures(describeWebhookFigures({ waiting: 3, oldestDueSeconds: 1.5 })))
  assert.equal(webhooks.value('callmark_webhook_oldest_due_seconds'), 1.5)
  exposed = new Set([...metrics.names, ...webhooks.names])
})
after(() => service.stop())

/** The metrics that an expression of Prometheus reads. */
function metricsIn(expression: string): string[] {
  const bare = expression.replace(/\{[^}]*\}/g, '').replace(/\b(by|on) \([^)]*\)/g, '')
  return [...bare.matchAll(/\b[a-z][a-z0-9]*_[a-z0-9_]+\b(?!\s*\()/g)].map(([name]) => name)
}

function checkExpression(expression: string): void {
  const names = metricsIn(expression)
  assert.ok(names.length > 0, expression)
  for (const name of names) assert.ok(exposed.has(name), `${name} is never exposed: ${expression}`)
  for (const [opening, closing] of [
    ['(', ')'],
    ['{', '}'],
    ['[', ']'],
  ] as const)
    assert.equal(expression.split(opening).length, expression.split(closing).length, expression)
}

test('the dashboard is one that Grafana imports, on whatever data source there is', () => {
  assert.equal(dashboard.schemaVersion, 39)
  assert.equal(dashboard.id, null)
  assert.deepEqual([dashboard.title, dashboard.uid], ['Callmark', 'callmark'])
  const variables = dashboard.templating.list.map(({ name, type }: Json) => `${name}: ${type}`)
  assert.deepEqual(variables, ['datasource: datasource', 'job: query', 'instance: query'])
  const ids = dashboard.panels.map(({ id }: Json) => id)
  assert.equal(new Set(ids).size, ids.length)
  const taken = new Set<string>()
  for (const { title, type, gridPos, datasource, targets } of dashboard.panels) {
    const { x, y, w, h } = gridPos
    assert.ok(x >= 0 && w > 0 && h > 0 && x + w <= 24, title)
    for (let across = x; across < x + w; across++)
      for (let down = y; down < y + h; down++) {
        assert.ok(!taken.has(`${across},${down}`), `${title} lies on another panel`)
        taken.add(`${across},${down}`)
      }
    if (type === 'row') continue
    for (const source of [datasource, ...targets.map((target: Json) => target.datasource)])
      assert.deepEqual(source, { type: 'prometheus', uid: '${' + 'datasource}' }, title)
  }
  assert.deepEqual(
    dashboard.panels.filter(({ type }: Json) => type === 'row').map(({ title }: Json) => title),
    ['Intake', 'Queue', 'Stages', 'Engines', 'Errors', 'Webhooks', 'HTTP', 'Processes'],
  )
})

test('every panel asks for what the service tells, and names its lines by what it asks for', () => {
  for (const { title, targets = [] } of dashboard.panels)
    for (const { expr, legendFormat } of targets) {
      checkExpression(expr)
      const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, labels]) => labels!.split(', '))
      for (const [, label] of legendFormat.matchAll(/\{\{(\w+)\}\}/g))
        assert.ok(label === 'instance' || grouped.includes(label), `${title}: {{${label}}}`)
      assert.match(expr, /job=~"\$job",instance=~"\$instance"/, title)
    }
})

test('every alert can fire, says what is wrong, and is explained', () => {
  const rules = alerts.groups.flatMap((group: Json) => group.rules)
  assert.ok(rules.length >= 12)
  assert.equal(new Set(rules.map(({ alert }: Json) => alert)).size, rules.length)
  for (const { alert, expr, labels, annotations, ...rest } of rules) {
    checkExpression(expr)
    assert.match(labels.severity, /^(warning|critical)$/, alert)
    assert.match(annotations.summary, /\.$/, alert)
    assert.match(rest.for ?? '0m', /^\d+m$/, alert)
    assert.ok(page.includes(`\`${alert}\``), `docs/observe.md does not say what to do about ${alert}`)
  }
})

test('every figure of ours is explained, and none that is not there', () => {
  const families = [...exposed]
    .filter((name) => name.startsWith('callmark_'))
    .map((name) => name.replace(/_(bucket|sum|count)$/, ''))
  const explained = [...page.matchAll(/^\| `(callmark_\w+)`/gm)].map(([, name]) => name!)
  assert.deepEqual(explained.toSorted(), [...new Set(families)].toSorted())
})
