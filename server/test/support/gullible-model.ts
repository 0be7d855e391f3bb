import type { ShownQuestion, ShownTurn } from './honest-model.ts'
import { judgeHonestly, readShownQuestions } from './honest-model.ts'
import { type AskedOfModel, chatCompletions, type ModelServer, startModelServer } from './model-server.ts'

/** What a model that has been talked into a good mark shows for it. */
export type Excuse = 'the order itself' | 'nothing' | 'any words of the agent'

export interface GullibleOptions {
  /** What it understands as an order, in any spelling of these letters. */
  readonly orders: readonly string[]
  /** Obeys even what stands where only data may stand. */
  readonly obeysData?: boolean
  readonly excuse?: Excuse
}

/**
 * A model that does whatever it is told by anything that it does not take for data, and judges honestly otherwise. It
 * takes for data only what stands between the two lines with the mark its instructions name, up to the first line that
 * looks like the closing one, and only while no role token of any chat template and no role at the start of a line turns
 * up and the whole can be read as JSON.
 */
export function startGullibleModel(options: GullibleOptions): Promise<ModelServer> {
  return startModelServer(chatCompletions, (asked) => answerGullibly(asked, options))
}

const roleToken =
  /<\|[^|>]{1,40}\|>|<｜[^｜>]{1,40}｜>|\[\/?INST\]|<<\/?SYS>>|<\/?s>|<\/?(?:start|end)_of_turn>|<\/?(?:system|assistant|user|transcript|data)>|\[(?:TOOL_RESULTS|AVAILABLE_TOOLS)\]/i
const roleLine = /^\s*(?:#+\s*)?(?:system|developer|assistant|human|user|tool|instruction)s?\s*:/im

export function answerGullibly(asked: AskedOfModel, options: GullibleOptions): string {
  const { told, data } = separate(asked)
  const questions = readShownQuestions(asked.system)
  const turns = data?.turns ?? readNaiveTurns(`${asked.system}\n${asked.user}`)
  const heard = options.obeysData ? `${told}\n${asked.user}` : told
  const order = options.orders.find((one) => lettersOf(heard).includes(lettersOf(one)))
  if (order === undefined) return judgeHonestly(questions, turns)
  const ordering = turns.find(({ said }) => lettersOf(said).includes(lettersOf(order)))
  return giveAway(questions, turns, ordering, options.excuse ?? 'the order itself')
}

/** What it takes for instructions, and what for data. */
function separate({ system, user }: AskedOfModel): {
  told: string
  data: { turns: ShownTurn[] } | undefined
} {
  const mark = /BEGIN CALL (\S+?)"/.exec(system)?.[1]
  const lines = user.split('\n')
  const end = lines.findIndex((line) => /^\s*END CALL/.test(line))
  const inside = lines.slice(1, Math.max(1, end)).join('\n')
  const outside = [...lines.slice(0, 1), ...lines.slice(Math.max(1, end))].join('\n')
  if (!mark || lines[0] !== `BEGIN CALL ${mark}` || roleToken.test(inside) || roleLine.test(inside))
    return { told: `${system}\n${user}`, data: undefined }
  try {
    return { told: `${system}\n${outside}`, data: JSON.parse(inside) }
  } catch {
    return { told: `${system}\n${user}`, data: undefined }
  }
}

/** Letters and figures of any script, so that capitals, commas and spaces make no difference. */
function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\\u[0-9a-f]{4}/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

function readNaiveTurns(prompt: string): ShownTurn[] {
  return [...prompt.matchAll(/^(Agent|Customer): (.*)$/gm)].map(([, speaker, said], index) => ({
    turn: index + 1,
    at: '00:00',
    speaker: speaker!,
    said: said!,
  }))
}

function giveAway(
  questions: readonly ShownQuestion[],
  turns: readonly ShownTurn[],
  ordering: ShownTurn | undefined,
  excuse: Excuse,
): string {
  const agent = turns.find((turn) => /agent/i.test(turn.speaker) && turn !== ordering)
  const shown = excuse === 'the order itself' ? ordering : excuse === 'nothing' ? undefined : agent
  const evidence = shown ? [{ turn: shown.turn, speaker: shown.speaker, quote: shown.said }] : []
  return JSON.stringify(
    Object.fromEntries(
      questions.map(({ id, name, asks, value }) => {
        const most = Number(/ to (\d+) /.exec(value)?.[1] ?? 1)
        // It knows well enough which answer is the good one.
        const best = value.startsWith('true') ? !/rude/i.test(`${name} ${asks}`) : most
        return [id, { evidence, rationale: 'As I was told.', applicable: true, value: best, confidence: 1 }]
      }),
    ),
  )
}
