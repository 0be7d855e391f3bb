import { type Conversation, isFiller, type Passage } from '../read-conversation.ts'
import type { Piece } from '../read-numbers.ts'

/** A piece and the turn it was said in. */
export interface SpokenPiece extends Piece {
  readonly turn: number
}

/** Numbers that one speaker said one after the other, with nothing but fillers in between. */
export interface Run {
  readonly speaker: string
  readonly pieces: readonly SpokenPiece[]
  readonly digits: string
}

export function findRuns(conversation: Conversation): Run[] {
  return conversation.passages
    .flatMap((passage) => splitPassage(conversation, passage))
    .map((pieces) => makeRun(conversation.turns[pieces[0]!.turn]!.speaker, pieces))
    .sort((one, other) => comparePlaces(one.pieces[0]!, other.pieces[0]!))
}

/** What is left of a run without some of its pieces. */
export function splitRun(run: Run, isOut: (piece: SpokenPiece) => boolean): Run[] {
  if (!run.pieces.some(isOut)) return [run]
  const parts: SpokenPiece[][] = [[]]
  for (const piece of run.pieces) {
    if (isOut(piece)) parts.push([])
    else parts.at(-1)!.push(piece)
  }
  return parts.filter((pieces) => pieces.length > 0).map((pieces) => makeRun(run.speaker, pieces))
}

function makeRun(speaker: string, pieces: readonly SpokenPiece[]): Run {
  return { speaker, pieces, digits: pieces.map(({ digits }) => digits).join('') }
}

function comparePlaces(
  one: { readonly turn: number; readonly first: number },
  other: { readonly turn: number; readonly first: number },
): number {
  return one.turn - other.turn || one.first - other.first
}

function splitPassage({ turns }: Conversation, passage: Passage): SpokenPiece[][] {
  const runs: SpokenPiece[][] = []
  let run: SpokenPiece[] = []
  for (const turn of passage.turns) {
    const { tokens, pieces } = turns[turn]!
    let at = 0
    for (const piece of pieces) {
      const between = tokens.slice(at, piece.first)
      if (run.length > 0 && !between.every(({ text }) => isFiller(text))) run = []
      if (run.length === 0) runs.push(run)
      run.push({ ...piece, turn })
      at = piece.last + 1
    }
    if (!tokens.slice(at).every(({ text }) => isFiller(text))) run = []
  }
  return runs
}
