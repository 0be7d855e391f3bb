import { openStore } from '../../../server/src/commands/house/open-store.ts'
import { readConfig } from '../../../server/src/config.ts'
import { insertJudgedCall, type Said } from '../../../server/test/support/judged-calls.ts'
import type { Signed } from '../../../server/test/support/people.ts'
import { serviceUnderTest } from './dashboard.ts'
import { clientOf, makeWorkspace } from './people.ts'

const yesOrNo = (key: string, readable_name: string, category: string, more: object = {}) => ({
  ...{ key, readable_name, category, description: `${readable_name}.`, type: 'BOOLEAN' as const },
  ...{ required: true, weight: 1 },
  ...more,
})

export const boardModel = 'Front desk'
const model = {
  name: boardModel,
  xscore_template: true,
  categories: [
    { name: 'Opening', max_score: 40, order_number: 1 },
    { name: 'Resolution', max_score: 60, order_number: 2 },
  ],
  template_metadata: [{ key: 'line', readable_name: 'Line', type: 'STRING' as const, grouping: true }],
  template_variables: [
    yesOrNo('greets', 'Greets with the company’s name', 'opening'),
    yesOrNo('offers', 'Offers further help', 'opening'),
    yesOrNo('verifies', 'Verifies the customer', 'resolution', { critical: true }),
    yesOrNo('explains', 'Explains what happens next', 'resolution'),
    yesOrNo('apologises', 'Apologises', 'resolution'),
  ],
}

const agents = ['ana', 'ben', 'cai', 'dev', 'eli', 'fay'] as const
export const agentsOnBoard = agents.length
/** In the last twenty days, and as many in the month before. */
export const callsOnBoard = 60
const dayMs = 86_400_000

const said = (value: boolean | null, not_applicable = false): Said => ({ value, not_applicable })

/** Ben and Eli have stopped verifying, everybody offers further help by now, and nothing else has changed. */
function answersOf(index: number, isBefore: boolean): Readonly<Record<string, Said>> {
  return {
    greets: said(index % 10 !== 0),
    offers: said(index % 2 === 0 || !isBefore),
    verifies: said(isBefore ? index % 20 !== 1 : index % 3 !== 1),
    explains: index % 6 === 2 ? said(null) : said(true),
    apologises: index % 4 === 0 ? said(null, true) : said(index % 5 !== 1),
  }
}

/** A workspace of its own whose calls were judged just so; gives its owner. */
export async function makeBoard(name: string): Promise<Signed> {
  const owner = await makeWorkspace(name)
  const client = clientOf(owner)
  const { id } = await client.models.create(model)
  const { workspace } = (await (await owner.fetch('/v1/me')).json()) as { workspace: { id: string } }
  const known = { id, clientId: workspace.id, name: boardModel, categories: [] }
  const store = await openStore(readConfig({ DATA_DIR: serviceUnderTest().dataDir }), 'join')
  try {
    await store.database
      .insertInto('agent')
      .values(agents.map((agent_id) => ({ workspace_id: workspace.id, agent_id, name: `Agent ${agent_id}` })))
      .execute()
    for (const isBefore of [false, true])
      for (let index = 0; index < callsOnBoard; index++)
        await insertJudgedCall(store.database, {
          model: known,
          agentId: agents[index % agents.length]!,
          createdAt: new Date(Date.now() - ((isBefore ? 35 : 0) + (index % 20)) * dayMs - index),
          durationMs: 60_000,
          answers: answersOf(index, isBefore),
          sentWith: { line: index % 2 === 0 ? 'Business' : 'Private' },
        })
  } finally {
    await store.close()
  }
  return owner
}
