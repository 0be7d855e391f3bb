import { inOneLine } from '../alerts/describe-alert.ts'
import type { Week } from './digest-schedule.ts'
import type { DigestWords } from './digest-words.ts'
import type { CallToOpen, MovedCriterion, MovedScore, PersonsWeek } from './weekly-digest.ts'

/** A part of the mail; without lines it is left out. */
export interface Part {
  readonly heading: string
  readonly lines: readonly string[]
}

/** What every part is written with. */
export interface DigestTools {
  readonly words: DigestWords
  readonly days: string
  /** As the dashboard's addresses name the days. */
  readonly period: { readonly from: string; readonly to: string }
  readonly count: (value: number) => string
  readonly percent: (value: number | null) => string
  readonly points: (value: number) => string
  readonly link: (path: string, search?: Readonly<Record<string, string>>) => string
}

const mostListed = 5

export function toolsFor(words: DigestWords, baseUrl: string, { firstDay, lastDay }: Week): DigestTools {
  const one = new Intl.NumberFormat(words.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const whole = new Intl.NumberFormat(words.locale)
  const dates = new Intl.DateTimeFormat(words.locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const noon = (day: string) => new Date(`${day}T12:00:00Z`)
  return {
    words,
    // Mail programs do not agree on thin spaces.
    days: dates.formatRange(noon(firstDay), noon(lastDay)).replaceAll('\u2009', ' '),
    period: { from: firstDay, to: lastDay },
    count: (value) => whole.format(value),
    percent: (value) => (value === null ? '–' : `${one.format(value)} %`),
    points: (value) => one.format(Math.abs(value)),
    link(path, search = {}) {
      const query = new URLSearchParams(search).toString()
      return `${baseUrl}${path}${query === '' ? '' : `?${query}`}`
    },
  }
}

/** One thing of a list. A name must not begin a line of its own. */
export function writeItem(text: string, address?: string): string {
  return `• ${inOneLine(text)}${address ? `\n  ${address}` : ''}`
}

/** The first few, and how many more there are. */
export function writeList<One>(
  { words, count }: DigestTools,
  all: readonly One[],
  write: (one: One) => string,
  total = all.length,
): string[] {
  const listed = all.slice(0, mostListed)
  return [...listed.map(write), ...(total > listed.length ? [words.more(count(total - listed.length))] : [])]
}

export function writeScore(
  { words, percent, points }: DigestTools,
  { now, before, low, high, beyondChance }: MovedScore,
): string[] {
  if (now === null) return []
  if (before === null) return [words.onlyScore(percent(now))]
  const compared = words.score(percent(now), percent(before))
  if (!beyondChance || low === null || high === null) return [compared, words.chance]
  const [least, most] = now > before ? [low, high] : [high, low]
  return [compared, words.beyond(points(now - before), points(least), points(most), now > before)]
}

/** What got worse, what got better, or that neither did. */
export function writeCriteria(
  tools: DigestTools,
  { worse, better, calls }: PersonsWeek,
  period: Readonly<Record<string, string>>,
): Part[] {
  const { words, percent, link } = tools
  const list = (moved: readonly MovedCriterion[], outcome: 'failed' | 'passed') =>
    writeList(tools, moved, ({ name, modelName, key, now, before }) =>
      writeItem(
        words.criterion(name, modelName, percent(now), percent(before)),
        link('/calls', { ...period, model: modelName, criterion: key, outcome }),
      ),
    )
  const isSteady = worse.length + better.length === 0 && calls.now > 0 && calls.before > 0
  return [
    { heading: words.headings.worse, lines: list(worse, 'failed') },
    { heading: words.headings.better, lines: list(better, 'passed') },
    { heading: words.headings.criteria, lines: isSteady ? [words.steady] : [] },
  ]
}

export function writeCall(
  { words, percent, link }: DigestTools,
  { callId, externalId, agentName, score, at }: CallToOpen,
  remark?: string,
): string {
  const text = words.call(externalId, agentName, score === null ? null : percent(score))
  const address = link(`/calls/${callId}`, at === null ? {} : { at: String(at) })
  return writeItem(remark === undefined ? text : `${text}: ${remark}`, address)
}
