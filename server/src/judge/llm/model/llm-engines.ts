/** Every kind of service a language model is asked at, with its maker's own address, where there is one. */
export const makersUrls = {
  'openai-compatible': undefined,
  openai: 'https://api.openai.com',
  anthropic: 'https://api.anthropic.com',
  google: 'https://generativelanguage.googleapis.com',
} as const

export type LlmEngine = keyof typeof makersUrls
