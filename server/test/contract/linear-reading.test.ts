import { checkGrowth } from '../support/check-growth.ts'
import { hostileModels } from '../support/hostile-models.ts'

// Of every kind one; all of them are tried by the soak.
const texts = [
  ...['one sentence begun again and again', 'blanks and line ends', 'words without a full stop', 'names'],
  ...['card numbers', 'answers named again and again', 'questions', 'codes before a long talk'],
]

checkGrowth(texts, Object.keys(hostileModels))
