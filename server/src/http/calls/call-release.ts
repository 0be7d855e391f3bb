import { z } from 'zod'
import { type Release, readRelease, releaseCall } from '../../store/calls/release-call.ts'
import type { App, HttpContext } from '../context.ts'
import { CallId } from './call-schemas.ts'

const ReleaseOutput = z
  .object({
    released: z.boolean().describe('Whether the agent of the call may see it.'),
    released_at: z.iso
      .datetime()
      .nullable()
      .describe("When somebody released it; null: nobody has, so the workspace's rule counts."),
  })
  .meta({ id: 'Release', description: 'Whether a call has been released to its agent.' })

export function addCallReleaseRoutes(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/call-analysis/:id/release',
    {
      config: { scope: 'read:call-analysis-requests', refusals: ['call_erased'] },
      schema: {
        operationId: 'getRelease',
        tags: ['Calls'],
        summary: 'See whether the agent may see the call',
        params: CallId,
        response: { 200: ReleaseOutput },
      },
    },
    async ({ caller, params }) =>
      show(await readRelease(database, caller.workspaceId, params.id, caller.reach)),
  )

  app.put(
    '/v1/call-analysis/:id/release',
    {
      config: { scope: 'write:call-analysis-review', refusals: ['call_erased'] },
      schema: {
        operationId: 'releaseCall',
        tags: ['Calls'],
        summary: 'Release a call to its agent',
        description:
          'From then on the agent sees it, whatever the rule of the workspace. With `released` false, the rule decides again.',
        params: CallId,
        body: z.object({ released: z.boolean() }),
        response: { 200: ReleaseOutput },
      },
    },
    async ({ caller, params, body }) =>
      show(await releaseCall(database, caller.by, params.id, body.released, caller.reach)),
  )
}

function show({ released, releasedAt }: Release): z.infer<typeof ReleaseOutput> {
  return { released, released_at: releasedAt?.toISOString() ?? null }
}
