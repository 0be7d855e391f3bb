import type { Case } from '../judge.ts'
import { countTokens, type Head, type Part, showHead, splitCall } from './show-call.ts'

/** How much more than the transcript a request may hold: our own instructions, ordinary questions, and the answers. */
const tokensBeside = 4_000
const tokensOfAnswers = 1_500
const leastShare = 0.25

/** A call as it is shown, in parts that leave room for what is asked about it. */
export interface ShownCall {
  readonly head: Head
  /** In parts that fit into one request together with these instructions. */
  partsBeside(instructions: string): readonly Part[]
}

export function openCall(subject: Case, markedTurns: ReadonlySet<number>, contextTokens: number): ShownCall {
  const head = showHead(subject, contextTokens)
  const headTokens = countTokens(JSON.stringify(head))
  const known = new Map<number, readonly Part[]>()
  return {
    head,
    partsBeside(instructions) {
      const beside = countTokens(instructions) + headTokens + tokensOfAnswers
      const room = Math.floor(
        Math.max(leastShare * contextTokens, contextTokens - Math.max(0, beside - tokensBeside)),
      )
      const parts = known.get(room) ?? splitCall(subject.transcript, markedTurns, room)
      known.set(room, parts)
      return parts
    },
  }
}
