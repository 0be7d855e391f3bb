import type { CriterionTrust } from '@callmark/client'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import { trustWords } from './words.ts'

/** What is known of how far machine and people agree, in words. */
export function useTrustFacts(item: CriterionTrust) {
  const words = useWords(trustWords)
  const { count, decimal, percent } = useFormats()
  const { n, observed, kappa, interval } = item
  const write = (value: number) => decimal(value, 2)
  const nameValue = (value: string) =>
    value in words.values ? words.values[value as keyof typeof words.values] : `“${value}”`
  const agreement =
    kappa === null
      ? words.noKappa
      : interval === null
        ? words.kappa(write(kappa))
        : words.kappaIn(write(kappa), write(interval[0]!), write(interval[1]!))
  const differing = item.confusion.filter(({ machine, person }) => machine !== person)
  return {
    facts:
      n === 0
        ? words.noReviews
        : [
            words.answers(n, count(n)),
            ...(observed === null ? [] : [words.same(percent(100 * observed, 0))]),
            agreement,
          ].join(' · '),
    confusion: differing
      .map(({ machine, person, count: times }) =>
        words.confusion(nameValue(machine), nameValue(person), times, count(times)),
      )
      .join('; '),
  }
}
