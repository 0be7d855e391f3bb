import { describe } from 'node:test'
import { createDryRunJudge } from '../../src/judge/dry-run/dry-run-judge.ts'
import { createDryRunSpeech } from '../../src/speech/dry-run/dry-run-speech.ts'
import { checkJudge } from '../support/check-judge.ts'
import { checkSpeechEngine } from '../support/check-speech-engine.ts'

describe('ears that hear nothing', async () => {
  await checkSpeechEngine(createDryRunSpeech())
})

describe('a judge that scores nothing', () => {
  checkJudge(async () => createDryRunJudge())
})
