const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** What is the same to a listener, and what nobody has to write down. */
const sameWords: Readonly<Record<string, string>> = {
  "what's": 'what is',
  "it's": 'it is',
  "that's": 'that is',
  thats: 'that is',
  "i'm": 'i am',
  "you're": 'you are',
  "i'd": 'i would',
  "i'll": 'i will',
  "we'll": 'we will',
  "we're": 'we are',
  "don't": 'do not',
  "can't": 'can not',
  cannot: 'can not',
  "let's": 'let us',
  "there's": 'there is',
  "here's": 'here is',
  "name's": 'name is',
  "i've": 'i have',
  "we've": 'we have',
  "you've": 'you have',
  "you'd": 'you would',
  "you'll": 'you will',
  "that'll": 'that will',
  "won't": 'will not',
  "didn't": 'did not',
  "isn't": 'is not',
  "doesn't": 'does not',
  "wasn't": 'was not',
  "haven't": 'have not',
  okay: 'ok',
  mr: 'mister',
  mrs: 'missus',
  dr: 'doctor',
  alright: 'all right',
  gonna: 'going to',
  checkbook: 'check book',
  checkbooks: 'check books',
  ...Object.fromEntries(
    ['um', 'uh', 'uhm', 'mm', 'hmm', 'mhm', 'ah', 'oh', 'er'].map((sound) => [sound, '']),
  ),
}

export interface Share {
  readonly errors: number
  readonly words: number
}

/** Words that are missing, too many or wrong, the fewest that explain the difference. */
export function countErrors(reference: string, hypothesis: string): Share {
  const said = normalise(reference)
  const heard = normalise(hypothesis)
  let row = Array.from({ length: heard.length + 1 }, (_, index) => index)
  for (const [index, word] of said.entries()) {
    const next = [index + 1]
    for (const [place, other] of heard.entries()) {
      const replaced = row[place]! + (word === other ? 0 : 1)
      next.push(Math.min(row[place + 1]! + 1, next[place]! + 1, replaced))
    }
    row = next
  }
  return { errors: row.at(-1)!, words: said.length }
}

/** Words as they are spoken, however they were written. */
export function normalise(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/\[[^\]]*\]|<[^>]*>|\S+~/g, ' ')
    .replace(/\$\s?([\d,]+)(?:\.(\d\d))?/g, (_, dollars, cents) =>
      Number(cents ?? 0) > 0 ? `${dollars} dollars and ${cents} cents` : `${dollars} dollars`,
    )
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/(\d+)(st|nd|rd|th)\b/g, '$1')
    .replace(/(\d+)%/g, '$1 percent')
    .replace(/(\d+):(\d\d)/g, (_, hour, minute) => (Number(minute) > 0 ? `${hour} ${minute}` : hour))
    .replace(/(\d)\.(\d)/g, '$1 point $2')
    .replace(/\b([ap])\.?\s?m\b\.?/g, '$1 m')
    .replace(/\d+/g, (digits) => ` ${spellDigits(digits)} `)
    .replace(/[^a-z' ]+/g, ' ')
    .split(/\s+/)
    .flatMap((word) => (Object.hasOwn(sameWords, word) ? sameWords[word]! : word).split(' '))
    .map((word) => word.replace(/^'+|'+$/g, ''))
    .filter((word) => word !== '')
}

/** Long ones and those that begin with a zero are read figure by figure. */
function spellDigits(digits: string): string {
  if (digits.length > 4 || digits.startsWith('0'))
    return [...digits].map((digit) => units[Number(digit)]).join(' ')
  return spell(Number(digits))
}

function spell(number: number): string {
  if (number < 20) return units[number]!
  const [step, name] =
    number < 100
      ? [10, tens[Math.floor(number / 10) - 2]!]
      : number < 1000
        ? [100, 'hundred']
        : [1000, 'thousand']
  const lead = step === 10 ? name : `${spell(Math.floor(number / step))} ${name}`
  return number % step === 0 ? lead : `${lead} ${spell(number % step)}`
}
