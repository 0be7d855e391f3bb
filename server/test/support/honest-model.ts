import { findSpokenNumbers } from '../../src/judge/spoken/spoken-numbers.ts'
import type { AskedOfModel } from './model-server.ts'

export interface ShownTurn {
  readonly turn: number
  readonly at: string
  readonly speaker: string
  readonly said: string
}

export interface ShownQuestion {
  readonly id: string
  readonly name: string
  readonly asks?: string
  readonly options?: readonly string[]
  readonly value: string
}

/** The questions as they stand in the instructions, one JSON object per line. */
export function readShownQuestions(system: string): ShownQuestion[] {
  return system
    .split('\n')
    .filter((line) => line.startsWith('{"id":"'))
    .map((line) => JSON.parse(line))
}

/** The data between the two lines with the mark the instructions name; throws when it is not whole. */
export function readShownCall({ system, user }: Pick<AskedOfModel, 'system' | 'user'>): {
  agent_name: unknown
  submitted_parameters: Record<string, unknown>
  turns: ShownTurn[]
} {
  const mark = /BEGIN CALL ([0-9a-f]{32})/.exec(system)?.[1]
  const lines = user.split('\n')
  if (!mark || lines[0] !== `BEGIN CALL ${mark}` || lines.at(-1) !== `END CALL ${mark}`)
    throw new Error('the call does not stand between its marks')
  return JSON.parse(lines.slice(1, -1).join('\n'))
}

const acts: readonly (readonly [asked: RegExp, speaker: RegExp, said: RegExp])[] = [
  [/greet/i, /agent/i, /\b(?:hello|good (?:morning|afternoon|evening))\b/i],
  [/recorded/i, /agent/i, /\bcall (?:is|may be) (?:being )?recorded\b/i],
  [/verif/i, /agent/i, /\b(?:date of birth|verify)\b/i],
  [/rude/i, /agent/i, /\b(?:shut up|be quiet)\b/i],
  [/further help|anything else/i, /agent/i, /\banything else\b/i],
  [/thank/i, /agent/i, /\bthank you for calling\b/i],
  [/goodbye/i, /agent/i, /\b(?:goodbye|bye|have a great day)\b/i],
  [/frustrated|upset/i, /customer/i, /\b(?:ridiculous|annoyed|frustrated)\b/i],
]

/** Judges as it is told and by nothing but the agent's and the customer's words. Simple, but never fooled. */
export function judgeHonestly(questions: readonly ShownQuestion[], turns: readonly ShownTurn[]): string {
  const answers = questions.map((question) => [question.id, answer(question, turns)])
  return JSON.stringify(Object.fromEntries(answers))
}

function answer(question: ShownQuestion, turns: readonly ShownTurn[]) {
  const wording = `${question.name} ${question.asks ?? ''}`
  const sought = acts.filter(([asked]) => asked.test(wording))
  const found = sought.flatMap(([, speaker, said]) => {
    const turn = turns.find((one) => speaker.test(one.speaker) && said.test(one.said))
    return turn ? [quote(turn, said)] : []
  })
  if (question.value.startsWith('true')) return give(sought.length > 0 && found.length > 0, found)
  const grade = /^a grade from 0 .* to (\d+) /.exec(question.value)
  if (grade) return give(Math.round((Number(grade[1]) * found.length) / Math.max(1, sought.length)), found)
  if (question.options) {
    const turn = turns.find(({ said }) => question.options!.some((one) => said.toLowerCase().includes(one)))
    const option = question.options.find((one) => turn?.said.toLowerCase().includes(one)) ?? null
    return give(option, turn && option ? [quote(turn, new RegExp(option, 'i'))] : [])
  }
  if (/number/.test(question.value)) {
    const turn = turns.find(({ said }) => findSpokenNumbers(said).length > 0)
    const number = turn ? findSpokenNumbers(turn.said)[0]! : undefined
    return give(
      number?.value ?? null,
      turn && number ? [quote(turn, turn.said.slice(number.start, number.end))] : [],
    )
  }
  return give(null, [])
}

function quote(turn: ShownTurn, words: RegExp | string) {
  const exact = typeof words === 'string' ? words : words.exec(turn.said)![0]
  return { turn: turn.turn, speaker: turn.speaker, quote: exact }
}

function give(value: unknown, evidence: readonly unknown[]) {
  return { evidence, rationale: 'By the words that were said.', applicable: true, value, confidence: 0.9 }
}

/** Answers either kind of request. */
export function answerHonestly(asked: AskedOfModel): string {
  const { turns } = readShownCall(asked)
  const questions = readShownQuestions(asked.system)
  return questions.length > 0 ? judgeHonestly(questions, turns) : digestHonestly(turns)
}

function digestHonestly(turns: readonly ShownTurn[]): string {
  const [first] = turns
  const asks = turns.find(({ speaker }) => /customer/i.test(speaker))
  return JSON.stringify({
    summary: `The customer said: ${asks?.said ?? 'nothing'} The agent answered.`,
    insights: [{ turn: first!.turn, text: 'The agent opens the call here; listen to the tone.' }],
    keywords: (asks?.said.toLowerCase().match(/[a-z]{6,}/g) ?? []).slice(0, 3),
  })
}
