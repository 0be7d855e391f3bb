import { z } from 'zod'
import { alertKinds, type QuietHours } from '../../domain/alerts/alert.ts'
import { writeTestMail } from '../../domain/alerts/write-test-mail.ts'
import { AppError } from '../../domain/errors.ts'
import { newId } from '../../domain/new-id.ts'
import { changeQuietHours, getQuietHours } from '../../store/alerts/alert-hours.ts'
import { createRule, deleteRule, getRule, listRules, replaceRule } from '../../store/alerts/alert-rules.ts'
import { listAlerts } from '../../store/alerts/list-alerts.ts'
import { queueTests } from '../../store/alerts/test-rule.ts'
import { listHiddenFrom } from '../calls/hide-answers.ts'
import type { App, HttpContext } from '../context.ts'
import { severalOf, wanted, wholeNumber } from '../query-values.ts'
import { cutPage, nextCursor, timeCursor } from '../time-cursor.ts'
import {
  AlertOutput,
  HoursSchema,
  RuleInput,
  RuleOutput,
  RuleReplacement,
  RuleTest,
  showAlert,
  showRule,
  toRuleFields,
} from './alert-schemas.ts'

const tags = ['Alerts']
const reads = 'read:call-analysis-review'
const writes = 'write:call-analysis-review'
const RuleId = z.object({ id: z.uuid().toLowerCase() })
const standardAlerts = 50

export function addAlertRoutes(app: App, context: HttpContext): void {
  addRuleListRoutes(app, context)
  addOneRuleRoutes(app, context)
  addTestRoute(app, context)
  addAlertListRoute(app, context)
  addSettingsRoutes(app, context)
}

/** It would never tell anything. */
function refuseUnwatched({ watch }: z.output<typeof RuleInput>, { meaning }: HttpContext): void {
  if (watch.kind === 'topic_rising' && !meaning)
    throw new AppError(
      'validation',
      'Topics need search by meaning, which is switched off here.',
      'watch.kind',
    )
}

function addRuleListRoutes(app: App, context: HttpContext): void {
  const { database } = context
  app.get(
    '/v1/alert-rules',
    {
      config: { scope: reads },
      schema: {
        operationId: 'listAlertRules',
        tags,
        summary: 'List the alert rules',
        response: { 200: z.object({ items: z.array(RuleOutput) }) },
      },
    },
    async ({ caller }) => ({ items: (await listRules(database, caller.workspaceId)).map(showRule) }),
  )

  app.post(
    '/v1/alert-rules',
    {
      config: { scope: writes, refusals: ['too_many_alert_rules'] },
      schema: {
        operationId: 'createAlertRule',
        tags,
        summary: 'Create an alert rule',
        description: 'What happens from now on is noted, and told to webhooks and by mail.',
        body: RuleInput,
        response: { 201: RuleOutput },
      },
    },
    async ({ caller, body }, reply) => {
      refuseUnwatched(body, context)
      const rule = await createRule(database, caller.by, toRuleFields(body))
      return reply.status(201).header('Location', `/v1/alert-rules/${rule.id}`).send(showRule(rule))
    },
  )
}

function addOneRuleRoutes(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/alert-rules/:id',
    {
      config: { scope: reads },
      schema: {
        operationId: 'getAlertRule',
        tags,
        summary: 'Read an alert rule',
        params: RuleId,
        response: { 200: RuleOutput },
      },
    },
    async ({ caller, params }) => showRule(await getRule(database, caller.workspaceId, params.id)),
  )

  app.put(
    '/v1/alert-rules/:id',
    {
      config: { scope: writes, refusals: ['alert_rule_moved_on'] },
      schema: {
        operationId: 'replaceAlertRule',
        tags,
        summary: 'Change an alert rule',
        description: 'What is left out returns to its default. The kind of what is watched stays.',
        params: RuleId,
        body: RuleReplacement,
        response: { 200: RuleOutput },
      },
    },
    async ({ caller, params, body }) =>
      showRule(
        await replaceRule(database, caller.by, params.id, { ...toRuleFields(body), version: body.version }),
      ),
  )

  app.delete(
    '/v1/alert-rules/:id',
    {
      config: { scope: writes },
      schema: {
        operationId: 'deleteAlertRule',
        tags,
        summary: 'Delete an alert rule',
        description: 'What it has told stays in the list of alerts; what waits is not told.',
        params: RuleId,
        response: { 204: z.null() },
      },
    },
    async ({ caller, params }, reply) => {
      await deleteRule(database, caller.by, params.id)
      return reply.status(204).send(null)
    },
  )
}

