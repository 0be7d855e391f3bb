import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { notePhoneRecording } from '../../src/store/phone/phone-recordings.ts'
import { type CommandsBeside, startCommandsBeside } from '../support/commands-beside.ts'
import { addModel } from '../support/ended-calls.ts'

let beside: CommandsBeside
before(async () => {
  beside = await startCommandsBeside({})
})
after(() => beside.stop())

test('an admin sets up Twilio, sees what it told, has it fetched again, and lets go of it', async () => {
  const { run, runWell, service } = beside
  const model = String(await addModel(service, 'Verification'))
  const account = `AC${'0'.repeat(32)}`
  const create = ['phone-systems', 'create', 'twilio', '--name', 'Main line', '--model', model]
  const refused = await run([...create, '--account', account])
  assert.match(refused.err, /Set PHONE_SECRET to the auth token first\./)
  process.env.PHONE_SECRET = 'a token'
  const made = await runWell([...create, '--account', account, '--metadata', 'team=team'])
  const [, id = ''] =
    /^Phone system (\S+) has been created\. Give it this address:\nhttp\S+\/callback\n$/.exec(made)!
  assert.match(await runWell(['phone-systems', 'list']), /Main line {2}\(twilio, model \d+\)\n$/)
  await notePhoneRecording(service.database, id, { recordingId: 'RE1', externalId: 'CA1', facts: {} })
  await service.database
    .updateTable('phone_recording')
    .set({ status: 'FAILED', reason: 'Twilio answered 500.', next_attempt_at: null })
    .execute()
  assert.match(
    await runWell(['phone-systems', 'recordings', id]),
    /RE1 {2}FAILED {2}Twilio answered 500\.\n$/,
  )
  assert.match(await runWell(['phone-systems', 'retry', id]), /RE1 {2}PENDING/)
  assert.match(await runWell(['phone-systems', 'disable', id]), /\(twilio, model \d+, disabled\)\n$/)
  const bucket = ['phone-systems', 'create', 'amazon_connect', '--name', 'Connect', '--model', model]
  const more = ['--bucket', 'calls', '--region', 'eu-west-2', '--access-key', 'AKIA']
  const connect = await runWell([...bucket, ...more])
  assert.match(connect, /and this secret, which is not shown again:\nphone_\S+\n$/)
  const [, other = ''] = /^Phone system (\S+) has/.exec(connect)!
  assert.match(await runWell(['phone-systems', 'rotate-secret', other]), /^phone_\S+\n$/)
  assert.equal(await runWell(['phone-systems', 'delete', id]), `Phone system ${id} has been deleted.\n`)
})
