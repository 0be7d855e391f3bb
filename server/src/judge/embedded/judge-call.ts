import type { Answer } from '../../domain/answers.ts'
import { listQuestions, type Question } from '../../domain/scoring.ts'
import { explain, type Reason, reasonsOf } from '../../domain/sentences/reasons.ts'
import { checkEvidence } from '../evidence/check-evidence.ts'
import type { Case, Verdict } from '../judge.ts'
import { measureConversation } from '../talk/conversation-metrics.ts'
import { answerBoolean } from './answers/answer-boolean.ts'
import { answerGrade } from './answers/answer-grade.ts'
import { answerMoment } from './answers/answer-moment.ts'
import { answerNumber } from './answers/answer-number.ts'
import { answerOption } from './answers/answer-option.ts'
import { answerText } from './answers/answer-text.ts'
import { type Finding, notApplicable, notDetermined } from './answers/finding.ts'
import { type CallReading, readCall } from './meaning/call-reading.ts'
import type { SentenceEmbedder } from './meaning/sentence-embedder.ts'
import { readFaults } from './questions/read-faults.ts'
import { readQuestion } from './questions/read-question.ts'

const trustInOneVoice = 0.7
const trustInUnknownRoles = 0.85
const trustInOtherLanguages = 0.6

/** Answers every question of the model from what was said, by rule and by meaning. */
export async function judgeCall(subject: Case, embedder: SentenceEmbedder): Promise<Verdict> {
  const reading = await readCall(subject, embedder)
  const answers: Answer[] = []
  for (const question of listQuestions(subject.revision)) {
    const finding =
      reading.utterances.length === 0
        ? notApplicable({ code: 'no_speech' }, 0)
        : addRemarks(
            mindLanguage(await answerQuestion(question, subject, reading), question, reading),
            question,
            reading,
          )
    answers.push({ key: question.key, ...finding })
  }
  return {
    answers: checkEvidence(answers, subject.transcript.turns),
    metrics: measureConversation(subject.transcript),
    tokens: null,
    cost: null,
  }
}

/** What a reviewer has to know about an answer, whatever the question was. */
function addRemarks(finding: Finding, question: Question, reading: CallReading): Finding {
  const counts = question.expectedScore > 0 || question.critical
  const open = finding.value === null && !finding.notApplicable && counts
  const remarks: Reason[] = [
    ...(reading.apart ? [] : [{ code: 'one_voice' as const }]),
    ...(reading.apart && !reading.labelled ? [{ code: 'unknown_agent' as const }] : []),
    ...(open ? [{ code: 'needs_review' as const }] : []),
  ]
  const trust = reading.apart ? (reading.labelled ? 1 : trustInUnknownRoles) : trustInOneVoice
  return {
    ...finding,
    confidence: Math.round(finding.confidence * 100 * trust) / 100,
    ...explain(...reasonsOf(finding), ...remarks),
  }
}

/** Its rules know English: that nothing was found in another language says nothing. */
function mindLanguage(finding: Finding, question: Question, { transcript }: CallReading): Finding {
  const isEnglish = !transcript.language || /^en\b/i.test(transcript.language)
  if (isEnglish || finding.value === null) return finding
  const byRule = question.type === 'BOOLEAN' || question.category !== null || question.options !== null
  if (byRule && finding.value !== true)
    return notDetermined({ code: 'open_language', values: { language: transcript.language } })
  return { ...finding, confidence: finding.confidence * trustInOtherLanguages }
}

function answerQuestion(question: Question, { revision }: Case, reading: CallReading): Promise<Finding> {
  const read = readQuestion(question, revision)
  switch (question.type) {
    case 'BOOLEAN':
      return answerBoolean(read, reading)
    case 'INTEGER':
    case 'DECIMAL':
      return question.category === null
        ? answerNumber(read, question.type, reading)
        : answerGrade(read, question.expectedScore, readFaults(read, revision.prompt), reading)
    case 'STRING':
      return question.options && question.options.length > 0
        ? answerOption(read, question.options, revision.prompt, reading)
        : answerText(read, reading)
    default:
      return answerMoment(read, question.type, reading)
  }
}
