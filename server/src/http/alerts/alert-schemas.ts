import { z } from 'zod'
import {
  type AlertEvidence,
  alertKinds,
  backlogs,
  fallMeasures,
  type Watch,
} from '../../domain/alerts/alert.ts'
import { describeAlert } from '../../domain/alerts/describe-alert.ts'
import type { AlertRule, RuleFields } from '../../store/alerts/alert-rules.ts'
import type { ListedAlert } from '../../store/alerts/list-alerts.ts'
import { authored, showAuthored } from '../authored.ts'
import { key, nameOf } from '../text-schemas.ts'

const model = z
  .int()
  .min(1)
  .max(2_147_483_647)
  .nullable()
  .default(null)
  .describe('Null: calls of every model.')

const falseAlarmsPerMonth = z.number().min(0.01).max(30).default(1)

const WatchSchema = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('critical_failed'),
      model_id: model,
      keys: z.array(key).max(200).default([]).describe('Empty: every critical criterion.'),
    }),
    z.object({
      kind: z.literal('agent_falling'),
      model_id: model,
      measure: z.enum(fallMeasures).default('score'),
      pass_mark: z.number().min(0).max(100).default(80).describe('A call passes from this score on.'),
      false_alarms_per_month: falseAlarmsPerMonth.describe(
        'At most so many on average, for all agents together.',
      ),
    }),
    z.object({
      kind: z.literal('topic_rising'),
      model_id: model,
      false_alarms_per_month: falseAlarmsPerMonth.describe(
        'At most so many on average, for all topics together.',
      ),
    }),
    z.object({
      kind: z.literal('review_overdue'),
      hours: z.int().min(0).max(8_760).default(0).describe('How long after the date.'),
    }),
    z.object({
      kind: z.literal('backlog'),
      of: z.enum(backlogs).describe('Calls to be processed, or calls to be reviewed.'),
      at_least: z.int().min(1).max(1_000_000).default(100),
      growth_percent: z.int().min(0).max(10_000).default(50).describe('Growth since so many hours ago.'),
      hours: z.int().min(1).max(168).default(4),
    }),
  ])
  .meta({ id: 'AlertWatch', description: 'What a rule watches.' })

const Tell = z
  .object({
    webhooks: z.boolean().default(true).describe('The webhooks that listen for `alert.raised`.'),
    people: z
      .array(z.uuid().toLowerCase())
      .max(50)
      .default([])
      .describe('IDs of people, by mail. Team leads hear of their own teams only; agents are not told.'),
  })
  .meta({ id: 'AlertReceivers', description: 'Who is told.' })

export const RuleInput = z
  .object({
    name: nameOf({ max: 200 }),
    watch: WatchSchema,
    tell: Tell.default({ webhooks: true, people: [] }),
    enabled: z.boolean().default(true).describe('False: nothing is told.'),
  })
  .meta({ id: 'AlertRuleFields', description: 'A rule as it is to be.' })

export const RuleReplacement = RuleInput.extend({
  version: z
    .int()
    .min(1)
    .optional()
    .describe('As it was read: if somebody else was quicker, 409. If left out, whatever stands is replaced.'),
}).meta({ id: 'AlertRuleReplacement', description: 'A rule as it is to be.' })

export const RuleTest = z
  .object({
    webhooks: z.int().describe('Webhooks that listen for `alert.raised`, to which a test is queued.'),
    mails_sent: z.int(),
    mails_failed: z.int().describe('People who could not be sent a mail.'),
    can_mail: z.boolean().describe('Whether the operator has set a mail server.'),
  })
  .meta({ id: 'AlertRuleTest', description: 'Who was sent a test message.' })

export const RuleOutput = z
  .object({
    id: z.uuid(),
    name: z.string(),
    watch: WatchSchema as z.ZodType<Watch>,
    tell: Tell,
    enabled: z.boolean(),
    version: z.int().describe('Grows with every change.'),
    checked_at: z.iso.datetime().nullable().describe('When it was last looked at.'),
    next_tell_at: z.iso
      .datetime()
      .nullable()
      .describe('Until then it keeps still, and tells together what happens meanwhile.'),
    ...authored,
  })
  .meta({ id: 'AlertRule', description: 'What a workspace wants to be told of.' })

const moment = z.object({ start: z.number(), end: z.number() })

