import { filterWords } from '../../../parts/call-filters.ts'
import type { CallsSearch } from '../../../parts/calls-search.ts'
import { findableOutcomes, outcomeWords } from '../../../parts/criterion-outcome.ts'
import { Field } from '../../../parts/field.tsx'
import { Select } from '../../../parts/inputs.tsx'
import { useWords } from '../../../words/use-words.ts'
import { words as pageWords } from '../words.ts'
import { useCriterionNames } from './use-criterion-names.ts'

/** A criterion of the chosen model, and what came of it on the calls. */
export function CriterionFilter(props: {
  readonly search: CallsSearch
  readonly onChange: (change: Partial<CallsSearch>) => void
}) {
  const { search, onChange } = props
  const { criterion, outcome = 'failed' } = search
  const words = useWords(pageWords).filters
  const labels = useWords(filterWords)
  const outcomes = useWords(outcomeWords)
  const names = new Map(useCriterionNames(search))
  // Who came by a link may have another criterion in the address.
  if (criterion && !names.has(criterion)) names.set(criterion, criterion)
  if (names.size === 0) return null
  return (
    <>
      <Field label={labels.criterion}>
        <Select
          value={criterion ?? ''}
          onChange={({ target }) =>
            onChange(
              target.value
                ? { criterion: target.value, outcome }
                : { criterion: undefined, outcome: undefined },
            )
          }
        >
          <option value="">{words.anyCriterion}</option>
          {[...names].map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {criterion && (
        <Field label={labels.criterion_outcome}>
          <Select
            value={search.outcome ?? ''}
            onChange={({ target }) =>
              onChange({ outcome: findableOutcomes.find((one) => one === target.value) })
            }
          >
            {!search.outcome && <option value="">{words.anyCriterion}</option>}
            {findableOutcomes.map((one) => (
              <option key={one} value={one}>
                {outcomes[one]}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </>
  )
}
