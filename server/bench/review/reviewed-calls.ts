import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { answerOf, makeCall, seeded } from '../../../corpus/make-calls.ts'
import { readTrade } from '../../../corpus/read-trade.ts'
import type { Transcript } from '../../src/domain/transcript.ts'
import { transcript } from '../../test/support/bank-call.ts'
import type { Corpus } from '../corpus-calls.ts'
import { followsScript } from '../judge-script.ts'
import { readBankDialogues, readStarDialogues, starLabels } from '../read-dialogues.ts'

/** A call with what people say of it, by criterion; who says nothing of one has not reviewed it. */
export interface ReviewedCall {
  readonly id: string
  readonly transcript: Transcript
  readonly said: Readonly<Record<string, boolean>>
}

export interface ReviewedSet {
  readonly name: string
  readonly wordings: Readonly<Record<string, string>>
  readonly calls: readonly ReviewedCall[]
}

/** Settings were chosen on the calls of which this is true, figures are reported of the others. */
export function isForTuning(id: string): boolean {
  return createHash('sha256').update(id).digest()[3]! % 2 === 0
}

/** Written conversations, with what the two people said afterwards. */
export async function readStarSet(corpus: Corpus): Promise<ReviewedSet> {
  const dialogues = await readStarDialogues(corpus)
  return {
    name: 'star',
    wordings: {
      user_annoyed: 'The customer became aggressive or annoyed during the conversation.',
      calm_and_helpful: 'The agent stayed calm and helpful throughout the conversation.',
      task_success: 'The agent did what the customer asked for.',
      changed_mind: 'The customer changed their mind about what they want.',
    },
    calls: dialogues.map(({ id, labels, changedMind, transcript }) => {
      const said = [
        ...starLabels.map((label) => [label, labels[label]] as const),
        ['changed_mind', changedMind] as const,
      ]
      return { id: String(id), transcript, said: keepSaid(said) }
    }),
  }
}

const aboutMoney = ['transfer money', 'pay bill']
const aboutSecurity = ['reset password', 'replace card']

/** Calls to a bank: what the caller had been told to ask for, and the script as it is read off from the words. */
export async function readBankSet(corpus: Corpus): Promise<ReviewedSet> {
  const dialogues = await readBankDialogues(corpus)
  return {
    name: 'bank',
    wordings: {
      greets: 'The agent greets the customer with the name of the bank and their own name.',
      asks_how_to_help: 'The agent asks how they can help.',
      offers_more_help: 'The agent offers further help before the end.',
      thanks: 'The agent thanks the customer.',
      moves_money: 'The customer wants money to be sent or paid.',
      about_security: 'The call is about the security of an account.',
    },
    calls: dialogues.map((dialogue) => ({
      id: dialogue.id,
      transcript: dialogue.transcript,
      said: {
        ...followsScript(dialogue),
        moves_money: aboutMoney.includes(dialogue.task),
        about_security: aboutSecurity.includes(dialogue.task),
      },
    })),
  }
}

const smallTrade = new URL('../../../corpus/set-aside/heating-oil.txt', import.meta.url)
const smallCriteria = 2
const smallCalls = 20

/** In small: calls made from a trade of the project's own, and two of its criteria that are true of some. */
export function makeSmallSet(): ReviewedSet {
  const trade = readTrade(readFileSync(smallTrade, 'utf8'))
  const made = Array.from({ length: smallCalls }, (_, number) =>
    makeCall(trade, seeded(7_919 * (number + 1))),
  )
  const asked = trade.criteria
    .filter(({ kind }) => kind === 'met')
    .map((criterion) => ({ criterion, truths: made.map((call) => answerOf(criterion, call).answer) }))
    .filter(
      ({ truths }) =>
        Math.min(...[true, false].map((value) => truths.filter((one) => one === value).length)) >= 5,
    )
    .slice(0, smallCriteria)
  return {
    name: 'small',
    wordings: Object.fromEntries(asked.map(({ criterion }, index) => [`c${index}`, criterion.wordings[0]!])),
    calls: made.map((call, number) => ({
      id: `small-${number}`,
      transcript: transcript(...call.turns.map(({ speaker, text }) => `${speaker}: ${text}`)),
      said: keepSaid(asked.map(({ truths }, index) => [`c${index}`, truths[number]] as const)),
    })),
  }
}

function keepSaid(said: readonly (readonly [string, unknown])[]): Record<string, boolean> {
  return Object.fromEntries(said.filter((one): one is [string, boolean] => typeof one[1] === 'boolean'))
}
