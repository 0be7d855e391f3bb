import { z } from 'zod'
import { type EffectOnCriterion, fewestAnswers, verdicts } from '../../stats/effect-of-coaching.ts'
import { type CoachingFields, coachingStates } from '../../store/coaching/coaching-fields.ts'
import { type CoachingSession, stateOf } from '../../store/coaching/coaching-sessions.ts'
import { agentId } from '../people/person-schemas.ts'
import { nameOf, textOf } from '../text-schemas.ts'

const moment = z.iso.datetime()
const seconds = z.number().min(0).max(1_000_000)

const Moment = z
  .object({
    call_id: z.uuid().toLowerCase().describe('A call of this agent.'),
    start: seconds.describe('Seconds from the start of the recording.'),
    end: seconds,
    note: textOf({ max: 4_000 }).default(''),
    key: z
      .string()
      .min(1)
      .max(200)
      .nullable()
      .default(null)
      .describe('The criterion it is about; null: none.'),
  })
  .meta({ id: 'CoachingMoment', description: 'A moment of a call that is talked about.' })

const Criterion = z
  .object({ model_id: z.int().min(0).max(2_147_483_647), key: z.string().min(1).max(200) })
  .meta({ id: 'CoachingCriterion', description: 'A criterion that is to get better.' })

const fields = {
  title: nameOf({ max: 200 }),
  notes: textOf({ max: 20_000 }).default(''),
  held_at: moment
    .refine((text) => Date.parse(text) <= Date.now(), 'This lies in the future.')
    .nullable()
    .default(null)
    .describe('When it was held; null: it is planned.'),
  shared: z.boolean().default(false).describe('The agent sees it before it is held, too.'),
  moments: z.array(Moment).max(200).default([]),
  criteria: z.array(Criterion).max(50).default([]),
}

export const CoachingInput = z
  .object({ agent_id: agentId, ...fields })
  .meta({ id: 'CoachingSessionFields', description: 'A coaching session to create.' })

export const CoachingReplacement = z
  .object(fields)
  .meta({ id: 'CoachingSessionReplacement', description: 'A coaching session as it is to be.' })

export const CoachingOutput = z
  .object({
    id: z.uuid(),
    agent_id: z.string(),
    title: z.string(),
    notes: z.string(),
    state: z.enum(coachingStates),
    held_at: moment.nullable(),
    shared: z.boolean(),
    moments: z.array(
      z.object({
        call_id: z.uuid(),
        start: z.number(),
        end: z.number(),
        note: z.string(),
        key: z.string().nullable(),
      }),
    ),
    criteria: z.array(Criterion),
    acknowledged_at: moment.nullable(),
    acknowledgement: z.string().nullable().describe('What the agent said to it.'),
    created_at: moment,
    created_by: z.string(),
    created_by_name: z.string().nullable(),
    updated_at: moment.nullable(),
    updated_by: z.string().nullable(),
  })
  .meta({
    id: 'CoachingSession',
    description: 'What an agent and their lead talk about, and what came of it.',
  })

const Share = z
  .object({
    passed: z.int(),
    n: z.int().describe('Calls on which the criterion was answered.'),
    share: z.number().nullable(),
    interval: z.array(z.number()).length(2).nullable().describe('95 %, low and high (Wilson).'),
  })
  .meta({ id: 'PassRate', description: 'How often a criterion was passed.' })

export const EffectOutput = z
  .object({
    held_at: moment,
    days: z.int().describe('On each side of it.'),
    items: z.array(
      z.object({
        model_id: z.int(),
        key: z.string(),
        before: Share,
        after: Share,
        difference: z.number().nullable().describe('After less before.'),
        interval: z.array(z.number()).length(2).nullable().describe('95 %, low and high (Newcombe).'),
        verdict: z
          .enum(verdicts)
          .describe(
            `\`too_few\`: fewer than ${fewestAnswers} answers on either side, so nothing can be told.`,
          ),
        asked_differently: z
          .boolean()
          .describe('The criterion did not ask the same throughout, so the two are hard to compare.'),
      }),
    ),
  })
  .meta({ id: 'CoachingEffect', description: 'How often the agent passed each criterion before and after.' })

export function toFields(body: z.infer<typeof CoachingReplacement>): CoachingFields {
  return {
    title: body.title,
    notes: body.notes,
    heldAt: body.held_at === null ? null : new Date(body.held_at),
    shared: body.shared,
    moments: body.moments.map(({ call_id, ...rest }) => ({ callId: call_id, ...rest })),
    criteria: body.criteria.map(({ model_id, key }) => ({ modelId: model_id, key })),
  }
}

export function showSession(session: CoachingSession): z.infer<typeof CoachingOutput> {
  return {
    id: session.id,
    agent_id: session.agent_id,
    title: session.title,
    notes: session.notes,
    state: stateOf(session),
    held_at: session.held_at?.toISOString() ?? null,
    shared: session.shared,
    moments: session.moments.map(({ callId, start, end, note, key }) => ({
      call_id: callId,
      start,
      end,
      note,
      key,
    })),
    criteria: session.criteria.map(({ modelId, key }) => ({ model_id: modelId, key })),
    acknowledged_at: session.acknowledged_at?.toISOString() ?? null,
    acknowledgement: session.acknowledgement,
    created_at: session.created_at.toISOString(),
    created_by: session.created_by,
    created_by_name: session.created_by_name,
    updated_at: session.updated_at?.toISOString() ?? null,
    updated_by: session.updated_by,
  }
}

export function showEffect({
  before,
  after,
  change,
  ...rest
}: EffectOnCriterion): z.infer<typeof EffectOutput>['items'][number] {
  const show = ({ interval, ...share }: typeof before) => ({ ...share, interval: interval && [...interval] })
  return {
    ...rest,
    before: show(before),
    after: show(after),
    difference: change?.difference ?? null,
    interval: change && [...change.interval],
  }
}
