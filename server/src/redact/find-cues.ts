import type { Conversation } from './read-conversation.ts'

/** What the talk is about where a number comes up. `other` numbers belong to nobody in person; an amount is one too. */
export type CueKind =
  | 'card'
  | 'card mentioned'
  | 'security code'
  | 'expiry'
  | 'ssn'
  | 'ssn mentioned'
  | 'email'
  | 'phone'
  | 'account'
  | 'birth'
  | 'last digits'
  | 'other'

interface Cue {
  readonly kind: CueKind
  readonly turn: number
  readonly start: number
  readonly end: number
}

const cuePatterns: readonly (readonly [CueKind, RegExp])[] = [
  ['card', /\bcard(?:'s)?(?: account)? (?:numbers?|no\b|details|info(?:rmation)?)/gi],
  [
    'card',
    /\b(?:credit|debit|visa|master ?card|amex|american express|discover|bank|payment)(?: card)? (?:number|is\b|it's)/gi,
  ],
  ['card', /\b(?:numbers?|digits)(?: \w+){0,5}? (?:your|the|my|that|this|his|her)(?: \w+){0,2} card\b/gi],
  ['card', /\b(?:long|sixteen|16|fifteen|15)[ -](?:digits?|number)\b/gi],
  ['card', /\bread (?:me |out |off )?(?:your|the|my)(?: \w+){0,2} card\b/gi],
  ['card', /\bmy card is\b/gi],
  ['card mentioned', /\b(?:cards?|visa|master ?card|amex|american express)\b/gi],
  [
    'security code',
    /\b(?:(?<!social )security (?:code|number|digits)|c ?v ?[vc] ?2?|c ?i ?d (?:code|number)|card verification|verification (?:number|value)|(?:three|3|four|4)[ -]digits?(?: \w+){0,3} (?:on|from) the (?:back|front|reverse)|(?:code|numbers?|digits) (?:on|from) the (?:back|reverse))\b/gi,
  ],
  ['security code', /\bPINs?\b/g],
  [
    'security code',
    /\b(?:(?:my|your|his|her|their|the|correct|bank|card) pin\b|pin (?:numbers?|is|was|are)\b)(?! code)/gi,
  ],
  [
    'expiry',
    /\b(?:exp|expiry|expiration|expires?|expiring|valid (?:thru|through|until)|good (?:thru|through))\b/gi,
  ],
  [
    'ssn',
    /\b(?:social security (?:number|digits|no\b)|s\.?s\.?n|s s n|socials?(?! (?:media|work|network|distan|life|event|club|care|security|service))|tax(?:payer)? (?:id\b|identification)|itin)\b/gi,
  ],
  ['ssn', /\b(?:last|first) (?:four|4|five|5)(?: \w+){0,4} social\b/gi],
  [
    'ssn',
    /\b(?:your|my|his|her|the) social security(?! (?:check|benefit|pay|card|office|income|disab|admin|fund|system))\b/gi,
  ],
  ['ssn mentioned', /\bsocial security\b/gi],
  [
    'phone',
    /\b(?:(?:tele)?phones?|cell(?:ular)?|mobile|call ?-?back number|contact number|home number|work number|(?:reach|call|text|ring) (?:you|me|him|her|us) (?:back )?(?:at|on)|number (?:to|i can|we can|you can|where)(?: \w+){0,3} (?:call|reach|contact|text)|best number|area code|whatsapp)\b/gi,
  ],
  ['email', /\be ?-?mails?\b/gi],
  [
    'account',
    /\b(?:(?:account|acct|routing|transit|bank)(?: \w+)? (?:number|no\b|id\b|#)|account is\b|(?:account|acct)\b[:.#]? ?(?=\d)|sort code|iban|swift code|checking number|savings number)/gi,
  ],
  ['birth', /\b(?:dates? of birth|birth ?-?dates?|birthday|d\.?o\.?b|d o b|born)\b/gi],
  ['last digits', /\b(?:ending|ends|end) (?:in|with|on)\b|\blast (?:four|4|three|3|two|2|few|five|5)\b/gi],
  [
    'other',
    /\b(?:order|confirmation|reference|ref|tracking|ticket|case|invoice|claim|policy|member(?:ship)?|customer|employee|serial|model|part|flight|booking|reservation|room|extension|zip|postal|post|badge|licen[cs]e|registration|product|item|promo|coupon|reward|pass|verification|transaction|purchase|shipment|device|access|store|branch|gift) ?(?:card )?(?:numbers?|codes?|ids?\b|no\b|#)/gi,
  ],
  [
    'other',
    /\b(?:zip|postcode|imei|vin|sku|today's date|appointments?|amount|balance|price|totals?|costs?|address|order #|dosage|tracking)\b/gi,
  ],
]

/** Say that a card or a number exists, but ask for none: they do not change the subject. */
const mentions: ReadonlySet<CueKind> = new Set(['card mentioned', 'ssn mentioned'])

/** How many turns of substance later the answer may come. */
const longestWait = 6
const mostTurns = 60
/** The same within a turn, in characters: an engine may put an hour into one. */
const longestReach = 600
/** A birthday is soon forgotten: many dates come up that are none. */
const waitsOf: Partial<Record<CueKind, number>> = { birth: 2 }

/** What stands between a number and the words for it that follow. */
const saysWhatItIs =
  /^[\s,.]{0,3}(?:(?:and )?(?:that's|that is|this is|is|was|as|are|being|for)\s)?(?:(?:my|the|his|her|our|your|a)\s)?(?:\w+\s)?$/i

export interface Cues {
  /** What is being talked about at this place of a turn, by the nearest words that say so. */
  about(turn: number, start: number, end: number): ReadonlySet<CueKind>
  /** Whether it came up shortly before, whatever else has come up since. */
  recently(kind: CueKind, turn: number, start: number): boolean
  /** Where the nearest words that say so stand; for numbers that are the answer to one question. */
  questionOf(turn: number, start: number): string
}

export function findCues({ turns }: Conversation): Cues {
  const cues = turns.map(({ text }, turn) =>
    cuePatterns
      .flatMap(([kind, pattern]) =>
        [...text.matchAll(pattern)].map(
          (match): Cue => ({ kind, turn, start: match.index, end: match.index + match[0].length }),
        ),
      )
      .sort((one, other) => one.start - other.start),
  )
  /** Substance before each turn, so that a wait is a difference. */
  const substance = [0]
  for (const { transparent } of turns) substance.push(substance.at(-1)! + (transparent ? 0 : 1))
  const isNear = (from: number, to: number, wait = longestWait) =>
    to - from <= mostTurns && substance[to]! - substance[from + 1]! <= wait

  const reaches = (cue: Cue, turn: number, start: number) =>
    cue.turn < turn || (cue.end <= start && start - cue.end <= longestReach)
  /** The cues that stand together before this place, latest first. */
  const latest = (turn: number, start: number): readonly Cue[] => {
    for (let from = turn; from >= 0 && isNear(from, turn); from--) {
      const before = cues[from]!.filter((cue) => !mentions.has(cue.kind) && reaches(cue, turn, start))
      if (before.length > 0)
        return lastGroup(before, from).filter(({ kind }) => isNear(from, turn, waitsOf[kind]))
    }
    return []
  }
  /** A question may ask for several things; a number between two cues parts them. */
  const lastGroup = (before: readonly Cue[], turn: number): Cue[] => {
    const { pieces, tokens } = turns[turn]!
    const group: Cue[] = []
    for (const cue of before.toReversed()) {
      const next = group.at(-1)
      const parted = pieces.some(
        ({ first, digits }) =>
          digits.length > 1 && next && tokens[first]!.start >= cue.end && tokens[first]!.start < next.start,
      )
      if (parted) break
      group.push(cue)
    }
    return group
  }
  /** `… is my card number`. */
  const following = (turn: number, end: number): readonly Cue[] =>
    cues[turn]!.filter(
      (cue) =>
        !mentions.has(cue.kind) &&
        cue.start >= end &&
        saysWhatItIs.test(turns[turn]!.text.slice(end, cue.start)),
    )

  return {
    about(turn, start, end) {
      const before = latest(turn, start)
      const isHere = before[0]?.turn === turn
      const after = isHere ? [] : following(turn, end)
      return new Set([...before, ...after].map(({ kind }) => kind))
    },
    recently(kind, turn, start) {
      for (let from = turn; from >= 0 && isNear(from, turn); from--) {
        if (cues[from]!.some((cue) => cue.kind === kind && reaches(cue, turn, start))) return true
      }
      return cues[turn]!.some((cue) => cue.kind === kind && Math.abs(cue.start - start) <= longestReach)
    },
    questionOf(turn, start) {
      const [cue] = latest(turn, start)
      return cue ? `${cue.turn}:${cue.start}` : ''
    },
  }
}