const move = z.object({
  since: z.iso.date(),
  until: z.iso.date(),
  before: z.number(),
  after: z.number(),
  difference: z.number(),
  interval: z.tuple([z.number(), z.number()]).describe('95 % interval of the difference.'),
  calls_before: z.int(),
  calls_after: z.int(),
  weight: z.number().describe('Strength of the evidence that it moved.'),
  threshold: z.number().describe('What it had to reach.'),
})

/** Without a name: the description of an event stands by itself. */
export const evidenceShape = z.object({
  criterion: z.object({ key: z.string(), name: z.string() }).exactOptional(),
  call: z.object({ external_id: z.string(), score_percentage: z.number().nullable() }).exactOptional(),
  moments: z.array(moment).exactOptional().describe('Where in the recording, in seconds.'),
  agent_name: z.string().exactOptional(),
  model: z.object({ id: z.int(), name: z.string() }).exactOptional(),
  fall: z.object({ measure: z.enum(fallMeasures), ...move.shape }).exactOptional(),
  topic: z.object({ id: z.uuid(), name: z.string().describe('Empty: it has none.') }).exactOptional(),
  rise: move.exactOptional().describe('Of the share of calls about the topic, in percent.'),
  review: z.object({ due_at: z.iso.datetime(), assigned_to: z.string().nullable() }).exactOptional(),
  backlog: z
    .object({ of: z.enum(backlogs), length: z.int(), before: z.int(), hours: z.int() })
    .exactOptional(),
})

const EvidenceSchema = evidenceShape.meta({
  id: 'AlertEvidence',
  description: 'What an alert stands on; nothing that was said on a call, but for the name of a topic.',
})

export const AlertOutput = z
  .object({
    id: z.uuid(),
    rule_id: z.uuid().nullable().describe('Null: the rule has been deleted.'),
    rule_name: z.string(),
    kind: z.enum(alertKinds),
    text: z.string().describe('In English.'),
    agent_id: z.string().nullable(),
    call_id: z.uuid().nullable(),
    evidence: EvidenceSchema as unknown as z.ZodType<AlertEvidence>,
    raised_at: z.iso.datetime(),
    told_at: z.iso.datetime().nullable().describe('Null: not told yet.'),
  })
  .meta({ id: 'Alert', description: 'Something that happened.' })

export const timeZone = z
  .string()
  .max(100)
  .refine(isTimeZone, 'This time zone is not known here.')
  .describe('IANA name, such as Europe/Madrid.')

const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'This must be a time such as 22:00.')
  .nullable()

export const HoursSchema = z
  .object({
    time_zone: timeZone,
    quiet_from: clock.describe('Null: no quiet hours.'),
    quiet_until: clock,
    quiet_weekends: z.boolean(),
  })
  .refine(({ quiet_from, quiet_until }) => (quiet_from === null) === (quiet_until === null), {
    path: ['quiet_until'],
    message: 'Quiet hours have a beginning and an end, or neither.',
  })
  .meta({
    id: 'AlertSettings',
    description: 'When nobody is to be disturbed. What happens then is told after.',
  })

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    // Offsets are no names, and PostgreSQL reads their signs the other way round.
    return /^[A-Za-z]/.test(name)
  } catch {
    return false
  }
}

export function toRuleFields(body: z.infer<typeof RuleInput>): RuleFields {
  return {
    name: body.name,
    watch: body.watch,
    webhooks: body.tell.webhooks,
    people: [...new Set(body.tell.people)],
    enabled: body.enabled,
  }
}

export function showRule(rule: AlertRule): z.infer<typeof RuleOutput> {
  return {
    id: rule.id,
    name: rule.name,
    watch: rule.watch,
    tell: { webhooks: rule.webhooks, people: rule.people },
    enabled: rule.enabled,
    version: rule.version,
    checked_at: rule.checked_at?.toISOString() ?? null,
    next_tell_at: rule.next_tell_at?.toISOString() ?? null,
    ...showAuthored(rule),
  }
}

export function showAlert(alert: ListedAlert): z.infer<typeof AlertOutput> {
  const { id, rule_id, rule_name, kind, agent_id, call_id, evidence } = alert
  const text = describeAlert({
    id,
    kind,
    agentId: agent_id,
    callId: call_id,
    evidence,
    raisedAt: alert.raised_at,
  })
  return {
    id,
    rule_id,
    rule_name,
    kind,
    text,
    agent_id,
    call_id,
    evidence,
    raised_at: alert.raised_at.toISOString(),
    told_at: alert.told_at?.toISOString() ?? null,
  }
}
