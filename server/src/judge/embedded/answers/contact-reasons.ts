/** What people say who call for a reason, by the words such reasons are named with on a form. */
const reasons: readonly { readonly named: RegExp; readonly said: readonly string[] }[] = [
  {
    named: /\b(technical|tech|outage|fault|malfunction|trouble|not working|connection|defect\w*|repair)\b/,
    said: [
      'it does not work',
      'my internet is down',
      'it keeps disconnecting',
      'i get an error message',
      'it is broken',
      'it stopped working',
    ],
  },
  {
    named: /\b(billing|bill|invoice|charges?|overcharge\w*)\b/,
    said: [
      'i have a question about my bill',
      'i was charged twice',
      'my invoice is wrong',
      'why is my bill so high',
    ],
  },
  {
    named: /\b(cancel\w*|terminat\w*|churn|leav(e|ing)|close account|account closure)\b/,
    said: [
      'i want to cancel',
      'please cancel my contract',
      'i would like to close my account',
      'i want to end my subscription',
    ],
  },
  {
    named: /\b(upgrade|upsell|plan change|change (of )?(plan|tariff|contract)|switch plan)\b/,
    said: ['i want to move to a better plan', 'i would like to upgrade', 'can i switch to another plan'],
  },
  {
    named: /\b(change|modif\w*|reschedul\w*|rebook\w*|amend\w*|move)\b/,
    said: [
      'i need to change it to another day',
      'can i move my reservation',
      'i would like to reschedule',
      'i need to change my booking',
    ],
  },
  {
    named:
      /\b(new (booking|reservation|order|appointment|contract|account|customer)|book(ing)?|reserv\w*|sales?|purchase|buy|sign ?up|order)\b/,
    said: [
      'i would like to book',
      'i want to make a reservation',
      'i would like to order',
      'i want to sign up',
    ],
  },
  {
    named: /\b(refund|return\w*|money back|exchange)\b/,
    said: ['i want my money back', 'i would like a refund', 'i want to return it', 'can i send it back'],
  },
  {
    named: /\b(deliver\w*|shipp\w*|shipment|tracking|parcel|package|where is my order)\b/,
    said: [
      'where is my order',
      'my package has not arrived',
      'when will it be delivered',
      'the parcel is late',
    ],
  },
  {
    named: /\b(complain\w*|dissatisf\w*|grievance)\b/,
    said: ['i want to complain', 'i am not happy with your service', 'this is unacceptable'],
  },
  {
    named: /\b(password|login|log in|sign ?in|access|locked out)\b/,
    said: ['i forgot my password', 'i cannot log in', 'i am locked out of my account'],
  },
  {
    named: /\b(claim|accident|damage|theft|stolen)\b/,
    said: [
      'i need to report an accident',
      'i want to file a claim',
      'something was stolen',
      'it was damaged',
    ],
  },
  {
    named: /\b(disput\w*|fraud\w*|unauthori[sz]ed|unknown (charge|transaction))\b/,
    said: [
      'there is a charge i did not make',
      'i do not recognise this transaction',
      'somebody used my card',
    ],
  },
  {
    named: /\b(leak\w*|burst|flood\w*)\b/,
    said: ['there is water coming out', 'a pipe has burst', 'it is leaking', 'everything is under water'],
  },
  { named: /\blost\b/, said: ['i lost my card', 'i cannot find it any more', 'it got lost'] },
  {
    named: /\b(mov(e|ing) (out|house|home)|relocat\w*|change of address)\b/,
    said: ['i am moving house', 'i have a new address', 'i am moving out next month'],
  },
  {
    named: /\b(extend|extension|prolong\w*|renew\w*)\b/,
    said: ['i would like to add one more night', 'can i keep it longer', 'i want to renew it'],
  },
  {
    named: /\b(info\w*|question|inquiry|enquiry|general)\b/,
    said: ['i have a question', 'i would like to know', 'can you tell me'],
  },
]

/** Sentences that callers with this reason say, one list for each kind it is of; none for reasons of a kind of their own. */
export function wordingsOfReason(option: string): readonly (readonly string[])[] {
  const plain = option.toLowerCase().replace(/[_-]+/g, ' ')
  return reasons.filter(({ named }) => named.test(plain)).map(({ said }) => said)
}
