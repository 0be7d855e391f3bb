import type { ThingCode } from '../../../domain/sentences/things.ts'

/** A clue that is known by its words. */
export interface WordedSign {
  readonly id: string
  /** What a rationale calls it. */
  readonly thing: ThingCode
  /** Match plain lower-case words without punctuation or apostrophes. */
  readonly said: readonly RegExp[]
  /** Takes a match back: the same words about something else. */
  readonly unless?: RegExp
  /** Faint: in a long call some of it falls by chance. */
  readonly faint?: true
  /** More of it says no more: thanks at the end do not undo what went before. */
  readonly most?: number
}

/** Somebody or something else is meant: a former provider, the weather, one's own day. */
export const aboutOthers =
  /\b(weather|rain(ing|y)?|snow(ing|y)?|traffic|storm|(old|previous|former|last|other|first) (\w+ )?(provider|company|bank|insurer|insurance|carrier|supplier|agency|landlord|doctor|plan|phone|car|place|hotel|shop|store|job|boss)|my (boss|husband|wife|kids?|son|daughter|brother|sister|mother|father|neighbou?rs?|landlord|ex|phone|car|back|head|knee|stomach|day)|compared to|unlike|better than|i feel (so |really |very |a bit )?(terrible|horrible|awful|bad)|(headache|cough|pain|fever|cold|symptoms?))\b/
const aboutOneself =
  /\b(im|i am|i was|ive been|i feel|feel(ing)?|call(ed)? me) (\w+ ){0,2}(idiot|stupid|dumb|silly|moron|fool|lazy|mess)\b/
const denied =
  /\b(not|never|isnt|arent|wasnt|werent|aint|no longer|dont (be|get|feel)|nothing|without being|hardly) (\w+ ){0,2}(annoy\w*|angry|upset|mad|frustrat\w*|terrible|horrible|awful|bad|ridiculous|rude|complain\w*|unhappy|disappoint\w*|furious|problem)\b/

