import { type Settings, setting } from '../domain/settings/setting.ts'
import { oneOf } from '../domain/settings/setting-values.ts'
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
  ...languageModelSettings,
} satisfies Settings
