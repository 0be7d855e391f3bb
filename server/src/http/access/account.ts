import { z } from 'zod'
import { scopes } from '../../domain/scopes.ts'
import { getWorkspace } from '../../store/people/workspaces.ts'
import type { App, HttpContext } from '../context.ts'

const days = z.int().nullable()

const Account = z
  .object({
    client_id: z.string().describe('ID of the client, or of the person.'),
    workspace_id: z.string(),
    name: z.string().describe('Of the client, or of the person.'),
    workspace_name: z.string(),
    scopes: z.array(z.string()).describe('What the token allows.'),
    retention: z
      .object({ audio_days: days, transcript_days: days })
      .describe('Retention where the model has no rule of its own; null: kept forever.'),
    limits: z.object({
      max_upload_bytes: z.int().describe('Largest recording accepted.'),
      max_duration_seconds: z.int(),
    }),
    redact: z.array(z.string()).describe('Kinds of personal data that are redacted in every call.'),
    version: z.string().describe('Of the service.'),
  })
  .meta({ id: 'Account', description: 'The client the token belongs to, and the rules that apply to it.' })

export function addAccountRoute(app: App, { database, maxUploadBytes, redact, about }: HttpContext): void {
  app.get(
    '/v1/account',
    {
      config: { scope: 'any' },
      schema: {
        operationId: 'getAccount',
        tags: ['Authentication'],
        summary: 'Show the client of the token',
        description: 'Any valid token will do.',
        response: { 200: Account },
      },
    },
    async ({ caller }) => {
      const { name, retainAudioDays, retainTranscriptDays } = await getWorkspace(database, caller.workspaceId)
      return {
        client_id: caller.by.actor,
        workspace_id: caller.workspaceId,
        name: caller.by.actorName ?? name,
        workspace_name: name,
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
