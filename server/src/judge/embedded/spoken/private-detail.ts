import type { ReadUtterance } from '../meaning/call-reading.ts'
import { findDates } from './spoken-moments.ts'
import { findSpokenNumbers } from './spoken-numbers.ts'

const dictated =
  /\b((last|first|full|maiden|family|sur) ?names? (is|was)|(my|the) names? (is|was)|date of birth|birthday|(was|am) born|(phone|telephone|mobile|account|card|social security|policy|member|customer|pin|id) (number|code|is)|my (number|address|email|e mail|pin|password|postcode|zip) (\w+ )?is|spelled|(\b\w )(\w )(\w)\b)/

/** Whether somebody gives a name, a number or an address here, as people do to prove who they are. */
export function tellsPrivateDetail({ plain, text }: Pick<ReadUtterance, 'plain' | 'text'>): boolean {
  if (dictated.test(plain)) return true
  const year = findDates(text).length > 0
  return findSpokenNumbers(text).some(({ digits }) => digits !== null && !(year && digits.length === 4))
}
