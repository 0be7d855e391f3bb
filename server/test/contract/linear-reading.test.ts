import { checkGrowth } from '../support/check-growth.ts'
import { hostileModels } from '../support/hostile-models.ts'

// Of every kind one; all of them are tried by the soak.
const texts = [
  ...[
    'one sentence begun again and again',
    'one word without an end',
    'blanks and line ends',
    'figures in words',
  ],
  ...[
    'words without a full stop',
    'quotes',
    'names',
    'amounts',
    'card numbers',
    'answers named again and again',
  ],
  ...['questions', 'codes before a long talk', 'holds'],
]

checkGrowth(texts, Object.keys(hostileModels))
