/** A state that is read when somebody asks, not counted as it goes: a queue's depth, a disk's free bytes. */
export interface Figure {
  readonly name: string
  readonly help: string
  readonly samples: readonly {
    readonly labels?: Readonly<Record<string, string>>
    readonly value: number
  }[]
}

export type ReadFigures = () => Promise<readonly Figure[]>

/** In Prometheus' text format. */
export function writeFigures(figures: readonly Figure[]): string {
  return figures
    .flatMap(({ name, help, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} gauge`,
      ...samples.map(({ labels, value }) => `${name}${writeLabels(labels)} ${value}`),
      '',
    ])
    .join('\n')
}

function writeLabels(labels: Readonly<Record<string, string>> = {}): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeValue(value)}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

function escapeValue(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
