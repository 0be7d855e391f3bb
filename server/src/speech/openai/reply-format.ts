import type { Field } from './write-form.ts'

/** How much a server tells beside the text: when each word was said, each segment, who speaks, how sure it is, or nothing. */
export type ReplyFormat = 'words' | 'segments' | 'speakers' | 'sureness' | 'text'

/** What to ask for when a server knows no better. */
export const lesserFormat: Readonly<Record<ReplyFormat, ReplyFormat | undefined>> = {
  words: 'segments',
  segments: 'text',
  speakers: 'text',
  sureness: 'text',
  text: undefined,
}

/** The most that a model is known to tell; of models nobody knows, everything is asked. */
export function bestFormat(model: string): ReplyFormat {
  if (/diarize/i.test(model)) return 'speakers'
  return /^gpt-\d.*transcribe/i.test(model) ? 'sureness' : 'words'
}

export function formatFields(format: ReplyFormat, model: string): Field[] {
  switch (format) {
    case 'words':
      return [
        ['response_format', 'verbose_json'],
        ['timestamp_granularities[]', 'segment'],
        ['timestamp_granularities[]', 'word'],
      ]
    case 'segments':
      return [['response_format', 'verbose_json']]
    case 'speakers':
      return [
        ['response_format', 'diarized_json'],
        ['chunking_strategy', 'auto'],
      ]
    case 'sureness':
      return [
        ['response_format', 'json'],
        ['include[]', 'logprobs'],
      ]
    case 'text':
      return [
        ['response_format', 'json'],
        ...(/diarize/i.test(model) ? ([['chunking_strategy', 'auto']] as const) : []),
      ]
  }
}

/** Whether its answers say when something was said. */
export function isTimed(format: ReplyFormat): boolean {
  return format !== 'sureness' && format !== 'text'
}
