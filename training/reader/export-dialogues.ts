import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { isSameValue } from '../../corpus/same-value.ts'
import { findValues, type ValueType } from '../../server/src/judge/spoken/find-values.ts'
import { encode, show } from './public-text.ts'

/**
 * Real calls and typed conversations with what people said about them, as numbers:
 * `node training/reader/export-dialogues.ts HVB SIDES STAR SAMPLE FOLDER`, of clones of
 * cricketclub/gridspace-stanford-harper-valley and RasaHQ/STAR. SIDES lists the sides of calls that may be trained on;
 * of those, calls whose id ends with an odd figure stay out, too, and so does every conversation of SAMPLE: the
 * benchmark asks about these.
 */
const [hvb = '', sides = '', star = '', sample = '', folder = ''] = process.argv.slice(2)
const calledOn = '2020-06-01'
const mostConversations = 2500

type Turn = readonly [agent: boolean, text: string]
interface Asked {
  readonly kind: 'met' | 'pick' | 'value'
  readonly wordings: readonly string[]
  readonly options: readonly string[]
  readonly code: number
  readonly type?: ValueType
  readonly value?: string | undefined
}

const tasks: Readonly<Record<string, readonly [name: string, wants: string]>> = {
  'replace card': ['card replacement', 'have a card replaced'],
  'schedule appointment': ['appointment', 'make an appointment'],
  'get branch hours': ['opening hours', 'know when a branch is open'],
  'check balance': ['account balance', 'know how much is in an account'],
  'reset password': ['password reset', 'get a new password'],
  'transfer money': ['transfer', 'move money from one account to another'],
  'order checks': ['new checks', 'order checks'],
  'pay bill': ['bill payment', 'pay a bill'],
}
const reasons = [
  'What the customer called for.',
  'Reason for the call',
  'Contact reason',
  'Why did the customer ring?',
]
const choices: readonly [slot: string, wordings: readonly string[]][] = [
  ['replacement card type', ['Which card the customer wants replaced.', 'Kind of card']],
  ['balance check account type', ['Which account the balance is asked of.', 'Account asked about']],
  ['transfer source account', ['The account the money is taken from.', 'Transfer from']],
  ['transfer destination account', ['The account the money goes to.', 'Transfer to']],
  ['password dest', ['Where the link for the password goes.', 'Reset link sent to']],
  ['day', ['Day of the appointment.', 'On which weekday will the customer come?']],
]
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const accounts = ['checking', 'savings']
const optionsOf: Readonly<Record<string, readonly string[]>> = {
  'replacement card type': ['debit', 'credit'],
  'balance check account type': accounts,
  'transfer source account': accounts,
  'transfer destination account': accounts,
  'password dest': ['phone', 'email'],
  day: weekdays,
}
const values: readonly [slot: string, type: ValueType, wordings: readonly string[]][] = [
  [
    'account balance',
    'number',
    ['The balance the agent tells.', 'Account balance', 'How much is in the account?'],
  ],
  ['transfer amount', 'number', ['How much is transferred.', 'Amount of the transfer']],
  ['time', 'time', ['Time of the appointment.', 'At what time does the customer come in?']],
  ['phone', 'code', ["The customer's phone number.", 'Telephone number given']],
]
const opinions: readonly [question: RegExp, yes: readonly string[], no: readonly string[]][] = [
  [
    /become aggressive or annoyed/,
    [
      'The customer gets annoyed or aggressive.',
      'Customer is upset at some point',
      'Does the caller lose patience?',
    ],
    ['The customer stays friendly throughout.', 'The caller never gets annoyed.'],
  ],
  [
    /stay calm and helpful/,
    ['The agent stays calm and helpful from beginning to end.', 'Agent is patient and helpful throughout'],
    ['The agent is unhelpful or loses patience at some point.'],
  ],
  [
    /^Did the (?:AI )?[Aa]ssistant (?!stay)/,
    ['The agent does what the customer asked for.', "The customer's request is dealt with", 'Issue resolved'],
    ["The customer's request is left undone.", 'The call ends without what the customer wanted.'],
  ],
]

const known = new Map<string, number>()
const ids: number[][] = []
const sets = [...readBank(), ...readStar()]
writeFileSync(`${folder}/dialogues.json`, JSON.stringify({ texts: ids, sets }))
console.log(sets.length, 'conversations,', ids.length, 'texts')

function text(words: string): number {
  const found = known.get(words)
  if (found !== undefined) return found
  known.set(words, ids.length)
  ids.push(encode(words))
  return ids.length - 1
}

function* readBank(): Generator<object> {
  const counts = new Map<string, number>()
  for (const line of readFileSync(sides, 'utf8').split('\n').slice(1)) {
    const [call = ''] = line.split('\t')
    counts.set(call, (counts.get(call) ?? 0) + 1)
  }
  for (const [id, both] of counts) {
    if (both < 2 || Number.parseInt(id.at(-1)!, 16) % 2 === 1) continue
    const about = JSON.parse(show(hvb, `data/metadata/${id}.json`))
    const turns = readBankTurns(JSON.parse(show(hvb, `data/transcript/${id}.json`)))
    const [task] = about.tasks
    if (turns.length < 4 || !task || !(task.task_type in tasks)) continue
    const people = [
      ['Name of the caller', about.caller.metadata['first and last name']],
      ["The agent's name", about.agent.metadata.agent_name],
    ] as const
    yield writeSet(`hvb-${id}`, turns, [
      ...askBank(task),
      ...people.map(([wording, name]) => askName(wording, name)),
    ])
  }
}

