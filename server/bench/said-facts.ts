import type { Transcript } from '../src/domain/transcript.ts'

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** Whether a fact of the caller's task stands in a text, however it was said or written. Uses none of the judge's code. */
export function isFactIn(value: string, text: string): boolean {
  if (/^\d{3}-\d{3}-\d{4}$/.test(value)) return digitsOf(text).includes(value.replaceAll('-', ''))
  if (/^\d+$/.test(value)) return waysToSayNumber(Number(value)).some((way) => holds(text, way))
  if (/^\d{1,2}:\d{2} [ap]m( to |$)/i.test(value))
    return value.split(' to ').every((time) => waysToSayTime(time).some((way) => holds(text, way)))
  const address = /^(\d+) (.+), (.+), (.+), (\d{5})$/.exec(value)
  if (address) return isAddressIn(address.slice(1), text)
  return holdsNearly(text, value)
}

/** A fact counts as said when one party said it, in whatever pieces, or both together did. */
export function wasSaid(value: string, { turns }: Transcript): boolean {
  const by = (keep: (speaker: string) => boolean) =>
    turns
      .filter(({ speaker }) => keep(speaker))
      .map(({ text }) => text)
      .join(' ')
  return [by(() => true), by((who) => who === 'Agent'), by((who) => who !== 'Agent')].some((text) =>
    isFactIn(value, text),
  )
}

/** A whole address survives one part that was misheard or never said. */
function isAddressIn([house, street, town, state, zip]: readonly string[], text: string): boolean {
  const digits = digitsOf(text)
  const parts = [
    digits.includes(house!),
    holdsNearly(text, street!),
    holdsNearly(text, town!),
    holdsNearly(text, state!),
    digits.includes(zip!),
  ]
  return parts.filter(Boolean).length >= 4
}

function waysToSayNumber(number: number): string[] {
  const hundreds = Math.floor(number / 100)
  const rest = number % 100
  if (number >= 1000) return [String(number), number.toLocaleString('en')]
  if (hundreds === 0) return [String(number), underHundred(rest)]
  const leads = hundreds === 1 ? ['one hundred', 'a hundred', 'hundred'] : [`${units[hundreds]} hundred`]
  if (rest === 0) return [String(number), ...leads]
  const tail = underHundred(rest)
  const digitByDigit = [...String(number)].map((digit) => units[Number(digit)]).join(' ')
  return [
    String(number),
    ...leads.flatMap((lead) => [`${lead} ${tail}`, `${lead} and ${tail}`]),
    `${units[hundreds]} ${rest < 10 ? `oh ${tail}` : tail}`,
    digitByDigit,
  ]
}

function underHundred(number: number): string {
  if (number < 20) return units[number]!
  const ten = tens[Math.floor(number / 10) - 2]!
  return number % 10 === 0 ? ten : `${ten} ${units[number % 10]}`
}

function waysToSayTime(time: string): string[] {
  const [, hour, minute, half] = /^(\d{1,2}):(\d{2}) ([ap])m$/i.exec(time)!
  const spokenHour = underHundred(Number(hour))
  const afternoon = half!.toLowerCase() === 'p' && hour !== '12' ? 12 : 0
  const figures = [`${hour} ${minute}`, `${hour!.padStart(2, '0')} ${minute}`].concat(
    `${(Number(hour) % 12) + afternoon} ${minute}`,
  )
  if (minute === '00')
    return [...figures, `${spokenHour} o clock`, `${spokenHour} oclock`, `${spokenHour} ${half} m`]
      .concat(`${spokenHour} ${half}m`, `${hour} ${half}m`, `${hour} ${half} m`)
      .map((way) => way.toLowerCase())
  const [next, before] = [underHundred((Number(hour) % 12) + 1), underHundred(60 - Number(minute))]
  return [
    ...figures,
    `${spokenHour} ${underHundred(Number(minute))}`,
    ...(minute === '15' ? [`quarter past ${spokenHour}`, `quarter after ${spokenHour}`] : []),
    ...(minute === '30' ? [`half past ${spokenHour}`] : []),
    ...(minute === '45' ? [`quarter to ${next}`, `quarter till ${next}`] : [`${before} to ${next}`]),
  ]
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/\[[^\]]*\]|<[^>]*>/g, ' ')
    .replace(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !/^(uh|um|uhm|ah|er)$/.test(word))
}

function holds(text: string, words: string): boolean {
  return ` ${wordsOf(text).join(' ')} `.includes(` ${wordsOf(words).join(' ')} `)
}

/** As `holds`, but each longer word may be spelled a little differently. */
function holdsNearly(text: string, words: string): boolean {
  const said = wordsOf(text)
  const wanted = wordsOf(words)
  return said.some((_, at) => wanted.every((word, index) => isNearly(said[at + index] ?? '', word)))
}

function isNearly(said: string, wanted: string): boolean {
  return said === wanted || (wanted.length >= 5 && editsBetween(said, wanted) <= (wanted.length >= 6 ? 2 : 1))
}

function editsBetween(a: string, b: string): number {
  let row = [...b, ''].map((_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)))
    }
    row = next
  }
  return row[b.length]!
}

/** All figures one after another, whatever was said between them. */
function digitsOf(text: string): string {
  return wordsOf(text)
    .map((word, index, all) => {
      if (/^\d+$/.test(word)) return word
      if (word === 'oh' || word === 'o') return '0'
      const unit = units.indexOf(word)
      if (unit >= 0) return String(unit)
      const ten = tens.indexOf(word)
      if (ten < 0) return ''
      const following = units.indexOf(all[index + 1] ?? '')
      return following >= 1 && following <= 9 ? String(ten + 2) : `${ten + 2}0`
    })
    .join('')
}
