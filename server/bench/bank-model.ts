import type { Answer } from '../src/domain/answers.ts'
import type { ModelRevision, VariableType } from '../src/domain/model.ts'
import type { AnswerValue } from '../src/domain/result.ts'
import { revision, variable } from '../test/support/bank-call.ts'

const tasks = [
  'replace card',
  'schedule appointment',
  'get branch hours',
  'check balance',
  'reset password',
  'transfer money',
  'order checks',
  'pay bill',
]
const accounts = ['checking', 'savings']
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

interface BankVariable {
  readonly key: string
  readonly type: VariableType
  readonly description: string
  readonly options?: readonly string[]
  /** What the task sheet calls it; none: it is no fact of the task. */
  readonly slot?: string
}

export const taskKey = 'task_type'

/** What a QA lead of the bank would ask, in the words such a person would use. */
export const bankVariables: readonly BankVariable[] = [
  { key: taskKey, type: 'STRING', description: 'What the customer called for.', options: tasks },
  {
    key: 'card_type',
    type: 'STRING',
    description: 'Which card the customer wants replaced.',
    options: ['debit', 'credit'],
    slot: 'replacement card type',
  },
  {
    key: 'appointment_day',
    type: 'STRING',
    description: 'The day of the appointment.',
    options: days,
    slot: 'day',
  },
  { key: 'appointment_time', type: 'TIME', description: 'The time of the appointment.', slot: 'time' },
  {
    key: 'branch_hours',
    type: 'STRING',
    description: 'The opening hours of the branch as the agent tells them.',
    slot: 'branch hours',
  },
  {
    key: 'account_balance',
    type: 'DECIMAL',
    description: 'The account balance the agent tells the customer.',
    slot: 'account balance',
  },
  {
    key: 'balance_account',
    type: 'STRING',
    description: 'Which account the customer wants to know the balance of.',
    options: accounts,
    slot: 'balance check account type',
  },
  {
    key: 'phone_number',
    type: 'STRING',
    description: "The customer's phone number.",
    slot: 'phone',
  },
  {
    key: 'reset_link_sent_to',
    type: 'STRING',
    description: 'Where the link to reset the password was sent.',
    options: ['phone', 'email'],
    slot: 'password dest',
  },
  {
    key: 'transfer_amount',
    type: 'DECIMAL',
    description: 'How much money is transferred.',
    slot: 'transfer amount',
  },
  {
    key: 'transfer_from',
    type: 'STRING',
    description: 'The account the money is transferred from.',
    options: accounts,
    slot: 'transfer source account',
  },
  {
    key: 'transfer_to',
    type: 'STRING',
    description: 'The account the money is transferred to.',
    options: accounts,
    slot: 'transfer destination account',
  },
  {
    key: 'home_address',
    type: 'STRING',
    description: "The customer's home address.",
    slot: 'home address',
  },
  {
    key: 'company_name',
    type: 'STRING',
    description: 'The name of the company whose bill is paid.',
    slot: 'company name',
  },
  {
    key: 'company_address',
    type: 'STRING',
    description: 'The address of the company whose bill is paid.',
    slot: 'company address',
  },
  {
    key: 'bill_amount',
    type: 'DECIMAL',
    description: 'The amount of the bill the customer pays.',
    slot: 'money amount',
  },
  {
    key: 'greets',
    type: 'BOOLEAN',
    description: 'The agent greets the customer with the name of the bank and their own name.',
  },
  { key: 'asks_how_to_help', type: 'BOOLEAN', description: 'The agent asks how they can help.' },
  { key: 'offers_more_help', type: 'BOOLEAN', description: 'The agent offers further help before the end.' },
  { key: 'thanks', type: 'BOOLEAN', description: 'The agent thanks the customer.' },
]

const prompt = 'Calls of private customers to Harper Valley National Bank.'

/** As the judge's port takes it. */
export const bankRevision: ModelRevision = revision(
  bankVariables.map(({ key, type, description, options }) =>
    variable(key, type, description, { options: options ?? null }),
  ),
  { scoring: false, categories: [], prompt },
)

/** As the service takes it. */
export const bankModelBody = {
  name: 'Bank calls',
  prompt,
  template_variables: bankVariables.map(({ key, type, description, options }) => ({
    key,
    type,
    required: false,
    description,
    ...(options ? { options: [...options] } : {}),
  })),
}

export function answerTo(answers: readonly Pick<Answer, 'key' | 'value'>[], key: string): AnswerValue {
  return answers.find((answer) => answer.key === key)?.value ?? null
}
