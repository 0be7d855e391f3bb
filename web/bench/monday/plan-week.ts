/** The company that the benchmark makes up: a scorecard, three teams, and weeks in which a few things happen. */

const yesOrNo = (key: string, readable_name: string, category: string, weight: number, critical = false) => ({
  ...{ key, readable_name, category, weight, critical },
  ...{ description: `The agent ${readable_name.toLowerCase()}.`, type: 'BOOLEAN' as const, required: true },
})

export const scorecard = {
  name: 'Service desk',
  xscore_template: true,
  summarize_call: false,
  categories: [
    { name: 'Opening', max_score: 30, order_number: 1 },
    { name: 'Resolution', max_score: 70, order_number: 2 },
  ],
  template_variables: [
    yesOrNo('greets', 'Greets by the company’s name', 'opening', 1),
    yesOrNo('offers', 'Offers further help', 'opening', 1),
    yesOrNo('verifies', 'Verifies the customer', 'resolution', 1, true),
    yesOrNo('explains_fee', 'Explains the fee', 'resolution', 2),
    yesOrNo('apologises', 'Apologises', 'resolution', 1),
    yesOrNo('next_steps', 'Says what happens next', 'resolution', 1),
  ],
  template_metadata: [
    { key: 'ticket', readable_name: 'Ticket', type: 'STRING' as const, required: false, grouping: false },
  ],
}

/** What passing it is worth, of a hundred points. */
const points = { greets: 15, offers: 15, verifies: 14, explains_fee: 28, apologises: 14, next_steps: 14 }
export type Criterion = keyof typeof points
export const criteria = Object.keys(points) as Criterion[]

export const target = { target: 82, poor_below: 60 }
export const worse = { key: 'explains_fee', name: 'Explains the fee' } as const
export const ticket = 'CR-48213'

export interface PlannedAgent {
  readonly id: string
  readonly name: string
  readonly team: string
}

const teams = {
  North: ['Dana Whitfield', 'Tom Becker', 'Aisha Khan', 'Lena Fischer'],
  South: ['Marco Bianchi', 'Priya Nair', 'Joel Adams', 'Sofia Reyes'],
  West: ['Grace Lin', 'Owen Clarke', 'Yara Haddad', 'Ben Okafor'],
} as const
export const teamNames = Object.keys(teams)
/** Stopped explaining the fee last week. */
export const fallen = 'Dana Whitfield'
/** Greets nobody, week after week: the one of the team who is below the target. */
const weak = 'Marco Bianchi'
/** Did not verify customers: the one last week, the other in the weeks before, as often. */
const careless = { lastWeek: 'Grace Lin', before: 'Owen Clarke' }

export interface PlannedCall {
  readonly externalId: string
  readonly agent: PlannedAgent
  readonly at: Date
  readonly failed: readonly Criterion[]
  readonly metadata: Readonly<Record<string, string>>
  /** Weeks ago: 1 is last week. */
  readonly week: number
}

export interface Size {
  readonly weeks: number
  readonly agentsOfTeam: number
  /** Calls of an agent in a week. */
  readonly calls: number
  /** Calls of a week that fail the critical criterion. */
  readonly critical: number
}

const dayMs = 86_400_000

/** Midnight at the beginning of this week, in UTC. */
function thisMonday(now: Date): number {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  return today - ((now.getUTCDay() + 6) % 7) * dayMs
}

/** Whole weeks of calls, spread over their days; the same in every run. */
export function planWeeks(size: Size, now = new Date()): PlannedCall[] {
  const agents = Object.entries(teams).flatMap(([team, names]) =>
    names.slice(0, size.agentsOfTeam).map((name) => ({ id: idOf(name), name, team })),
  )
  const monday = thisMonday(now)
  const planned: PlannedCall[] = []
  for (let week = size.weeks; week >= 1; week--)
    for (const agent of agents)
      for (let number = 0; number < size.calls; number++) {
        const workedMs = ((number / size.calls) * 5 + 0.35) * dayMs
        planned.push({
          externalId: `desk-${String(planned.length + 1).padStart(5, '0')}`,
          agent,
          at: new Date(monday - 7 * week * dayMs + workedMs),
          failed: failedBy(agent, week, number, size),
          metadata: isComplaint(agent, week, number) ? { ticket } : { ticket: `T-${planned.length}` },
          week,
        })
      }
  return planned
}

export function idOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-')
}

const isComplaint = (agent: PlannedAgent, week: number, number: number) =>
  agent.name === 'Priya Nair' && week === 2 && number === 5

/** The five worst calls of the agent who fell, the worst first. */
const fiveWorst: readonly (readonly Criterion[])[] = [
  ['greets', 'offers', 'explains_fee', 'apologises', 'next_steps'],
  ['greets', 'offers', 'explains_fee', 'apologises'],
  ['offers', 'explains_fee', 'apologises', 'next_steps'],
  ['greets', 'explains_fee', 'apologises'],
  ['explains_fee', 'apologises', 'next_steps'],
]

function failedBy(agent: PlannedAgent, week: number, number: number, size: Size): Criterion[] {
  const isLastWeek = week === 1
  // Everybody offers further help more often since last week.
  const offers = isLastWeek ? number % 6 === 0 : number % 3 === 0
  if (agent.name === fallen && isLastWeek) return [...(fiveWorst[number] ?? fallenUsually(number, offers))]
  const isCritical = agent.name === careless[isLastWeek ? 'lastWeek' : 'before'] && number < size.critical
  const found: Record<Criterion, boolean> = {
    greets: agent.name === weak || number % 10 === 3,
    offers,
    verifies: isCritical,
    explains_fee: (number + agent.name.length) % 23 === 7,
    apologises: number % 3 === 1,
    next_steps: agent.name === weak ? number % 2 === 0 : number % 12 === 5,
  }
  return criteria.filter((key) => found[key])
}

function fallenUsually(number: number, offers: boolean): Criterion[] {
  return [...(offers ? ['offers' as const] : []), ...(number % 7 === 6 ? [] : ['explains_fee' as const])]
}

/** By the points of the scorecard. A critical criterion that failed costs all of them. */
export function scoreOf({ failed }: Pick<PlannedCall, 'failed'>): number {
  if (failed.includes('verifies')) return 0
  return criteria.reduce((sum, key) => sum + (failed.includes(key) ? 0 : points[key]), 0)
}
