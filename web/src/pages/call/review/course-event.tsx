import { statusWords } from '../../../parts/call-status.ts'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import { answerText } from '../answer-text.ts'
import { resultWords } from '../result-words.ts'
import { type CourseEntry, knownNotes, readRerun } from './course.ts'
import { courseWords } from './course-words.ts'
import type { Said } from './draft.ts'
import { useCriterionNames } from './use-criterion-names.ts'
import { reviewWords } from './words.ts'

/** One thing that happened, in words. */
export function CourseEvent({ entry }: { readonly entry: CourseEntry }) {
  const words = useWords(courseWords)
  const { program } = useWords(reviewWords)
  const { clock } = useFormats()
  const nameOf = useCriterionNames()
  switch (entry.kind) {
    case 'stage':
      return <Stage step={entry.step} />
    case 'review':
      return <ReviewEvent entry={entry} />
    case 'comment': {
      const { by_name, start, text } = entry.comment
      const name = by_name ?? program
      return (
        <>
          {start === null ? words.comment(name) : words.commentAt(name, clock(start))}
          <p className="quiet">{text}</p>
        </>
      )
    }
    default: {
      const { key, reason, decision, outcome, opened_by_name, decided_by_name } = entry.appeal
      const tell = entry.kind === 'appeal' ? words.appeal : words[outcome ?? 'declined']
      const name = (entry.kind === 'appeal' ? opened_by_name : decided_by_name) ?? program
      return (
        <>
          {tell(name, nameOf(key))}
          <p className="quiet">{entry.kind === 'appeal' ? reason : decision}</p>
        </>
      )
    }
  }
}

function Stage({ step: { status, note } }: Pick<Extract<CourseEntry, { kind: 'stage' }>, 'step'>) {
  const words = useWords(courseWords)
  const statuses = useWords(statusWords)
  if (note && note in knownNotes) return words.notes[knownNotes[note as keyof typeof knownNotes]]
  const rerun = readRerun(note ?? '')
  if (rerun) return words.runAgain[rerun.from](rerun.revision)
  return (
    <>
      {statuses[status]}
      {note && <p className="quiet">{note}</p>}
    </>
  )
}

function ReviewEvent({ entry }: { readonly entry: Extract<CourseEntry, { kind: 'review' }> }) {
  const words = useWords(courseWords)
  const { program } = useWords(reviewWords)
  const results = useWords(resultWords)
  const formats = useFormats()
  const nameOf = useCriterionNames()
  const write = ({ value, not_applicable }: Said) => answerText(value, not_applicable, results, formats)
  const { review, changes, confirmed } = entry
  return (
    <>
      {(review.calibration_id ? words.adopted : words.review)(review.reviewer_name ?? program)}
      {changes.map(({ key, before, after }) => (
        <p key={key}>{words.change(nameOf(key), write(before), write(after))}</p>
      ))}
      {confirmed > 0 && <p className="quiet">{words.confirmed(confirmed)}</p>}
      {review.comment && <p className="quiet">{review.comment}</p>}
    </>
  )
}
