import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import type { ModelInput } from '@callmark/client'
import { readStarters, starterLanguages } from '@callmark/client/starters'
import { beginDraft } from '../src/pages/models/draft/begin-draft.ts'
import { newVariable } from '../src/pages/models/draft/draft.ts'
import { checkWording, type Worded } from '../src/pages/models/draft/wording/check-wording.ts'

function kindsOf(description: string, more: Partial<Worded> = {}): string[] {
  return checkWording({ ...newVariable(null), readable_name: 'A name', description, ...more }).map(
    ({ kind }) => kind,
  )
}

test('wordings that judges do badly on are noticed, in English and Spanish', () => {
  const examples: readonly (readonly [kind: string, ...wordings: string[]])[] = [
    ['missing', '', '  '],
    [
      'two',
      'The agent greets the customer and gives their own name.',
      'The agent says the name of the company and their own name.',
      'The agent apologises, explains the delay.',
      'The agent thanks the customer, then asks for a rating.',
      'El agente saluda y dice su nombre.',
      'El agente confirma la dirección y el teléfono.',
      'El agente pide disculpas, explica el retraso.',
    ],
    [
      'vague',
      'The agent greets the customer appropriately.',
      'The agent uses a professional tone.',
      'The agent gives a good explanation.',
      'The agent handles the objection properly.',
      'El agente saluda de forma adecuada.',
      'El agente resuelve correctamente la petición.',
      'El agente da una buena explicación.',
      'El agente usa un tono profesional.',
    ],
    [
      'subject',
      'Greets the customer.',
      'Proper name is used at the start',
      'Greeting at the start of the call',
      'Saluda al cliente.',
      'Confirmar los datos del cliente',
      'Se dice el nombre al inicio de la llamada.',
    ],
    [
      'negation',
      'The agent does not fail to greet the customer.',
      'The agent never ends the call without a farewell.',
      "The agent doesn't leave nothing open.",
      'El agente no deja de saludar al cliente.',
      'El agente nunca cuelga sin despedirse.',
    ],
    [
      'always',
      'The agent always listens to the customer.',
      'The agent stays calm throughout the call.',
      'El agente siempre escucha al cliente.',
      'El agente mantiene la calma en todo momento.',
    ],
    [
      'condition',
      'If the customer asks for a manager, the agent offers a call back.',
      'The agent apologises when the customer complains.',
      'Si el cliente pide un supervisor, el agente ofrece una llamada.',
      'El agente pide disculpas cuando el cliente se queja.',
    ],
  ]
  for (const [kind, ...wordings] of examples)
    for (const wording of wordings) assert.ok(kindsOf(wording).includes(kind), `${kind}: ${wording}`)
})

test('wordings that are judged well are left alone, in English and Spanish', () => {
  for (const wording of [
    'The agent reads the amount back before taking the payment.',
    'If the customer asks for a manager, the agent offers a call back. Not applicable if nobody asks.',
    'The agent never promises a delivery date.',
    'The agent says "good morning and thank you for calling".',
    'At the start of the call the agent says good morning.',
    'The agent asks if the customer has received the parcel.',
    'The agent asks the customer if they agree to the recording.',
    'The agent tells the customer what will happen next and when.',
    'Before every transfer the agent always names the department.',
    'The agent and the customer agree on a day between Monday and Friday.',
    'The agent offers a discount or a voucher.',
    'The agent reads out the terms and conditions.',
    'El agente repite el importe antes de cobrar.',
    'Si el cliente pide un supervisor, el agente ofrece una llamada. No aplicable si nadie lo pide.',
    'El agente nunca promete una fecha de entrega.',
    'El agente dice «buenos días y gracias por llamar».',
    'Al inicio de la llamada el agente da los buenos días.',
    'El agente pregunta si el cliente ha recibido el paquete.',
    'El agente le dice al cliente qué pasará después y cuándo.',
    'El agente ofrece un descuento o un vale.',
  ])
    assert.deepEqual(kindsOf(wording), [], wording)
})

test('a forbidden thing whose good answer is “no” is denied twice', () => {
  assert.deepEqual(kindsOf('The agent never interrupts the customer.', { passes_when: false }), ['negation'])
  assert.deepEqual(kindsOf('The agent interrupts the customer.', { passes_when: false }), [])
})

test('what is counted, chosen or extracted needs a description, not a sentence about somebody', () => {
  assert.deepEqual(kindsOf('Order number', { type: 'STRING' }), [])
  assert.deepEqual(kindsOf('One point each for the name, the date and the price.', { type: 'INTEGER' }), [])
  assert.deepEqual(kindsOf('', { type: 'DATE' }), ['missing'])
  assert.deepEqual(kindsOf('', { readable_name: '' }), [], 'not before anything is written')
})

test('nothing is said of the sample model and of the starter scorecards', async () => {
  const sample = readFileSync(new URL('../../server/samples/demo-model.json', import.meta.url), 'utf8')
  const models: ModelInput[] = [JSON.parse(sample)]
  for (const language of starterLanguages)
    models.push(...(await readStarters(language)).map(({ model }) => model))
  const found = models.flatMap((model) =>
    beginDraft(model).variables.flatMap((variable) =>
      checkWording(variable).map((advice) => ({ ...advice, of: variable.description })),
    ),
  )
  assert.deepEqual(found, [])
})
