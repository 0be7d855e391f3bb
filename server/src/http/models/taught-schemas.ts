import { z } from 'zod'
import { type ModelVariable, teachingKinds } from '../../domain/model.ts'

export const TaughtOutput = z
  .object({
    kind: z
      .enum(teachingKinds)
      .describe('`weights`: learnt by the embedded judge; `examples`: shown to a language model.'),
    examples: z.int().describe('How many answers of people there were.'),
    folds: z
      .int()
      .nullable()
      .describe('How often it was measured on calls it was not taught by; null: never.'),
    kappa_before: z.number().nullable(),
    kappa_after: z.number().nullable(),
    at: z.iso.datetime(),
    summary: z.string().describe('In one sentence.'),
  })
  .meta({ id: 'Taught', description: 'What reviews have taught the judge about a criterion.' })

export function showTaught({ taught }: Pick<ModelVariable, 'taught'>): z.infer<typeof TaughtOutput> | null {
  if (!taught) return null
  const { kind, examples, at } = taught
  if (taught.kind === 'examples') {
    const summary = `Shown with examples out of ${examples} reviewed answers; not measured.`
    return { kind, examples, folds: null, kappa_before: null, kappa_after: null, at, summary }
  }
  const { folds, kappaBefore, kappaAfter } = taught
  const kappas = `kappa ${kappaBefore.toFixed(2)} → ${kappaAfter.toFixed(2)}`
  return {
    kind,
    examples,
    folds,
    kappa_before: kappaBefore,
    kappa_after: kappaAfter,
    at,
    summary: `Taught by ${examples} reviews: ${kappas}, ${folds}-fold.`,
  }
}
