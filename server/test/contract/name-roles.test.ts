import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameRoles } from '../../src/speech/name-roles.ts'

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

test('more than two speakers are numbered', () => {
  assert.deepEqual(nameRoles([agent, customer, say(0, 'Hi.')], ''), ['Speaker 2', 'Speaker 3', 'Speaker 1'])
})
