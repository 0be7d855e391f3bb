import type { Field } from './write-form.ts'

/** How much a server tells beside the words: their times, those of segments, who speaks, or nothing. */
export type ReplyFormat = 'words' | 'segments' | 'speakers' | 'text'

/** What to ask for when a server knows no better. */
export const lesserFormat: Readonly<Record<ReplyFormat, ReplyFormat | undefined>> = {
  words: 'segments',
  segments: 'text',
  speakers: 'text',
  text: undefined,
}

/** The most that a model is known to tell; of models nobody knows, everything is asked. */
export function bestFormat(model: string): ReplyFormat {
  if (/diarize/i.test(model)) return 'speakers'
  return isGpt(model) ? 'text' : 'words'
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
    case 'text':
      return [
        ['response_format', 'json'],
        ...(isGpt(model) ? ([['include[]', 'logprobs']] as const) : []),
        ...(/diarize/i.test(model) ? ([['chunking_strategy', 'auto']] as const) : []),
      ]
  }
}

function isGpt(model: string): boolean {
  return /^gpt-\d.*transcribe(?!.*diarize)/i.test(model)
}
