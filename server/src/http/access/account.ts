import { z } from 'zod'
import { scopes } from '../../domain/scopes.ts'
import { getAccount } from '../../store/clients/clients.ts'
import type { App, HttpContext } from '../context.ts'

const days = z.int().nullable()

const Account = z
  .object({
    client_id: z.string(),
    name: z.string(),
    scopes: z.array(z.string()).describe('What the token allows.'),
    retention: z
      .object({ audio_days: days, transcript_days: days })
      .describe('How long what is sent is kept where its model says nothing; null: for ever.'),
    limits: z.object({
      max_upload_bytes: z.int().describe('Most that a recording may have.'),
      max_duration_seconds: z.int(),
    }),
    redact: z.array(z.string()).describe('Personal data that is taken out of every call.'),
    version: z.string().describe('Of the service.'),
  })
  .meta({ id: 'Account', description: 'Who the token belongs to, and what holds for it.' })

export function addAccountRoute(app: App, { database, maxUploadBytes, redact, about }: HttpContext): void {
  app.get(
    '/v1/account',
    {
      config: { scope: 'any' },
      schema: {
        operationId: 'getAccount',
        tags: ['Authentication'],
        summary: 'Tell who the token belongs to',
        description: 'Any token will do.',
        response: { 200: Account },
      },
    },
    async ({ caller }) => {
      const { name, retainAudioDays, retainTranscriptDays } = await getAccount(database, caller.clientId)
      return {
        client_id: caller.clientId,
        name,
        scopes: scopes.filter((scope) => caller.scopes.has(scope)),
        retention: {
          audio_days: retainAudioDays ?? about.retention.audio ?? null,
          transcript_days: retainTranscriptDays ?? about.retention.transcript ?? null,
        },
        limits: { max_upload_bytes: maxUploadBytes, max_duration_seconds: about.maxDurationSeconds },
        redact: [...redact],
        version: about.version,
      }
    },
  )
}
