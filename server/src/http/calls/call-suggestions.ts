import { z } from 'zod'
import { findAgentsNamed, findCallsById, findMetadataFields } from '../../store/list/find-suggestions.ts'
import type { App, HttpContext } from '../context.ts'
import { textOf } from '../text-schemas.ts'

const Suggestions = z
  .object({
    calls: z
      .array(
        z.object({
          id: z.uuid(),
          external_id: z.string(),
          agent_name: z.string().nullable(),
          created_at: z.iso.datetime(),
        }),
      )
      .describe("Calls whose ID, or the sender's own, this is."),
    agents: z
      .array(z.object({ agent_id: z.string(), name: z.string() }))
      .describe('Agents with this in their names or IDs: for `agent_id` of the list.'),
    metadata: z
      .array(z.object({ key: z.string(), name: z.string().describe('As the model calls the field.') }))
      .describe(
        'Fields of the metadata in which finished calls have just this: for `metadata_key` of the list.',
      ),
  })
  .meta({ id: 'CallSuggestions', description: 'What somebody who types this may be looking for.' })

export function addCallSuggestionsRoute(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/call-analysis/suggestions',
    {
      config: { scope: 'read:call-analysis-requests' },
      schema: {
        operationId: 'suggestCalls',
        tags: ['Calls'],
        summary: 'Find calls, agents and metadata by one text',
        description: 'At most five of each. For words that were said, use `q` of the list.',
        querystring: z.object({
          text: textOf({ min: 1, max: 500 }).describe('An ID, part of a name, or a whole metadata value.'),
        }),
        response: { 200: Suggestions },
      },
    },
    async ({ caller: { workspaceId, reach }, query }) => {
      const text = query.text.trim()
      if (text === '') return { calls: [], agents: [], metadata: [] }
      const asked = { workspaceId, reach, text }
      const [calls, agents, metadata] = await Promise.all([
        findCallsById(database, asked),
        findAgentsNamed(database, asked),
        findMetadataFields(database, asked),
      ])
      const shown = calls.map((call) => ({ ...call, created_at: call.created_at.toISOString() }))
      return { calls: shown, agents, metadata }
    },
  )
}
