import { z } from 'zod'
import { type PlanRule, ruleKinds, usualClaimMinutes } from '../../domain/reviewing/review-plan.ts'
import type { PlanFields, ReviewPlan } from '../../store/reviews/queue/review-plans.ts'
import { authored, showAuthored } from '../authored.ts'
import { nameOf } from '../text-schemas.ts'

const largestInteger = 2_147_483_647
const count = z.int().min(1).max(1_000)

const Rule = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('random_per_agent'), count: count.describe('For each agent in a week.') }),
    z.object({ kind: z.literal('critical_failures') }),
    z.object({ kind: z.literal('not_determined') }),
    z.object({ kind: z.literal('least_sure'), count: count.describe('In a week.') }),
    z.object({ kind: z.literal('lowest'), count: count.describe('In a week.') }),
    z.object({ kind: z.literal('highest'), count: count.describe('In a week.') }),
    z.object({
      kind: z.literal('new_agents'),
      days: z.int().min(1).max(365).describe('How long ago the first call may be.'),
      count: count.describe('How many of the first calls of each.'),
    }),
    z.object({ kind: z.literal('appeals') }),
  ])
  .meta({ id: 'ReviewRule', description: 'What a plan chooses calls by.' })

const Assign = z
  .discriminatedUnion('to', [
    z.object({ to: z.literal('anyone') }),
    z.object({
      to: z.literal('people'),
      people: z.array(z.uuid().toLowerCase()).min(1).max(200).describe('IDs of people, in their order.'),
      turn: z.literal('round_robin').default('round_robin').describe('Whoever has least to do is next.'),
    }),
  ])
  .meta({ id: 'ReviewAssignment', description: 'Who is to review what a plan chooses.' })

const rules = z
  .array(Rule)
  .min(1)
  .max(ruleKinds.length)
  .superRefine((given, context) => {
    for (const [index, { kind }] of given.entries())
      if (given.findIndex((one) => one.kind === kind) < index)
        context.addIssue({ code: 'custom', path: [index, 'kind'], message: `"${kind}" is given twice.` })
  })
  .describe('Each kind at most once. Where `weekly_cap` leaves no room for all, the first come first.')

const fields = {
  name: nameOf({ max: 200 }),
  model_id: z
    .int()
    .min(1)
    .max(largestInteger)
    .nullable()
    .default(null)
    .describe('Null: calls of every model.'),
  enabled: z.boolean().default(true).describe('False: nothing is drawn any more.'),
  rules,
  blind_share: z
    .number()
    .min(0)
    .max(1)
    .default(0)
    .describe("Share of the calls whose reviewer does not see the machine's answers until submitting."),
  weekly_cap: z
    .int()
    .min(1)
    .max(100_000)
    .nullable()
    .default(null)
    .describe('The most calls in a week; null: no limit.'),
  assign: Assign.default({ to: 'anyone' }),
  due_days: z.int().min(1).max(365).nullable().default(null).describe('Null: there is no date.'),
  claim_minutes: z
    .int()
    .min(1)
    .max(1_440)
    .default(usualClaimMinutes)
    .describe('How long somebody may be at a call before others may take it.'),
}
const seed = z.int().min(0).max(largestInteger)

export const PlanInput = z
  .object({ ...fields, seed: seed.optional().describe('Draws the same calls again; left out: by chance.') })
  .meta({ id: 'ReviewPlanFields', description: 'A plan to create.' })

export const PlanReplacement = z
  .object({
    ...fields,
    seed: seed.optional().describe('Left out: as it was.'),
    version: z.int().min(1).describe('As it was read: if somebody else was quicker, 409.'),
  })
  .meta({ id: 'ReviewPlanReplacement', description: 'A plan as it is to be.' })

export const PlanOutput = z
  .object({
    id: z.uuid(),
    name: z.string(),
    model_id: z.int().nullable(),
    enabled: z.boolean(),
    seed: z.int(),
    rules: z.array(Rule) as z.ZodType<readonly PlanRule[]>,
    blind_share: z.number(),
    weekly_cap: z.int().nullable(),
    assign: Assign,
    due_days: z.int().nullable(),
    claim_minutes: z.int(),
    version: z.int(),
    drawn_at: z.iso.datetime().nullable().describe('When calls were last drawn; null: not since it changed.'),
    ...authored,
  })
  .meta({ id: 'ReviewPlan', description: 'Which calls people review.' })

export function toPlanFields(body: z.infer<typeof PlanInput>): PlanFields {
  return {
    name: body.name,
    modelId: body.model_id,
    enabled: body.enabled,
    seed: body.seed,
    rules: body.rules,
    blindShare: body.blind_share,
    weeklyCap: body.weekly_cap,
    people: body.assign.to === 'people' ? [...new Set(body.assign.people)] : null,
    dueDays: body.due_days,
    claimMinutes: body.claim_minutes,
  }
}

export function showPlan(plan: ReviewPlan): z.infer<typeof PlanOutput> {
  return {
    id: plan.id,
    name: plan.name,
    model_id: plan.model_id,
    enabled: plan.enabled,
    seed: plan.seed,
    rules: plan.rules,
    blind_share: plan.blind_share,
    weekly_cap: plan.weekly_cap,
    assign: plan.people ? { to: 'people', people: plan.people, turn: 'round_robin' } : { to: 'anyone' },
    due_days: plan.due_days,
    claim_minutes: plan.claim_minutes,
    version: plan.version,
    drawn_at: plan.drawn_at?.toISOString() ?? null,
    ...showAuthored(plan),
  }
}
