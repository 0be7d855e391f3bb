import { listQuestions, type Question, type ScoredAnswer } from '../../domain/scoring.ts'
import type { JudgedCase } from '../judge.ts'
import { type Insight, quoteShort, writeClock } from './insight.ts'

const mostMissed = 3
const longestAim = 160

interface Loss {
  readonly question: Question
  readonly answer: ScoredAnswer
  readonly name: string
  readonly lost: number
}

/** Where points were lost or earned, with the moment it rests on and what the criterion asks for. */
export function findScoreInsights({ revision, answers }: JudgedCase): Insight[] {
  const given = new Map(answers.map((answer) => [answer.key, answer]))
  const losses = listQuestions(revision)
    .flatMap((question): Loss[] => {
      const answer = given.get(question.key)
      if (!answer || answer.notApplicable || answer.expectedScore <= answer.score) return []
      const name = question.readableName.trim() || question.key
      return [{ question, answer, name, lost: answer.expectedScore - answer.score }]
    })
    .sort((a, b) => Number(b.question.critical) - Number(a.question.critical) || b.lost - a.lost)
  const empty = findEmptyCategories(revision, given, losses)
  const told = new Set(empty.flatMap(({ mine }) => mine))
  const open = losses.filter(({ answer }) => answer.value === null)
  return [
    ...empty.map(({ name, points, mine }, index) => ({
      weight: 100 - index,
      text:
        mine.length === 1
          ? tellLoss(mine[0]!, mine[0]!.name === name ? undefined : name)
          : `${name} earned none of its ${points} points (${listNames(mine)}): start here.`,
    })),
    ...losses
      .filter((loss) => loss.answer.value !== null && !told.has(loss))
      .slice(0, mostMissed)
      .map((loss, index) => ({ weight: (loss.question.critical ? 95 : 80) - index, text: tellLoss(loss) })),
    ...(open.length === 0 ? [] : [{ weight: 60, text: tellOpen(open) }]),
    ...findFullMarks(revision, given),
  ]
}

/** Categories in which something was asked, something was answered, and no point was earned. */
function findEmptyCategories(
  revision: JudgedCase['revision'],
  given: ReadonlyMap<string, ScoredAnswer>,
  losses: readonly Loss[],
): { name: string; points: number; mine: Loss[] }[] {
  return (revision.scoring ? revision.categories : [])
    .flatMap(({ name, slug }) => {
      const { earned, points } = addPoints(revision, given, slug)
      const mine = losses.filter(
        ({ question, answer }) => question.category === slug && answer.value !== null,
      )
      return earned === 0 && points > 0 && mine.length > 0 ? [{ name, points, mine }] : []
    })
    .sort((a, b) => b.points - a.points)
}

function findFullMarks(
  revision: JudgedCase['revision'],
  given: ReadonlyMap<string, ScoredAnswer>,
): Insight[] {
  return (revision.scoring ? revision.categories : []).flatMap(({ name, slug }): Insight[] => {
    const { earned, points } = addPoints(revision, given, slug)
    return points > 0 && earned === points
      ? [
          {
            weight: 10 + points / 1000,
            praise: true,
            text: `Full marks in ${name} (${earned} of ${points}): keep doing this.`,
          },
        ]
      : []
  })
}

const sorted = new WeakMap<JudgedCase['revision'], Map<string | null, Question[]>>()

function byCategory(revision: JudgedCase['revision']): ReadonlyMap<string | null, readonly Question[]> {
  const known = sorted.get(revision) ?? Map.groupBy(listQuestions(revision), ({ category }) => category)
  sorted.set(revision, known)
  return known
}

function addPoints(
  revision: JudgedCase['revision'],
  given: ReadonlyMap<string, ScoredAnswer>,
  slug: string,
): { earned: number; points: number } {
  const scores = (byCategory(revision).get(slug) ?? []).flatMap(({ key }) => given.get(key) ?? [])
  return {
    earned: scores.reduce((sum, { score }) => sum + score, 0),
    points: scores.reduce((sum, { expectedScore }) => sum + expectedScore, 0),
  }
}

function tellLoss({ question, answer, name, lost }: Loss, category?: string): string {
  const points = `${lost} of ${answer.expectedScore} point${answer.expectedScore === 1 ? '' : 's'}`
  const all = category === undefined ? '' : `, all there are in ${category}`
  const [evidence] = answer.evidence
  const missing = question.type === 'BOOLEAN' && question.passesWhen && answer.value === false
  const seen = evidence
    ? `look at ${writeClock(evidence.startSeconds)} (${quoteShort(evidence.quote)})`
    : missing
      ? 'it was not found in what was said'
      : 'worth going through with the agent'
  return `“${name}” lost ${points}${all}: ${seen}.${tellAim(question, missing)}`
}

/** The criterion in the model's own words: what to do next time. */
function tellAim({ description }: Question, missing: boolean): string {
  const aim = description.replace(/\s+/g, ' ').trim()
  if (!missing || aim === '' || aim.length > longestAim) return ''
  return ` What is asked: ${aim.replace(/[.\s]+$/, '')}.`
}

function tellOpen(open: readonly Loss[]): string {
  const [it, earns] = open.length === 1 ? ['it', 'it earns'] : ['them', 'they earn']
  return `Not determined from the words: ${listNames(open)}; ${earns} no points until somebody reviews ${it}.`
}

function listNames(losses: readonly Loss[]): string {
  const names = losses.slice(0, 3).map(({ name }) => `“${name}”`)
  return names.join(', ') + (losses.length > 3 ? ` and ${losses.length - 3} more` : '')
}
