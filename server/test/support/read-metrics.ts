import assert from 'node:assert/strict'

export interface Sample {
  /** As exposed: of a histogram, with `_bucket`, `_sum` or `_count`. */
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

export interface Metrics {
  readonly text: string
  readonly samples: readonly Sample[]
  /** Every name that Prometheus would know, those of empty families too. */
  readonly names: ReadonlySet<string>
  /** The sum of the samples that have at least these labels; 0 when there are none. */
  value(name: string, labels?: Readonly<Record<string, string>>): number
}

/** Reads Prometheus' text format as strictly as Prometheus does. */
export function readMetrics(text: string): Metrics {
  const samples: Sample[] = []
  const names = new Set<string>()
  const types = new Map<string, string>()
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('# HELP ')) continue
    const type = /^# TYPE ([a-z_:][\w:]*) (counter|gauge|histogram|summary)$/.exec(line)
    if (type) {
      assert.ok(!types.has(type[1]!), `${type[1]} is described twice`)
      types.set(type[1]!, type[2]!)
      const parts = type[2] === 'histogram' ? ['_bucket', '_sum', '_count'] : ['']
      for (const part of parts) names.add(`${type[1]}${part}`)
      continue
    }
    const match = /^([a-z_:][\w:]*)(?:\{(.*)\})? (\S+)$/.exec(line)
    assert.ok(match, `not a line of Prometheus: ${line}`)
    const [, name = '', inner = '', value = ''] = match
    assert.ok(names.has(name), `${name} has no TYPE before it`)
    const pairs = [...inner.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)]
    assert.equal(pairs.map(([whole]) => whole).join(','), inner, `labels that cannot be read: ${line}`)
    const labels = Object.fromEntries(pairs.map(([, key, text]) => [key!, text!]))
    samples.push({ name, labels, value: value === '+Inf' ? Infinity : Number(value) })
    assert.ok(!Number.isNaN(samples.at(-1)!.value) || value === 'Nan', `not a number: ${line}`)
  }
  return {
    text,
    samples,
    names,
    value: (name, labels = {}) =>
      samples
        .filter(
          (sample) =>
            sample.name === name &&
            Object.entries(labels).every(([key, text]) => sample.labels[key] === text),
        )
        .reduce((sum, { value }) => sum + value, 0),
  }
}

/** A stage is counted a moment after its result can be seen. */
export async function awaitStage(address: string, stage: string, outcome: string): Promise<Metrics> {
  for (;;) {
    const metrics = await fetchMetrics(address)
    if (metrics.value('callmark_stage_seconds_count', { stage, outcome }) > 0) return metrics
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

export async function fetchMetrics(address: string, headers: Record<string, string> = {}): Promise<Metrics> {
  const response = await fetch(`${address}/metrics`, { headers })
  assert.equal(response.status, 200)
  assert.match(response.headers.get('content-type')!, /^text\/plain; version=0\.0\.4/)
  return readMetrics(await response.text())
}
