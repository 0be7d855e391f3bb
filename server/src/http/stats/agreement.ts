import { z } from 'zod'
import { agreementWithPeople } from '../../stats/agreement-with-people.ts'
import type { App, HttpContext } from '../context.ts'
import { writeCsv } from '../csv.ts'
import { jsonOrCsv, sendTable } from '../send-table.ts'
import { agreementFields } from './agreement-fields.ts'
import { statsQuery, toFilter } from './stats-schemas.ts'

const AgreementRow = z
  .object({
    model_id: z.int(),
    model_name: z.string(),
    model_revision: z.int(),
    key: z.string(),
    n: z.int().describe('Answers of blind reviews.'),
    ...agreementFields,
  })
  .meta({ id: 'AgreementOfCriterion', description: 'How far the machine agrees with people on a criterion.' })

const AgreementList = z
  .object({ items: z.array(AgreementRow) })
  .meta({ id: 'AgreementList', description: 'Agreement, criterion by criterion and revision by revision.' })

export function addAgreementRoute(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/stats/agreement',
    {
      config: { scope: 'read:call-analysis-stats' },
      schema: {
        operationId: 'measureAgreement',
        tags: ['Reviews'],
        summary: 'How far the machine agrees with people',
        description:
          'By criterion and revision, from blind reviews alone: who has seen the machine’s answer is not independent of it. Dates are those of the reviews.',
        querystring: z.object(statsQuery).omit({ score_of: true }),
        response: jsonOrCsv(AgreementList),
      },
    },
    async (request, reply) => {
      const { caller, query } = request
      const filter = toFilter(caller, { ...query, score_of: 'record' })
      const items = (await agreementWithPeople(database, filter)).map(({ interval, confusion, ...row }) => ({
        ...row,
        interval: interval && [...interval],
        confusion: [...confusion],
      }))
      return sendTable(request, reply, { items }, writeTable)
    },
  )
}

function writeTable({ items }: z.infer<typeof AgreementList>): string {
  const header = ['model_name', 'model_revision', 'key', 'n', 'observed', 'kappa', 'low', 'high']
  return writeCsv(
    header,
    items.map((row) => [
      row.model_name,
      row.model_revision,
      row.key,
      row.n,
      row.observed,
      row.kappa,
      row.interval?.[0],
      row.interval?.[1],
    ]),
  )
}
