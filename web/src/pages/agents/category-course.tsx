import type { AgentProfile } from '@callmark/client'
import { useQueries } from '@tanstack/react-query'
import { byModel } from '../../parts/by-model.ts'
import { Card } from '../../parts/card.tsx'
import { CategoryLink } from '../../parts/category-link.tsx'
import { Loading } from '../../parts/loading.tsx'
import { type Period, statsQuery } from '../../parts/period.ts'
import { statsQueries } from '../../parts/queries/stats.ts'
import { useGrades } from '../../parts/use-grades.ts'
import { useClient } from '../../session/session.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useSigned } from '../../words/use-signed.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './category-course.module.css'
import { categoryCourseWords } from './category-course-words.ts'
import { splitPeriod } from './split-period.ts'

const stretches = 4

/** Whether an agent grows, category by category: the period in a few parts, each beside the team in the same days. */
export function CategoryCourse(props: {
  readonly profile: AgentProfile
  readonly period: Period
  readonly firstDay: string | undefined
}) {
  const { profile, period, firstDay } = props
  const words = useWords(categoryCourseWords)
  const { date } = useFormats()
  const client = useClient()
  const several = new Set(profile.categories.map(({ model_name }) => model_name)).size > 1
  const parts = splitPeriod(period, firstDay, stretches)
  const found = useQueries({
    queries: parts.map((part) =>
      statsQueries.agent(client, { ...statsQuery(part), agent_id: profile.agent_id, interval: 'month' }),
    ),
  })
  if (parts.length < 2 || profile.categories.length === 0) return null
  return (
    <Card title={words.title}>
      <p className="quiet">{words.lead}</p>
      {found.some(({ isPending }) => isPending) ? (
        <Loading lines={profile.categories.length} />
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what one fills in
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <div role="group" className={styles.box} tabIndex={0} aria-label={words.title}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{words.category}</th>
                {parts.map(({ from, to }) => (
                  <th key={from} scope="col">
                    {date(`${from}T12:00`)}
                    <br />– {date(`${to}T12:00`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {byModel(profile.categories).map(({ category_id, category_name, model_name }) => (
                <tr key={category_id}>
                  <th scope="row">
                    {category_name}
                    {several && <span className={styles.model}>{model_name}</span>}
                  </th>
                  {parts.map((part, index) => (
                    <td key={part.from}>
                      <Share
                        category={found[index]?.data?.categories.find(
                          (own) => own.category_id === category_id,
                        )}
                        part={part}
                        agentId={profile.agent_id}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  )
}

function Share(props: {
  readonly category: AgentProfile['categories'][number] | undefined
  readonly part: Period
  readonly agentId: string
}) {
  const { category, part, agentId } = props
  const words = useWords(categoryCourseWords)
  const { percent, count } = useFormats()
  const signed = useSigned()
  const { gradeOf } = useGrades()
  if (!category) return <span className="quiet">{words.none}</span>
  const share = category.score_percentage
  const grade = gradeOf(share, { model: category.model_name, category: category.category_id })
  const difference = share - category.team_score_percentage
  const told = words.cell(percent(share), signed(difference), count(category.total_requests))
  return (
    <>
      <CategoryLink period={part} category={category} share={share} name={told} limits={{ agent: agentId }}>
        <span className={grade && styles[grade]}>{percent(share)}</span>
      </CategoryLink>
      <span aria-hidden="true" className={styles.difference}>
        {signed(difference)} · {count(category.total_requests)}
      </span>
    </>
  )
}
