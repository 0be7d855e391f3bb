import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findRoles, nameRoles } from '../../src/speech/name-roles.ts'

const say = (firstSeconds: number, ...texts: string[]) =>
  texts.map((text, index) => ({ startSeconds: firstSeconds + index * 5, text }))

const agent = say(1, 'Thank you for calling Riverside Energy, this is Dana. How can I help you?', 'Okay.')
const customer = say(4, "Hi, I'd like to ask about my bill.", "No, that's all.")

test('the agent and the customer are told apart by what they say, not by who is first', () => {
  assert.deepEqual(nameRoles([agent, customer], ''), ['Agent', 'Customer'])
  assert.deepEqual(nameRoles([customer, agent], ''), ['Customer', 'Agent'])
})

test('an agent who calls the customer up is still the agent', () => {
  const caller = say(
    3,
    'Hello, this is Sam from the billing department. Could you confirm your account number?',
  )
  const called = say(1, 'Hello?', 'Yes, sure.', 'You too.')
  assert.deepEqual(nameRoles([called, caller], 'Sam Field'), ['Customer', 'Agent'])
})

test('a customer who shares the agent’s first name is not taken for the agent', () => {
  const namesake = say(4, "Hi, my name is Dana Smith and I'd like to pay my bill.", "That's all.")
  assert.deepEqual(nameRoles([namesake, agent], 'Dana'), ['Customer', 'Agent'])
})

test('when it is not plain who is who, the speakers are numbered as they first speak', () => {
  assert.deepEqual(nameRoles([say(3, 'Hello.'), say(1, 'Hello?')], ''), ['Speaker 2', 'Speaker 1'])
})

test('one party alone is named when what they say is plain enough, else numbered', () => {
  assert.deepEqual(nameRoles([[], agent], '')[1], 'Agent')
  assert.deepEqual(nameRoles([customer, []], '')[0], 'Customer')
  assert.deepEqual(nameRoles([[], say(2, 'Hello? Hello?')], '')[1], 'Speaker 1')
})

test('a single stream with both parties in it is no one’s role', () => {
  assert.deepEqual(nameRoles([[...agent, ...customer]], ''), ['Speaker 1'])
})

test('of more than two speakers, the agent and the customer are named and the others numbered', () => {
  const television = say(0, 'And now the weather.')
  assert.deepEqual(nameRoles([agent, customer, television], ''), ['Agent', 'Customer', 'Speaker 3'])
  assert.deepEqual(nameRoles([television, customer, agent], ''), ['Speaker 3', 'Customer', 'Agent'])
  assert.deepEqual(nameRoles([say(2, 'Hello.'), say(3, 'Hi.'), say(1, 'Yes?')], ''), [
    'Speaker 2',
    'Speaker 3',
    'Speaker 1',
  ])
})

test('the agent and the customer are told apart in Spanish too', () => {
  const agente = say(
    1,
    'Gracias por llamar a Energía Ribera, ¿en qué le puedo ayudar?',
    'Un momento, por favor.',
  )
  const cliente = say(4, 'Hola, quisiera preguntar por mi factura.', 'Eso es todo, gracias.')
  assert.deepEqual(nameRoles([cliente, agente], ''), ['Customer', 'Agent'])
})

test('the plainer what is said, the surer it is who is who', () => {
  const hello = [say(1, 'Hello.'), say(2, 'Hello?')]
  const hint = [say(1, 'Have a nice day.'), say(2, 'Bye.')]
  const sure = [hello, hint, [agent, customer]].map((speakers) => findRoles(speakers, '')!.confidence)
  assert.equal(sure[0], 0.5)
  assert.ok(sure[0]! < sure[1]! && sure[1]! < 0.8 && sure[2]! > 0.95 && sure[2]! <= 1)
  assert.equal(findRoles([agent], ''), undefined)
})
