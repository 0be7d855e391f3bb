import { pickExamples } from '../../judge/teaching/pick-examples.ts'
import { findRecording } from '../../store/calls/calls.ts'
import { getTranscript } from '../../store/calls/transcriptions.ts'
import { saveNotes } from '../../store/teaching/answer-notes.ts'
import { markCase } from '../mark-case.ts'
import type { Stage } from '../stage.ts'

/** Has the call judged, proves the evidence, and does the sums. */
export const analyze: Stage = {
  name: 'analyze',
  waiting: 'AUDIO_TRANSCRIBED',
  working: 'TRANSCRIPTION_ANALYZE_IN_PROGRESS',
  done: 'TRANSCRIPTION_ANALYZED',
  failed: 'ERROR',
  async run(call, house, signal) {
    const transcript = await getTranscript(house.database, call.id)
    const recording = await findRecording(house.database, call.id)
    const { revision, metadata, agentName, submittedAt } = call
    const examples = await pickExamples(house.database, call, transcript)
    const subject = { transcript, revision, metadata, agentName, submittedAt, examples }
    const { marks, notes } = await markCase(house.judge, subject, recording, signal)
    return {
      save: (tx) => saveNotes(tx, call.id, revision, notes),
      values: {
        ...marks,
        review_needed: marks.analysis_result.review_needed,
        analysis_result: JSON.stringify(marks.analysis_result),
        xscore_result: marks.xscore_result && JSON.stringify(marks.xscore_result),
      },
    }
  },
}
