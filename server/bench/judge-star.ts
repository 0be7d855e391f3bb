import type { JudgeBench } from './judge.ts'
import { readStarDialogues } from './read-dialogues.ts'

/** What people said of a conversation afterwards, against what the judge makes of it. */
export async function measureStar(_: JudgeBench): Promise<void> {
  const dialogues = await readStarDialogues()
  console.log(`star       ${dialogues.length} dialogues`)
}
