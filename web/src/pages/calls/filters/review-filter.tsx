import { filterWords } from '../../../parts/call-filters.ts'
import type { CallsSearch } from '../../../parts/calls-search.ts'
import { Field } from '../../../parts/field.tsx'
import { Select } from '../../../parts/inputs.tsx'
import {
  agreements,
  reviewStatuses,
  reviewStatusWords,
  sameAnswerWords,
} from '../../../parts/review-status.ts'
import { useMe } from '../../../session/me.ts'
import { useWords } from '../../../words/use-words.ts'
import { words as pageWords } from '../words.ts'
import { usePeopleNames } from './use-people-names.ts'

interface FilterProps {
  readonly search: CallsSearch
  readonly onChange: (change: Partial<CallsSearch>) => void
}

/** How far people are with the calls. */
export function ReviewFilter({ search, onChange }: FilterProps) {
  const words = useWords(pageWords).filters
  const statuses = useWords(reviewStatusWords)
  return (
    <Field label={useWords(filterWords).review_status}>
      <Select
        value={search.review ?? ''}
        onChange={({ target }) => onChange({ review: (target.value || undefined) as CallsSearch['review'] })}
      >
        <option value="">{words.anyReview}</option>
        {reviewStatuses.map((status) => (
          <option key={status} value={status}>
            {statuses[status]}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** Who has reviewed the calls. Whoever may not see who works here can choose themselves. */
export function ReviewerFilter({ search, onChange }: FilterProps) {
  const words = useWords(pageWords).filters
  const me = useMe()
  const names = new Map(usePeopleNames())
  // Who came by a link may have somebody else in the address.
  if (search.reviewer && !names.has(search.reviewer)) names.set(search.reviewer, search.reviewer)
  return (
    <Field label={useWords(filterWords).reviewed_by}>
      <Select
        value={search.reviewer ?? ''}
        onChange={({ target }) => onChange({ reviewer: target.value || undefined })}
      >
        <option value="">{words.anyReviewer}</option>
        {[...names].map(([id, name]) => (
          <option key={id} value={id}>
            {id === me.id ? words.me(name) : name}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** Whether people answered as the machine had. */
export function AgreementFilter({ search, onChange }: FilterProps) {
  const words = useWords(pageWords).filters
  const said = useWords(sameAnswerWords)
  return (
    <Field label={useWords(filterWords).agreement}>
      <Select
        value={search.agreement ?? ''}
        onChange={({ target }) =>
          onChange({ agreement: (target.value || undefined) as CallsSearch['agreement'] })
        }
      >
        <option value="">{words.anyReview}</option>
        {agreements.map((agreement) => (
          <option key={agreement} value={agreement}>
            {said[agreement]}
          </option>
        ))}
      </Select>
    </Field>
  )
}
