import { Link } from '@tanstack/react-router'
import { byModel } from '../../parts/by-model.ts'
import { Card } from '../../parts/card.tsx'
import { CategoryLink } from '../../parts/category-link.tsx'
import { BarList } from '../../parts/charts/bar-list.tsx'
import type { Period } from '../../parts/period.ts'
import type { Basic } from '../../parts/queries/stats.ts'
import { useGrades } from '../../parts/use-grades.ts'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import { words as pageWords } from './words.ts'

/** What share of the points each category brought, and the way to the calls that lost some; the model is named where there are several. */
export function CategoriesCard(props: { readonly period: Period; readonly categories: Basic['categories'] }) {
  const { period, categories } = props
  const { categories: words } = useWords(pageWords)
  const { count, decimal, percent } = useFormats()
  const { gradeOf, targetOf } = useGrades()
  const several = new Set(categories.map(({ model_name }) => model_name)).size > 1
  return (
    <Card
      title={words.title}
      aside={
        <Link to="/criteria" search={{ ...period }}>
          {words.byCriterion}
        </Link>
      }
    >
      {categories.length === 0 && <p className="quiet">{words.none}</p>}
      <BarList
        bars={byModel(categories).map((category) => {
          const { avg_category_score, expected_score, score_percentage, total_requests, model_name } =
            category
          const points = words.points(decimal(avg_category_score), decimal(expected_score))
          const of = { model: model_name, category: category.category_id }
          const target = targetOf(of)?.target
          const told = target === undefined ? [] : [words.target(percent(target))]
          const notes = [
            points,
            words.calls(count(total_requests)),
            ...told,
            ...(several ? [model_name] : []),
          ]
          return {
            key: category.category_id,
            name: (
              <CategoryLink
                period={period}
                category={category}
                share={score_percentage}
                name={category.category_name}
              >
                {category.category_name}
              </CategoryLink>
            ),
            percentage: score_percentage,
            grade: gradeOf(score_percentage, of),
            target,
            value: percent(score_percentage),
            note: notes.join(' · '),
          }
        })}
      />
    </Card>
  )
}
