import { listForgottenCalls } from '../store/calls/forgotten-calls.ts'
import { stages } from './pipeline.ts'
import type { House } from './stage.ts'

/** Takes up again whatever is neither finished nor queued. A call queued twice by two workers is still done once. */
export async function queueForgottenCalls(house: House): Promise<void> {
  for (const { id, status } of await listForgottenCalls(house.database)) {
    const stage = stages.find(({ waiting, working }) => status === waiting || status === working)
    if (!stage) continue
    await house.database.transaction().execute((tx) => house.queue.send(tx, stage.name, id))
    house.queue.announce(stage.name)
  }
}
