import { type Settings, setting } from '../domain/settings/setting.ts'
import { oneOf } from '../domain/settings/setting-values.ts'
import { languageModelSettings } from './llm/language-model-settings.ts'

export const judgeEngineSettings = {
  JUDGE_ENGINE: setting(
    'embedded',
    'Who marks the calls: embedded (this machine, no keys), openai-compatible (a server of your own: Ollama, vLLM, llama.cpp, LM Studio), openai, anthropic, google, or dry-run (nobody).',
    oneOf(['embedded', 'openai-compatible', 'openai', 'anthropic', 'google', 'dry-run']),
  ),
  ...languageModelSettings,
} satisfies Settings
