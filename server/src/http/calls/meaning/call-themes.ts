import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError, EngineError } from '../../../domain/errors.ts'
import type { Themes } from '../../../domain/themes/find-themes.ts'
import { keepNear } from '../../../domain/themes/keep-near.ts'
import { openThemeFinder, type ThemeFinder } from '../../../judge/themes/group-apart.ts'
import type { FoundPassage } from '../../../store/passages/find-passages.ts'
import type { App, HttpContext } from '../../context.ts'
import { goneSignal } from '../../gone-signal.ts'
import { flag } from '../../query-values.ts'
import { checkPairs } from '../call-list-query.ts'
import {
  type MeaningSearch,
  meaningFilters,
  PassageOutput,
  showPassage,
  soughtText,
  waitingCalls,
} from './meaning-search.ts'
import { AnswerOutput, openAnswers } from './write-answer.ts'

/** Grouping compares each with each: of more, others would wait for their turn. */
const mostPassages = 200
const examplesShown = 3

const ThemesQuery = z
  .object({
    question: soughtText.describe(
      'What you want to know, as a sentence in English: "Why do customers cancel?" Nothing in it has a meaning of its own: no quotation marks, no wildcards.',
    ),
    answer: flag(false).describe(
      'Also have the language model that is set up as judge answer in sentences, each with the quotes it rests on. It may take a minute.',
    ),
    ...meaningFilters,
  })
  .superRefine(checkPairs)

const counts = {
  calls: z.int().describe('Of how many calls. A call that speaks of two themes counts in both.'),
  passages: z.int(),
}

const ThemesOutput = z
  .object({
    calls: z.int().describe('Of how many calls passages were found.'),
    passages: z.int().describe(`How many passages were found; ${mostPassages} at most, the nearest.`),
    has_more: z
      .boolean()
      .describe('There may be more that fit: narrow the filter, and what is counted is all of it.'),
    themes: z
      .array(
        z.object({
          name: z.string().describe('Words that customers say in it, and hardly in the other themes.'),
          ...counts,
          examples: z
            .array(PassageOutput)
            .describe(`The most typical passages, ${examplesShown} at most, each of another call.`),
        }),
      )
      .describe('Those of most calls first.'),
    answer: AnswerOutput,
    can_answer: z
      .boolean()
      .describe('A language model is set up as judge: with `answer`, it answers in sentences.'),
    others: z
      .object({
        ...counts,
        examples: z
          .array(PassageOutput)
          .describe(`The nearest to the question, ${examplesShown} at most, each of another call.`),
      })
      .describe('What is in no theme, because too little is like it.'),
    waiting: waitingCalls,
  })
  .meta({ id: 'Themes', description: 'What calls say about a question, grouped by what is said.' })

export function addCallThemesRoute(app: App, context: HttpContext, search: MeaningSearch): void {
  const writeAnswer = openAnswers(context)
  const finder = openThemeFinder()
  app.addHook('onClose', () => finder.close())
  app.get(
    '/v1/call-analysis/themes',
    {
      config: { scope: 'read:call-analysis-transcription' },
      schema: {
        operationId: 'askCalls',
        tags: ['Calls'],
        summary: 'Ask a question across calls',
        description: `Finds the passages that come nearest to the question, ${mostPassages} at most and at most three of one call, with the filters of the list of calls. What says much the same is grouped into themes, each with a name in its own words, how many calls speak of it and examples with their moments. It counts what was found, not what is true of all calls. English calls only. Calls that you have yet to answer blind or in a calibration are left out where a filter would tell something of their answers.`,
        querystring: ThemesQuery,
        response: { 200: ThemesOutput },
      },
    },
    async (request, reply) => {
      const { question: text, answer, ...filters } = request.query
      const found = await search(request, reply, {
        text,
        parameter: 'question',
        limit: mostPassages,
        filters,
      })
      const near = keepNear(found.passages)
      const { themes, others } = await findThemes(finder, request, reply, near)
      const toAnswer = themes.length > 0 ? themes : [{ name: '', calls: countCalls(near), passages: others }]
      return {
        answer: answer
          ? await writeAnswer(
              request,
              reply,
              text,
              toAnswer.map((theme) => ({
                ...theme,
                passages: theme.passages.map((number) => near[number]!),
              })),
            )
          : null,
        can_answer: context.judge.answer !== undefined,
        calls: countCalls(near),
        passages: near.length,
        has_more: near.length === mostPassages,
        themes: themes.map(({ name, passages }) => ({
          name,
          ...sumUp(passages.map((number) => near[number]!)),
        })),
        others: sumUp(others.map((number) => near[number]!)),
        waiting: found.waiting,
      }
    },
  )
}

async function findThemes(
  finder: ThemeFinder,
  request: FastifyRequest,
  reply: FastifyReply,
  near: readonly FoundPassage[],
): Promise<Themes> {
  try {
    const gone = goneSignal(request, reply)
    return await finder.find(request.caller.workspaceId, near.map(toThemePassage), gone)
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    throw new AppError('not_now', 'The calls could not be grouped right now. Try again.')
  }
}

function toThemePassage({ callId, lines, vector }: FoundPassage) {
  return { callId, vector, turns: lines }
}

function countCalls(passages: readonly FoundPassage[]): number {
  return new Set(passages.map(({ callId }) => callId)).size
}

/** Of each call only the first is an example. */
function sumUp(passages: readonly FoundPassage[]) {
  const ofCall = new Map<string, FoundPassage>()
  for (const passage of passages) if (!ofCall.has(passage.callId)) ofCall.set(passage.callId, passage)
  const examples = [...ofCall.values()].slice(0, examplesShown).map(showPassage)
  return { calls: ofCall.size, passages: passages.length, examples }
}
