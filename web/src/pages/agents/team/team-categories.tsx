import type { TeamProfile } from '@callmark/client'
import { byModel } from '../../../parts/by-model.ts'
import { Card } from '../../../parts/card.tsx'
import { CategoryLink } from '../../../parts/category-link.tsx'
import { type Bar, BarList } from '../../../parts/charts/bar-list.tsx'
import type { Period } from '../../../parts/period.ts'
import { useGrades } from '../../../parts/use-grades.ts'
import { useFormats } from '../../../words/use-formats.ts'
import { useSigned } from '../../../words/use-signed.ts'
import { useWords } from '../../../words/use-words.ts'
import { teamWords } from './team-words.ts'

/** Category by category: the team's share of the points, and that of the others below it. */
export function TeamCategories(props: { readonly profile: TeamProfile; readonly period: Period }) {
  const { profile, period } = props
  const words = useWords(teamWords)
  const { count, percent } = useFormats()
  const signed = useSigned()
  const { gradeOf, targetOf } = useGrades()
  const several = new Set(profile.categories.map(({ model_name }) => model_name)).size > 1
  const barOf = (category: TeamProfile['categories'][number]): Bar => {
    const { score_percentage: team, others_score_percentage: others, category_name: name } = category
    const of = { model: category.model_name, category: category.category_id }
    const calls = count(category.total_requests)
    const note =
      others === null
        ? words.categoryAlone(percent(team), calls)
        : words.categoryNote(percent(team), percent(others), calls)
    return {
      key: category.category_id,
      name: (
        <CategoryLink
          period={period}
          category={category}
          share={team}
          name={name}
          limits={{ team: profile.team_id }}
        >
          {name}
        </CategoryLink>
      ),
      percentage: team,
      grade: gradeOf(team, of),
      target: targetOf(of)?.target,
      beside: others ?? undefined,
      value: others === null ? percent(team) : words.points(signed(team - others)),
      note: several ? `${note} · ${category.model_name}` : note,
    }
  }
  return (
    <Card title={words.categories}>
      {profile.categories.length === 0 && <p className="quiet">{words.noCategories}</p>}
      <BarList bars={byModel(profile.categories).map(barOf)} />
    </Card>
  )
}
