import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { newId } from '../src/domain/new-id.ts'
import { scopes } from '../src/domain/scopes.ts'
import { ModelInput, toNewModel } from '../src/http/models/model-schemas.ts'
import { insertCall } from '../src/store/calls/calls.ts'
import { createClient } from '../src/store/clients/clients.ts'
import { type Connection, openDatabase } from '../src/store/database.ts'
import { checkInstallation, markedFolder } from '../src/store/installation.ts'
import { createModel } from '../src/store/models/models.ts'
import { openStageQueue } from '../src/store/queue/stage-queue.ts'
import { openDiskRecordings } from '../src/store/recordings/disk-recordings.ts'
import { actingAs } from '../test/support/acting-as.ts'

const model = new URL('../samples/demo-model.json', import.meta.url)
const audio = new URL('../samples/billing-refund.ogg', import.meta.url)
const atOnce = 20

/** Puts calls into a database as intake would, but for the look at each recording, which is the same sample every time. */
export async function queueCalls(connection: Connection, dataDir: string, count: number): Promise<void> {
  const database = openDatabase(connection, atOnce)
  const queue = await openStageQueue(connection, { supervise: false, onError: () => {} })
  try {
    await checkInstallation(database, markedFolder(dataDir))
    const recordings = await openDiskRecordings(dataDir)
    const { client_id: clientId } = await createClient(database, 'bench', scopes)
    const input = ModelInput.parse(JSON.parse(await readFile(model, 'utf8')))
    const { id: modelId, revision } = await createModel(database, actingAs(clientId), toNewModel(input))
    const bytes = await readFile(audio)
    let left = count
    const submit = async () => {
      while (left-- > 0) {
        const id = newId()
        const received = await recordings.receive(Readable.from([bytes]), 64)
        await received.keep(id)
        await recordings.confirm(id)
        await database.transaction().execute(async (tx) => {
          await insertCall(tx, {
            id,
            workspaceId: clientId,
            createdBy: clientId,
            externalId: id,
            agentId: 'a-1',
            agentName: 'Bench',
            modelId,
            modelRevision: revision.number,
            originalFileName: null,
            additionalParameters: null,
            audioSha256: randomBytes(32).toString('hex'),
            recording: {
              format: 'ogg',
              codec: 'opus',
              bytes: bytes.length,
              channels: 1,
              sampleRate: 48_000,
              durationSeconds: 60,
            },
          })
          await queue.send(tx, 'convert', id)
        })
      }
    }
    await Promise.all(Array.from({ length: atOnce }, submit))
  } finally {
    await queue.close()
    await database.destroy()
  }
}
