import { styleText } from 'node:util'

type Style = Parameters<typeof styleText>[0]

/** Coloured on a terminal, unless NO_COLOR is set; plain elsewhere. */
export function paint(style: Style, text: string): string {
  return styleText(style, text, { stream: process.stdout })
}

export function terminalWidth(): number {
  return Math.max(40, Math.min(process.stdout.columns ?? 100, 120))
}

/** Text of others, without what could move the cursor, change the terminal or turn the reading direction. */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu, ' ')
}

/** Breaks a text between words; the first line begins with `first`, the others are indented as far. */
export function wrap(text: string, first = '', width: number = terminalWidth()): string {
  const indent = ' '.repeat(first.length)
  const lines: string[] = []
  let line = first
  let empty = true
  for (const word of printable(text).split(/ +/).filter(Boolean)) {
    if (!empty && line.length + 1 + word.length > width) {
      lines.push(line)
      line = indent
      empty = true
    }
    line += empty ? word : ` ${word}`
    empty = false
  }
  return [...lines, line].join('\n')
}

/** `1:05` or `1:02:03` */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
