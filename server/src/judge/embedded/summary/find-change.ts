import type { ReadableCall } from '../answering/read-call.ts'
import { encodeBare } from '../reading/lines.ts'
import { criterionRoom } from '../reading/tokens.ts'
import type { Saying } from './sayings.ts'

const leastRelevance = 0.5

/** What its speaker says later that has to do with a line and takes something back: without it the line would mislead. */
export async function findChange(
  said: Saying,
  call: ReadableCall,
  sayings: readonly Saying[],
): Promise<Saying | undefined> {
  const later = sayings.slice(said.line + 1).filter(({ who, takesBack }) => takesBack && who === said.who)
  if (later.length === 0) return undefined
  const ids = encodeBare(call.engine.pieces, said.text, criterionRoom - 2)
  const relevance = await call.engine.finder.find(ids, call.taken)
  return later
    .filter(({ line }) => relevance[line]! >= leastRelevance)
    .sort((a, b) => relevance[b.line]! - relevance[a.line]!)[0]
}
