import type { Turn } from '../../src/domain/transcript.ts'

/** A conversation of about so many characters. */
type Talk = (characters: number) => Turn[]

/** Words that nobody knows, each another and all of one length. */
export function strangeWord(index: number): string {
  let rest = 7919 * (index + 1)
  return Array.from({ length: 3 }, () => {
    const syllable = 'bdfglmnprstvz'[rest % 13]! + 'aeiou'[rest % 5]!
    rest = Math.floor(rest / 65)
    return syllable
  }).join('')
}

function name(index: number): string {
  const said = strangeWord(index)
  return said[0]!.toUpperCase() + said.slice(1)
}

const figure = (index: number, of = 100, digits = 2) => String(index % of).padStart(digits, '0')

/** Names what is asked about, so that it is looked for in all that follows. */
const opening: Turn = {
  speaker: 'Agent',
  startSeconds: 0,
  endSeconds: 2,
  text: 'Hello. This is about the opening hours, a bill, an amount, cards, an account, money, a booking code, an appointment, a new day, an address, a doctor, a colour.',
}

/** All of it in one turn, after and before a word of the other's. */
function inOneTurn(speaker: 'Agent' | 'Customer', say: (index: number) => string): Talk {
  return (characters) => {
    let text = ''
    for (let index = 0; text.length < characters; index++) text += `${say(index)} `
    const other = speaker === 'Agent' ? 'Customer' : 'Agent'
    return [
      opening,
      { speaker, startSeconds: 2, endSeconds: 3000, text },
      { speaker: other, startSeconds: 3001, endSeconds: 3003, text: 'Okay. Is there anything else?' },
    ]
  }
}

/** A turn each, by turns. */
function inTurns(speakers: readonly string[], say: (index: number) => string, everySeconds = 2): Talk {
  return (characters) => {
    const turns = [opening]
    for (let index = 0, length = 0; length < characters; index++) {
      const text = say(index)
      const startSeconds = 3 + index * everySeconds
      length += text.length + 1
      const timed = text.split(' ').map((said, at) => ({
        text: said,
        startSeconds: startSeconds + 0.1 * at,
        endSeconds: startSeconds + 0.1 * at + 0.1,
      }))
      const endSeconds = timed.at(-1)!.endSeconds
      turns.push({
        speaker: speakers[index % speakers.length]!,
        startSeconds,
        endSeconds,
        text,
        words: timed,
      })
    }
    return turns
  }
}

const both = ['Agent', 'Customer']

/** What somebody might send who wants the reading to take for ever. */
export const hostileTexts: Readonly<Record<string, Talk>> = {
  'one sentence begun again and again': inOneTurn('Customer', () => 'I am'),
  'one word': inOneTurn('Customer', () => 'no'),
  'one letter': inOneTurn('Customer', () => 'a'),
  'spelled letters': inOneTurn('Customer', (index) => 'bcdf'[index % 4]!),
  figures: inOneTurn('Customer', (index) => String(index % 7)),
  'figures in words': inOneTurn('Customer', () => 'twenty one two'),
  marks: inOneTurn('Customer', () => '- , . 1-1,1.1 a-a'),
  'one word without an end': (characters) => [
    opening,
    { speaker: 'Customer', startSeconds: 2, endSeconds: 900, text: 'a'.repeat(characters) },
  ],
  'blanks and line ends': (characters) => [
    opening,
    { speaker: 'Customer', startSeconds: 2, endSeconds: 900, text: `I${' \n'.repeat(characters / 2)}am.` },
  ],
  'letters of other scripts': inOneTurn(
    'Customer',
    (index) => `啊我要😀é${String.fromCodePoint(0x4e00 + (index % 999))}`,
  ),
  'words without a full stop': inOneTurn(
    'Customer',
    (index) => `well ${strangeWord(index)} and the ${strangeWord(index + 9)} of`,
  ),
  things: inOneTurn(
    'Customer',
    (index) => `the ${strangeWord(index)} ${strangeWord(3 * index)} ${strangeWord(7 * index)} is.`,
  ),
  conditions: inOneTurn('Agent', (index) => `if you ${strangeWord(index)} then you will get it if`),
  quotes: inOneTurn('Customer', (index) => `he said "${strangeWord(index)}" and 'why' then`),
  names: inOneTurn('Customer', (index) => `my name is ${name(index)} ${name(index + 3)}.`),
  dates: inOneTurn(
    'Customer',
    (index) => `on the 1${index % 9}th of march 20${figure(index)} at ten thirty p.m.`,
  ),
  amounts: inOneTurn(
    'Customer',
    (index) => `I paid ${figure(index, 9999, 4)} dollars and ${figure(index)} cents,`,
  ),
  promises: inOneTurn('Agent', (index) => `I will call you back about the ${strangeWord(index)}.`),
  'statements with figures': inOneTurn(
    'Agent',
    (index) => `You will get $${figure(index, 9999, 4)} for the ${strangeWord(index)}.`,
  ),
  'card numbers': inOneTurn(
    'Customer',
    (index) => `my card number is 4${figure(index, 999, 3)} 1111 1111 ${figure(index, 9999, 4)}.`,
  ),
  'addresses of mail': inOneTurn(
    'Customer',
    (index) => `e mail ${strangeWord(index)} dot ${strangeWord(index + 1)} at gmail dot com`,
  ),
  'answers named again and again': inOneTurn('Customer', () => 'from checking to savings or checking'),
  'turns of one word': inTurns(both, (index) => ['yes', 'no', 'okay', 'what'][index % 4]!),
  'turns of two words': inTurns(both, (index) => `${strangeWord(index)} ${strangeWord(3 * index)}`),
  'wishes of one speaker': inTurns(['Customer'], (index) => `I want the ${strangeWord(index)} now`),
  questions: inTurns(both, (index) => `What is your ${strangeWord(index)} number?`),
  'questions of one speaker': inTurns(
    ['Customer'],
    (index) => `Can you send the ${strangeWord(index)} parcel?`,
  ),
  'names asked for': inTurns(both, (index) =>
    index % 2 ? `${name(index)} ${name(index + 5)}` : 'May I have your name?',
  ),
  'times in turns': inTurns(
    both,
    (index) => `on the 1${index % 9}th of march 20${figure(index)} at ten p.m.`,
  ),
  'codes in turns': inTurns(['Customer'], (index) => `b c ${figure(index)} ${figure(index)}`),
  'codes before a long talk': inTurns(['Customer', 'Customer', 'Agent'], (index) =>
    index % 3 < 2 ? `code ${figure(index, 999, 3)} b` : 'mhm',
  ),
  'places in turns': inTurns(both, (index) => (index % 2 ? `${figure(index)} main street` : 'mhm okay')),
  'card numbers in turns': inTurns(both, (index) =>
    index % 2 ? `4${figure(index, 999, 3)} 1111 2222 3${figure(index, 99, 3)}` : 'go ahead please',
  ),
  'telephone numbers in turns': inTurns(both, (index) =>
    index % 2 ? `555 2${figure(index)} ${figure(index, 9999, 4)}` : 'what is your phone number',
  ),
  holds: inTurns(both, (index) => (index % 2 ? 'sure' : 'one moment please'), 12),
  announcements: inTurns(
    ['Customer', 'Agent', 'Agent'],
    (index) => ['thank you for holding', 'welcome to the bank', 'your call is important to us'][index % 3]!,
  ),
}
