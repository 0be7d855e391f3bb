import { isQuestion } from '../../../domain/language/utterances.ts'
import { type CallReading, type ReadUtterance, saidBy } from '../meaning/call-reading.ts'
import { tellsPrivateDetail } from '../spoken/private-detail.ts'
import { getBehaviour } from './behaviours.ts'

const wish =
  /\b(i|we) (\w+ )?(need|want|wanted|would like|wish|was wondering|am calling|was calling|am trying|have been trying|lost|cant|cannot|could not|couldnt|have an? (question|problem|issue)|am having|forgot|just need|just want|was hoping|am looking|didnt|did not|havent|have not)\b|\b(id|im|ive) (like|love|calling|trying|looking|having|just calling|wondering|been|lost|forgotten)\b|\b(calling (about|because|to|regarding|in)|(can|could|would) (you|i|we) (please |possibly )?(help|tell|send|give|get|check|change|cancel|order|schedule|make|reset|pay|transfer|book|have|move)|how do i|what (is|are) (the|your) \w+)\b/
const mere =
  /\b(how (can|may|could) (i|we)|(can|may) i help|anything else|thank you for calling|my name is|how are you|can you hear|repeat that|i am well|im fine|im good|help me today|could you say|say that again|what was that|thats (?:all|it|everything)|that is (?:all|it|everything))\b/
// Said by whoever serves, so no reason to call.
const service =
  /\b(for you|help you|assist you|your (account|order|name|number|card|date|phone|address|file|request|patience|details)|you can|you will|youll|verify|there is|our (\w+ )?(engineers?|team|system|policy)|your (\w+ )?area|one moment|found your|look (that|it|this) up)\b/

const introduction =
  /\bmy name is \w+ (?:\w+ )?(?:and )?(?:(?:um|uh|uhm) )?(?=(?:what|i|im|id|can|could|my|we|how|ive)\b)/

/** The customer's first sentence that says what they want; undefined where none does. */
export function findRequest(reading: CallReading): ReadUtterance | undefined {
  const said = saidBy(reading, 'customer').filter(({ plain }) => !mere.test(plain.replace(introduction, '')))
  const labelled = said.some(({ party }) => party === 'customer')
  const complaint = getBehaviour('complaint').said
  // Without a label nobody knows whose sentence it is: a question is as likely the agent's, and so is an offer.
  const own = labelled ? said : said.filter((each) => !isQuestion(each) && !service.test(each.plain))
  const wishes = own.filter(
    ({ plain }) =>
      plain.split(' ').length >= 4 && (wish.test(plain) || complaint.some((pattern) => pattern.test(plain))),
  )
  const plainWish = wishes.find((each) => !tellsPrivateDetail(each))
  if (plainWish ?? wishes[0]) return plainWish ?? wishes[0]
  const early = own.slice(0, 10).filter(({ plain }) => plain.split(' ').length >= 5)
  return labelled
    ? early.find((each) => !isQuestion(each) && !/\b(?:thank you|thanks)\b/.test(each.plain))
    : early.find(
        ({ plain }) => /\b(my|me|i|im|ive)\b/.test(plain) && !/^(of course|sure|certainly|yes)\b/.test(plain),
      )
}
