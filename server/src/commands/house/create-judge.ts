import { type Config, ConfigError } from '../../config.ts'
import { createDryRunJudge } from '../../judge/dry-run/dry-run-judge.ts'
import { createEmbeddedJudge, forPreviews } from '../../judge/embedded/embedded-judge.ts'
import type { Judge } from '../../judge/judge.ts'
import { type LlmEngine, makersUrls } from '../../judge/llm/model/llm-engines.ts'
import type { Processors } from '../../process/processors.ts'
import { observeJudge } from './observe-engines.ts'

const ownContextTokens = 6_000
const hostedContextTokens = 60_000
const examples: Readonly<Record<LlmEngine, string>> = {
  'openai-compatible': 'qwen3:8b',
  openai: 'gpt-5-mini',
  anthropic: 'claude-sonnet-4-5',
  google: 'gemini-2.5-flash',
}

/** The judge that the settings ask for. What it lacks is said now, not at the first call. */
export async function createJudge(config: Config, processors?: Processors): Promise<Judge> {
  const engine = config.JUDGE_ENGINE
  if (engine === 'embedded') return createEmbeddedJudge({ processors })
  if (engine === 'dry-run') return createDryRunJudge()
  const own = engine === 'openai-compatible'
  const address = config.JUDGE_URL ?? makersUrls[engine]
  if (address === undefined)
    throw new ConfigError(
      `JUDGE_ENGINE=${engine} needs JUDGE_URL, the address of the server, such as http://localhost:11434.`,
    )
  // A server of one's own may need none, its maker's always does.
  if (!config.JUDGE_API_KEY && new URL(address).origin === makersUrls[engine])
    throw new ConfigError(
      `JUDGE_ENGINE=${engine} needs JUDGE_API_KEY, your key from its maker; or JUDGE_URL, the address of a server of your own.`,
    )
  // It travels in a header: a line break or an arrow from a copied page would only show as a failing request.
  if (config.JUDGE_API_KEY && !/^[\x21-\x7e]+$/.test(config.JUDGE_API_KEY))
    throw new ConfigError(
      'JUDGE_API_KEY contains a character that no key has, such as a space, a line break or a letter with an accent. Copy the key again.',
    )
  if (config.JUDGE_MODEL === undefined)
    throw new ConfigError(
      `JUDGE_ENGINE=${engine} needs JUDGE_MODEL, the name of the model, such as ${examples[engine]}.`,
    )
  // Whoever judges on this machine need not load what speaks to others.
  const { createLlmJudge } = await import('../../judge/llm/llm-judge.ts')
  return createLlmJudge({
    engine,
    model: config.JUDGE_MODEL,
    url: config.JUDGE_URL,
    apiKey: config.JUDGE_API_KEY,
    timeoutMs: config.JUDGE_TIMEOUT_SECONDS * 1000,
    requestsAtOnce: config.JUDGE_AT_ONCE,
    contextTokens: config.JUDGE_CONTEXT_TOKENS ?? (own ? ownContextTokens : hostedContextTokens),
    prices: { in: config.JUDGE_PRICE_IN, out: config.JUDGE_PRICE_OUT },
  })
}

/** The same judge for whoever tries a model, with nothing taken from the calls that have come in. */
export function createPreviewJudge(config: Config, judge: Judge): Judge {
  if (config.JUDGE_ENGINE === 'embedded') return observeJudge(createEmbeddedJudge(forPreviews))
  // It shares out its requests by itself, and is closed by whoever opened it.
  return { ...judge, close: async () => {} }
}
