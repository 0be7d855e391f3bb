import { isQuestion } from '../utterances.ts'
import { type CallReading, type ReadUtterance, saidBy } from './call-reading.ts'
import { notUnderstood } from './outcome-words.ts'
import { oncePerCall, type Sign } from './weigh-signs.ts'

const harsh =
  /\b(as i (already |just )?(told|said)|i (already|just) (told|said|explained)|how many times|calm down|listen to me|let me finish|dont (interrupt|yell|shout|raise|talk to me)|stop (yelling|shouting|it|interrupting|wasting)|whatever|i dont (care|have time)|not my (problem|job|fault|department|concern)|(thats|that is) (on you|your (own )?(problem|fault|mistake))|your (own )?(fault|mistake|problem)|you should(nt| not)? have (?!a|an|the|your|received|got|it|been)|you (didnt|did not) (read|listen|pay attention)|are you (stupid|deaf|listening|serious|kidding)|(isnt|is not) an option|take it or leave it|thats (just )?how it is|figure it out|deal with it|good luck with that|obviously|shut up|idiots?|stupid|dumb|ridiculous|hang(ing)? up on you|waste of time|wasting my time|(end|finish) (the|this) (task|call|chat|conversation)|like it or not|what do you want|hurry up|make up your mind|fuck\w*|shit\w*|damn)\b/
const courtesy =
  /\b(please|thank|thanks|sorry|apologi[sz]e|welcome|happy to|glad|of course|certainly|absolutely|sure|good (morning|afternoon|evening|day)|how (can|may) (i|we)|my pleasure|no problem)\b/
const care =
  /\b(take your time|no (worries|rush|problem at all)|dont worry|do not worry|i (completely |fully |totally )?understand|(it will|itll|everything will) be (ok|okay|fine|alright)|hope (you|the|that|it|everything)|let me (see|check|help|look)|i (will|ll|can) (help|check|look|see|try)|ill (help|check|look|see|try)|good luck|enjoy|congratulations|sorry (to hear|about|for|that)|apologi[sz]e|apologies|happy to|glad to|id be|bear with me)\b/
const closing =
  /\b(good ?bye|bye|see you|have an? (\w+ ){0,3}(day|evening|one|weekend|night|afternoon|time|trip)|take care|thank(s| you) for (calling|contacting)|enjoy|(anything|something|what) else|youre welcome|you are welcome|you too)\b/
const goodbye = /\b(good ?bye|bye|see you|have an? (\w+ ){0,2}(day|evening|one|weekend|night))\b/
const furtherHelp = /\b(anything|something|what) else\b|\b(other|further|more) (questions?|help|assistance)\b/
/** The customer is done, however they say it. */
const leaveTaking =
  /\b(bye|good ?bye|goodby|cya|you (too|as well)|(all|it|everything)( for (now|me|today))?$|(will|would|gonna|going to|ll) (be|do) (it|all)|that(s| is| was| will| would|ll)|so much|ok(ay)?$|sounds good|great|perfect|nothing else|thank|thanks|no|nope|done|see you|farewell|later|have a|good ?night|im good|appreciate)\b/
const backchannel =
  /^(ok(ay)?|yes|yeah|yep|sure|right|alright|all right|hello|hi|bye|good ?bye|great|perfect|correct|exactly|hey|mhm|uh huh|um|uh|oh|unk|sounds good|got it|one moment|congratulations|good luck|and|so|you|the|a|i)( (ok(ay)?|sir|maam|yes|then|so|great|you|too|bye|it))*$/
const blamesAgent =
  /\b((you(re| are)?|thats|that is|no need to be|so|not very|very|how) (\w+ )?(rude|unhelpful|impolite|mean|nasty|useless|lazy|not nice|not helpful|unfriendly|condescending|arrogant)|not (very )?(nice|helpful|polite)|(arent|are not|werent|not) (even )?(listening|helping|answering)|you (did not|didnt|wont|dont|do not|cant) (even )?(help|listen|answer) ?(me|at all|my)?|nicer (customer )?service|your (bad )?attitude|you never (asked|told|answered|listen)|(talk|speak) to me like)\b/
