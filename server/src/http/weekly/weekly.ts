import { z } from 'zod'
import { clockIn } from '../../domain/alerts/quiet-hours.ts'
import { AppError } from '../../domain/errors.ts'
import { weekdays, weeksBefore } from '../../domain/weekly/digest-schedule.ts'
import { mailLanguages } from '../../domain/weekly/weekly-digest.ts'
import { writeDigest } from '../../domain/weekly/write-digest.ts'
import { readWeek } from '../../stats/weekly/read-week.ts'
import { findReceiver, noDigestReasons, whyNoDigest } from '../../store/weekly/digest-receivers.ts'
import {
  changeDigestSettings,
  findLastDigestDay,
  getDigestSettings,
} from '../../store/weekly/digest-settings.ts'
import { listWithheldFrom } from '../../store/weekly/withheld-calls.ts'
import type { Caller } from '../access/tokens.ts'
import { timeZone } from '../alerts/alert-schemas.ts'
import { listHiddenFrom } from '../calls/hide-answers.ts'
import type { App, HttpContext } from '../context.ts'

const tags = ['Alerts']

const SettingsInput = z
  .object({
    enabled: z.boolean().describe('False: nobody gets a digest, and what waits is not sent.'),
    time_zone: timeZone,
    weekday: z.enum(weekdays),
    hour: z.int().min(0).max(23).describe('The hour from which on it is sent.'),
  })
  .meta({
    id: 'DigestSettingsRequest',
    description: 'When team leads and agents are told about their week by mail.',
  })

const SettingsOutput = SettingsInput.extend({
  last_day: z.iso.date().nullable().describe('The last day on which digests were sent; null: never.'),
  can_send: z.boolean().describe('Whether the operator has set a mail server. Without one, nothing is sent.'),
}).meta({
  id: 'DigestSettings',
  description: 'When team leads and agents are told about their week by mail.',
})

const Preview = z
  .object({
    first_day: z.iso.date(),
    last_day: z.iso.date(),
    time_zone: z.string(),
    language: z.enum(mailLanguages),
    subject: z.string().nullable(),
    text: z.string().nullable().describe('Null: there would be no mail.'),
    not_sent: z
      .enum([...noDigestReasons, 'empty_week'])
      .nullable()
      .describe('Why this person would get none; null: they would, if digests are switched on.'),
  })
  .meta({ id: 'DigestPreview', description: "Somebody's digest, as it would be sent today." })

export function addWeeklyRoutes(app: App, context: HttpContext): void {
  addSettingsRoutes(app, context)
  addPreviewRoutes(app, context)
}

function addSettingsRoutes(app: App, { database, mail }: HttpContext): void {
  const show = async (workspaceId: string): Promise<z.infer<typeof SettingsOutput>> => {
    const { enabled, timeZone: time_zone, weekday, hour } = await getDigestSettings(database, workspaceId)
    const last_day = await findLastDigestDay(database, workspaceId)
    return { enabled, time_zone, weekday, hour, last_day, can_send: mail !== undefined }
  }

  app.get(
    '/v1/digest-settings',
    {
      config: { scope: 'read:call-analysis-review' },
      schema: {
        operationId: 'getDigestSettings',
        tags,
        summary: 'Read when the weekly digest is sent',
        response: { 200: SettingsOutput },
      },
    },
    async ({ caller }) => show(caller.workspaceId),
  )

  app.put(
    '/v1/digest-settings',
    {
      config: { scope: 'write:call-analysis-review' },
      schema: {
        operationId: 'updateDigestSettings',
        tags,
        summary: 'Change when the weekly digest is sent',
        description:
          'Team leads get the week of their teams, agents their own, compared with the week before. The first one is sent when the day and hour come the next time.',
        body: SettingsInput,
        response: { 200: SettingsOutput },
      },
    },
    async ({ caller, body }) => {
      const { enabled, weekday, hour } = body
      await changeDigestSettings(database, caller.by, { enabled, weekday, hour, timeZone: body.time_zone })
      return show(caller.workspaceId)
    },
  )
}

function addPreviewRoutes(app: App, context: HttpContext): void {
  app.get(
    '/v1/me/digest',
    {
      config: { scope: 'person' },
      schema: {
        operationId: 'previewOwnDigest',
        tags,
        summary: 'Your own weekly digest, as it would be sent today',
        response: { 200: Preview },
      },
    },
    async ({ caller }) => preview(context, caller, caller.by.actor),
  )

  app.get(
    '/v1/users/:id/digest',
    {
      config: { scope: 'read:call-analysis-stats' },
      schema: {
        operationId: 'previewDigest',
        tags,
        summary: "Somebody's weekly digest, as it would be sent today",
        description:
          'Nothing is sent. What is hidden from you, because you are to review a call blind, is left out.',
        params: z.object({ id: z.uuid().toLowerCase() }),
        response: { 200: Preview },
      },
    },
    async ({ caller, params }) => preview(context, caller, params.id),
  )
}

async function preview(
  { database, baseUrl }: HttpContext,
  caller: Caller,
  personId: string,
): Promise<z.infer<typeof Preview>> {
  const receiver = await findReceiver(database, caller.workspaceId, personId)
  if (!receiver) throw new AppError('not_found', 'There is nobody with this id.')
  const { timeZone } = await getDigestSettings(database, caller.workspaceId)
  const { day } = clockIn(timeZone, new Date())
  const { firstDay: first_day, lastDay: last_day } = weeksBefore(day).week
  const language = receiver.language ?? 'en'
  const about = { first_day, last_day, time_zone: timeZone, language }
  const reason = whyNoDigest(receiver)
  const isReceiver = reason !== 'role' && reason !== 'nobody_to_tell_of'
  const hidden = await listWithheldFrom(database, receiver)
  const withheld = hidden.union(await listHiddenFrom(database, caller))
  const week = isReceiver ? await readWeek(database, receiver, { day, timeZone, withheld }) : undefined
  if (!week) return { ...about, subject: null, text: null, not_sent: reason ?? 'empty_week' }
  const { name } = receiver
  return { ...about, ...writeDigest(week, { name, language, baseUrl: baseUrl() }), not_sent: reason }
}
