import type { Answer, Evidence } from '../../../domain/answers.ts'
import { partyOf } from '../../../domain/language/utterances.ts'
import type { Question } from '../../../domain/scoring.ts'
import { explain, reasonsOf } from '../../../domain/sentences/reasons.ts'
import type { Turn } from '../../../domain/transcript.ts'
import { partyOfWording } from '../../embedded/questions/party-of-wording.ts'
import { type Ban, readBan } from '../read-ban.ts'
import type { Order } from './find-orders.ts'

/** What code knows about the call, whatever the model says. */
export interface Grounds {
  readonly turns: readonly Turn[]
  /** Where somebody speaks to the evaluator. */
  readonly orders: readonly Order[]
  /** Somebody tried to steer the judge, on the call or in what was submitted with it. */
  readonly steered: boolean
}

const trustWithoutWords = 0.6

/** A good mark has to rest on words of the right party that were not said to get it; otherwise there is none. */
export function guardMark(answer: Answer, question: Question, grounds: Grounds): Answer {
  const ban = readBan(question)
  if (isWrongAcquittal(answer, ban))
    return { ...withdraw(answer, 'open_forbidden'), evidence: answer.evidence }
  if (!assertsSomething(answer)) return answer
  if (!earnsPoints(question, answer)) return remarkUnproven(answer)
  const standing = answer.evidence.filter((piece) => !isOrdered(piece, grounds))
  if (answer.evidence.length > 0 && standing.length === 0) return withdraw(answer, 'open_steered')
  if (standing.length === 0 && grounds.steered) return withdraw(answer, 'open_steered_unproven')
  if (onlyOtherParty(standing, question, grounds.turns)) return withdraw(answer, 'open_other_party')
  // That nothing happened has no words.
  if (ban?.only && answer.value === ban.acquittal) return { ...answer, evidence: standing }
  return remarkUnproven({ ...answer, evidence: standing })
}

/** Nobody did it, and here is who did. */
function isWrongAcquittal({ value, evidence }: Answer, ban: Ban | undefined): boolean {
  return ban !== undefined && value === ban.acquittal && evidence.some((piece) => ban.isBrokenBy(piece))
}

/** An answer nobody can look up is trusted less, and says so. */
function remarkUnproven(answer: Answer): Answer {
  if (answer.evidence.length > 0) return answer
  const reasons = reasonsOf(answer)
  const isSaid = reasons.at(-1)?.code === 'quotes_not_found'
  return {
    ...answer,
    confidence: Math.round(answer.confidence * trustWithoutWords * 100) / 100,
    ...(isSaid ? {} : explain(...reasons, { code: 'unproven' })),
  }
}

/** That something happened, was said, or is so: a no needs no words. */
function assertsSomething({ value, notApplicable }: Answer): boolean {
  return !notApplicable && value !== null && value !== false && value !== 0
}

function earnsPoints({ type, passesWhen, category, expectedScore }: Question, { value }: Answer): boolean {
  if (category === null || expectedScore === 0) return false
  return type === 'BOOLEAN' ? value === passesWhen : typeof value === 'number' && Math.round(value) > 0
}

function withdraw(
  answer: Answer,
  why: 'open_steered' | 'open_steered_unproven' | 'open_other_party' | 'open_forbidden',
): Answer {
  return {
    ...answer,
    value: null,
    confidence: 0,
    evidence: [],
    ...explain({ code: why }, { code: 'needs_review' }),
  }
}

function isOrdered({ speaker, startSeconds, quote }: Evidence, { turns, orders }: Grounds): boolean {
  return orders.some(({ turnIndex, start, end }) => {
    const turn = turns[turnIndex]!
    if (turn.speaker !== speaker || startSeconds < turn.startSeconds || startSeconds > turn.endSeconds)
      return false
    const ordered = turn.text.slice(start, end)
    if (ordered.includes(quote)) return true
    const at = turn.text.indexOf(quote)
    return at >= 0 && at < end && at + quote.length > start
  })
}

function onlyOtherParty(evidence: readonly Evidence[], question: Question, turns: readonly Turn[]): boolean {
  if (evidence.length === 0 || !turns.some(({ speaker }) => partyOf(speaker) === 'agent')) return false
  const wording = `${question.description} ${question.readableName}`
  return partyOfWording(wording) === 'agent' && evidence.every(({ speaker }) => partyOf(speaker) !== 'agent')
}
