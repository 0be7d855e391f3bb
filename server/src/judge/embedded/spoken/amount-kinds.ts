/** What an amount of money is said to be. */
export type AmountKind = 'charge' | 'refund' | 'balance' | 'bill' | 'transfer' | 'difference' | 'discount'

const kinds: readonly (readonly [AmountKind, RegExp])[] = [
  [
    'refund',
    /\b(refund\w*|reimburs\w*|credited|(sent|send|sending|put|pay|paid|give|given|gave|get|got|money|dollars|euros|pounds) (\w+ ){0,3}back|(be|come|go) back (in|on|to|within)|back (to|on|onto|into) your)\b/,
  ],
  ['charge', /\b(fees?|costs?|charges?|charged|charging|prices?|priced|surcharge|penalty|extra)\b/],
  ['balance', /\b(balance|available|left (in|on)|remaining|in (your|my|the) account)\b/],
  ['bill', /\b(bills?|invoice|payments?|paying|pay|paid|owe|owed|due)\b/],
  ['transfer', /\b(transfer\w*|move|moving|moved|wire)\b/],
  ['difference', /\b(higher|lower|more|less) than\b(?! \w+ (\w+ )?(minute|hour|day|week|month|year)s?\b)/],
  ['discount', /\b(discount|off your|saves?|savings? of|rebate|voucher)\b/],
]

/** The kinds a clause or the name of a question speaks of; none when it names no kind. */
export function amountKinds(text: string): ReadonlySet<AmountKind> {
  const plain = text.toLowerCase().replace(/['’]/g, '').replace(/_/g, ' ')
  const named = new Set(kinds.flatMap(([kind, words]) => (words.test(plain) ? [kind] : [])))
  // "Forty dollars more than the bill was" is not the bill, and money sent back is not what it once was paid for.
  if (named.has('difference') || named.has('refund')) {
    named.delete('bill')
    named.delete('charge')
  }
  return named
}

const paidFor: readonly AmountKind[] = ['charge', 'bill']

/** What is charged is what is paid: "the fee" may be told as "I pay forty pounds". */
export function areKin(some: ReadonlySet<AmountKind>, others: ReadonlySet<AmountKind>): boolean {
  return [some, others].every((kinds) => paidFor.some((kind) => kinds.has(kind)))
}
