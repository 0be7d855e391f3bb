import { z } from 'zod'
import { type ModelRevision, teachingKinds } from '../../domain/model.ts'
import type { Interval } from '../../domain/teaching/compare-answers.ts'
import { folds, type Standing } from '../../domain/teaching/teach.ts'
import type { TeachingOf } from '../../judge/teaching/teach-model.ts'
import { showTaught, TaughtOutput } from '../models/taught-schemas.ts'

const share = z.number().nullable()
const interval = z.array(z.number()).length(2).nullable().describe('95 %, low and high.')

const StandingOutput = z
  .object({
    kappa: share.describe("Cohen's kappa of the likeliest answers, given or not, with people's."),
    interval,
    right: z.number().describe("Share of the likeliest answers that are people's."),
    open: z.number().describe('Share of answers that are not sure enough to be given.'),
    right_of_given: share.describe("Of those that are given, the share that are people's."),
  })
  .meta({ id: 'TeachingStanding', description: 'How well answers agree with people’s.' })

const DifferenceOutput = z
  .object({
    kappa: share,
    kappa_interval: interval,
    worth: z
      .number()
      .describe(
        'Of an answer, on average: 1 where right, 0 where open, and where wrong as much less as `least_confidence` allows.',
      ),
    worth_interval: interval,
  })
  .meta({ id: 'TeachingDifference', description: 'After less before, on the same calls.' })

const TeachingItem = z
  .object({
    key: z.string(),
    reviews: z.int().describe("People's answers that count."),
    examples: z
      .int()
      .describe('Of these, those on calls that the embedded judge has judged since it takes notes.'),
    possible: z.boolean().describe('By `weights`. By `examples` it is as soon as `reviews` is not 0.'),
    why_not: z
      .enum(['not_yes_or_no', 'too_few_reviews', 'too_few_figures', 'too_few_of_each'])
      .nullable()
      .describe(
        '`too_few_figures`: run the reviewed calls again. `too_few_of_each`: five yes and five no are needed.',
      ),
    folds: z.int().nullable(),
    before: StandingOutput.nullable(),
    after: StandingOutput.nullable().describe('On calls it was not taught by.'),
    difference: DifferenceOutput.nullable(),
    better: z.boolean().describe('Beyond chance; only then `weights` can be switched on.'),
    on: z.boolean(),
    taught: TaughtOutput.nullable().describe('What is switched on.'),
  })
  .meta({ id: 'TeachingOfCriterion', description: 'What reviews could teach the judge about a criterion.' })

export const TeachingList = z
  .object({
    model_revision: z.int(),
    kind: z
      .enum(teachingKinds)
      .describe(
        'What the judge of this service is taught by: `weights` the embedded one, `examples` a language model.',
      ),
    items: z.array(TeachingItem),
  })
  .meta({ id: 'TeachingList', description: 'What reviews could teach the judge, criterion by criterion.' })

export const TeachingInput = z
  .object({
    keys: z.array(z.string().min(1).max(200)).min(1).max(500),
    kind: z
      .enum(teachingKinds)
      .default('weights')
      .describe(
        '`weights` for the embedded judge; `examples` for a language model, where nothing is measured.',
      ),
  })
  .meta({ id: 'TeachingRequest', description: 'Which criteria the judge is to be taught.' })

export const TeachingSwitched = z
  .object({
    model_revision: z.int().describe('Calls submitted from now on are judged by it.'),
    items: z.array(z.object({ key: z.string(), taught: TaughtOutput })),
  })
  .meta({ id: 'TeachingSwitched', description: 'What is switched on now.' })

export function showTeaching({ variable, lesson, ...of }: TeachingOf): z.infer<typeof TeachingItem> {
  return {
    key: variable.key,
    reviews: of.reviews,
    examples: of.examples,
    possible: of.whyNot === null,
    why_not: of.whyNot,
    folds: lesson && folds,
    before: lesson && showStanding(lesson.before),
    after: lesson && showStanding(lesson.after),
    difference: lesson && {
      kappa: lesson.difference.kappa,
      kappa_interval: showInterval(lesson.difference.kappaInterval),
      worth: lesson.difference.worth,
      worth_interval: showInterval(lesson.difference.worthInterval),
    },
    better: lesson?.better ?? false,
    on: variable.taught !== undefined,
    taught: showTaught(variable),
  }
}

export function showSwitched({ number, variables }: ModelRevision): z.infer<typeof TeachingSwitched> {
  const items = variables.flatMap((variable) => {
    const taught = showTaught(variable)
    return taught ? [{ key: variable.key, taught }] : []
  })
  return { model_revision: number, items }
}

function showStanding(standing: Standing): z.infer<typeof StandingOutput> {
  const { kappa, right, open, rightOfGiven } = standing
  return { kappa, interval: showInterval(standing.interval), right, open, right_of_given: rightOfGiven }
}

function showInterval(given: Interval | null): number[] | null {
  return given && [...given]
}