const either = (...patterns: readonly RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'))

/** What customers say when their patience runs out, from the plain to the faint. */
export const annoyance: readonly WordedSign[] = [
  {
    id: 'says-so',
    thing: 'says-so',
    said: [
      /\b(im|i am|i feel|feeling|getting|got|makes? me|made me|making me|leaves? me|has me|becoming|really|very|so|quite|extremely) (\w+ ){0,2}(annoyed|angry|mad|upset|frustrated|furious|irritated|livid|disappointed|fed up|pissed( off)?|unhappy|dissatisfied|disgusted|appalled|sick of|tired of)\b/,
      /\b(fed up|sick and tired|had (just about )?enough of|enough is enough|at my wits end|los(e|ing) (my )?(patience|temper)|beyond frustrated|not (at all |very |really )?(happy (with|about)|impressed|satisfied|pleased)|drives? me (mad|crazy|nuts|up the wall))\b/,
      /\bi (really |just |absolutely )?(hate|cant stand) (this|you|your|dealing|calling|talking|being|having to)\b/,
    ],
    unless: either(denied, aboutOthers),
  },
  {
    id: 'harsh-word',
    thing: 'harsh-word',
    said: [
      /\b(ridiculous|unacceptable|outrage(ous)?|pathetic|useless|hopeless|incompetent|incompetence|disgrace(ful)?|a joke|shambles|appalling|disgusting|(the|your|absolute) worst|rubbish|garbage|nonsense|absurd|lousy|unhelpful|unprofessional|unbelievable|frustrating|annoying|infuriating|disappointing|nightmare|sucks|busted|rip ?off|runaround|not (acceptable|good enough|helpful|helping))\b/,
      /\b(its|it is|is|was|been|are|your|this|that|what an?|such an?|so|very|really|absolutely|just) (\w+ ){0,2}(terrible|horrible|awful|atrocious|dreadful|disaster|poor service|bad service|rude|lazy|a (total |real |complete )?(mess|pain))\b/,
      /\b(waste|wasting|wasted) (of )?(my |our |everyones )?(time|afternoon|morning|day|money)\b/,
      /\b((is|are) (this|that|it|you) (thing )?|youre |you are |this thing is |the system is )(even |all )?(broken|not working|deaf|a robot|robots|thieves|crooks|liars|scammers)\b/,
      /\b(thats|that is|this is) (not (very |really )?(nice|fair|okay|professional)|just (great|wonderful|perfect)|so (bad|wrong|slow))\b/,
      /\bwhat (kind|sort) of (a )?(service|company|business|people|place|bank|joke)\b/,
    ],
    unless: either(denied, aboutOthers, aboutOneself),
  },
  {
    id: 'swearing',
    thing: 'swearing',
    said: [
      /\b(fuck\w*|shit\w*|bull ?shit|bitch\w*|ass(hole)?|bastard\w*|(god ?)?damn(ed|it)?|dammit|bloody|crap|idiots?|morons?|imbeciles?|stupid|dumb\w*|shut up|screw (you|this)|wtf|liars?|creep|piss off|go to hell|(what|where|who|why|how|the) the (hell|heck)|(the|bloody) hell)\b/,
      /\bare you (nuts|crazy|mad|insane|deaf|blind|stupid|kidding|joking|serious|for real|out of your mind|having a laugh)\b/,
    ],
    unless: either(aboutOneself, aboutOthers),
  },
  {
    id: 'impatience',
    thing: 'impatience',
    faint: true,
    said: [
      /\b(hurry|make it (quick|snappy)|snappy|come on|keep up|get (to it|on with it|a move on)|move it|(do|do it|do that|this|there) already|how (much )?longer|how long (is this|will this|is it|do i have|must i|am i)|(take|takes|taking|took|taken) (so|too|this|you|far too|way too|such a|that) long|(take|takes|taking|took|been) (forever|ages|an eternity)|about (\w+ )?time|^finally|finally$|been waiting|(been|still|sat|sitting|kept me|left me) (\w+ )?on hold|waiting (for )?(\w+ )?(hours?|forever|ages)|kept (me )?waiting|(dont|do not|havent|have not) (have |got )?(all day|the whole day|time for (this|that))|speed (it|this|things) up|anyone (there|going to help)|are you (still |even )?(there|listening)|(just|simply) (do|book|make|fix|answer|tell me|give me|send) (it|that|me|the|this|my|what)|i (want|need) (it|this|that) (right )?now|this instant|any (day|time) now)\b/,
    ],
    unless:
      /\b(in a hurry|no hurry|dont hurry|another time|next time|about what time|(forever|ages|long) (to|for it to) (open|load|start|boot|charge|connect|download|update|arrive))\b/,
  },
  {
    id: 'repeats',
    thing: 'repeats',
    said: [
      /\b(i|ive|i have|i just|we|weve) (have )?(already|just|literally|clearly|repeatedly) (told|said|gave|given|mentioned|paid|explained|answered|asked|sent|provided|been (told|through|asked))\b/,
      /\b(told you|as i (said|told|mentioned)|like i (said|told)|i said|how many (more )?times|(second|third|fourth|fifth|sixth|tenth|hundredth) time (i|ive|that|this|im|calling|now)|(told|said|asked|called|explained|tried|rung|phoned|written|emailed) (\w+ ){0,4}(three|four|five|six|several|many|multiple|a hundred) times|over and over|again and again|for the last time|(ive|i have|weve) (called|rung|phoned|written|emailed|asked) (\w+ )?(twice|before|already|again|three|four|five|several|many)|same (question|thing|answer) (again|over)|you keep (asking|saying|telling|repeating|sending)|keep getting (transferred|passed|told|the same)|passed (me )?around|from (one )?(person|department) to)\b/,
    ],
  },
  {
    id: 'reproach',
    thing: 'reproach',
    said: [
      /\b(not what i (asked|said|want|wanted|need|meant|ordered)|you (arent|are not|werent|re not|dont|do not|didnt|did not|never|cant|cannot|wont|havent) (even )?(listen\w*|understand|get it|help\w*|answer\w*|asked|tell me|told me|seem|care|have a clue|do anything|read)|supposed to (help|be helping)|whats the point|whats wrong with|makes no sense|(thats|that is|this is) (wrong again|not (right|fair)|impossible|your (fault|problem|mistake|job))|so you(re| are) (just|not|telling)|who do you think|you people|you guys (never|always|cant|dont|keep)|(you )?can do better|get it right|(you |youd |you had )?better (fix|get it|do something|sort)|you should (be able|know|have)|shouldnt (you|have to|be this)|wouldnt have (asked|called)|nobody (\w+ )?(called|answer\w*|helps?|cares?|told|seems|knows)|no one (\w+ )?(called|answer\w*|helps?|cares?|told|seems|knows)|(was|were|been) promised|still (havent|have not|hasnt|has not|nothing|no (answer|reply|response))|never (showed|called|came|got back|answered|replied|arrived)|(its|it is) not (that |so )?(hard|difficult)|how hard (is|can)|let me finish|stop (interrupting|asking|talking|wasting)|sort it out|i demand|i (shouldnt|should not) have to|what (are they|do they) pay\w*|you (messed|screwed) up|not (very |at all )?helpful|unhelpful)\b/,
    ],
    unless: either(aboutOthers, /\b(i guess (that|thats)|my (fault|mistake))\b/),
  },
  {
    id: 'questioning',
    thing: 'questioning',
    faint: true,
    said: [
      /\b(what (do|did) you mean|why (cant|cannot|wont|dont|didnt|isnt|arent|wouldnt|shouldnt|hasnt)|why (do|would|should|did|are|is|does) (you|i|we|it|that|this|everything)|why (not|is that|so long)$|^why$|what for|^seriously|^really$|are you sure|(cant|dont|wont) you (just |see|know|have)|what am i supposed|what now|isnt there|whats going on|do you even|is that all|^what$)\b/,
    ],
  },
  {
    id: 'threat',
    thing: 'demand',
    said: [
      /\b((your|a|the|ask for|to|with) (manager|supervisor|boss|superior|team lead)|report(ing)? (you|them|him|her|your)|(file|make|lodge|submit|raise|write) (a |an )?(formal |official )?complaint|complain(ing)? (to|about)|my (lawyer|attorney|solicitor)|sue you|legal action|to court|ombudsman|(bad|negative) review|one star|(speak|talk|talking|speaking) (to|with) (a|an|some|another) (\w+ )?(human|person|someone|somebody)|real (person|human)|never (again|use|using|call\w*|com(e|ing)|buy\w*|stay\w*|deal\w*|shop\w*) (\w+ )?(you|your|here|this|again|with)|take my (business|money)|(go|going|switch|switching|move|moving) (to )?(another|a different|your competitor|somewhere else|elsewhere)|cancel everything|i want my money back)\b/,
    ],
    unless: /\b(my manager|im the manager|account manager)\b/,
  },
  {
    id: 'giving-up',
    thing: 'giving-up',
    faint: true,
    said: [
      /\b(never ?mind|forget (it|about it|this)|whatever|thanks for nothing|(thanks|thank you|thx) any ?ways?|i give up|no use|pointless|(do it|order it|look|check|find it) myself|if you say so|i guess (ill|i will|i have|not)|you (cant|couldnt|didnt) help)\b/,
    ],
  },
  {
    id: 'groan',
    thing: 'groan',
    faint: true,
    said: [
      /\b(u+g+h*|urgh+|a+r+g+h*|a+h{3,}|jee+z+e?|gee+z+e?|sigh|for (gods?|petes|goodness|good|heavens?|christs?|crying|the love)( sake| of| out)|blast it|oh (come on|great|brother|please)|good grief|figures|thats just great|i (cant|cannot|dont) believe (this|it|that|you)|what the|oh for)\b/,
    ],
  },
]

/** What customers say who are content. */
export const contentment: readonly WordedSign[] = [
  {
    id: 'praise',
    thing: 'praise',
    most: 1,
    said: [
      /\b(perfect|wonderful|excellent|awesome|fantastic|amazing|brilliant|lovely|beautiful|sweet|yay|excited|cant wait|(youre|you are|youve been|you have been|you were) (\w+ ){0,3}(great|helpful|best|kind|nice|patient|star|lifesaver|hero|wonderful|amazing|sweetheart)|(thats|that is|that sounds|sounds|that would be|that will be|thatll be|works) (\w+ )?(great|good|perfect|fine|nice|helpful|lovely|wonderful|for me)|^great|^good(?! (morning|afternoon|evening|day|night))|so glad|im glad|happy with|appreciate|relieved|love (it|that|this)|no (problem|worries|rush)|really helped|very helpful|so helpful|saved (me|my)|great (service|help|job))\b/,
    ],
    unless:
      /\b(just great|well great|well thats great|oh great|not (very |so |really |that |exactly )?(happy|good|great|helpful|nice|perfect|wonderful)|unhelpful|would have been|if (only )?you)\b/,
  },
  {
    id: 'warm-thanks',
    thing: 'warm-thanks',
    most: 1,
    said: [
      /\bthank(s| you) (so+|very|ever so) much\b|\bthanks a (lot|million|bunch)\b|\bthank(s| you) (for (your|the|all|being|help\w*)|again)\b/,
      /\b(have|enjoy) (yourself )?(a|your) (great|good|nice|lovely|wonderful)\b/,
    ],
    unless: /\bfor nothing\b/,
  },
  {
    id: 'courtesy',
    thing: 'customer-courtesy',
    faint: true,
    said: [/\b(please|thank(s| you)|sorry|kindly|could you|would you|may i)\b/],
    unless: /\b(for nothing|any ?ways?|please hurry|hurry please|oh please)\b/,
  },
]
