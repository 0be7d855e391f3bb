import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import type { PhoneSystem } from '@callmark/client'
import type { Browser } from 'playwright-core'
import { openStore } from '../../server/src/commands/house/open-store.ts'
import { readConfig } from '../../server/src/config.ts'
import type { Signed } from '../../server/test/support/people.ts'
import {
  accountSid,
  authToken,
  contactEnded,
  sendAsTwilio,
  sidOf,
  twilioForm,
} from '../../server/test/support/phone-scene.ts'
import { phoneSystems } from '../src/languages/spanish/phone-systems.ts'
import { explainReason } from '../src/pages/settings/phone/explain-reason.ts'
import {
  assertSound,
  type Dashboard,
  openBrowser,
  openDashboard,
  serviceUnderTest,
} from './support/dashboard.ts'
import { assertFits } from './support/layout.ts'
import { findSmallTargets } from './support/measure-targets.ts'
import { clientOf, makeWorkspace, signInAs, theOwner } from './support/people.ts'
import { sampleModel } from './support/submit-samples.ts'

const shots = process.env.SHOTS
const path = '/settings?part=phone'
let browser: Browser
let owner: Signed
before(async () => {
  browser = await openBrowser()
  owner = await makeWorkspace('Telephony')
  const models = clientOf(owner).models
  await models.create({ name: 'Care', xscore_template: true, template_variables: [] })
})
after(() => browser?.close())

const open = (options: object = {}) => openDashboard(browser, path, { as: owner, ...options })

/** What the browser itself says of a refusal is no fault of the page. */
function forgiveRefusals(dashboard: Dashboard): Dashboard {
  return { ...dashboard, complaints: dashboard.complaints.filter((text) => !text.includes('status of 4')) }
}

async function shoot({ page }: Dashboard, name: string): Promise<void> {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
}

test('Twilio is set up from nothing, and what is wrong is said beside it', async () => {
  const dashboard = await open({ width: 1440 })
  const { page } = dashboard
  await page.getByText('No phone system yet').waitFor()
  await assertSound(dashboard)
  await shoot(dashboard, 'empty-1440')
  await page.getByRole('button', { name: 'Add a phone system' }).click()
  const form = page.getByRole('dialog', { name: 'Add a phone system' })
  await form.getByLabel('Name', { exact: true }).fill('Main line')
  await form.getByLabel('Account SID').fill('AC12')
  await form.getByLabel('Auth token').fill(authToken)
  // The only model there is.
  await form.getByRole('option', { name: 'Care' }).waitFor({ state: 'attached' })
  assert.notEqual(await form.getByLabel('Model', { exact: true }).inputValue(), '')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByText('This must be an account SID').waitFor()
  assert.equal(await form.getByLabel('Account SID').getAttribute('aria-invalid'), 'true')
  await assertSound(forgiveRefusals(dashboard))
  await shoot(dashboard, 'refused-1440')

  await form.getByLabel('Account SID').fill(accountSid)
  await form.getByLabel('Twilio’s address').fill('https://twilio.example.com')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByText('Recordings are fetched from Twilio and Amazon only.').waitFor()
  await form.getByLabel('Twilio’s address').fill('')

  await form.getByText('Agent and metadata').click()
  assert.equal(await form.getByLabel('Value with the agent’s ID').inputValue(), 'agent_id')
  await form.getByRole('button', { name: 'Add a metadata field' }).click()
  await form.getByLabel('Field', { exact: true }).fill('queue')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByText('Every line needs a field and a value').waitFor()
  await form.getByLabel('Value', { exact: true }).fill('queue_name')
  await form.getByRole('button', { name: 'Save' }).click()

  const made = page.getByRole('dialog', { name: 'Phone system added' })
  await made.getByText('recordingStatusCallback').waitFor()
  const [system] = await clientOf(owner).phoneSystems.list()
  assert.equal(await made.locator('pre').textContent(), system!.callback_url)
  assert.equal(system!.connection.kind === 'twilio' && system!.connection.address, 'https://api.twilio.com')
  assert.deepEqual(system!.rules, {
    agent_id: 'agent_id',
    agent_name: 'agent_name',
    otherwise: 'unknown',
    metadata: { queue: 'queue_name' },
  })
  await assertSound(forgiveRefusals(dashboard))
  await made.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Copy: address: Main line' }).waitFor()
  await page.getByText(`Account SID ${accountSid}`).waitFor()
  await dashboard.close()
})

