import type { ModelCategory } from '../../domain/model.ts'
import { listOpen, listQuestions, type Question, type ScoredAnswer } from '../../domain/scoring.ts'
import type { Observation } from '../../domain/sentences/observations.ts'
import type { JudgedCase } from '../judge.ts'
import { type Insight, quoteShort } from './insight.ts'

const mostMissed = 3
const mostNamed = 3
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
      observation:
        mine.length === 1
          ? tellLoss(mine[0]!, mine[0]!.name === name ? undefined : name)
          : ({
              code: 'category_lost',
              values: { category: name, points, ...listNames(mine.map((loss) => loss.name)) },
            } as const),
    })),
    ...losses
      .filter((loss) => !told.has(loss))
      .slice(0, mostMissed)
      .map((loss, index) => ({
        weight: (loss.question.critical ? 95 : 80) - index,
        observation: tellLoss(loss),
      })),
    ...(open.length === 0
      ? []
      : [
          { weight: 60, observation: { code: 'open_answers', values: listNames(open.map(nameOf)) } as const },
        ]),
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
            observation: { code: 'full_marks', values: { category: name, points } },
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

function tellLoss({ question, answer, name, lost }: Loss, category?: string): Observation {
  const [evidence] = answer.evidence
  const missing = question.type === 'BOOLEAN' && question.passesWhen && answer.value === false
  const aim = missing ? aimOf(question) : ''
  return {
    code: 'lost_points',
    values: {
      name,
      lost,
      of: answer.expectedScore,
      ...(category === undefined ? {} : { category }),
      ...(evidence ? { shown: { at: evidence.startSeconds, quote: quoteShort(evidence.quote) } } : {}),
      ...(missing && !evidence ? { missing } : {}),
      ...(aim === '' ? {} : { aim }),
    },
  }
}

/** The criterion in the model's own words: what to do next time. */
function aimOf({ description }: Question): string {
  const aim = description.replace(/\s+/g, ' ').trim()
  return aim.length > longestAim ? '' : aim.replace(/[.\s]+$/, '')
}

function nameOf({ readableName, key }: Question): string {
  return readableName.trim() || key
}

function listNames(all: readonly string[]): { names: string[]; more: number } {
  const names = all.slice(0, mostNamed)
  return { names, more: all.length - names.length }
}
