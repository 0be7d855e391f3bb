import type { Answer } from '../../domain/answers.ts'
import { listQuestions, type Question } from '../../domain/scoring.ts'
import { explain, type Reason, reasonsOf } from '../../domain/sentences/reasons.ts'
import { checkEvidence } from '../evidence/check-evidence.ts'
import type { AnswerNote, Case, Verdict } from '../judge.ts'
import { measureConversation } from '../talk/conversation-metrics.ts'
import { answerQuestion } from './answering/answer-question.ts'
import { notingEngine } from './answering/note-figures.ts'
import { takeCall } from './answering/read-call.ts'
import { calledOn } from './called-on.ts'
import { type Finding, notApplicable } from './finding.ts'
import type { Engine } from './reading/engine.ts'
import type { Parties } from './reading/parties.ts'

const trustInOneVoice = 0.9
const trustInUnknownRoles = 0.95

/** Answers every question of the model from what was said. */
export async function judgeCall(subject: Case, engine: Engine): Promise<Verdict> {
  const { transcript, revision } = subject
  const call = await takeCall(transcript, calledOn(subject), engine)
  const trust = trustIn(call.parties)
  const answers: Answer[] = []
  const notes: AnswerNote[] = []
  for (const question of listQuestions(revision)) {
    const finding =
      call.lines.length === 0
        ? notApplicable({ code: 'no_speech' }, 0)
        : addRemarks(
            await answerQuestion(question, revision, call, trust, (figures) =>
              notes.push({ key: question.key, engine: notingEngine, figures }),
            ),
            question,
            call.parties,
          )
    answers.push({ key: question.key, ...finding })
  }
  return {
    answers: checkEvidence(answers, transcript.turns),
    metrics: measureConversation(transcript),
    notes,
    tokens: null,
    cost: null,
  }
}

function trustIn({ apart, labelled }: Parties): number {
  return apart ? (labelled ? 1 : trustInUnknownRoles) : trustInOneVoice
}

/** What a reviewer has to know about an answer, whatever the question was. */
function addRemarks(finding: Finding, question: Question, parties: Parties): Finding {
  const counts = question.expectedScore > 0 || question.critical
  const open = finding.value === null && !finding.notApplicable && counts
  const remarks: Reason[] = [
    ...(parties.apart ? [] : [{ code: 'one_voice' as const }]),
    ...(parties.apart && !parties.labelled ? [{ code: 'guessed_agent' as const }] : []),
    ...(open ? [{ code: 'needs_review' as const }] : []),
  ]
  return {
    ...finding,
    confidence: Math.round(finding.confidence * 100 * trustIn(parties)) / 100,
    ...explain(...reasonsOf(finding), ...remarks),
  }
}
