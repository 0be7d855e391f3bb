import type { CategoryInput, ModelInput } from '@callmark/client'
import type { Draft, DraftCategory } from './draft.ts'

/** A model as the service takes it, its categories aside. */
export function writeReplacement(draft: Draft): Omit<ModelInput, 'categories'> {
  const names = new Map(draft.categories.map(({ uid, name }) => [uid, name]))
  return {
    name: draft.name,
    description: draft.description,
    prompt: draft.prompt,
    transcription_prompt: draft.transcription_prompt,
    summarize_call: draft.summarize_call,
    summarize_prompt: draft.summarize_prompt,
    xscore_template: draft.xscore_template,
    least_confidence: Number(draft.least_confidence) / 100,
    enabled: draft.enabled,
    retain_audio_days: writeDays(draft.retain_audio_days),
    retain_transcript_days: writeDays(draft.retain_transcript_days),
    template_variables: draft.variables.map(({ uid: _, category, weight, options, ...rest }) => ({
      ...rest,
      category: category === null ? null : (names.get(category) ?? null),
      weight: Number(weight),
      options: rest.type === 'STRING' && optionsOf(options).length > 0 ? optionsOf(options) : null,
    })),
    template_metadata: draft.metadata.map(({ uid: _, ...field }) => field),
  }
}

/** A model as the service takes it when it is new or only tried. */
export function writeModel(draft: Draft): ModelInput {
  return { ...writeReplacement(draft), categories: draft.categories.map(writeCategory) }
}

export function writeCategory({ name, description, max_score, order_number }: DraftCategory): CategoryInput {
  return { name, description: description || null, max_score: Number(max_score), order_number }
}

export function optionsOf(lines: string): string[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function writeDays(text: string): number | null {
  return text.trim() === '' ? null : Number(text)
}