function addTestRoute(app: App, { database, mail, baseUrl }: HttpContext): void {
  app.post(
    '/v1/alert-rules/:id/test',
    {
      config: { scope: writes, onlyReads: true },
      schema: {
        operationId: 'testAlertRule',
        tags,
        summary: 'Send a test message to whoever the rule tells',
        description:
          'At once, also in quiet hours and if the rule is off. It says that it is a test, and nothing of it is in the list of alerts.',
        params: RuleId,
        response: { 200: RuleTest },
      },
    },
    async ({ caller, params }) => {
      const { rule, webhooks, people } = await queueTests(database, caller.workspaceId, params.id)
      const sent = await Promise.all(
        people.map(({ name, email, language }) =>
          mail
            ? mail.sendText({
                id: newId(),
                to: email,
                name,
                ...writeTestMail(rule.name, language, baseUrl()),
              })
            : false,
        ),
      )
      const mails_sent = sent.filter(Boolean).length
      return { webhooks, mails_sent, mails_failed: sent.length - mails_sent, can_mail: mail !== undefined }
    },
  )
}

function addAlertListRoute(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/alerts',
    {
      config: { scope: reads },
      schema: {
        operationId: 'listAlerts',
        tags,
        summary: 'List the alerts',
        description:
          'Newest first, told or not yet. Team leads see those about their agents. Alerts about a call that you are to review blind are left out until then. Alerts are kept for 400 days.',
        querystring: z.object({
          kind: severalOf(alertKinds).describe('Repeat it for any of several.'),
          agent_id: wanted,
          limit: wholeNumber({ min: 1, max: 200 }).optional().meta({ default: standardAlerts }),
          cursor: timeCursor,
        }),
        response: { 200: z.object({ items: z.array(AlertOutput), next_cursor: nextCursor }) },
      },
    },
    async ({ caller, query }) => {
      const { kind: kinds, agent_id: agentId, cursor: before, limit = standardAlerts } = query
      const filter = { workspaceId: caller.workspaceId, kinds, agentId, before, limit: limit + 1 }
      const found = await listAlerts(database, filter, caller.reach)
      const { items, next_cursor } = cutPage(found, limit, ({ place, id }) => ({ at: place, id }))
      const calls = items.flatMap(({ call_id }) => call_id ?? [])
      const hidden = await listHiddenFrom(database, caller, calls)
      const shown = items.filter(({ call_id }) => call_id === null || !hidden.has(call_id))
      return { items: shown.map(showAlert), next_cursor }
    },
  )
}

function addSettingsRoutes(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/alert-settings',
    {
      config: { scope: reads },
      schema: {
        operationId: 'getAlertSettings',
        tags,
        summary: 'Read the quiet hours',
        response: { 200: HoursSchema },
      },
    },
    async ({ caller }) => showHours(await getQuietHours(database, caller.workspaceId)),
  )

  app.put(
    '/v1/alert-settings',
    {
      config: { scope: writes },
      schema: {
        operationId: 'updateAlertSettings',
        tags,
        summary: 'Change the quiet hours',
        description: 'What happens in quiet hours is told when they are over.',
        body: HoursSchema,
        response: { 200: HoursSchema },
      },
    },
    async ({ caller, body }) => {
      await changeQuietHours(database, caller.by, {
        timeZone: body.time_zone,
        from: readClock(body.quiet_from),
        until: readClock(body.quiet_until),
        weekends: body.quiet_weekends,
      })
      return showHours(await getQuietHours(database, caller.workspaceId))
    },
  )
}

function showHours({ timeZone, from, until, weekends }: QuietHours): z.infer<typeof HoursSchema> {
  return {
    time_zone: timeZone,
    quiet_from: writeClock(from),
    quiet_until: writeClock(until),
    quiet_weekends: weekends,
  }
}

function readClock(text: string | null): number | null {
  if (text === null) return null
  const [hours, minutes] = text.split(':').map(Number)
  return hours! * 60 + minutes!
}

function writeClock(minutes: number | null): string | null {
  if (minutes === null) return null
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
