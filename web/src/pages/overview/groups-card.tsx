import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { statusWords } from '../../parts/call-status.ts'
import { CallsLink } from '../../parts/calls-link.tsx'
import { Card } from '../../parts/card.tsx'
import { BarList } from '../../parts/charts/bar-list.tsx'
import { Field } from '../../parts/field.tsx'
import { Select } from '../../parts/inputs.tsx'
import { Loading } from '../../parts/loading.tsx'
import { type Period, statsQuery } from '../../parts/period.ts'
import { modelQueries } from '../../parts/queries/models.ts'
import { statsQueries } from '../../parts/queries/stats.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { useGrades } from '../../parts/use-grades.ts'
import { useClient } from '../../session/session.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import { type GroupingField, groupingFields, limitsOf } from './grouping-fields.ts'
import styles from './groups-card.module.css'
import { words as pageWords } from './words.ts'

const shown = 10
const kinds = ['call', 'metadata', 'variables'] as const

/** Scores by any field: one the callers gave, if nobody has chosen. */
export function GroupsCard({ period, by }: { readonly period: Period; readonly by: string | undefined }) {
  const { groups: words } = useWords(pageWords)
  const navigate = useNavigate()
  const models = useQuery(modelQueries.list(useClient()))
  const known = groupingFields(
    (models.data ?? []).filter(({ name }) => !period.model || name === period.model),
  )
  const usual = known.find(({ kind }) => kind === 'metadata') ?? known[0]!
  const chosen =
    by === undefined
      ? usual
      : (known.find(({ key }) => key === by) ?? { key: by, name: by, kind: 'metadata' as const })
  const fields = known.includes(chosen) ? known : [...known, chosen]
  const ownNames: Readonly<Record<string, string>> = {
    agent_name: words.agent,
    model_name: words.model,
    status: words.status,
  }
  return (
    <Card
      title={words.title}
      aside={
        <Field label={words.by} hideLabel>
          <Select
            value={chosen.key}
            onChange={({ target }) =>
              void navigate({
                to: '/',
                search: (before) => ({ ...before, by: target.value }),
                resetScroll: false,
              })
            }
          >
            {kinds.map((kind) => {
              const those = fields.filter((field) => field.kind === kind)
              return (
                those.length > 0 && (
                  <optgroup key={kind} label={words[kind]}>
                    {those.map(({ key, name }) => (
                      <option key={key} value={key}>
                        {name ?? ownNames[key]}
                      </option>
                    ))}
                  </optgroup>
                )
              )
            })}
          </Select>
        </Field>
      }
    >
      {models.isPending ? <Loading lines={5} /> : <Groups key={chosen.key} period={period} field={chosen} />}
    </Card>
  )
}

function Groups({ period, field }: { readonly period: Period; readonly field: GroupingField }) {
  const { groups: words } = useWords(pageWords)
  const statuses: Readonly<Record<string, string>> = useWords(statusWords)
  const { count, percent } = useFormats()
  const client = useClient()
  const query = { ...statsQuery(period), grouping_field_key: field.key, limit: shown + 1 }
  const groups = useQuery(statsQueries.groups(client, query))
  const { gradeOf } = useGrades()
  const yesNo: Readonly<Record<string, string>> = { true: words.yes, false: words.no }
  const nameOf = (value: string) =>
    (field.key === 'status' ? statuses[value] : field.type === 'BOOLEAN' ? yesNo[value] : undefined) ?? value
  return (
    <QueryState query={groups} lines={5}>
      {(found) => (
        <>
          {found.length === 0 && <p className="quiet">{words.none}</p>}
          <BarList
            bars={found.slice(0, shown).map(({ grouping_field_value: value, total_requests, avg_score }) => ({
              key: value,
              name: (
                <CallsLink period={period} limits={limitsOf(field.key, value)}>
                  {nameOf(value)}
                </CallsLink>
              ),
              percentage: avg_score,
              grade:
                avg_score === null
                  ? undefined
                  : gradeOf(avg_score, { model: field.key === 'model_name' ? value : period.model }),
              value: avg_score === null ? words.noScore : percent(avg_score),
              note: words.calls(count(total_requests)),
            }))}
          />
          {found.length > shown && <p className={styles.most}>{words.most(count(shown))}</p>}
        </>
      )}
    </QueryState>
  )
}
