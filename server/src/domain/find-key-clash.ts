import { isScored, type ModelRevision } from './model.ts'

/**
 * The key that two questions of a model would share. A category without scored variables is itself a question, under
 * its slug, so no variable may have that slug as its key.
 */
export function findKeyClash({
  categories,
  variables,
}: Pick<ModelRevision, 'categories' | 'variables'>): string | undefined {
  const keys = new Set(variables.map(({ key }) => key))
  const holding = new Set(variables.filter(isScored).map(({ category }) => category))
  return categories.find(({ slug }) => keys.has(slug) && !holding.has(slug))?.slug
}
