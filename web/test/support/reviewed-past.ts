import { openStore } from '../../../server/src/commands/house/open-store.ts'
import { readConfig } from '../../../server/src/config.ts'
import { copyReviewedCall, makeExamples } from '../../../server/test/support/taught-calls.ts'
import { serviceUnderTest } from './dashboard.ts'

/**
 * Gives a workspace as many more reviewed calls like this one, on which people mean something else by the criterion than
 * the judge. Somebody has to have answered it on this call.
 */
export async function makeReviewedPast(callId: string, key: string, count: number): Promise<void> {
  const store = await openStore(readConfig({ DATA_DIR: serviceUnderTest().dataDir }), 'join')
  try {
    const answers = makeExamples(count, { house: 'own', seed: 3 })
    await copyReviewedCall(
      store.database,
      callId,
      key,
      answers.map(({ said, figures }) => ({ said: said === 'yes', figures })),
    )
  } finally {
    await store.close()
  }
}