test('Amazon Connect gets a secret that is shown once, and another one when asked for', async () => {
  const dashboard = await open()
  const { page } = dashboard
  await page.getByRole('button', { name: 'Add a phone system' }).click()
  const form = page.getByRole('dialog', { name: 'Add a phone system' })
  await form.getByLabel('Phone system').selectOption('Amazon Connect')
  await form.getByLabel('Name', { exact: true }).fill('Connect')
  await form.getByLabel('Bucket', { exact: true }).fill('Connect recordings')
  await form.getByLabel('Region').fill('eu-west-2')
  await form.getByLabel('Prefix').fill('connect/center/CallRecordings/')
  await form.getByLabel('Access key ID').fill('AKIAEXAMPLE')
  await form.getByLabel('Secret access key').fill('a secret of Amazon')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByText('This must be the name of an S3 bucket').waitFor()
  await assertSound(forgiveRefusals(dashboard))
  await form.getByLabel('Bucket', { exact: true }).fill('connect-recordings')
  await form.getByRole('button', { name: 'Save' }).click()

  const made = page.getByRole('dialog', { name: 'Phone system added' })
  await made.getByRole('button', { name: 'Copy: secret' }).waitFor()
  const [address, secret] = await made.locator('pre').allTextContents()
  const tell = (authorization: string) =>
    fetch(address!, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(contactEnded('018f0000-0000-4000-8000-000000000001', 'ana-7')),
    })
  assert.equal((await tell(secret!)).status, 204)
  await assertSound(forgiveRefusals(dashboard))
  await shoot(dashboard, 'made-connect-1280')
  await made.getByRole('button', { name: 'I have stored it' }).click()
  await page.reload()
  await page.getByText('Bucket connect-recordings/connect/center/CallRecordings/').waitFor()
  assert.equal((await page.content()).includes(secret!), false)

  await page.getByRole('button', { name: 'New secret: Connect' }).click()
  await page.getByRole('button', { name: 'Create a new secret' }).click()
  const renewed = page.getByRole('dialog', { name: 'New secret' })
  const another = await renewed.locator('pre').textContent()
  await page.keyboard.press('Escape')
  assert.deepEqual([(await tell(secret!)).status, (await tell(another!)).status], [401, 204])
  await assertSound(forgiveRefusals(dashboard))
  await dashboard.close()
})

