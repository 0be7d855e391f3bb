import { plainWords } from '../src/domain/language/spoken-words.ts'
import { type Asked, askAbout } from './ask-about.ts'
import { isTuningCall } from './corpus-calls.ts'
import type { JudgeBench } from './judge-quotes.ts'
import {
  readBankDialogues,
  readStarDialogues,
  type StarDialogue,
  type StarLabel,
  starLabels,
} from './read-dialogues.ts'
import { type Outcome, scoreOutcomes } from './score-outcomes.ts'

/** As a head of quality would write them, and never changed to please the figures. */
const asked: Readonly<Record<StarLabel, string>> = {
  user_annoyed: 'The customer became aggressive or annoyed during the conversation.',
  calm_and_helpful: 'The agent stayed calm and helpful throughout the conversation.',
  task_success: 'The agent did what the customer asked for.',
}

/** What anybody would search for who had an hour: true when one of the words falls. */
const keywords: Readonly<Record<StarLabel, { party: string; words: RegExp; present: boolean }>> = {
  user_annoyed: {
    party: 'Customer',
    words:
      /\b(annoyed|angry|upset|frustrat\w+|ridiculous|unacceptable|terrible|useless|stupid|hate|manager)\b/,
    present: true,
  },
  calm_and_helpful: {
    party: 'Agent',
    words: /\b(no|cannot|can't|cant|unfortunately|sorry but|wrong|not possible)\b/,
    present: false,
  },
  task_success: {
    party: 'Agent',
    words: /\b(done|booked|confirmed|completed|successfully|scheduled|reserved|resolved|submitted)\b/,
    present: true,
  },
}

/** What people said of a conversation afterwards, against what the judge makes of it. */
export async function measureStar(bench: JudgeBench): Promise<void> {
  const dialogues = await readStarDialogues(bench.corpus)
  console.log(
    `star       ${dialogues.length} written dialogues; labels are what the two people said afterwards.\n` +
      '           bacc: balanced accuracy, where "not determined" counts as wrong (the stricter way);\n' +
      '           ece: ten bins, of the answers given; tuned on: even ids, held out: odd ids',
  )
  const answers = await askAbout(bench, asked, dialogues)
  for (const label of starLabels) {
    const rows = dialogues.flatMap((dialogue, index) => {
      const truth = dialogue.labels[label]
      return truth === null ? [] : [{ dialogue, truth, answer: answers[index]![label]! }]
    })
    const majority = rows.filter(({ truth }) => truth).length * 2 >= rows.length
    const guesses: readonly [string, (row: (typeof rows)[number]) => Asked][] = [
      ['judge', ({ answer }) => answer],
      ['majority', () => ({ value: majority, confidence: 0.5 })],
      ['keywords', ({ dialogue }) => ({ value: matchKeywords(label, dialogue), confidence: 0.5 })],
    ]
    console.log(`\n${label}  “${asked[label]}”`)
    for (const [name, guess] of guesses) {
      const outcomes = rows.map((row) => ({ id: row.dialogue.id, truth: row.truth, ...guess(row) }))
      show(name, 'all', outcomes)
      show(
        '',
        'tuned on',
        outcomes.filter(({ id }) => id % 2 === 0),
      )
      show(
        '',
        'held out',
        outcomes.filter(({ id }) => id % 2 === 1),
      )
    }
  }
  await measureBankCalls(bench)
}

function matchKeywords(label: StarLabel, { transcript }: StarDialogue): boolean {
  const { party, words, present } = keywords[label]
  const said = transcript.turns.some(({ speaker, text }) => speaker === party && words.test(plainWords(text)))
  return said === present
}

function show(name: string, half: string, outcomes: readonly Outcome[]): void {
  const { balanced, tp, fp, fn, tn, open, ece } = scoreOutcomes(outcomes)
  const calibration = outcomes.every(({ confidence }) => confidence === 0.5) ? '' : `  ece ${ece.toFixed(3)}`
  console.log(
    `  ${name.padEnd(9)} ${half.padEnd(9)} n ${String(outcomes.length).padStart(3)}  bacc ${balanced.toFixed(3)}` +
      `  tp ${tp} fp ${fp} fn ${fn} tn ${tn} not determined ${open}${calibration}`,
  )
}

/** Calls in which next to nobody is annoyed and next to everybody is helped: what is found there is mostly false alarm. */
async function measureBankCalls(bench: JudgeBench): Promise<void> {
  const calls = await readBankDialogues(bench.corpus)
  const answers = await askAbout(bench, asked, calls)
  const expected: Readonly<Record<StarLabel, boolean>> = {
    user_annoyed: false,
    calm_and_helpful: true,
    task_success: true,
  }
  console.log('\nbank calls  spoken, without marks; shares of the answers one expects of nearly all of them')
  for (const half of [true, false]) {
    const mine = answers.filter((_, index) => isTuningCall(calls[index]!.id) === half)
    const shares = starLabels.map((label) => {
      const share = (value: boolean | null) =>
        ((100 * mine.filter((each) => each[label]!.value === value).length) / mine.length).toFixed(1)
      return `${label} ${expected[label]} ${share(expected[label])} % (not determined ${share(null)} %)`
    })
    console.log(`  ${half ? 'tuned on' : 'held out'}  n ${mine.length}  ${shares.join('  ')}`)
  }
}
