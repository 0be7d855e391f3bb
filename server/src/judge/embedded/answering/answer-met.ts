import type { Taught } from '../../../domain/model.ts'
import type { Reason } from '../../../domain/sentences/reasons.ts'
import { type Figures, leanTaught } from '../../../domain/teaching/head.ts'
import type { Finding } from '../finding.ts'
import { found, notApplicable, notDetermined } from '../finding.ts'
import { type AnswerKind, calibrate } from '../reading/calibrate.ts'
import { noteFigures, notingEngine } from './note-figures.ts'
import { isShown, quoteShown, type ReadableCall, readFor, type Shown } from './read-call.ts'

/** What a yes-or-no question comes to, and how likely that is right. */
export interface Reading {
  readonly kind: 'yes' | 'no' | 'not_applicable'
  readonly chance: number
  readonly shown: Shown
}

export async function readWhether(question: string, call: ReadableCall): Promise<Reading> {
  const shown = await readFor(question, call)
  const chances = { yes: shown.yes, no: shown.no, not_applicable: shown.notApplicable }
  const kind = (Object.keys(chances) as (keyof typeof chances)[]).reduce((best, one) =>
    chances[one] > chances[best] ? one : best,
  )
  const way: AnswerKind = kind === 'not_applicable' ? kind : `${kind}_${isShown(shown) ? 'shown' : 'absent'}`
  return { kind, chance: calibrate(call.engine.calibration, way, chances[kind], shown), shown }
}

/** How sure an answer has to be. */
export interface Bounds {
  readonly least: number
  /** For the answer that fails a critical criterion. */
  readonly leastToFail: number
  readonly passesWhen: boolean
}

/** What people have taught about a question, and where to note what they could teach from. */
export interface Learning {
  readonly taught?: Taught | undefined
  note(figures: Figures): void
}

export async function answerMet(
  question: string,
  call: ReadableCall,
  bounds: Bounds,
  learning?: Learning,
): Promise<Finding> {
  const reading = await readWhether(question, call)
  const { shown } = reading
  const figures = noteFigures(reading.chance, shown, call)
  learning?.note(figures)
  const lesson = lessonFor(learning?.taught)
  const { kind, chance } = lesson ? leanTaught(lesson.head, figures) : reading
  const remarks: Reason[] = lesson ? [{ code: 'taught', values: { reviews: lesson.examples } }] : []
  const fails = kind !== 'not_applicable' && (kind === 'yes') !== bounds.passesWhen
  const needed = fails ? bounds.leastToFail : bounds.least
  const quotes = quoteShown(shown, call)
  if (chance < needed)
    return notDetermined(
      [
        { code: 'open_unsure', values: { percent: percent(chance), needed: percent(needed), likely: kind } },
        ...remarks,
      ],
      chance,
      quotes,
    )
  if (kind === 'not_applicable') return notApplicable({ code: 'not_applicable_read' }, chance)
  const code = `read_${kind}_${isShown(shown) ? 'shown' : 'absent'}` as const
  return found(kind === 'yes', chance, [{ code }, ...remarks], quotes)
}

/** What was learnt from another judge's notes means nothing to this one. */
function lessonFor(taught: Taught | undefined) {
  return taught?.kind === 'weights' && taught.engine === notingEngine ? taught : undefined
}

function percent(chance: number): number {
  return Math.round(100 * chance)
}
