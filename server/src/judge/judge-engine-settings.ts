import { type Settings, setting } from '../domain/settings/setting.ts'
import { oneOf, wholeNumber } from '../domain/settings/setting-values.ts'
import { languageModelSettings } from './llm/language-model-settings.ts'

export const judgeEngineSettings = {
  JUDGE_ENGINE: setting(
    'embedded',
    'Judge that scores the calls: embedded (this machine, no keys), openai-compatible (your own server: Ollama, vLLM, llama.cpp, LM Studio), openai, anthropic, google, or dry-run (none).',
    oneOf(['embedded', 'openai-compatible', 'openai', 'anthropic', 'google', 'dry-run']),
  ),
  JUDGE_SUGGEST: setting(
    'on',
    'At the start with the embedded judge: look for Ollama, LM Studio, llama.cpp and vLLM on this machine and say which settings would use them; off: do not look.',
    oneOf(['on', 'off']),
  ),
  SEARCH_MEANING: setting(
    'on',
    'Search by meaning: what was said in English calls is read once more by a small network on this machine; off: it is not.',
    oneOf(['on', 'off']),
  ),
  SEARCH_MEMORY_MB: setting(
    '256',
    'Memory that search by meaning may use in each API process, in MiB; about 210 for a million passages.',
    wholeNumber(1, 1_000_000),
  ),
  ...languageModelSettings,
} satisfies Settings
