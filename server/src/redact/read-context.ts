import type { CueKind } from './finders/cue-patterns.ts'
import { type Cues, findCues } from './finders/find-cues.ts'
import type { Run } from './finders/find-runs.ts'
import type { Conversation } from './read-conversation.ts'

/** What was being talked about when a number was said. */
export interface Context {
  about(run: Run): ReadonlySet<CueKind>
  recently(kind: CueKind, run: Run): boolean
  questionOf(run: Run): string
  readonly cues: Cues
}

export function readContext(conversation: Conversation): Context {
  const cues = findCues(conversation)
  const placeOf = ({ pieces }: Run) => {
    const first = pieces[0]!
    const { tokens } = conversation.turns[first.turn]!
    const last = pieces.findLast(({ turn }) => turn === first.turn)!
    return { turn: first.turn, start: tokens[first.first]!.start, end: tokens[last.last]!.end }
  }
  return {
    cues,
    about: (run) => {
      const { turn, start, end } = placeOf(run)
      return cues.about(turn, start, end)
    },
    recently: (kind, run) => {
      const { turn, start } = placeOf(run)
      return cues.recently(kind, turn, start)
    },
    questionOf: (run) => {
      const { turn, start } = placeOf(run)
      return cues.questionOf(turn, start)
    },
  }
}