function readBankTurns(rows: { human_transcript: string; speaker_role: string }[]): Turn[] {
  return rows
    .filter(({ human_transcript: said }) => said.replace(/[[<][^\]>]*[\]>]/g, '').trim() !== '')
    .map(({ human_transcript: said, speaker_role: role }) => [
      role === 'agent',
      said.replace(/[[<][^\]>]*[\]>]/g, ' '),
    ])
}

function* askBank(task: Readonly<Record<string, string | number>>): Generator<Asked> {
  const names = Object.keys(tasks)
  const right = names.indexOf(String(task.task_type))
  yield { kind: 'pick', wordings: reasons, options: names, code: right }
  yield { kind: 'pick', wordings: reasons, options: names.map((name) => tasks[name]![0]), code: right }
  for (const [number, name] of names.entries()) {
    const wants = tasks[name]![1]
    // One that is so for three that are not.
    if (number !== right && number % 3 !== right % 3) continue
    const yes = number === right
    yield met([`The customer wants to ${wants}.`, `Caller asks to ${wants}`], yes)
    yield met([`The customer does not ask to ${wants}.`, `Call is not about: ${tasks[name]![0]}`], !yes)
  }
  for (const [number, [slot, wordings]] of choices.entries()) {
    const options = optionsOf[slot]!
    const code = options.indexOf(String(task[slot]).toLowerCase())
    // None of them where it is not spoken of; asked of a third of those.
    if (code >= 0 || (!(slot in task) && number % 3 === right % 3))
      yield { kind: 'pick', wordings, options, code }
  }
  for (const [slot, type, wordings] of values)
    yield {
      kind: 'value',
      wordings,
      options: [],
      code: slot in task ? 1 : 0,
      type,
      value: clean(type, task[slot]),
    }
}

function clean(type: ValueType, value: string | number | undefined): string | undefined {
  if (value === undefined) return undefined
  if (type === 'number') return String(value).replace(/[^\d.]/g, '')
  if (type !== 'time') return String(value)
  const [, hour = '0', minute = '00', half = ''] = /(\d+)(?::(\d+))?\s*([ap])?/i.exec(String(value)) ?? []
  const shown = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return `${String(shown).padStart(2, '0')}:${minute}`
}

function askName(wording: string, name: string | undefined): Asked {
  return { kind: 'value', wordings: [wording], options: [], code: name ? 1 : 0, type: 'name', value: name }
}

function met(wordings: readonly string[], yes: boolean): Asked {
  return { kind: 'met', wordings, options: [], code: yes ? 1 : 0 }
}

function* readStar(): Generator<object> {
  const left = new Set(
    readFileSync(sample, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line).id),
  )
  const files = execFileSync('git', ['-C', star, 'ls-tree', '--name-only', 'HEAD', 'dialogues/'], {
    encoding: 'utf8',
  })
  let made = 0
  for (const path of files.trim().split('\n')) {
    if (made === mostConversations) return
    const {
      DialogueID: id,
      Events,
      UserQuestionnaire = [],
      WizardQuestionnaire = [],
    } = JSON.parse(show(star, path))
    const asked = [...UserQuestionnaire, ...WizardQuestionnaire].flatMap(askOpinion)
    const turns = readStarTurns(Events)
    if (left.has(id) || asked.length === 0 || turns.length < 5) continue
    made += 1
    yield writeSet(`star-${id}`, turns, asked)
  }
}

function readStarTurns(events: { Action: string; Agent: string; Text?: string }[]): Turn[] {
  return events.flatMap(({ Action: action, Agent: agent, Text: said }): Turn[] =>
    said && /^(utter|pick_suggestion)$/.test(action) && /^(User|Wizard)$/.test(agent)
      ? [[agent === 'Wizard', said.replaceAll('\n', ' ')]]
      : [],
  )
}

function askOpinion({ Question: question, Answer: answer }: { Question: string; Answer: unknown }): Asked[] {
  const about = opinions.find(([pattern]) => pattern.test(question))
  if (!about || typeof answer !== 'boolean') return []
  return [met(about[1], answer), met(about[2], !answer)]
}

/** `whole`: it is not known which turns tell the answer, so all of them are read. */
function writeSet(name: string, turns: readonly Turn[], asked: readonly Asked[]): object {
  return {
    name,
    whole: true,
    criteria: asked.map(({ kind, wordings, options }) => ({
      kind,
      own: true,
      negative: false,
      wordings: wordings.map(text),
      options: options.map(text),
      rest: [],
    })),
    calls: [
      {
        turns: turns.map(([agent, said]) => [agent ? 0 : 1, text(said)]),
        answers: asked.map(({ kind, code, type, value }) => {
          if (kind !== 'value') return [code, [], []]
          const found = turns.flatMap(([, said], turn) =>
            findValues(type!, said, calledOn).map(({ value: got, start }) => [
              2 + encode(said.slice(0, start)).length,
              value !== undefined && isSameValue(type!, value, got) ? 1 : 0,
              turn,
            ]),
          )
          const proving = [...new Set(found.flatMap(([, right, turn]) => (right ? [turn] : [])))]
          return [proving.length > 0 ? 1 : 0, proving, proving, found]
        }),
      },
    ],
  }
}
