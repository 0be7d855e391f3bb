import type { JudgeBench } from './judge.ts'
import { readBankDialogues } from './read-dialogues.ts'

/** Whether a summary tells what the call was about, and nothing that nobody said. */
export async function measureDigests(_: JudgeBench): Promise<void> {
  const dialogues = await readBankDialogues()
  console.log(`digest     ${dialogues.length} calls`)
}
