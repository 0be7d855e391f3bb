import { optional, type Settings, secret, setting } from '../domain/settings/setting.ts'
import { oneOf, text, url, wholeNumber } from '../domain/settings/setting-values.ts'

export const observeSettings = {
  METRICS: setting(
    'on',
    'Whether GET /metrics tells what the service does, for Prometheus: on or off. It holds no customer data.',
    oneOf(['on', 'off']),
  ),
  METRICS_TOKEN: secret(
    'Bearer token that whoever reads the metrics must send; unset: only this machine may read them on PORT, and whoever reaches METRICS_PORT may there.',
    visible,
  ),
  METRICS_PORT: optional(
    'Port for /metrics and /healthz alone, which then leave no /metrics on PORT; "callmark work" has them only there. 0 takes any free one.',
    wholeNumber(0, 65_535),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(
    'Collector that traces are sent to by OTLP over HTTP, such as http://localhost:4318; unset: no traces. OTEL_EXPORTER_OTLP_HEADERS, OTEL_RESOURCE_ATTRIBUTES and OTEL_TRACES_SAMPLER are honoured as by every OpenTelemetry SDK.',
    url(['http:', 'https:']),
  ),
  OTEL_SERVICE_NAME: setting('callmark', 'What traces and log lines call this service.', text),
} satisfies Settings

/** Something that travels in a header. */
function visible(value: string): string {
  if (!/^[\x21-\x7e]+$/.test(value)) throw new Error('holds a blank or a letter that no header can carry')
  return value
}
