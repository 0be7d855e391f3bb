import { askedConfidence } from '@callmark/client/model-rules'
import { newId } from '../../src/domain/new-id.ts'
import { closeCall, failCall, moveCall, updateCall } from '../../src/store/calls/call-progress.ts'
import { insertCall } from '../../src/store/calls/calls.ts'
import type { Transaction } from '../../src/store/database.ts'
import { createModel } from '../../src/store/models/models.ts'
import { actingAs } from './acting-as.ts'
import type { TestService } from './service.ts'

const texts = { description: '', prompt: '', transcriptionPrompt: '', summarizePrompt: '' }
const blank = { ...texts, leastConfidence: askedConfidence.usual, enabled: true }
const empty = { categories: [], variables: [], metadata: [], summarizeCall: true, scoring: true }

export async function addModel({ database, clientId }: TestService, name: string): Promise<number> {
  return (await createModel(database, actingAs(clientId), { name, ...blank, ...empty })).id
}

/** A call that only has to be ended. */
export async function addCall({ database, clientId }: TestService, modelId: number): Promise<string> {
  const id = newId()
  await database.transaction().execute((tx) =>
    insertCall(tx, {
      id,
      workspaceId: clientId,
      createdBy: clientId,
      externalId: `call-${id.slice(-8)}`,
      agentId: 'agent-quux',
      agentName: 'Wilhelmina',
      modelId,
      modelRevision: 1,
      originalFileName: null,
      additionalParameters: null,
      audioSha256: id,
      recording: {
        format: 'wav',
        codec: 'pcm',
        bytes: 1,
        channels: 1,
        sampleRate: 8000,
        durationSeconds: 1,
      },
    }),
  )
  return id
}

/** Ends the call as the pipeline does. */
export async function completeCall({ database }: TestService, id: string): Promise<void> {
  await database.transaction().execute((tx) => finishCall(tx, id))
}

/** In the caller's own transaction. */
export async function finishCall(tx: Transaction, id: string): Promise<void> {
  const claim = newId()
  await updateCall(tx, id, { claim })
  await moveCall(tx, { id, claim }, ['PROCESS_COMPLETED'])
  await closeCall(tx, id)
}

export async function breakCall({ database }: TestService, id: string, message: string): Promise<void> {
  await database.transaction().execute((tx) => failCall(tx, id, ['PENDING'], 'ERROR', message))
}
