import { checkGrowth } from '../support/check-growth.ts'
import { hostileTexts } from '../support/hostile-texts.ts'

checkGrowth(Object.keys(hostileTexts), [])
