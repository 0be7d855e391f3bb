import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { readCsv } from '@callmark/client/read-csv'
import type { Browser } from 'playwright-core'
import { checkDraft } from '../src/pages/models/draft/check-draft.ts'
import { pointsOf } from '../src/pages/models/draft/points.ts'
import { planScorecard } from '../src/pages/models/import/plan-scorecard.ts'
import { assertSound, openBrowser, openDashboard } from './support/dashboard.ts'
import { assertFits } from './support/layout.ts'

let browser: Browser
before(async () => {
  browser = await openBrowser()
})
after(() => browser?.close())

const english = [
  'Section\tQuestion\tDescription\tPoints\tType\tCritical\tOptions\tOwner',
  'Opening\tGreets\tThe agent says "hello" first.\t10\tyes/no\t\t\tAna',
  '\tSays their name\tThe agent says their own name.\t5 pts\t\tno\tYes; No; N/A\t',
  'Closing\t\t\t\t\t\t\t',
  '\tThanks\t"The agent thanks',
  'the customer."\tten\tsmiley\tmaybe\t\t\tleft over',
  '\tReason for the call\tWhy the customer called.\t5\tlist\t\tBilling|Delivery|Other\t',
  '\tDoes not insult\tThe agent never insults the customer.\t5\t\tX\t\t',
  '\tTotal\t\t35\t\t\t\t',
  '\t\tNobody knows what this is\t\t\t\t\t',
].join('\n')

function planOf(text: string) {
  const plan = planScorecard(readCsv(text, { looseQuotes: true }))
  assert.equal(plan.fault, undefined)
  return plan as typeof plan & { fault: undefined }
}

test('a sheet becomes a draft that can be saved once it has a name, and nothing in it is lost silently', () => {
  const { draft, rows, leftOut, unusedColumns } = planOf(english)
  assert.deepEqual(
    draft.categories.map(({ name, max_score }) => [name, max_score]),
    [
      ['Opening', '15'],
      ['Closing', '15'],
    ],
  )
  assert.deepEqual(
    rows.map(({ line, category, variable }) => [
      line,
      category,
      variable.key,
      variable.type,
      variable.critical,
    ]),
    [
      [2, 'Opening', 'greets', 'BOOLEAN', false],
      [3, 'Opening', 'says_their_name', 'BOOLEAN', false],
      [6, 'Closing', 'thanks', 'BOOLEAN', false],
      [7, 'Closing', 'reason_for_the_call', 'STRING', false],
      [8, 'Closing', 'does_not_insult', 'BOOLEAN', true],
    ],
  )
  assert.equal(rows[0]!.variable.description, 'The agent says "hello" first.')
  assert.equal(rows[3]!.variable.options, 'Billing\nDelivery\nOther')
  assert.deepEqual(
    rows.flatMap(({ line, remarks }) => remarks.map(({ kind, given }) => [line, kind, given])),
    [
      [6, 'points', 'ten'],
      [6, 'critical', 'maybe'],
      [6, 'type', 'smiley'],
      [6, 'unusedCell', 'left over'],
      [7, 'unscored', '5'],
    ],
  )
  assert.deepEqual(
    leftOut.map(({ line, kind }) => [line, kind]),
    [
      [9, 'total'],
      [10, 'noCriterion'],
    ],
  )
  assert.deepEqual(unusedColumns, ['Owner'])
  assert.deepEqual([...checkDraft(draft).keys()], ['name'])
  assert.deepEqual(
    rows.map(({ variable }) => pointsOf(draft).ofVariables.get(variable.uid)),
    [{ points: 10 }, { points: 5 }, { points: 10 }, { why: 'type' }, { points: 5 }],
  )
})

test('a Spanish sheet with semicolons is understood, and so is one with criteria only', () => {
  const { draft, rows, unusedColumns } = planOf(
    [
      'Categoría;Criterio;Pregunta;Puntuación (máx.);Crítico',
      'Apertura;Saludo;"¿El agente saluda; y cómo?";7,5;Sí',
      ';Nombre;El agente dice su nombre.;2,5;No',
    ].join('\r\n'),
  )
  assert.deepEqual(unusedColumns, [])
  assert.equal(rows[0]!.variable.description, '¿El agente saluda; y cómo?')
  assert.equal(rows[0]!.variable.critical, true)
  assert.equal(draft.categories[0]!.max_score, '10')
  assert.deepEqual([...checkDraft(draft).keys()], ['name'])

  const long = `The agent ${'explains and '.repeat(12)}waits.`
  const only = planOf(`Criteria\nThe agent greets the customer\n${long}`)
  assert.equal(only.rows[0]!.variable.description, 'The agent greets the customer')
  assert.equal(only.rows[1]!.variable.description, long)
  assert.deepEqual(
    only.rows[1]!.remarks.map(({ kind }) => kind),
    ['shortened'],
  )
  assert.deepEqual(planScorecard(readCsv('Colour,Size\nred,1')), {
    fault: 'noCriteria',
    headings: ['Colour', 'Size'],
  })
  assert.deepEqual(planScorecard(readCsv('Criterion')), { fault: 'empty' })
})

test('a scorecard is pasted, looked at, and opens in the editor as a draft that is not saved', async () => {
  const dashboard = await openDashboard(browser, '/models/start')
  const { page } = dashboard
  await page.getByRole('link', { name: 'Import a scorecard' }).click()
  const sheet = page.getByLabel('Cells of the sheet')
  await sheet.fill('Colour\tSize\nred\t1')
  await page.getByText('Headings found: Colour, Size.').waitFor()
  await sheet.fill(english)
  await page.getByText('5 criteria in 2 categories.').waitFor()
  await page.getByText('Columns that are not used: Owner.').waitFor()
  await page.getByText('Line 6: “ten” is no number of points. It counts 10.').waitFor()
  await page.getByText('Line 9: Left out, for it is a total').waitFor()
  await assertSound(dashboard)
  await page.getByRole('button', { name: 'Open in the editor' }).click()
  await page.getByText('You have unsaved changes.').waitFor()
  await page.getByText('30 points in total').waitFor()
  await assertSound(dashboard)
  await page.getByRole('link', { name: 'Calls', exact: true }).first().click()
  await page.getByRole('button', { name: 'Stay' }).click()
  await page.getByLabel('Name', { exact: true }).first().fill('Out of a spreadsheet')
  await page.getByRole('button', { name: 'Create the model' }).click()
  await page.getByText('Saved as revision 1.').waitFor()
  await dashboard.close()
})

test('a CSV file is read in a narrow window, in the dark, in Spanish', async () => {
  const dashboard = await openDashboard(browser, '/models/new?from=spreadsheet', {
    theme: 'dark',
    width: 360,
    locale: 'es-ES',
  })
  const { page } = dashboard
  await page.getByRole('heading', { name: 'Importar una pauta' }).waitFor()
  await page.getByLabel('O un archivo CSV').setInputFiles({
    name: 'pauta.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Categoría;Criterio;Puntos\nApertura;El agente saluda al cliente;diez\n'),
  })
  await page.getByText('1 criterio en 1 categoría.').waitFor()
  await page.getByText('Línea 2: «diez» no es un número de puntos.').waitFor()
  await assertFits(page)
  await assertSound(dashboard)
  await dashboard.close()
})
