import { isQuestion } from '../../../domain/language/utterances.ts'
import type { CallReading, ReadUtterance } from '../meaning/call-reading.ts'
import { contentStems } from '../meaning/word-stems.ts'

const denials =
  /^(?:not|never|cant|cannot|wont|dont|doesnt|didnt|isnt|arent|wasnt|wouldnt|couldnt|havent|hasnt)$/
const wordsOfADenial = 4
const wantsDenial = /\b(?:not|never|no|cannot|without|refus\w*|declin\w*|unable)\b|n['’]t\b/i
const wantsAsking =
  /\b(?:ask|check|request|offer|verif|confirm|recommend|suggest|propos|enquir|inquir|probe|collect|obtain|want|need)\w*/i

/** Words that name a thing without saying that it is so: "I can't promise you that", "Do I have to send it back?" */
export function isTakenBack(
  utterance: ReadUtterance,
  statements: readonly string[],
  wanted: ReadonlySet<string>,
  reading: CallReading,
): boolean {
  const looksFor = (words: RegExp) => statements.some((statement) => words.test(statement))
  if (isDenied(utterance, wanted) && !looksFor(wantsDenial)) return true
  return isQuestion(utterance) && !looksFor(wantsAsking) && !isAffirmed(utterance, reading)
}

function isDenied({ plain, stems }: ReadUtterance, wanted: ReadonlySet<string>): boolean {
  if (!stems.some((stem) => wanted.has(stem))) return false
  const words = plain.split(' ')
  const at = words.findIndex((word) => contentStems(word).some((stem) => wanted.has(stem)))
  return at > 0 && words.slice(Math.max(0, at - wordsOfADenial), at).some((word) => denials.test(word))
}

const affirmation =
  /^(?:(?:uh|um|oh|well) )*(?:yes|yeah|yep|yup|correct|right|i did|they (?:did|were)|it (?:is|was)|of course|exactly|that is right|thats right)\b/

/** "Were the police called?" – "Yes." */
function isAffirmed(utterance: ReadUtterance, { utterances }: CallReading): boolean {
  const reply = utterances
    .slice(utterance.index + 1, utterance.index + 6)
    .find(({ turn }) => turn.speaker !== utterance.turn.speaker)
  return reply !== undefined && affirmation.test(reply.plain)
}

const waysOfSpeaking =
  /^(?:\w+ly )?(?:explain|report|offer|complain|list|threat|mention|keep|push|pressur|treat|respect|describ|outlin|justif|persuad|manipulat|mislead|lie|lying|argu|critici|disclos|admit|express|show|indicat|hint|impl|us(?:e|es|ed|ing) \w+ language|takes? ownership)/i

/** Done in so many wordings that not finding one proves nothing. */
export function isWayOfSpeaking(statements: readonly string[]): boolean {
  return statements.some((statement) => waysOfSpeaking.test(statement))
}

const outright = /^(?:guarante|promis|assur|swear|threat|recommend|advis|refus|insist|warn|admit|apologi[sz])/

/** The very word for it falls: who says "I guarantee it" guarantees something, if perhaps not just this. */
export function isDoneOutright(
  statements: readonly string[],
  said: readonly ReadUtterance[],
  reading: CallReading,
): boolean {
  const [act] = contentStems(statements[0] ?? '')
  if (act === undefined || !outright.test(act)) return false
  const wanted = new Set([act])
  return said.some(
    (utterance) => utterance.stems.includes(act) && !isTakenBack(utterance, statements, wanted, reading),
  )
}
