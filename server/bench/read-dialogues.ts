import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Transcript, Turn } from '../src/domain/transcript.ts'
import { type Corpus, callFolder, type ReferenceSegment } from './corpus-calls.ts'

const bankFile = ({ folder }: Corpus) => new URL('dialogues/hvb.jsonl', folder)
const starFile = ({ folder }: Corpus) => new URL('dialogues/star_sample.jsonl', folder)

/** A telephone call to a bank as people wrote it down, with what the caller had been told to ask for. */
export interface BankDialogue {
  readonly id: string
  readonly task: string
  readonly slots: Readonly<Record<string, string>>
  readonly agentName: string
  readonly customerName: string
  readonly transcript: Transcript
}

interface BankRow {
  readonly id: string
  readonly duration: number
  readonly tasks: readonly [Readonly<Record<string, string | number>>]
  readonly agent_name: string
  readonly caller: { readonly 'first and last name': string }
  readonly turns: readonly (readonly ['agent' | 'caller', number, number, string, ...unknown[]])[]
}

/** Says so, and makes the benchmark fail, when the dialogues are not there. */
export function areDialoguesThere(corpus: Corpus): boolean {
  if (existsSync(bankFile(corpus)) && existsSync(starFile(corpus))) return true
  console.log(
    'This benchmark reads reference dialogues from ../shared/corpus, which is not beside the project.',
  )
  process.exitCode = 1
  return false
}

interface CallRow extends Omit<BankRow, 'turns' | 'caller'> {
  readonly caller_meta: BankRow['caller']
  readonly segments: readonly ReferenceSegment[]
}

/** One of the recorded calls, as people wrote it down. */
export async function readBankCall(corpus: Corpus, id: string): Promise<BankDialogue> {
  const row: CallRow = JSON.parse(await readFile(new URL(`${id}.ref.json`, callFolder(corpus)), 'utf8'))
  const turns = row.segments.map(
    ({ speaker, start, end, text_norm }) =>
      [speaker === 'agent' ? 'agent' : 'caller', start, end, text_norm] as const,
  )
  return toDialogue({ ...row, caller: row.caller_meta, turns })
}

export async function readBankDialogues(corpus: Corpus): Promise<BankDialogue[]> {
  return (await readRows<BankRow>(bankFile(corpus))).map(toDialogue)
}

function toDialogue(row: BankRow): BankDialogue {
  const { task_type, ...slots } = correctHours(row.tasks[0])
  const turns = row.turns
    .filter(([, , , text]) => text.trim() !== '')
    .map(
      ([party, startSeconds, endSeconds, text]): Turn => ({
        speaker: party === 'agent' ? 'Agent' : 'Customer',
        startSeconds,
        endSeconds,
        text,
      }),
    )
  return {
    id: row.id,
    task: String(task_type),
    slots: Object.fromEntries(Object.entries(slots).map(([name, value]) => [name, String(value)])),
    agentName: row.agent_name,
    customerName: row.caller['first and last name'],
    transcript: { turns, language: 'en', durationSeconds: row.duration },
  }
}

/** The task sheet names an opening hour that no agent ever told; the agents' own sheet had this one. */
function correctHours(task: BankRow['tasks'][0]): BankRow['tasks'][0] {
  return 'branch hours' in task ? { ...task, 'branch hours': '9:30 am to 5:00 pm' } : task
}

export const starLabels = ['user_annoyed', 'calm_and_helpful', 'task_success'] as const
export type StarLabel = (typeof starLabels)[number]

/** A written conversation with an assistant, with what the two people said about it afterwards. */
export interface StarDialogue {
  readonly id: number
  /** null: nobody was asked. */
  readonly labels: Readonly<Record<StarLabel, boolean | null>>
  /** What the agent said of the customer afterwards; null: nobody was asked. */
  readonly changedMind: boolean | null
  /** What the customer had been told to ask for; several in some. */
  readonly tasks: readonly string[]
  readonly transcript: Transcript
}

interface StarRow {
  readonly id: number
  readonly labels: StarDialogue['labels']
  readonly tasks: readonly (string | null)[]
  readonly questionnaire?: Readonly<Record<string, boolean>>
  readonly turns: readonly (readonly ['agent' | 'customer', string])[]
}

/** Nobody timed them: three seconds a turn. */
export async function readStarDialogues(corpus: Corpus): Promise<StarDialogue[]> {
  return (await readRows<StarRow>(starFile(corpus))).map(
    ({ id, labels, tasks, turns, questionnaire = {} }) => ({
      id,
      labels,
      changedMind:
        Object.entries(questionnaire).find(([asked]) => /change his\/her mind/.test(asked))?.[1] ?? null,
      tasks: tasks.filter((task) => task !== null),
      transcript: {
        turns: turns
          .filter(([, text]) => text.trim() !== '')
          .map(([party, text], index) => ({
            speaker: party === 'agent' ? 'Agent' : 'Customer',
            startSeconds: 3 * index,
            endSeconds: 3 * index + 2.5,
            text,
          })),
        language: 'en',
        durationSeconds: 3 * turns.length,
      },
    }),
  )
}

async function readRows<T>(file: URL): Promise<T[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => JSON.parse(line))
}
