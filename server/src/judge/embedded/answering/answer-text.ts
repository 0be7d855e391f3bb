import { type Finding, found, notDetermined } from '../finding.ts'
import type { Wording } from '../questions/wording.ts'
import { type AnswerKind, calibrate } from '../reading/calibrate.ts'
import { answerDetail } from './answer-detail.ts'
import type { Bounds } from './answer-met.ts'
import { answerValue, type FindSaid } from './answer-value.ts'
import { findAddress, findCode, findEmail, findHoursSaid, findOfType, findPhone } from './find-said.ts'
import { quoteLine, type ReadableCall, readFor } from './read-call.ts'

/** A short text that was said: a name, a number of something, an address, or the words themselves. */
export function answerText(wording: Wording, call: ReadableCall, bounds: Bounds): Promise<Finding> {
  const asked = `${wording.name}. ${wording.text}`
  const detail = detailOf(asked)
  if (detail) return answerDetail(wording, detail, call, bounds)
  const find = finderFor(asked)
  return find ? answerValue(wording.text, find, call, bounds) : answerWords(wording.text, call, bounds)
}

/** What is hardly ever said of two things on one call. */
function detailOf(asked: string): FindSaid | undefined {
  if (/\be-?mail\b/i.test(asked)) return findEmail
  if (/\baddress\b/i.test(asked) && !/\b(?:ip|web) address\b/i.test(asked)) return findAddress
  if (/\b(?:opening|business|office|branch|store|working) (?:hours|times)\b|\bhours of\b/i.test(asked))
    return findHoursSaid
  return /\b(?:phone|telephone|mobile|cell|call-?back) number\b/i.test(asked) ? findPhone : undefined
}

function finderFor(asked: string): FindSaid | undefined {
  if (/\b(?:name|names|surname|called|who|whom|whose)\b/i.test(asked)) return findOfType('name')
  return asksForCode(asked) ? findCode : undefined
}

/** Whether a number is asked for that names something rather than counts it. */
function asksForCode(asked: string): boolean {
  if (/(?:^|[.] ?|\b(?:the|total|exact) )number of\b/i.test(asked)) return false
  return /\b(?:numbers?|codes?|id|reference|zip|postcode|phone|telephone|mobile|serial|plate|policy|registration|sku|vin|imei|purchase order|seat|gate|stand|bay|plot|flight)\b|\bno\./i.test(
    asked,
  )
}

const mostCharacters = 300

/** The line that says it, in its own words; only where the reader finds that it was said at all. */
async function answerWords(question: string, call: ReadableCall, { least }: Bounds): Promise<Finding> {
  const shown = await readFor(question, call)
  const most = Math.max(...shown.relevance)
  const line = shown.lines[shown.relevance.indexOf(most)]
  const { calibration } = call.engine
  const chanceOf = (kind: AnswerKind, chance: number) => calibrate(calibration, kind, chance, shown)
  const sure = Math.min(chanceOf('value', most), chanceOf('yes_shown', shown.yes))
  if (line === undefined || sure < least) return notDetermined({ code: 'open_unmentioned' }, sure)
  const quote = quoteLine(call, line)
  return found(quote.quote.slice(0, mostCharacters), sure, [{ code: 'read_value' }], [quote])
}
