import { measureConversation } from '../../talk/conversation-metrics.ts'
import { type CallReading, type ReadUtterance, saidBy } from '../meaning/call-reading.ts'
import type { Behaviour } from './behaviour.ts'

const fewestTurnsToBeCurt = 3
const mostWordsOfACurtTurn = 12
const courtesy =
  /\b(please|thank|thanks|sorry|apologi[sz]e|welcome|happy to|glad|of course|certainly|good (morning|afternoon|evening|day)|how (can|may) (i|we))\b/

/** What an agent had better not do. */
export const faultBehaviours: readonly Behaviour[] = [
  {
    id: 'rules',
    asked:
      /\b((quot|cit|recit|stat|read)(e|es|ed|ing) (\w+ ){0,3}(rules?|polic(y|ies)|regulations?|terms)|(hid(e|es|ing)|refer(s|ring)?|point(s|ing)?) (behind|to) (\w+ ){0,2}(rules?|polic(y|ies)|regulations?)|(rules?|polic(y|ies)) instead)\b/,
    party: 'agent',
    place: 'anywhere',
    said: [
      /\b(those|these|that|thats|here) (are|is) (just |simply )?(the|our) (rules?|polic(y|ies)|regulations?|terms)\b|\bthats (just |simply )?(the|our) (rules?|polic(y|ies)|terms)\b/,
      /\b((our|company|bank) (rules?|polic(y|ies))|according to (the|our) (rules?|polic(y|ies)|terms)|(rules?|polic(y|ies)) (say|says|state|states|are|is)|rules are rules|against (the|our) (rules?|polic(y|ies)))\b/,
    ],
    examples: ['those are the rules', 'that is our company policy and i cannot change it'],
  },
  {
    id: 'threat',
    asked: /^(?!.*\b(customer|caller|client|user)s? (\w+ )?threat).*\bthreat(s|en|ens|ened|ening)?\b/,
    party: 'agent',
    place: 'anywhere',
    said: [
      /\b(take|see) you (to|in) court\b|\b(legal action|lawyers?|attorneys?|bailiffs?|sue you|suing you|garnish\w*|repossess\w*|report you to)\b/,
      /\b((tell|call|inform|contact) your (employer|boss|family|neighbou?rs?|landlord)|lose your (house|home|job|car|licen[cs]e)|send (someone|somebody|people|them|a man) (over|round|around|to your)|(you|youll|you will) (will )?regret|or else|youll be sorry)\b/,
    ],
    examples: ['if you do not pay we will take you to court', 'you could lose your house over this'],
  },
  {
    id: 'blame',
    asked: /\b(blam(e|es|ed|ing)|accus(e|es|ed|ing)|fault of the (customer|caller|client))\b/,
    party: 'agent',
    place: 'anywhere',
    said: [
      /\b(your (own )?(fault|mistake|responsibility|problem)|you should(nt| not)? have|you ought to have|thats on you|you (did not|didnt) (read|listen|pay attention|tell us|check))\b/,
    ],
    examples: ['that is your own fault', 'you should have read the contract'],
  },
  {
    id: 'surprise-charge',
    asked:
      /\b(surpris\w+|hidden|unexpected|unannounced|undisclosed) (\w+ ){0,5}(fees?|charges?|costs?|prices?)\b/,
    party: 'customer',
    place: 'anywhere',
    said: [
      /\b(never|nobody|no one|not|wasnt|werent|didnt|hadnt) (\w+ )?(told|tell|said|say|mentioned|mention|informed|explained) (me|us|anything|that|about)\b/,
      /\b(what (fee|charge|cost)|why (am i|was i|do i have to) (being )?(charged|pay(ing)?)|(did not|didnt) (know|expect) (\w+ ){0,5}(fee|charge|cost|pay|extra))\b/,
    ],
    trust: { present: 0.6, absent: 0.55 },
    examples: ['nobody told me about that fee', 'i did not know that it costs extra'],
  },
  {
    id: 'curtness',
    asked: /\b(curt\w*|abrupt\w*|brusque\w*|short with|dismissive\w*|impolite\w*|unfriendl\w+)\b/,
    party: 'agent',
    place: 'anywhere',
    said: [],
    find: findCurtTurns,
    trust: { present: 0.5, absent: 0.5 },
    examples: [],
  },
  {
    id: 'interruption',
    asked: /\b(interrupt\w*|(talk|speak)(s|ed|ing)? over|cut(s|ting)? (\w+ ){0,2}(off|short))\b/,
    party: 'agent',
    place: 'anywhere',
    said: [],
    find: findInterrupting,
    trust: { present: 0.7, absent: 0.7 },
    examples: [],
  },
]

/** Short turns throughout, and not one courteous word in any of them. */
function findCurtTurns(reading: CallReading): readonly ReadUtterance[] | undefined {
  if (!reading.apart) return undefined
  const said = saidBy(reading, 'agent')
  const words = new Map<number, number>()
  for (const { turnIndex, plain } of said)
    words.set(turnIndex, (words.get(turnIndex) ?? 0) + plain.split(' ').length)
  const lengths = [...words.values()].sort((a, b) => a - b)
  if (lengths.length < fewestTurnsToBeCurt || said.some(({ plain }) => courtesy.test(plain))) return []
  return lengths[lengths.length >> 1]! <= mostWordsOfACurtTurn ? said.slice(0, 1) : []
}

function findInterrupting(reading: CallReading, party: 'agent' | 'customer' | 'any') {
  if (!reading.apart) return undefined
  const mine = new Set(saidBy(reading, party).map(({ turn }) => turn))
  const moments = measureConversation(reading.transcript).interruptions
  return reading.utterances.filter(
    ({ turn }, index, all) =>
      all[index - 1]?.turn !== turn &&
      mine.has(turn) &&
      moments.some(
        ({ speaker, start }) => speaker === turn.speaker && Math.abs(start - turn.startSeconds) < 0.01,
      ),
  )
}
