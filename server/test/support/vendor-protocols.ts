import type { LlmEngine } from '../../src/judge/llm/model/llm-engines.ts'
import { chatCompletions, type Protocol } from './model-server.ts'

interface Parts {
  readonly role?: string
  readonly content?: string | readonly { readonly text: string }[]
  readonly parts?: readonly { readonly text: string }[]
}

function textOf({ content, parts }: Parts): string {
  const pieces = typeof content === 'string' ? [{ text: content }] : (content ?? parts ?? [])
  return pieces.map(({ text }) => text).join('')
}

/** OpenAI's Responses API. */
const openAiResponses: Protocol = {
  path: /^\/v1\/responses$/,
  read(body) {
    const input = body.input as readonly Parts[]
    const of = (...roles: string[]) =>
      input
        .filter(({ role }) => roles.includes(role!))
        .map(textOf)
        .join('\n')
    return {
      system: [body.instructions ?? '', of('system', 'developer')].join('\n').trim(),
      user: of('user'),
      model: String(body.model),
    }
  },
  write: (text, { model }) => ({
    id: 'resp_1',
    object: 'response',
    created_at: 1_700_000_000,
    status: 'completed',
    error: null,
    incomplete_details: null,
    model,
    output: [
      {
        type: 'message',
        id: 'msg_1',
        status: 'completed',
        role: 'assistant',
        content: [{ type: 'output_text', text, annotations: [] }],
      },
    ],
    usage: {
      input_tokens: 1000,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: 100,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: 1100,
    },
  }),
}

/** Anthropic's Messages API: in JSON where the model can be held to it, as the arguments of a tool where not. */
const anthropicMessages: Protocol = {
  path: /^\/v1\/messages$/,
  read(body) {
    return {
      system: textOf({ content: (body.system as Parts['content']) ?? '' }),
      user: (body.messages as readonly Parts[]).map(textOf).join('\n'),
      model: String(body.model),
    }
  },
  write: (text, { model, body }) => ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model,
    content: body.tools
      ? [{ type: 'tool_use', id: 'toolu_1', name: 'json', input: JSON.parse(text) }]
      : [{ type: 'text', text }],
    stop_reason: body.tools ? 'tool_use' : 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 1000, output_tokens: 100 },
  }),
}

/** Google's generateContent. */
const googleGenerateContent: Protocol = {
  path: /^\/v1beta\/models\/[^/]+:generateContent$/,
  read(body, path) {
    return {
      system: textOf((body.systemInstruction ?? {}) as Parts),
      user: (body.contents as readonly Parts[]).map(textOf).join('\n'),
      model: /models\/([^:]+):/.exec(path)![1]!,
    }
  },
  write: (text, { model }) => ({
    candidates: [{ content: { parts: [{ text }], role: 'model' }, finishReason: 'STOP', index: 0 }],
    usageMetadata: { promptTokenCount: 1000, candidatesTokenCount: 100, totalTokenCount: 1100 },
    modelVersion: model,
    responseId: 'r1',
  }),
}

/** Each vendor's own protocol, as documented. */
export const vendorProtocols: Readonly<Record<LlmEngine, Protocol>> = {
  'openai-compatible': chatCompletions,
  openai: openAiResponses,
  anthropic: anthropicMessages,
  google: googleGenerateContent,
}
