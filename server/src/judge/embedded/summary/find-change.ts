import type { ReadableCall } from '../answering/read-call.ts'
import { encodeBare } from '../reading/lines.ts'
import { criterionRoom } from '../reading/tokens.ts'
import type { Saying } from './sayings.ts'

const changing =
  /\b(?:actually|sorry,? no|no,? sorry|oh,? no|wait|hang on|hold on|my mistake|i was wrong|i should have said|you['’]re right|you are right|scratch that|ignore that|forget (?:it|that|what)|after all|instead|i tell a lie|misread|on second thoughts?|changed? my mind|i take (?:it|that) back|(?:will|would|does|did) not work|won['’]t work|can['’]t do that|make (?:it|that)|change (?:it|that) to|leave (?:it|that))\b/i
const leastRelevance = 0.5

/** What its speaker says later that has to do with a line and takes something back: without it the line would mislead. */
export async function findChange(
  said: Saying,
  call: ReadableCall,
  sayings: readonly Saying[],
): Promise<Saying | undefined> {
  const later = sayings
    .slice(said.line + 1)
    .filter(({ text, who }) => who === said.who && changing.test(text))
  if (later.length === 0) return undefined
  const ids = encodeBare(call.engine.pieces, said.text, criterionRoom - 2)
  const relevance = await call.engine.finder.find(ids, call.taken)
  return later
    .filter(({ line }) => relevance[line]! >= leastRelevance)
    .sort((a, b) => relevance[b.line]! - relevance[a.line]!)[0]
}
