import type { CallAnswer, Review } from '@callmark/client'

export type ReviewAnswer = Review['answers'][number]
export type Quote = ReviewAnswer['evidence'][number]

/** An answer, whoever gave it. */
export interface Said {
  readonly value: CallAnswer['value']
  readonly not_applicable: boolean
}

/** What a person is about to say about one criterion. Undefined `said`: they have written something, but not answered. */
export interface DraftAnswer {
  readonly said: Said | undefined
  readonly comment: string
  readonly evidence: readonly Quote[]
}

export type Draft = ReadonlyMap<string, DraftAnswer>

export const nothingSaid: DraftAnswer = { said: undefined, comment: '', evidence: [] }
/** As many quotes as the service takes for one answer. */
const mostQuotes = 20

export function isSame(one: Said, other: Said): boolean {
  return one.not_applicable === other.not_applicable && (one.not_applicable || one.value === other.value)
}

/** What counts now: a person's answer, otherwise the machine's. */
export function standingOf(answer: CallAnswer): Said {
  const { value, not_applicable } = answer.reviewed ?? answer
  return { value: not_applicable || value === '' ? null : value, not_applicable }
}

/** An answer to a criterion that asks something else by now is not taken up again. */
export function readDraft({ answers }: Review): Draft {
  return new Map(
    answers
      .filter(({ outdated }) => !outdated)
      .map(({ key, value, not_applicable, comment, evidence }) => [
        key,
        { said: { value, not_applicable }, comment, evidence },
      ]),
  )
}

/** As the service takes it. Of criteria that it does not ask, and that nobody has answered, nothing is sent. */
export function toAnswers(draft: Draft, asked: ReadonlySet<string>) {
  return [...draft].flatMap(([key, { said, comment, evidence }]) =>
    said && asked.has(key) ? [{ key, ...said, comment, evidence }] : [],
  )
}

export function withAnswer(draft: Draft, key: string, change: Partial<DraftAnswer>): Draft {
  return new Map(draft).set(key, { ...(draft.get(key) ?? nothingSaid), ...change })
}

export function withoutAnswer(draft: Draft, key: string): Draft {
  const rest = new Map(draft)
  rest.delete(key)
  return rest
}

/** Each quote once. */
export function withQuotes(draft: Draft, key: string, quotes: readonly Quote[]): Draft {
  const { evidence } = draft.get(key) ?? nothingSaid
  const fresh = quotes.filter(
    ({ start, quote }) => !evidence.some((known) => known.start === start && known.quote === quote),
  )
  return withAnswer(draft, key, { evidence: [...evidence, ...fresh].slice(0, mostQuotes) })
}

/** Answers as the newer has them; what was written beside them here stays. */
export function takeNewer(mine: Draft, newer: Review): Draft {
  return merge(mine, newer, (own, theirs) => ({
    said: theirs.said,
    comment: own.comment || theirs.comment,
    evidence: own.evidence.length > 0 ? own.evidence : theirs.evidence,
  }))
}

/** Answers as they were given here; what only the newer has comes along. */
export function keepMine(mine: Draft, newer: Review): Draft {
  return merge(mine, newer, (own, theirs) => (own.said ? own : { ...own, said: theirs.said }))
}

function merge(
  mine: Draft,
  newer: Review,
  join: (own: DraftAnswer, theirs: DraftAnswer) => DraftAnswer,
): Draft {
  const merged = new Map(mine)
  for (const [key, theirs] of readDraft(newer)) {
    const own = mine.get(key)
    merged.set(key, own ? join(own, theirs) : theirs)
  }
  return merged
}

/** Where both have answered, what the other says; what was written beside it here stays. */
export function agreeWith(mine: Draft, other: Review): Draft {
  const theirs = readDraft(other)
  return new Map(
    [...mine].map(([key, own]) => [key, { ...own, said: own.said && (theirs.get(key)?.said ?? own.said) }]),
  )
}

/** The criteria that two people answer differently. */
export function differing(mine: Draft, other: Review): ReviewAnswer[] {
  return other.answers.filter((theirs) => {
    const said = mine.get(theirs.key)?.said
    return said !== undefined && !isSame(said, theirs)
  })
}
