import type { Turn } from '../../src/domain/transcript.ts'

/** Numbers that look random and are the same in every run. */
export function createDice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

const prefixes: readonly (readonly [string, number])[] = [
  ['4', 16],
  ['51', 16],
  ['55', 16],
  ['2221', 16],
  ['2720', 16],
  ['34', 15],
  ['37', 15],
  ['36', 14],
  ['6011', 16],
  ['65', 16],
  ['3528', 16],
  ['62', 16],
  ['4', 13],
]

/** A number that some issuer could have given out. */
export function makeCardNumber(roll: (sides: number) => number): string {
  const [prefix, length] = prefixes[roll(prefixes.length)]!
  let digits = prefix
  while (digits.length < length - 1) digits += roll(10)
  for (let last = 0; last < 10; last++) if (luhnSum(digits + last) % 10 === 0) return digits + last
  throw new Error('one of ten always fits')
}

function luhnSum(digits: string): number {
  return [...digits].toReversed().reduce((sum, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
}

const units = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** One of the many ways people say these digits. */
export function speakDigits(digits: string, roll: (sides: number) => number): string {
  const style = roll(4)
  const words: string[] = []
  for (let at = 0; at < digits.length; ) {
    const [digit, next] = [Number(digits[at]), digits[at + 1]]
    const row = /^(\d)\1*/.exec(digits.slice(at))![0].length
    if (style === 3) {
      const figures = digits.slice(at, at + 1 + roll(4))
      words.push(figures)
      at += figures.length
    } else if (style === 1 && row >= 3 && roll(2) === 0) {
      words.push('triple', units[digit]!)
      at += 3
    } else if (style > 0 && row >= 2 && roll(2) === 0) {
      words.push('double', units[digit]!)
      at += 2
    } else if (style === 2 && next !== undefined && digit === 1 && roll(2) === 0) {
      words.push(teens[Number(next)]!)
      at += 2
    } else if (style === 2 && next !== undefined && digit > 1 && next !== '0' && roll(2) === 0) {
      words.push(`${tens[digit]}${roll(2) === 0 ? '-' : ' '}${units[Number(next)]}`)
      at += 2
    } else {
      words.push(digit === 0 && at > 0 && roll(2) === 0 ? 'oh' : units[digit]!)
      at++
    }
    if (roll(9) === 0) words.push(['um', 'uh', 'and then', 'okay', ','][roll(5)]!)
  }
  return words.join(' ').replaceAll(' ,', ',')
}

const listening = ['mhm', 'Okay.', 'Yes, go on.', 'Uh-huh.', 'Got it.', 'Go ahead.', 'Right.']

/** The number read out over one to four turns, with somebody who listens, who may say each part back. */
export function readOut(digits: string, roll: (sides: number) => number): Turn[] {
  const texts: [string, string][] = []
  const parts = 1 + roll(4)
  const repeats = roll(3) === 0
  for (let part = 0; part < parts; part++) {
    const from = Math.floor((digits.length * part) / parts)
    const own = digits.slice(from, Math.floor((digits.length * (part + 1)) / parts))
    texts.push(['Customer', speakDigits(own, roll)])
    if (repeats) texts.push(['Agent', speakDigits(own, roll)])
    else if (part < parts - 1) texts.push(['Agent', listening[roll(listening.length)]!])
  }
  return texts.map(([speaker, text], index) => ({
    speaker,
    startSeconds: index * 4,
    endSeconds: index * 4 + 3,
    text,
  }))
}
