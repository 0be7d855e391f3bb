import { z } from 'zod'
import {
  changeReviewRules,
  changeWorkspace,
  getWorkspace,
  type Workspace,
} from '../../store/people/workspaces.ts'
import type { App, HttpContext } from '../context.ts'
import { nameOf } from '../text-schemas.ts'

const tags = ['People']

const releaseAfterDays = z
  .int()
  .min(0)
  .max(3_650)
  .nullable()
  .describe('Agents see their own calls so many days after submission; null: once somebody releases them.')

const TrustRule = z
  .object({
    kappa: z.number().min(0).max(1).describe("Cohen's kappa of machine and people, at least."),
    n: z.int().min(1).max(100_000).describe('Answers of blind reviews, at least.'),
  })
  .meta({ id: 'TrustRule', description: 'What blind reviews have to show.' })

const TrustSettingsSchema = z
  .object({
    rules: z.object({ automatic: TrustRule, spot_checked: TrustRule }),
    only_trusted_count: z
      .boolean()
      .describe(
        'Machine answers to criteria that are not automatic count only once a person has answered. Calls of the past change when they are run again or reviewed.',
      ),
  })
  .meta({ id: 'TrustSettings', description: 'When the machine is trusted with a criterion.' })
const appealDays = z
  .int()
  .min(0)
  .max(3_650)
  .nullable()
  .describe('A result can be appealed against so many days from its release; null: always.')

const WorkspaceInput = z
  .object({ name: nameOf({ max: 200 }), release_after_days: releaseAfterDays })
  .meta({ id: 'WorkspaceRequest', description: 'The settings of a workspace.' })

const ReviewRulesInput = z.object({ trust: TrustSettingsSchema, appeal_days: appealDays }).meta({
  id: 'ReviewRulesRequest',
  description: 'When the machine is trusted, and how long results can be appealed.',
})

const WorkspaceOutput = z
  .object({
    id: z.string(),
    name: z.string(),
    release_after_days: releaseAfterDays,
    trust: TrustSettingsSchema,
    appeal_days: appealDays,
    retention: z
      .object({ audio_days: z.int().nullable(), transcript_days: z.int().nullable() })
      .describe('Retention where the model has no rule of its own; null: kept forever.'),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Workspace', description: 'What owns calls, models, webhooks, clients and people.' })

export function addWorkspaceRoutes(app: App, { database, sessions, about }: HttpContext): void {
  const show = (workspace: Workspace): z.infer<typeof WorkspaceOutput> => ({
    id: workspace.id,
    name: workspace.name,
    release_after_days: workspace.releaseAfterDays,
    trust: workspace.trust,
    appeal_days: workspace.appealDays,
    retention: {
      audio_days: workspace.retainAudioDays ?? about.retention.audio ?? null,
      transcript_days: workspace.retainTranscriptDays ?? about.retention.transcript ?? null,
    },
    created_at: workspace.createdAt.toISOString(),
  })

  app.get(
    '/v1/workspace',
    {
      config: { scope: 'any' },
      schema: {
        operationId: 'getWorkspace',
        tags,
        summary: 'Read about the workspace',
        response: { 200: WorkspaceOutput },
      },
    },
    async ({ caller }) => show(await getWorkspace(database, caller.workspaceId)),
  )

  app.put(
    '/v1/workspace',
    {
      config: { scope: 'write:people' },
      schema: {
        operationId: 'updateWorkspace',
        tags,
        summary: 'Change the settings of the workspace',
        body: WorkspaceInput,
        response: { 200: WorkspaceOutput },
      },
    },
    async ({ caller, body }) => {
      const changed = await changeWorkspace(database, caller.by, {
        name: body.name,
        releaseAfterDays: body.release_after_days,
      })
      sessions.forget()
      return show(changed)
    },
  )

  app.put(
    '/v1/workspace/review-rules',
    {
      config: { scope: 'write:call-analysis-review' },
      schema: {
        operationId: 'updateReviewRules',
        tags: ['Reviews'],
        summary: 'Say when the machine is trusted and how long results can be appealed',
        body: ReviewRulesInput,
        response: { 200: WorkspaceOutput },
      },
    },
    async ({ caller, body }) => {
      const rules = { trust: body.trust, appealDays: body.appeal_days }
      return show(await changeReviewRules(database, caller.by, rules))
    },
  )
}
