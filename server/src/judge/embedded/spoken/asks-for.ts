import { isQuestion } from '../../../domain/language/utterances.ts'
import type { ReadUtterance } from '../meaning/call-reading.ts'

const asking =
  /\b(?:what(?:s| is| was| are)(?: \w+){0,2} (?:your|the)\b|whats|which \w+(?: \w+)? (?:would|do|did|was|is|are) \w+|what (?:\w+ ){1,3}(?:would|do|did|does|works)|(?:may|can|could) i (?:please |just |also )?(?:have|get|take|ask|verify|confirm) (?:your|the|for|you)|(?:can|could|would) you (?:please |just |also )?(?:tell|give|provide|confirm|verify|spell) |how (?:much|many|long) (?:\w+ )|i (?:will |ll |would |just |only |also )*need (?:your|the|you to (?:verify|confirm|tell|give))|please (?:provide|verify|confirm|tell|give)|let me (?:get|have|verify) (?:your|the))/
const thing =
  'name|address|number|amount|date|time|day|code|zip|postcode|email|account|phone|city|state|model|order|reference|birthday|birth|street|reason|card|total'
const bareThing = new RegExp(
  `^(?:(?:okay|ok|and|alright|then|so|great|uh|um|perfect) )*(?:the|your) (?:\\w+ ){0,3}(?:${thing})$`,
)
const choice = /^(?:\w+ ){1,6}or (?:\w+ ?){1,3}$/

/** Whether it asks for something, though it may begin otherwise: "okay John what is your address", "and the amount". */
export function asksFor(plain: string): boolean {
  return asking.test(plain) || bareThing.test(plain) || choice.test(plain)
}

/** Whether it is a question; a full stop settles that it is none. */
export function isAsked(saying: Pick<ReadUtterance, 'text' | 'plain'>): boolean {
  return /[?？]/.test(saying.text) || (!/[.!]["'”’)]*\s*$/.test(saying.text) && isQuestion(saying))
}
