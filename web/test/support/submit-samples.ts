import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CallmarkClient } from '@callmark/client'

const samples = new URL('../../../server/samples/', import.meta.url)
export const sampleNames = ['billing-refund', 'delivery-reschedule', 'lost-card'] as const
export const sampleModel = 'Customer care quality'

export function samplePath(name: (typeof sampleNames)[number]): string {
  return fileURLToPath(new URL(`${name}.ogg`, samples))
}

/**
 * The sample calls, transcribed and scored by the real engines. Gives their ids in the order of `sampleNames`. To save
 * time, another, shorter recording can be given for all of them.
 */
export async function submitSamples(client: CallmarkClient, recording?: string): Promise<string[]> {
  await client.models.create(JSON.parse(await readFile(new URL('demo-model.json', samples), 'utf8')))
  const ids = await Promise.all(
    sampleNames.map(async (name) => {
      const { external_id, agent_id, agent_name, additional_parameters } = JSON.parse(
        await readFile(new URL(`${name}.json`, samples), 'utf8'),
      )
      const audio = recording ?? samplePath(name)
      const call = {
        external_id,
        agent_id,
        agent_name,
        additional_parameters,
        model_name: sampleModel,
        audio,
      }
      return (await client.calls.submit(call)).id
    }),
  )
  for (const id of ids) {
    const { status } = await client.calls.wait(id)
    if (status !== 'PROCESS_COMPLETED') throw new Error(`A sample call ended in ${status}.`)
  }
  return ids
}

export async function readCredentials(dataDir: string): Promise<{ clientId: string; clientSecret: string }> {
  const { client_id, client_secret } = JSON.parse(await readFile(join(dataDir, 'first-client.json'), 'utf8'))
  return { clientId: client_id, clientSecret: client_secret }
}
