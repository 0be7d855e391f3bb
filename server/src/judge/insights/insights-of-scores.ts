import type { ModelCategory } from '../../domain/model.ts'
import { listOpen, listQuestions, type Question, type ScoredAnswer } from '../../domain/scoring.ts'
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
      if (!answer?.determined || answer.expectedScore <= answer.score) return []
      return [{ question, answer, name: nameOf(question), lost: answer.expectedScore - answer.score }]
    })
    .sort((a, b) => Number(b.question.critical) - Number(a.question.critical) || b.lost - a.lost)
  const open = listOpen(revision, answers)
  const settled = (revision.scoring ? revision.categories : []).filter(
    ({ slug }) => !open.some(({ category }) => category === slug),
  )
  const empty = findEmptyCategories(settled, revision, given, losses)
  const told = new Set(empty.flatMap(({ mine }) => mine))
  return [
    ...empty.map(({ name, points, mine }, index) => ({
      weight: 100 - index,
      text:
        mine.length === 1
          ? tellLoss(mine[0]!, mine[0]!.name === name ? undefined : name)
          : `${name} earned none of its ${points} points (${listNames(mine.map((loss) => loss.name))}): start here.`,
    })),
    ...losses
      .filter((loss) => !told.has(loss))
      .slice(0, mostMissed)
      .map((loss, index) => ({ weight: (loss.question.critical ? 95 : 80) - index, text: tellLoss(loss) })),
    ...(open.length === 0 ? [] : [{ weight: 60, text: tellOpen(open) }]),
    ...findFullMarks(settled, revision, given),
  ]
}

/** Of categories in which nothing is open, those in which something was asked and no point was earned. */
function findEmptyCategories(
  settled: readonly ModelCategory[],
  revision: JudgedCase['revision'],
  given: ReadonlyMap<string, ScoredAnswer>,
  losses: readonly Loss[],
): { name: string; points: number; mine: Loss[] }[] {
  return settled
    .flatMap(({ name, slug }) => {
      const { earned, points } = addPoints(revision, given, slug)
      const mine = losses.filter(({ question }) => question.category === slug)
      return earned === 0 && points > 0 && mine.length > 0 ? [{ name, points, mine }] : []
    })
    .sort((a, b) => b.points - a.points)
}

function findFullMarks(
  settled: readonly ModelCategory[],
  revision: JudgedCase['revision'],
  given: ReadonlyMap<string, ScoredAnswer>,
): Insight[] {
  return settled.flatMap(({ name, slug }): Insight[] => {
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

function addPoints(
  revision: JudgedCase['revision'],
  given: ReadonlyMap<string, ScoredAnswer>,
  slug: string,
): { earned: number; points: number } {
  const scores = listQuestions(revision)
    .filter(({ category }) => category === slug)
    .flatMap(({ key }) => given.get(key) ?? [])
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

function tellOpen(open: readonly Question[]): string {
  const [they, them] = open.length === 1 ? ['it counts', 'it'] : ['they count', 'them']
  return `Not determined from the words: ${listNames(open.map(nameOf))}; ${they} neither for nor against until somebody reviews ${them}.`
}

function nameOf({ readableName, key }: Question): string {
  return readableName.trim() || key
}

function listNames(all: readonly string[]): string {
  const names = all.slice(0, 3).map((name) => `“${name}”`)
  return names.join(', ') + (all.length > 3 ? ` and ${all.length - 3} more` : '')
}
