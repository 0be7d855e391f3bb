import { parentPort, workerData } from 'node:worker_threads'
import type { Answer, Evidence } from '../../src/domain/answers.ts'
import type { Turn } from '../../src/domain/transcript.ts'
import { countBlocks, countSteps, findGrown, type Operations } from './count-operations.ts'

// Beside the tests, because it changes what is built in. Everything that is to be counted is loaded behind this line.
const { counts, characters } = workerData as { counts: 'blocks' | 'steps'; characters: number }
const count = counts === 'steps' ? countSteps() : await countBlocks(new URL('../../src/', import.meta.url))

const { redactKinds } = await import('../../src/domain/redaction.ts')
const { listQuestions, scoreAnswers } = await import('../../src/domain/scoring.ts')
const { digestCall } = await import('../../src/judge/embedded/digest-call.ts')
const { judgeCall } = await import('../../src/judge/embedded/judge-call.ts')
const { readBan } = await import('../../src/judge/llm/read-ban.ts')
const { checkEvidence } = await import('../../src/judge/evidence/check-evidence.ts')
const { redactTurns } = await import('../../src/redact/redact-turns.ts')
const { labelTurns } = await import('../../src/speech/label-turns.ts')
const { caseOf, revision, variable } = await import('./bank-call.ts')
const { hostileModels } = await import('./hostile-models.ts')
const { hostileTexts } = await import('./hostile-texts.ts')
const { openStandInEngine } = await import('./stand-in-engine.ts')

/** Of every kind of question one or two. */
const asked = [
  variable('greets', 'BOOLEAN', 'The agent greets the customer'),
  variable('interrupts', 'BOOLEAN', 'The agent does not interrupt the customer'),
  variable('thanks', 'BOOLEAN', 'The agent says "thank you for being with us all these years"'),
  variable('recommends', 'BOOLEAN', 'The agent recommends to buy a green elephant'),
  variable('content', 'BOOLEAN', 'The customer was content at the end'),
  variable('care', 'INTEGER', 'The agent is polite. The agent explains the bill', { category: 'closing' }),
  variable('mood', 'STRING', 'The mood of the customer', { options: ['positive', 'neutral', 'negative'] }),
  variable('task', 'STRING', 'What the customer wants', { options: ['order checks', 'replace a card'] }),
  variable('account', 'STRING', 'The account the money goes to', { options: ['checking', 'savings'] }),
  variable('source', 'STRING', 'The account the money comes from', { options: ['checking', 'savings'] }),
  variable('amount', 'DECIMAL', 'The amount of the bill in total'),
  variable('cards', 'INTEGER', 'How many cards were ordered'),
  variable('day', 'DATE', 'The day of the appointment'),
  variable('moment', 'DATETIME', 'The new time of the appointment'),
  variable('email', 'STRING', 'The e-mail address of the customer'),
  variable('address', 'STRING', 'The home address of the customer'),
  variable('name', 'STRING', 'The name of the customer'),
  variable('doctor', 'STRING', 'The name of the doctor'),
  variable('code', 'STRING', 'The booking code'),
  variable('hours', 'STRING', 'The opening hours'),
  variable('request', 'STRING', 'The problem of the customer'),
  variable('colour', 'STRING', 'Which colour the customer prefers'),
]
const engine = openStandInEngine()
/** As much may be done only where there is more, before it counts. */
const allowed = 2000

/** Everything that reads what was said. */
function readText(name: string): (size: number) => Promise<Operations> {
  return (size) => {
    const turns = hostileTexts[name]!(size * characters)
    const subject = caseOf(revision(asked), { turns, language: 'en', durationSeconds: 3600 })
    const forbids = variable('ban', 'BOOLEAN', `Never ${'mocks accents/'.repeat(100 * size)}`)
    const [question] = listQuestions(revision([forbids], { scoring: false }))
    const speakers = [...Map.groupBy(turns, ({ speaker }) => speaker).values()]
    return count(async () => {
      const { answers, metrics } = await judgeCall(subject, engine)
      const scored = scoreAnswers(subject.revision, answers).answers
      await digestCall({ ...subject, answers: scored, metrics }, engine)
      checkEvidence([quoteTurns(turns)], turns)
      redactTurns(turns, redactKinds)
      const ban = readBan(question!)!
      for (const { speaker, startSeconds, endSeconds, text: quote } of turns.slice(0, 20))
        ban.isBrokenBy({ speaker, startSeconds, endSeconds, quote })
      labelTurns(speakers, 'Anna Hill')
    })
  }
}

/** Quotes from all over a call, each second one with a word wrong, as a language model may give it back. */
function quoteTurns(turns: readonly Turn[]): Answer {
  const evidence = Array.from({ length: 8 }, (_, index): Evidence => {
    const { speaker, startSeconds, text } = turns[Math.floor((index * turns.length) / 8)]!
    const quote = text.slice(0, 200)
    return {
      speaker,
      startSeconds,
      endSeconds: startSeconds,
      quote: index % 2 ? quote : quote.replace(/(?<= )\w+/, 'hm'),
    }
  })
  return { key: 'quoted', value: true, notApplicable: false, confidence: 1, rationale: '', evidence }
}

/** Everything that reads a model. */
function readModel(name: string): (size: number) => Promise<Operations> {
  const turns = hostileTexts['answers named again and again']!(500)
  return (size) => {
    const model = hostileModels[name]!(size)
    const subject = caseOf(model, { turns, language: 'en', durationSeconds: 900 })
    return count(async () => {
      const { answers, metrics } = await judgeCall(subject, engine)
      await digestCall({ ...subject, answers: scoreAnswers(model, answers).answers, metrics }, engine)
    })
  }
}

/** What grows too fast, as far as it does so again: now and then the engine loses the count of a function. */
async function findSurelyGrown(read: (size: number) => Promise<Operations>): Promise<string[]> {
  const placeOf = (grown: string) => grown.replace(/^\d+ → \d+ /, '')
  let grown = findGrown(await read(1), await read(2), allowed)
  for (let again = 0; again < 2 && grown.length > 0; again++) {
    const before = new Set(grown.map(placeOf))
    const next = findGrown(await read(1), await read(2), allowed)
    grown = next.filter((each) => before.has(placeOf(each)))
  }
  return grown
}

parentPort!.on('message', async ({ kind, name }: { kind: 'text' | 'model'; name: string }) => {
  const read = kind === 'text' ? readText(name) : readModel(name)
  parentPort!.postMessage(await findSurelyGrown(read).catch((error: Error) => [String(error.stack)]))
})
