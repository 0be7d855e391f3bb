import { statfs } from 'node:fs/promises'
import type { Logger } from 'pino'
import { type Config, ConfigError } from '../config.ts'
import type { MetricsAccess } from '../http/health/metrics-access.ts'
import { startMetricsServer } from '../http/health/metrics-server.ts'
import { createExposition } from '../observe/expose-metrics.ts'
import type { Figure, ReadFigures } from '../observe/figures.ts'
import { collectProcessMetrics } from '../observe/metrics.ts'
import { useTracer } from '../observe/tracing.ts'
import { describeWebhookFigures } from '../observe/webhook-metrics.ts'
import { readPoolFigures } from '../store/pool-figures.ts'
import { readQueueFigures } from '../store/queue/queue-figures.ts'
import { readWebhookFigures } from '../store/webhooks/webhook-figures.ts'
import type { OpenStore } from './house/open-store.ts'
import { readVersion } from './read-version.ts'

export interface Observing {
  /** What the API itself shows at /metrics; undefined: nothing, for it is off or on a port of its own. */
  readonly onApi: MetricsAccess | undefined
  stop(): Promise<void>
}

/** Metrics and traces, as far as the settings ask for them. */
export async function startObserving(
  config: Config,
  { database, stageDatabase }: Pick<OpenStore, 'database' | 'stageDatabase'>,
  log: Logger,
): Promise<Observing> {
  const stopTracing = await startTracing(config, log)
  if (config.METRICS === 'off') return { onApi: undefined, stop: stopTracing }
  collectProcessMetrics(readVersion())
  const readers: ReadFigures[] = [
    () => readQueueFigures(database),
    () => readPoolFigures(stageDatabase ? [database, stageDatabase] : [database]),
    () => readDiskFigures(config.DATA_DIR),
    async () => describeWebhookFigures(await readWebhookFigures(database)),
  ]
  const amongStrangers = config.METRICS_PORT === undefined
  const access = { expose: createExposition(readers), token: config.METRICS_TOKEN, amongStrangers }
  if (config.METRICS_PORT === undefined) return { onApi: access, stop: stopTracing }
  const place = { host: config.HOST, port: config.METRICS_PORT }
  const server = await startMetricsServer(access, place).catch(async (error: NodeJS.ErrnoException) => {
    await stopTracing()
    throw error.code === 'EADDRINUSE' ? new ConfigError(portTaken(place.port)) : error
  })
  log.info({ port: server.port }, 'metrics listen')
  return {
    onApi: undefined,
    stop: async () => {
      await Promise.all([server.close(), stopTracing()])
    },
  }
}

function portTaken(port: number): string {
  return `METRICS_PORT is ${port}, which something else listens on already. Every process on a machine needs one of its own.`
}

/** Nothing of OpenTelemetry's SDK is loaded unless somebody wants traces. */
async function startTracing(config: Config, log: Logger): Promise<() => Promise<void>> {
  const wanted = config.OTEL_EXPORTER_OTLP_ENDPOINT && process.env.OTEL_SDK_DISABLED?.toLowerCase() !== 'true'
  if (!wanted) return async () => {}
  const { createTracer } = await import('../observe/open-telemetry.ts')
  const tracer = createTracer({
    serviceName: config.OTEL_SERVICE_NAME,
    version: readVersion(),
    onUnreachable: () => log.warn('traces not taken by the collector'),
  })
  useTracer(tracer)
  return async () => {
    useTracer(undefined)
    await tracer.stop()
  }
}

async function readDiskFigures(dataDir: string): Promise<Figure[]> {
  const { bsize, bavail, blocks } = await statfs(dataDir)
  return [
    {
      name: 'callmark_data_free_bytes',
      help: 'Bytes free on the disk that DATA_DIR is on.',
      samples: [{ value: bavail * bsize }],
    },
    {
      name: 'callmark_data_size_bytes',
      help: 'Size of the disk that DATA_DIR is on.',
      samples: [{ value: blocks * bsize }],
    },
  ]
}
