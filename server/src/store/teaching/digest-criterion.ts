import { createHash } from 'node:crypto'
import type { ModelVariable } from '../../domain/model.ts'
import { describeCriterion } from '../../domain/results/review.ts'

type Asked = Pick<ModelVariable, 'key' | 'type' | 'readableName' | 'description' | 'options' | 'passesWhen'>

/** What a criterion asks, in short. One without a description asks what the model's instructions say of it. */
export function digestCriterion(criterion: Asked, prompt: string): string {
  const asked = describeCriterion(criterion) + (criterion.description.trim() === '' ? prompt : '')
  return createHash('sha256').update(asked).digest('base64url').slice(0, 22)
}
