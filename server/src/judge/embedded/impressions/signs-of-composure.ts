import { isQuestion } from '../../../domain/language/utterances.ts'
import type { ThingCode } from '../../../domain/sentences/things.ts'
import { type CallReading, type ReadUtterance, saidBy } from '../meaning/call-reading.ts'
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
const shrugs =
  /\b((dont|do not) (really |even )?know|no idea|not sure|no clue|(cannot|cant|couldnt) (say|tell)|(dont|do not) have (that|any|this|the))\b/
const presses =
  /\b(i (still )?need (you|that|to know|the|your|either)|just (answer|tell|give)|is that all|are you done|stay on topic|(not |ir)relevant|you already|please (focus|stop)|again what)\b/
/** What the customer says to set the agent right, or to bring them back to it. */
const corrects =
  /\b(no i (said|want|wanted|meant|asked|need)|not what i|(thats|that is) (not (right|correct|what|it|my)|wrong)|you (forgot|missed|never|didnt|did not|havent|skipped)|did you (\w+ )?(change|book|see|get|hear|read|make|send|do|cancel|find|reserve|check|receive)|i (didnt|did not|never) (ask|say|tell|order|want)|i (asked|said)|i meant|i still (want|need)|im still waiting|what about my|are you (still )?there)\b/
const mostWordsOfATerseTurn = 3
// What was measured had about as many exchanges; in longer calls the odd short reply means nothing.
const usualExchanges = 15

/** Every clue to whether the agent kept calm and was of help. */
export const findComposureSigns = oncePerCall((reading: CallReading): readonly Sign[] => {
  const exchanges = pairTurns(reading)
  const length = Math.max(1, exchanges.length / usualExchanges)
  const said = saidBy(reading, 'agent')
  const told = said.filter((each) => !isQuestion(each))
  const heard = saidBy(reading, 'customer')
  const matching = (utterances: readonly ReadUtterance[], pattern: RegExp) =>
    utterances.filter(({ plain }) => pattern.test(plain))
  const sign = (id: ThingCode, shownBy: readonly ReadUtterance[], most = 2): Sign => ({
    id,
    thing: id,
    amount: Math.min(most, shownBy.length),
    shownBy,
  })
  // In a long call some of it falls by chance.
  const faintSign = (id: ThingCode, shownBy: readonly ReadUtterance[], most = 2): Sign => ({
    ...sign(id, shownBy),
    amount: Math.min(most, shownBy.length / length),
  })
  const { terse, brushedOff, cutOff, closes } = findLapses(exchanges)
  return [
    sign('harsh', matching(said, harsh)),
    sign('care', matching(told, care)),
    sign('further-help', matching(said, furtherHelp), 1),
    sign('blamed', matching(heard, blamesAgent)),
    sign('cut-off', cutOff),
    { id: 'no-closing', thing: 'no-closing', amount: closes ? 0 : 1, shownBy: [] },
    faintSign('not-understood', matching(said, notUnderstood), 3),
    faintSign('shrugs', matching(said, shrugs)),
    faintSign('presses', matching(said, presses)),
    faintSign('corrected', matching(heard, corrects)),
    faintSign('terse', terse),
    faintSign('brushed-off', brushedOff),
    findCourtesy(said),
  ]
})

function findCourtesy(said: readonly ReadUtterance[]): Sign {
  const polite = said.filter(({ plain }) => courtesy.test(plain))
  const turns = (each: readonly ReadUtterance[]) => new Set(each.map(({ turnIndex }) => turnIndex)).size
  return {
    id: 'courtesy',
    thing: 'agent-courtesy',
    amount: turns(polite) / Math.max(1, turns(said)),
    shownBy: polite,
  }
}

interface Exchange {
  readonly customer: readonly ReadUtterance[]
  readonly agent: readonly ReadUtterance[]
}

/** Lapses in the give and take; none where nobody knows who is the agent. */
function findLapses(exchanges: readonly Exchange[]) {
  const replies = exchanges.map(({ customer, agent }) => ({
    agent,
    asked: customer.some(isQuestion),
    done: customer.some(({ plain }) => leaveTaking.test(plain)),
  }))
  const closes = exchanges.slice(-2).some(({ agent }) => agent.some(({ plain }) => closing.test(plain)))
  return {
    terse: replies.flatMap(({ agent }) =>
      isTerse(agent.map(({ plain }) => plain).join(' ')) ? agent.slice(0, 1) : [],
    ),
    brushedOff: replies.flatMap(({ agent, asked }) =>
      asked && agent.every(({ plain }) => notUnderstood.test(plain) || goodbye.test(plain))
        ? agent.slice(0, 1)
        : [],
    ),
    cutOff: replies.flatMap(({ agent, done }) =>
      done ? [] : agent.filter(({ plain }) => goodbye.test(plain)).slice(0, 1),
    ),
    closes: exchanges.length === 0 || closes,
  }
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
