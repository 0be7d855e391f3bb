import { scoreAnswers } from '../src/domain/scoring.ts'
import type { Transcript, Turn } from '../src/domain/transcript.ts'
import { createEmbeddedJudge } from '../src/judge/embedded/embedded-judge.ts'
import { bankRevision } from './bank-model.ts'
import { type Corpus, readHourReference } from './corpus-calls.ts'
import type { JudgeBench } from './judge-quotes.ts'
import { readStarDialogues } from './read-dialogues.ts'

const aimSeconds = 5

/** An hour of talk, judged by one process on one core: calls in a row, and talk without a pause that hardly repeats itself. */
export async function measureHourJudged({ corpus, quotes }: JudgeBench): Promise<void> {
  const hours = { 'bank calls': await readHour(corpus), 'dense talk': await makeDenseHour(corpus) }
  const judge = createEmbeddedJudge({ processes: 1 })
  const { signal } = new AbortController()
  console.log('')
  try {
    for (const [name, transcript] of Object.entries(hours)) {
      const subject = { transcript, revision: bankRevision, metadata: {}, agentName: '' }
      // The weights are loaded once in a service's life, not once a call.
      const short = { ...transcript, turns: transcript.turns.slice(0, 4) }
      await judge.judge({ ...subject, transcript: short }, signal)
      const startMs = performance.now()
      const { answers, metrics } = await judge.judge(subject, signal)
      const judgedMs = performance.now()
      await judge.digest(
        { ...subject, answers: scoreAnswers(bankRevision, answers).answers, metrics },
        signal,
      )
      const digestSeconds = (performance.now() - judgedMs) / 1000
      quotes.add(answers, transcript)
      const words = transcript.turns.reduce((sum, { text }) => sum + text.split(' ').length, 0)
      const seconds = (judgedMs - startMs) / 1000
      console.log(
        `hour of ${name}  ${words} words in ${transcript.turns.length} turns, ${answers.length} questions: judged in ${seconds.toFixed(2)} s on one core (aim ${aimSeconds}: ${seconds <= aimSeconds ? 'met' : 'MISSED'}), summary, insights and keywords in ${digestSeconds.toFixed(2)} s`,
      )
    }
  } finally {
    await judge.close()
  }
}

/** 150 words a minute for an hour. */
async function makeDenseHour(corpus: Corpus): Promise<Transcript> {
  const turns: Turn[] = []
  let words = 0
  for (const { transcript } of await readStarDialogues(corpus)) {
    for (const { speaker, text } of transcript.turns) {
      const startSeconds = words / 2.5
      words += text.split(/\s+/).length
      if (words > 9000) return { turns, language: 'en', durationSeconds: 3600 }
      turns.push({ speaker, startSeconds, endSeconds: words / 2.5, text })
    }
  }
  return { turns, language: 'en', durationSeconds: 3600 }
}

async function readHour(corpus: Corpus): Promise<Transcript> {
  const { segments, duration } = await readHourReference(corpus)
  const turns = segments
    .filter(({ text_norm }) => text_norm !== '')
    .map(({ speaker, start, end, text_norm }) => ({
      speaker: speaker === 'agent' ? 'Agent' : 'Customer',
      startSeconds: start,
      endSeconds: end,
      text: text_norm,
    }))
  return { turns, language: 'en', durationSeconds: duration }
}
