import type { ModelInput } from '../client.ts'
import { type StarterName, starterNames } from './names.ts'

export { type StarterName, starterNames } from './names.ts'

export const starterLanguages = ['en', 'es'] as const
export type StarterLanguage = (typeof starterLanguages)[number]

export interface Starter {
  /** The same in every language. */
  readonly starter: StarterName
  /** As `POST /v1/models` takes it. */
  readonly model: ModelInput
}

const loaders: Readonly<
  Record<StarterLanguage, () => Promise<{ readonly cards: Readonly<Record<StarterName, unknown>> }>>
> = {
  en: () => import('./english.ts'),
  es: () => import('./spanish.ts'),
}

/** Those of one language; only they are loaded. Keys, types, weights and points are the same in every language. */
export async function readStarters(language: StarterLanguage): Promise<Starter[]> {
  const { cards } = await loaders[language]()
  return starterNames.map((starter) => ({ starter, model: cards[starter] as Starter['model'] }))
}