const mostWordsOfATerseTurn = 3
// What was measured had about as many exchanges; in longer calls the odd short reply means nothing.
const usualExchanges = 15

/** Every clue to whether the agent kept calm and was of help. */
export const findComposureSigns = oncePerCall((reading: CallReading): readonly Sign[] => {
  const said = saidBy(reading, 'agent')
  const matching = (pattern: RegExp) => said.filter(({ plain }) => pattern.test(plain))
  const sign = (id: string, label: string, shownBy: readonly ReadUtterance[], most: number): Sign => ({
    id,
    label,
    amount: Math.min(most, shownBy.length),
    shownBy,
  })
  const complaints = saidBy(reading, 'customer').filter(({ plain }) => blamesAgent.test(plain))
  return [
    sign('harsh', 'impatient or harsh words from the agent', matching(harsh), 2),
    sign(
      'care',
      'reassuring words from the agent',
      matching(care).filter((each) => !isQuestion(each)),
      2,
    ),
    sign('further-help', 'an offer of further help', matching(furtherHelp), 1),
    sign('not-understood', 'the agent does not understand', matching(notUnderstood), 3),
    sign('blamed', 'the customer complains about the agent', complaints, 2),
    findCourtesy(said),
    ...findLapses(reading),
  ]
})

function findCourtesy(said: readonly ReadUtterance[]): Sign {
  const polite = said.filter(({ plain }) => courtesy.test(plain))
  const turns = (each: readonly ReadUtterance[]) => new Set(each.map(({ turnIndex }) => turnIndex)).size
  return {
    id: 'courtesy',
    label: 'courteous words from the agent',
    amount: turns(polite) / Math.max(1, turns(said)),
    shownBy: polite,
  }
}

interface Exchange {
  readonly customer: readonly ReadUtterance[]
  readonly agent: readonly ReadUtterance[]
}

/** Lapses in the give and take; only where it is known who is the agent. */
function findLapses(reading: CallReading): Sign[] {
  const exchanges = pairTurns(reading)
  const last = exchanges.at(-1)
  if (!last) return []
  const terse = exchanges.filter(({ agent }) => isTerse(agent.map(({ plain }) => plain).join(' ')))
  const cutOff = exchanges.flatMap(({ customer, agent }) =>
    customer.some(({ plain }) => leaveTaking.test(plain))
      ? []
      : agent.filter(({ plain }) => goodbye.test(plain)).slice(0, 1),
  )
  const closes = exchanges.slice(-2).some(({ agent }) => agent.some(({ plain }) => closing.test(plain)))
  return [
    {
      id: 'terse',
      label: 'replies of only a few words',
      amount: Math.min(2, terse.length / Math.max(1, exchanges.length / usualExchanges)),
      shownBy: terse.flatMap(({ agent }) => agent.slice(0, 1)),
    },
    {
      id: 'cut-off',
      label: 'a goodbye before the customer was done',
      amount: Math.min(2, cutOff.length),
      shownBy: cutOff,
    },
    {
      id: 'no-closing',
      label: 'no closing words from the agent',
      amount: closes ? 0 : 1,
      shownBy: closes ? [] : last.agent.slice(-1),
    },
  ]
}

function isTerse(plain: string): boolean {
  return (
    plain.split(' ').length <= mostWordsOfATerseTurn &&
    ![backchannel, courtesy, closing].some((pattern) => pattern.test(plain))
  )
}

/** What the customer said in one go, and what the agent said next. */
function pairTurns({ utterances }: CallReading): Exchange[] {
  const pairs: { customer: ReadUtterance[]; agent: ReadUtterance[] }[] = []
  for (const each of utterances) {
    const open = pairs.at(-1)
    if (each.party === 'agent') open?.agent.push(each)
    else if (!open || open.agent.length > 0) pairs.push({ customer: [each], agent: [] })
    else open.customer.push(each)
  }
  return pairs.filter(({ agent }) => agent.length > 0)
}
