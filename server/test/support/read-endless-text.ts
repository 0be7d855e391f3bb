import { parentPort, workerData } from 'node:worker_threads'
import { redactKinds } from '../../src/domain/redaction.ts'
import { listQuestions } from '../../src/domain/scoring.ts'
import { digestCall } from '../../src/judge/embedded/digest-call.ts'
import { judgeCall } from '../../src/judge/embedded/judge-call.ts'
import { SentenceEmbedder } from '../../src/judge/embedded/meaning/sentence-embedder.ts'
import { readFaults } from '../../src/judge/embedded/questions/read-faults.ts'
import { readCriteria, readQuestion } from '../../src/judge/embedded/questions/read-question.ts'
import { checkEvidence } from '../../src/judge/evidence/check-evidence.ts'
import { measureConversation } from '../../src/judge/talk/conversation-metrics.ts'
import { splitUtterances } from '../../src/judge/utterances.ts'
import { redactTurns } from '../../src/redact/redact-turns.ts'
import { findIvr } from '../../src/speech/label-ivr.ts'
import { nameRoles } from '../../src/speech/name-roles.ts'
import { caseOf, revision, variable } from './bank-call.ts'

// Runs beside the tests, so that a reading that never ends can be ended: says how far it has come, by name.
const text = workerData as string
const turns = [
  { speaker: 'Agent', startSeconds: 0, endSeconds: 2, text: 'How can I help you today?' },
  { speaker: 'Customer', startSeconds: 2, endSeconds: 900, text },
]
const transcript = { turns, language: 'en', durationSeconds: 900 }
const written = text.slice(0, 100_000)
const asked = [
  variable('greets', 'BOOLEAN', 'The agent greets the customer'),
  variable('email', 'STRING', 'The e-mail address of the customer'),
  variable('address', 'STRING', 'The home address of the customer'),
  variable('name', 'STRING', 'The name of the customer'),
  variable('code', 'STRING', 'The booking code'),
  variable('amount', 'DECIMAL', 'The amount of the bill'),
  variable('day', 'DATE', 'The day of the appointment'),
  variable('task', 'STRING', 'What the customer wants', { options: ['order checks', 'replace a card'] }),
  variable('care', 'INTEGER', 'The agent is polite', { category: 'closing' }),
]
const speakers = turns.map((turn) => [turn])
const embedder = await SentenceEmbedder.load()
const subject = caseOf(revision(asked), transcript)

const answer = { key: 'k', value: true, notApplicable: false, confidence: 1, rationale: '' }
/** The longest quote that may have a word wrong, and has. */
const words = text.split(/\s+/, 119)
const quote = words
  .with(Math.floor(words.length / 2), 'okey')
  .join(' ')
  .slice(0, 2000)
const quoteOf = (startSeconds: number) => ({
  speaker: 'Customer',
  startSeconds,
  endSeconds: startSeconds,
  quote,
})

const readings: Readonly<Record<string, () => unknown>> = {
  split: () => splitUtterances(turns),
  measure: () => measureConversation(transcript),
  redact: () => redactTurns(turns, redactKinds),
  'name the roles': () => nameRoles(speakers, 'Anna Hill'),
  'find the machine': () => findIvr(speakers),
  'read a description': () => readModel(revision([variable('k', 'BOOLEAN', written)])),
  'read a prompt': () => readModel(revision(asked, { prompt: written })),
  'check quotes': () => checkEvidence([{ ...answer, evidence: [quoteOf(0), quoteOf(450)] }], turns),
  judge: () => judgeCall(subject, embedder),
  digest: () => digestCall({ ...subject, answers: [], metrics: measureConversation(transcript) }, embedder),
}
for (const [name, read] of Object.entries(readings)) {
  parentPort!.postMessage(name)
  await read()
}
parentPort!.postMessage('')

function readModel(model: ReturnType<typeof revision>): void {
  for (const question of listQuestions(model)) {
    const read = readQuestion(question, model)
    readCriteria(read)
    readFaults(read, model.prompt)
  }
}
