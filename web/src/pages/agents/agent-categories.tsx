import type { AgentProfile } from '@callmark/client'
import { byModel } from '../../parts/by-model.ts'
import { Card } from '../../parts/card.tsx'
import { CategoryLink } from '../../parts/category-link.tsx'
import { BarList } from '../../parts/charts/bar-list.tsx'
import type { Period } from '../../parts/period.ts'
import { useGrades } from '../../parts/use-grades.ts'
import { useFormats } from '../../words/use-formats.ts'
import { useSigned } from '../../words/use-signed.ts'
import { useWords } from '../../words/use-words.ts'
import { words as pageWords } from './words.ts'

/** Category by category: the agent's share of the points, and the team's below it. */
export function AgentCategories(props: { readonly profile: AgentProfile; readonly period: Period }) {
  const { profile, period } = props
  const { agent: words } = useWords(pageWords)
  const { count, percent } = useFormats()
  const signed = useSigned()
  const { gradeOf, targetOf } = useGrades()
  const several = new Set(profile.categories.map(({ model_name }) => model_name)).size > 1
  return (
    <Card title={words.categories}>
      {profile.categories.length === 0 && <p className="quiet">{words.noCategories}</p>}
      <BarList
        bars={byModel(profile.categories).map((category) => {
          const { score_percentage: agent, team_score_percentage: team } = category
          const of = { model: category.model_name, category: category.category_id }
          const note = words.categoryNote(percent(agent), percent(team), count(category.total_requests))
          return {
            key: category.category_id,
            name: (
              <CategoryLink
                period={period}
                category={category}
                share={agent}
                name={category.category_name}
                limits={{ agent: profile.agent_id }}
              >
                {category.category_name}
              </CategoryLink>
            ),
            percentage: agent,
            grade: gradeOf(agent, of),
            target: targetOf(of)?.target,
            beside: team,
            value: words.points(signed(agent - team)),
            note: several ? `${note} · ${category.model_name}` : note,
          }
        })}
      />
    </Card>
  )
}
