import type { ModelRevision } from '../../src/domain/model.ts'
import { revision, variable } from './bank-call.ts'
import { strangeWord } from './hostile-texts.ts'

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** As long as a text may be that is read for one question, in two halves. */
const half = 2000
const fill = (row: string, size: number) =>
  row.repeat(Math.ceil((size * half) / row.length)).slice(0, size * half)

function withText(type: 'BOOLEAN' | 'INTEGER' | 'STRING', row: string) {
  return (size: number): ModelRevision =>
    revision([variable('asked', type, fill(row, size), type === 'INTEGER' ? { category: 'closing' } : {})])
}

/** What somebody might ask who wants the judging to take for ever; `size` 2 is twice as much as 1. */
export const hostileModels: Readonly<Record<string, (size: number) => ModelRevision>> = {
  'many allowed answers': (size) =>
    revision([variable('asked', 'STRING', 'The colour of it', { options: times(100 * size, strangeWord) })]),
  'many allowed answers that share words': (size) =>
    revision([
      variable('asked', 'STRING', 'Why the customer calls', {
        options: times(60 * size, (index) => `savings account ${strangeWord(index)} or checking`),
      }),
    ]),
  'many allowed answers like macOS': (size) =>
    revision([
      variable('asked', 'STRING', 'The colour of it', {
        options: times(100 * size, (index) => `${strangeWord(index)}OS`),
      }),
    ]),
  'many questions with the same answers': (size) =>
    revision(
      times(110 * size, (index) =>
        variable(`asked_${index}`, 'STRING', `The ${strangeWord(index)} of it`, {
          options: ['checking', 'savings', strangeWord(index)],
        }),
      ),
    ),
  'many questions of one kind': (size) =>
    revision(
      times(60 * size, (index) =>
        variable(`asked_${index}`, 'BOOLEAN', `The agent offers a ${strangeWord(index)}`),
      ),
    ),
  'many graded questions with a long prompt': (size) =>
    revision(
      times(20 * size, (index) =>
        variable(`asked_${index}`, 'INTEGER', `The agent offers a ${strangeWord(index)}`, {
          category: 'closing',
        }),
      ),
      { prompt: 'Blaming the customer lowers the score. '.repeat(100) },
    ),
  'a long prompt': (size) =>
    revision([variable('asked', 'STRING', '', { options: ['checking', 'savings'] })], {
      prompt: 'asked - checking: an account\n- "savings" = another. '.repeat(100 * size),
    }),
  'a long prompt of names': (size) =>
    revision([variable('asked', 'BOOLEAN', 'The agent names the company')], {
      prompt: 'Bank of Of And '.repeat(200 * size),
    }),
  'a long wish for summaries': (size) =>
    revision([variable('asked', 'BOOLEAN', 'The agent greets')], {
      summarizePrompt: '3 - 4 short brief '.repeat(100 * size),
    }),
  'a yes or no of one word': withText('BOOLEAN', 'a '),
  'a yes or no of conditions': withText('BOOLEAN', 'if not when '),
  'a yes or no of denials': withText('BOOLEAN', 'never and does not '),
  'a yes or no of quotes': withText('BOOLEAN', `"a b" 'c d `),
  'a yes or no of half sentences': withText('BOOLEAN', 'the agent. asks '),
  'a grade of letters': withText('INTEGER', 'aa a '),
  'a grade of sentences': withText('INTEGER', 'aa bb. '),
  'a grade of points': withText('INTEGER', '1 - points; '),
  'a fact of one word': withText('STRING', 'the name of '),
  'a fact of blanks': withText('STRING', 'x   \n'),
}
