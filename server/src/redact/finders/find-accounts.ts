import { units } from '../../domain/language/number-words.ts'
import { isIban } from '../check-numbers.ts'
import type { Context } from '../read-context.ts'
import type { Conversation, ReadTurn } from '../read-conversation.ts'
import { isFigures, isPunctuation, type Token } from '../read-tokens.ts'
import type { Run, SpokenPiece } from './find-runs.ts'

const fewestDigits = 5

/** Bank and other account numbers, where the talk is about one. */
export function findAccounts(runs: readonly Run[], context: Context): SpokenPiece[][] {
  return runs
    .filter((run) => {
      const about = context.about(run)
      return run.digits.length >= fewestDigits && about.has('account') && !about.has('phone')
    })
    .map(({ pieces }) => [...pieces])
}

/** IBANs, written or spelled, by their checksum; or behind the word itself, even when misheard. */
export function findIbans(
  { turns }: Conversation,
  context: Context,
): { turn: number; start: number; end: number }[] {
  return turns.flatMap((read, turn) => {
    const named = /\biban(?![\p{L}_])/iu.exec(read.text)
    const namedBy = named ? named.index + named[0].length : Infinity
    return spelledRows(read).flatMap((row) => {
      const text = row.map(({ text }) => text).join('')
      const start = row[0]!.start
      const asked = namedBy <= start && context.cues.recently('account', turn, start)
      const is = isIban(text) || (asked && text.length >= 12 && /\d/.test(text))
      return is ? [{ turn, start, end: row.at(-1)!.end }] : []
    })
  })
}

/** Letters and digits one after the other; a group of letters counts when digits touch it, or as a bank's four letters. */
function spelledRows({ tokens }: ReadTurn): Token[][] {
  const rows: Token[][] = []
  let row: Token[] = []
  for (const [at, token] of tokens.entries()) {
    if (isPunctuation(token.text)) continue
    const digit = units.get(token.text) ?? (token.text === 'oh' ? '0' : undefined)
    if (isFigures(token.text) || digit || isCode(tokens, at))
      row.push(digit ? { ...token, text: digit } : token)
    else if (row.length > 0) {
      rows.push(row)
      row = []
    }
  }
  return [...rows, row].filter(({ length }) => length > 0)
}

function isCode(tokens: readonly Token[], at: number): boolean {
  const { text, start, end } = tokens[at]!
  if (text.length === 1) return /^[a-z]$/.test(text)
  if (!/^[a-z]{2,5}$/.test(text)) return false
  const [before, after] = [tokens[at - 1], tokens[at + 1]]
  return (
    (before?.end === start && isFigures(before.text)) ||
    (after?.start === end && isFigures(after.text)) ||
    (text.length === 4 && before !== undefined && isFigures(before.text))
  )
}
