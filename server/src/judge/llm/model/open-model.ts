import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import { type LlmEngine, makersUrls } from './llm-engines.ts'
import { createModelFetch } from './post-to-model.ts'

export interface ModelOptions {
  readonly engine: LlmEngine
  readonly model: string
  /** Up to and without /v1 (Google: /v1beta); undefined: the maker's own. */
  readonly url?: string | undefined
  readonly apiKey?: string | undefined
  readonly timeoutMs: number
}

/** From the strictest way of asking for JSON to the loosest. */
export type JsonMode = 'schema' | 'json' | 'plain'

export interface OpenModel {
  readonly modes: readonly JsonMode[]
  model(mode: JsonMode): LanguageModel
  settings(mode: JsonMode): Settings
  /** Whether the server may cut what it is asked without a word. */
  readonly mayCut: boolean
}

interface Settings {
  readonly temperature?: number
  readonly providerOptions?: { readonly openai: { readonly store: false } }
}

export function openModel(options: ModelOptions): OpenModel {
  const { engine, model: name, apiKey } = options
  const fetch = createModelFetch(options.timeoutMs)
  // The SDK's own advice on unsupported options would go to the console, past the log.
  globalThis.AI_SDK_LOG_WARNINGS = false
  switch (engine) {
    case 'openai-compatible': {
      const common = {
        name: 'own',
        ...address(options, '/v1'),
        queryParams: Object.fromEntries(new URL(options.url ?? '').searchParams),
        fetch,
        ...(apiKey && { apiKey }),
      }
      const strict = createOpenAICompatible({ ...common, supportsStructuredOutputs: true }).chatModel(name)
      const loose = createOpenAICompatible(common).chatModel(name)
      return {
        modes: ['schema', 'json', 'plain'],
        model: (mode) => (mode === 'schema' ? strict : loose),
        // Whoever refuses all else may refuse this.
        settings: (mode) => (mode === 'plain' ? {} : { temperature: 0 }),
        mayCut: true,
      }
    }
    case 'openai': {
      const provider = createOpenAI({ ...address(options, '/v1'), ...key(apiKey), fetch })
      // What is said on a call is not left lying with the vendor.
      return only(provider.responses(name), { providerOptions: { openai: { store: false } } })
    }
    case 'anthropic':
      return only(createAnthropic({ ...address(options, '/v1'), ...key(apiKey), fetch })(name))
    case 'google':
      return only(createGoogle({ ...address(options, '/v1beta'), ...key(apiKey), fetch })(name))
  }
}

/** Newer models refuse a temperature: theirs is left alone. */
function only(model: LanguageModel, settings: Settings = {}): OpenModel {
  return { modes: ['schema', 'plain'], model: () => model, settings: () => settings, mayCut: false }
}

/** Never undefined, or the SDK looks for a key in the environment. */
function key(apiKey: string | undefined) {
  return { apiKey: apiKey ?? 'none' }
}

/** Never undefined either: the environment may name another server than the settings do. */
function address({ url, engine }: ModelOptions, path: string): { baseURL: string } {
  return { baseURL: addPath(url ?? makersUrls[engine] ?? '', path) }
}

/** What was given may already end in the version or in all of the path, as in the examples of most servers. */
function addPath(address: string, path: string): string {
  const url = new URL(address)
  const bare = url.pathname.replace(/\/+$/, '').replace(/\/chat\/completions$/, '')
  url.pathname = bare.endsWith(path) ? bare : bare + path
  url.search = ''
  return url.href
}
