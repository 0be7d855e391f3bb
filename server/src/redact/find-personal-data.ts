import type { RedactKind } from '../domain/redaction.ts'
import type { Turn } from '../domain/transcript.ts'
import { isCardNumber } from './check-numbers.ts'
import { findFirst } from './find-first.ts'
import { findAccounts, findIbans } from './finders/find-accounts.ts'
import { findBirthDates, findBirthNumbers } from './finders/find-birth-dates.ts'
import { findExpiryDates, findExpiryNumbers, findSecurityCodes } from './finders/find-card-details.ts'
import { findCards, isAboutAnother } from './finders/find-cards.ts'
import { findDates } from './finders/find-dates.ts'
import { findEmails } from './finders/find-emails.ts'
import { findPhones } from './finders/find-phones.ts'
import { findRepeated, type KnownNumber } from './finders/find-repeated.ts'
import { findRuns, type SpokenPiece, splitRun } from './finders/find-runs.ts'
import { findCardsOfTwo, findCardsWithGaps } from './finders/find-scattered-cards.ts'
import { findSsns } from './finders/find-ssns.ts'
import { readContext } from './read-context.ts'
import { type Conversation, readConversation } from './read-conversation.ts'
import type { Piece } from './read-numbers.ts'
import type { Token } from './read-tokens.ts'

/** Part of a turn's text. */
export interface TextSpan {
  readonly turn: number
  readonly start: number
  readonly end: number
}

/** One number or address, in one piece or in several over several turns. */
export interface Finding {
  readonly kind: RedactKind
  readonly spans: readonly TextSpan[]
}

/** How near a card number an expiry date is its own. */
const nearTurns = 8

/**
 * Everything of these kinds that was said on the call. What has been found is not looked at again as something lesser; of
 * kinds that are not wanted, only what their checksum proves is out of the question for others.
 */
export function findPersonalData(turns: readonly Turn[], kinds: readonly RedactKind[]): Finding[] {
  const conversation = readConversation(turns)
  const context = readContext(conversation)
  const runs = findRuns(conversation)
  const dates = findDates(conversation)
  const findings: Finding[] = []
  const known: KnownNumber[] = []
  const taken = new Set<string>()
  const left = () => runs.flatMap((run) => splitRun(run, (piece) => taken.has(keyOf(piece))))
  const wants = (kind: RedactKind) => kinds.includes(kind)
  const add = (kind: RedactKind, found: readonly (readonly SpokenPiece[])[]) => {
    for (const pieces of found) {
      if (pieces.every((piece) => taken.has(keyOf(piece)))) continue
      for (const piece of pieces) taken.add(keyOf(piece))
      findings.push({ kind, spans: spansOf(pieces, conversation) })
      const digits = pieces.map((piece) => piece.digits).join('')
      known.push({ kind, digits, turns: pieces.map(({ turn }) => turn) })
    }
  }
  const addSpans = (kind: RedactKind, found: readonly TextSpan[]) => {
    for (const { turn, start, end } of found) {
      findings.push({ kind, spans: [{ turn, start, end }] })
      const { pieces, tokens } = conversation.turns[turn]!
      const placeOf = (piece: Piece) => tokens[piece.first]!.start
      for (const piece of pieces.slice(findFirst(pieces, start, placeOf), findFirst(pieces, end, placeOf)))
        taken.add(keyOf({ ...piece, turn }))
    }
  }

  // First, since an account number written so is as long as a card's.
  addSpans('account', findIbans(conversation, context))
  if (wants('cards')) {
    add('cards', findCards(left(), context))
    add('cards', findCardsWithGaps(left(), context, conversation))
    add('cards', findCardsOfTwo(conversation, context))
    const cardTurns = new Set(known.flatMap((card) => card.turns))
    const followsCard = (turn: number) =>
      Array.from({ length: 2 * nearTurns + 1 }, (_, step) => turn - nearTurns + step).some((near) =>
        cardTurns.has(near),
      )
    addSpans('cards', findExpiryDates(dates, context, followsCard))
    add('cards', findSecurityCodes(left(), context))
    add('cards', findExpiryNumbers(left(), context, followsCard))
  } else
    add(
      'cards',
      left().flatMap((run) =>
        isCardNumber(run.digits) && !isAboutAnother(context.about(run)) ? [run.pieces] : [],
      ),
    )
  if (wants('dob')) addSpans('dob', findBirthDates(dates, context))
  if (wants('ssn')) add('ssn', findSsns(left(), context, conversation))
  if (wants('dob')) add('dob', findBirthNumbers(left(), context))
  if (wants('account')) add('account', findAccounts(left(), context))
  if (wants('phone')) add('phone', findPhones(left(), context, conversation))
  for (const { kind, pieces } of findRepeated(left(), [...known], context)) add(kind, [pieces])
  if (wants('email')) for (const tokens of findEmails(conversation, context)) findings.push(emailOf(tokens))
  return findings.filter(({ kind }) => wants(kind))
}

function emailOf(tokens: readonly Token[]): Finding {
  const byTurn = [...Map.groupBy(tokens, ({ turn }) => turn)]
  return {
    kind: 'email',
    spans: byTurn.map(([turn, own]) => ({ turn, start: own[0]!.start, end: own.at(-1)!.end })),
  }
}

function keyOf({ turn, first }: SpokenPiece): string {
  return `${turn}:${first}`
}

/** In each turn from the first digit to the last: what was said in between goes with them. */
function spansOf(pieces: readonly SpokenPiece[], { turns }: Conversation): TextSpan[] {
  return [...Map.groupBy(pieces, ({ turn }) => turn)].map(([turn, own]) => {
    const { tokens } = turns[turn]!
    const [first, last] = [own[0]!.first, own.at(-1)!.last]
    const before = tokens[first - 1]
    const opened = before?.text === '+' || (before?.text === '(' && tokens.slice(first, last).some(isClosing))
    return { turn, start: (opened ? before : tokens[first]!).start, end: tokens[last]!.end }
  })
}

function isClosing({ text }: { readonly text: string }): boolean {
  return text === ')'
}
