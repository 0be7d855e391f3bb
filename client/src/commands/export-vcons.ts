import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { CallmarkClient, CallQuery } from '../client.ts'
import { openVconWriter, type RecordingChoice } from '../vcon/write-vcons.ts'
import { CommandFault } from './command-fault.ts'
import { writeWhole } from './write-whole.ts'

interface VconExport {
  readonly recordings: RecordingChoice
  /** A folder. Undefined: standard output. */
  readonly output?: string | undefined
  readonly address: string
}

/** One vCon for each call; what this client may not read is left out, and said to be. */
export async function exportVcons(
  client: CallmarkClient,
  query: CallQuery,
  { recordings, output, address }: VconExport,
): Promise<void> {
  if (recordings === 'link' && !address.startsWith('https://'))
    throw new CommandFault(`A vCon may link to https addresses only, and the service is at ${address}.`)
  const writer = openVconWriter(client, { recordings, address: address.replace(/\/+$/, '') })
  if (output) await mkdir(output, { recursive: true })
  for await (const call of client.calls.list(query)) {
    if (output) await writeWhole(join(output, `${call.id}.vcon`), writer.write(call))
    else await pipeline(Readable.from(writer.write(call)), process.stdout, { end: false })
  }
  if (writer.withheld.size > 0)
    console.error(`Left out, because this client may not read them: ${[...writer.withheld].join(', ')}.`)
}
