import type { ReviewPlan } from '@callmark/client'
import { useQuery } from '@tanstack/react-query'
import { peopleQueries } from '../../../parts/queries/people.ts'
import { useAllowed } from '../../../session/me.ts'
import { useClient } from '../../../session/session.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import type { Rule } from './plan-draft.ts'
import { planWords } from './words.ts'

/** A plan as somebody would tell it. */
export function usePlanWords() {
  const words = useWords(planWords)
  const { count, percent } = useFormats()
  const users = useQuery({
    ...peopleQueries.users(useClient()),
    enabled: useAllowed('listUsers') !== undefined,
  })
  const calls = (number: number) => words.calls(number, count(number))
  const days = (number: number) => words.days(number, count(number))
  return {
    sayRule(rule: Rule): string {
      if (rule.kind === 'new_agents') return words.rule.new_agents(calls(rule.count), days(rule.days))
      return 'count' in rule ? words.rule[rule.kind](calls(rule.count)) : words.rule[rule.kind]()
    },
    sayRest(plan: ReviewPlan): string {
      const { assign } = plan
      const names = assign.to === 'people' ? assign.people.map(nameOf) : []
      return [
        words.blindShare(percent(100 * plan.blind_share, 0)),
        ...(plan.weekly_cap === null ? [] : [words.atMost(count(plan.weekly_cap))]),
        ...(plan.due_days === null ? [] : [words.dueIn(days(plan.due_days))]),
        words.claimFor(count(plan.claim_minutes)),
        names.length > 0 ? words.byPeople(names.join(', ')) : words.byAnyone,
      ].join(' · ')
    },
  }

  function nameOf(id: string): string {
    return users.data?.find((user) => user.id === id)?.name ?? '…'
  }
}