test('a phone system is changed, switched off and on, and removed, by keyboard too', async () => {
  const dashboard = await open({ width: 1440 })
  const { page } = dashboard
  const systems = clientOf(owner).phoneSystems
  await page.getByRole('button', { name: 'Edit: Main line' }).click()
  const form = page.getByRole('dialog', { name: 'Edit the phone system' })
  assert.equal(await form.getByLabel('Phone system').isDisabled(), true)
  assert.equal(await form.getByLabel('Auth token').inputValue(), '')
  await form.getByLabel('Name', { exact: true }).fill('Head office')
  await assertSound(dashboard)
  await shoot(dashboard, 'edit-1440')
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Switch off: Head office' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Switch on: Head office' }).waitFor()
  const found = (await systems.list()).find(({ name }) => name === 'Head office')!
  assert.equal(found.enabled, false)
  assert.deepEqual(found.rules.metadata, { queue: 'queue_name' })
  await assertSound(dashboard)
  await shoot(dashboard, 'list-1440')
  await page.getByRole('button', { name: 'Switch on: Head office' }).click()
  await page.getByRole('button', { name: 'Switch off: Head office' }).waitFor()
  assert.equal((await systems.get(found.id)).enabled, true)

  for (const name of ['Head office', 'Connect']) {
    await page.getByRole('button', { name: `Remove: ${name}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Remove this phone system?' })
    await assertSound(dashboard)
    await dialog.getByRole('button', { name: 'Remove phone system' }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await page.getByText('No phone system yet').waitFor()
  assert.deepEqual(await systems.list(), [])
  await dashboard.close()
})

/** Switched off, so that nothing is asked of Twilio; one of its recordings became a call, one failed, one waits. */
async function makeToldSystem(): Promise<PhoneSystem> {
  const client = clientOf(theOwner())
  const model = (await client.models.list()).find(({ name }) => name === sampleModel)!
  const system = await client.phoneSystems.create({
    name: 'Told',
    connection: { kind: 'twilio', account_sid: accountSid, auth_token: authToken },
    model_id: model.id,
    enabled: false,
  })
  for (const number of [1, 2, 3])
    assert.equal((await sendAsTwilio(system.callback_url, twilioForm(number))).status, 204)
  const { dataDir, callIds } = serviceUnderTest()
  const store = await openStore(readConfig({ DATA_DIR: dataDir }), 'join')
  try {
    const settle = (number: number, values: object) =>
      store.database
        .updateTable('phone_recording')
        .set({ next_attempt_at: null, settled_at: new Date(), ...values })
        .where('recording_id', '=', sidOf(number))
        .execute()
    await settle(1, { status: 'SUBMITTED', call_id: callIds[0]!, tries: 1 })
    const reason = 'Twilio does not accept the account SID and the auth token.'
    await settle(2, { status: 'FAILED', reason, tries: 11 })
  } finally {
    await store.close()
  }
  return system
}

test('what came of each recording stands there, and one that failed is fetched again', async () => {
  const system = await makeToldSystem()
  const call = (number: number) => sidOf(number, 'CA')
  const dashboard = await openDashboard(browser, path, { width: 1440 })
  const { page } = dashboard
  await page.getByText('1 waiting').waitFor()
  await page.getByText('1 failed').waitFor()
  await page.getByRole('link', { name: 'Recordings: Told' }).click()
  const card = page.getByRole('region', { name: 'Recordings of Told' })
  await card.getByText('While it is off, recordings wait.').waitFor()
  await card.getByText('Twilio does not accept the account SID and the auth token.').waitFor()
  assert.equal(await card.getByRole('listitem').count(), 3)
  await assertSound(dashboard)
  await assertFits(page)
  await shoot(dashboard, 'recordings-1440')

  const phone = await openDashboard(browser, `${path}&phone=${system.id}`, {
    ...{ locale: 'es-ES', theme: 'dark', width: 360, height: 740, hasTouch: true, isMobile: true },
  })
  await phone.page.getByText('Twilio no acepta el account SID y el auth token.').waitFor()
  await phone.page.getByText('1 fallida').waitFor()
  await phone.page.getByText('Cómo conectarla').click()
  await assertSound(phone)
  await assertFits(phone.page)
  await shoot(phone, 'recordings-360')
  assert.deepEqual(await findSmallTargets(phone.page), [])
  await phone.page.getByRole('button', { name: 'Añadir una central telefónica' }).click()
  await phone.page.getByText('Agente y metadatos').click()
  await phone.page.getByRole('button', { name: 'Añadir un campo de metadatos' }).click()
  await assertSound(phone)
  await assertFits(phone.page)
  assert.deepEqual(await findSmallTargets(phone.page), [])
  await shoot(phone, 'form-360')
  await phone.close()

  await card.getByLabel('Status').selectOption('failed')
  await card.getByText(call(1)).waitFor({ state: 'detached' })
  await card.getByRole('button', { name: `Fetch again: ${call(2)}` }).click()
  await card.getByText('No recording has this status.').waitFor()
  await page.getByText('2 waiting').waitFor()
  await card.getByLabel('Status').selectOption('waiting')
  await card.getByText(call(2)).waitFor()
  const { items } = await clientOf(theOwner()).phoneSystems.listRecordingsPage(system.id)
  assert.deepEqual(
    items.map(({ status }) => status),
    ['PENDING', 'PENDING', 'SUBMITTED'],
  )
  await card.getByLabel('Status').selectOption('became a call')
  await card.getByRole('link', { name: `Open the call: ${call(1)}` }).click()
  await page.waitForURL(`**/calls/${serviceUnderTest().callIds[0]}`)
  await assertSound(dashboard)
  await dashboard.close()

  const refused = await openDashboard(browser, `${path}&phone=${system.id}`)
  await refused.page.route('**/recordings/*/retry', (route) => route.abort())
  await refused.page.getByRole('button', { name: `Fetch now: ${call(2)}` }).click()
  await refused.page.getByText('The service cannot be reached.').waitFor()
  await refused.close()
  await clientOf(theOwner()).phoneSystems.delete(system.id)
})

test('whoever may not see phone systems is not shown the way there', async () => {
  const someone = await signInAs('qa')
  const dashboard = await openDashboard(browser, path, { as: someone })
  await dashboard.page.getByText('Your role does not show this').waitFor()
  assert.equal(await dashboard.page.getByRole('link', { name: 'Phone systems' }).count(), 0)
  await assertSound(dashboard)
  await dashboard.close()
})

test('why a recording was not fetched is known word for word, so that it can be said in Spanish', async () => {
  const known = await readFile(
    new URL('../src/pages/settings/phone/phone-recording-words.ts', import.meta.url),
    'utf8',
  )
  const folder = new URL('../../server/src/calls/phone/', import.meta.url)
  const files = (await readdir(folder)).filter(
    (name) => name.startsWith('fetch-from-') || name.startsWith('submit-'),
  )
  const sources = await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')))
  const said = sources.flatMap((text) => [
    ...[...text.matchAll(/new FetchFault\(\s*'([^']+)'/g)].map(([, sentence]) => sentence!),
    ...[...text.matchAll(/reason: '([^']+)'/g)].map(([, sentence]) => sentence!),
  ])
  assert.ok(said.length >= 9)
  assert.deepEqual(
    said.filter((sentence) => !known.includes(`'${sentence}'`)),
    [],
  )
})

test('a reason is said in Spanish; one that is not known, as the service says it', () => {
  const { reasons } = phoneSystems['settings.phone-recordings']
  const english = {
    ...reasons,
    twilioAway: 'Twilio could not be reached.',
    answered: (status: string) => `Twilio answered ${status}.`,
    other: (reason: string) => reason,
  }
  const explain = (reason: string, words = reasons) => explainReason(reason, words, english)
  assert.equal(explain('Twilio could not be reached.'), 'No se pudo contactar con Twilio.')
  assert.equal(explain('Twilio answered 503.'), 'Twilio respondió 503.')
  assert.equal(explain('Odd.'), 'No se pudo aceptar la grabación (Odd.)')
  assert.equal(explain('Odd.', english), 'Odd.')
})
