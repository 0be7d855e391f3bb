import { optional, type Settings, secret, setting } from '../../domain/settings/setting.ts'
import { text, url, wholeNumber } from '../../domain/settings/setting-values.ts'

export const languageModelSettings = {
  JUDGE_URL: optional(
    'Address of the language model’s server, without /v1; unset: the vendor’s own.',
    url(['http:', 'https:']),
  ),
  JUDGE_API_KEY: secret('Key of the language model’s service.', text),
  JUDGE_MODEL: optional('Name of the language model, as its service spells it.', text),
  JUDGE_AT_ONCE: setting('2', 'Requests to the language model at the same time.', wholeNumber(1, 256)),
  JUDGE_TIMEOUT_SECONDS: setting(
    '300',
    'How long the language model may take for one answer.',
    wholeNumber(1, 86_400),
  ),
  JUDGE_CONTEXT_TOKENS: optional(
    'How much of a transcript fits into one request, in tokens; longer calls are scored in parts. Unset: 6000 for your own server, 60000 otherwise.',
    wholeNumber(500, 2_000_000),
  ),
  JUDGE_PRICE_IN: optional(
    'Price of a million tokens sent to the language model; with JUDGE_PRICE_OUT, results say what they cost.',
    amount,
  ),
  JUDGE_PRICE_OUT: optional('Price of a million tokens that the language model writes.', amount),
} satisfies Settings

function amount(value: string): number {
  const number = Number(value)
  if (!/^\d+(\.\d+)?$/.test(value) || number > 1_000_000)
    throw new Error(`must be an amount such as 0.15, not "${value}"`)
  return number
}
