import { optional, type Settings, secret, setting } from '../domain/settings/setting.ts'
import { oneOf, text, url, wholeNumber } from '../domain/settings/setting-values.ts'

export const observeSettings = {
  METRICS: setting(
    'on',
    'Whether GET /metrics is served, for Prometheus: on or off. It contains no customer data.',
    oneOf(['on', 'off']),
  ),
  METRICS_TOKEN: secret(
    'Bearer token required to read the metrics; unset: on PORT only this machine may read them, on METRICS_PORT anyone who can reach it.',
    visible,
  ),
  METRICS_PORT: optional(
    'Separate port for /metrics and /healthz; PORT then has no /metrics. "callmark work" serves them only there. 0 takes any free port.',
    wholeNumber(0, 65_535),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(
    'Collector for traces, by OTLP over HTTP, such as http://localhost:4318; unset: no traces. OTEL_EXPORTER_OTLP_HEADERS, OTEL_RESOURCE_ATTRIBUTES and OTEL_TRACES_SAMPLER work as in every OpenTelemetry SDK.',
    url(['http:', 'https:']),
  ),
  OTEL_SERVICE_NAME: setting('callmark', 'Name of this service in traces and log lines.', text),
} satisfies Settings

/** Something that travels in a header. */
function visible(value: string): string {
  if (!/^[\x21-\x7e]+$/.test(value))
    throw new Error('contains a space or a character that is not allowed in a header')
  return value
}
