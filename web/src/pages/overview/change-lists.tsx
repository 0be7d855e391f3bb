import { Link } from '@tanstack/react-router'
import { CallsLink } from '../../parts/calls-link.tsx'
import type { Period } from '../../parts/period.ts'
import { useFormats } from '../../words/use-formats.ts'
import { useSigned } from '../../words/use-signed.ts'
import { useWords } from '../../words/use-words.ts'
import { ChangeList, type ShownChange } from './change-list.tsx'
import { changeWords } from './change-words.ts'
import { type GroupingField, limitsOf } from './grouping-fields.ts'
import type { ScoreChanges } from './use-changes.ts'
import { words as pageWords } from './words.ts'

const shown = 5

type Changed = Pick<ScoreChanges['score'], 'change' | 'change_low' | 'change_high' | 'beyond_chance'>

/** The first that have moved by more than chance. */
function pickMoved<One extends Changed>(all: readonly One[]): One[] {
  return all.filter(({ beyond_chance }) => beyond_chance).slice(0, shown)
}

function numbersOf({
  change,
  change_low,
  change_high,
}: Changed): Pick<ShownChange, 'change' | 'low' | 'high'> {
  return { change: change ?? 0, low: change_low ?? 0, high: change_high ?? 0 }
}

export function CriterionChanges(props: {
  readonly period: Period
  readonly criteria: ScoreChanges['criteria']
}) {
  const { period, criteria } = props
  const words = useWords(changeWords)
  const several = new Set(criteria.map(({ model_name }) => model_name)).size > 1
  return (
    <ChangeList
      title={words.criteria}
      none={words.noCriteria}
      changes={pickMoved(criteria).map((one) => ({
        key: `${one.model_name} ${one.key}`,
        name: (
          <Link to="/criteria" search={{ ...period, model: one.model_name, view: 'agents' }}>
            {several ? `${one.name} (${one.model_name})` : one.name}
          </Link>
        ),
        ...numbersOf(one),
        note: <Rates period={period} criterion={one} />,
      }))}
    />
  )
}

export function AgentChanges(props: { readonly period: Period; readonly agents: ScoreChanges['agents'] }) {
  const { period, agents } = props
  const words = useWords(changeWords)
  return (
    <ChangeList
      title={words.agents}
      none={words.noAgents}
      changes={pickMoved(agents).map((one) => ({
        key: one.agent_id,
        name: (
          <Link to="/agents/$agentId" params={{ agentId: one.agent_id }} search={period}>
            {one.agent_name}
          </Link>
        ),
        ...numbersOf(one),
        note: (
          <Course
            period={period}
            change={one}
            limits={{ agent: one.agent_id, state: 'finished', min: 0 }}
            of={one.agent_name}
          />
        ),
      }))}
    />
  )
}

export function ReasonChanges(props: {
  readonly period: Period
  readonly groups: ScoreChanges['groups']
  readonly field: GroupingField
}) {
  const { period, groups, field } = props
  const words = useWords(changeWords)
  const { groups: names } = useWords(pageWords)
  const yesNo: Readonly<Record<string, string>> = { true: names.yes, false: names.no }
  const nameOf = (value: string) => (field.type === 'BOOLEAN' ? yesNo[value] : undefined) ?? value
  return (
    <ChangeList
      title={field.name ?? field.key}
      none={words.noGroups}
      changes={pickMoved(groups).map((one) => ({
        key: one.grouping_field_value,
        name: nameOf(one.grouping_field_value),
        ...numbersOf(one),
        note: (
          <Course
            period={period}
            change={one}
            limits={{ ...limitsOf(field.key, one.grouping_field_value), state: 'finished', min: 0 }}
            of={nameOf(one.grouping_field_value)}
          />
        ),
      }))}
    />
  )
}

/** The averages of both periods, the calls behind them, and what they did to the score of all. */
function Course(props: {
  readonly period: Period
  readonly change: Omit<ScoreChanges['agents'][number], 'agent_id' | 'agent_name'>
  readonly limits: Parameters<typeof CallsLink>[0]['limits']
  readonly of: string
}) {
  const { period, change, limits, of } = props
  const words = useWords(changeWords)
  const { count, percent } = useFormats()
  const signed = useSigned()
  const calls = words.calls(count(change.scored_requests))
  return (
    <>
      {words.averages(percent(change.before?.avg_score ?? 0), percent(change.avg_score ?? 0))} ·{' '}
      <CallsLink period={period} limits={limits} label={words.ofCriterion(calls, of)}>
        {calls}
      </CallsLink>
      {change.contribution !== null && ` · ${words.contribution(signed(change.contribution))}`}
    </>
  )
}

/** How often it was passed before and now, and the calls that failed it. How many failed a critical one stands beside. */
function Rates(props: { readonly period: Period; readonly criterion: ScoreChanges['criteria'][number] }) {
  const { period, criterion } = props
  const { model_name, key, name, passed, failed, critical } = criterion
  const words = useWords(changeWords)
  const { count, percent } = useFormats()
  const rates = words.passRates(percent(criterion.before?.pass_rate ?? 0), percent(criterion.pass_rate ?? 0))
  const calls = failed > 0 ? words.failed(failed, count(failed)) : words.passed(passed, count(passed))
  const limits = { model: model_name, criterion: key, outcome: failed > 0 ? 'failed' : 'passed' } as const
  if (critical)
    return (
      <CallsLink period={period} limits={limits} label={words.ofCriterion(rates, name)}>
        {rates}
      </CallsLink>
    )
  return (
    <>
      {rates} ·{' '}
      <CallsLink period={period} limits={limits} label={words.ofCriterion(calls, name)}>
        {calls}
      </CallsLink>
    </>
  )
}
