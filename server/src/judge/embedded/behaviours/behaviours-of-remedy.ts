import type { Behaviour } from './behaviour.ts'

const gift =
  '(?:discounts?|vouchers?|coupons?|credit(?! cards?)|goodwill|(?:percent|per cent|pounds|dollars|euros) off|money off|half price|refund|waive|free (?:month|week|night|year|upgrade|delivery|shipping))'
const offered: readonly RegExp[] = [
  /\bgoodwill\b/,
  new RegExp(
    `\\b(?:ill|i will|i can|i could|i would|id|we can|we could|we will|well|going to|gonna|let me|happy to|like to) (?!not )(?:\\w+ ){0,6}${gift}\\b`,
  ),
]

/** What is given beyond what was asked for, to make up for something or to keep somebody. */
export const remedyBehaviours: readonly Behaviour[] = [
  {
    id: 'compensation',
    asked: /\b(?:offer\w*|giv\w+|propos\w+|grant\w*|provid\w+) (?:\w+ ){0,4}(?:compensation|goodwill)\b/,
    party: 'agent',
    place: 'anywhere',
    said: offered,
    trust: { present: 0.8, absent: 0.6 },
    examples: [
      'as a gesture of goodwill i will give you a discount',
      'we can offer you a voucher for the trouble',
    ],
  },
  {
    id: 'retention-offer',
    asked: /^(?!.*\b(?:accept|declin|refus|reject|agree|take)).*\bretention (?:offer|attempt)s?\b/,
    party: 'agent',
    place: 'anywhere',
    said: [
      ...offered,
      /\bin ?stead of (?:cancel|leav|clos|quit|end)\w*/,
      /\bbefore you (?:go|leave|cancel|decide)\b/,
      /\b(?:freeze|pause) (?:it|your|the)\b/,
    ],
    trust: { present: 0.8, absent: 0.6 },
    examples: [
      'you could pause your contract instead of cancelling',
      'if you stay we can give you a discount',
    ],
  },
  {
    id: 'repeat-contact',
    asked:
      /\b(?:(?:customer|caller|client)s? (?:\w+ ){0,3}(?:already|previously|repeatedly) (?:called|contacted|been in touch|complained|rang|phoned)|(?:called|contacted|rang|phoned) (?:\w+ ){0,4}(?:before|previously|already)|repeat(?:ed)? (?:call|contact|caller)s?|(?:second|third|not the first) (?:time|call|contact) (?:\w+ ){0,5}(?:call|contact|issue|problem)\w*)\b/,
    party: 'customer',
    place: 'anywhere',
    said: [
      /\b(?:second|third|fourth|fifth|\w+th|last) time (?:that )?(?:im|i am|ive|i have|i|we|were) (?:been )?(?:call|contact|ring|phon|rung|complain|having to call|had to call)\w*/,
      /\b(?:i|ive|i have|we|weve) (?:have )?(?:already |also )?(?:called|rang|rung|phoned|contacted|emailed|spoke|spoken)(?: \w+){0,5} (?:before|already|yesterday|twice|times|last (?:week|month|time)|ago)\b/,
      /\b(?:ive|i have|i) already (?:called|rang|rung|phoned|contacted|spoken|spoke)\b/,
      /\bcalling (?:\w+ )?again\b/,
    ],
    trust: { present: 0.85, absent: 0.6 },
    examples: ['this is the third time i am calling about this', 'i called last week about the same problem'],
  },
]
