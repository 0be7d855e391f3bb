import type { Behaviour } from './behaviour.ts'
import { findUseOfName } from './find-use-of-name.ts'

const organisation =
  '(?:bank|insurance|company|support|services?|store|shop|hotel|airlines?|telecom|mobile|energy|care|clinic|hospital|union|group|desk|department|cent(?:er|re)|team)'

/** How an agent opens, holds and closes a conversation. */
export const speakingBehaviours: readonly Behaviour[] = [
  {
    id: 'greeting',
    asked:
      /\b(greet\w*|salut\w*|say(s|ing)? hello|said hello|welcom(e|es|ed|ing) (the |each |every )?(customer|caller|client)|proper opening)\b/,
    party: 'agent',
    place: 'start',
    said: [
      /\b(hello|hi|hey|hiya|greetings|good (morning|afternoon|evening|day)|welcome to)\b/,
      /\bthank(s| you) for calling\b/,
    ],
    // Many open without a hello: "Acme Insurance, my name is John, how can I help you?"
    examples: [
      'hello and welcome',
      'good morning thank you for calling',
      'this is acme insurance my name is john',
      'this is the bank my name is mary how can i help you today',
    ],
  },
  {
    id: 'introduction',
    asked:
      /\b(introduc\w+( (him|her|them)?sel(f|ves))?|agents? (own )?(first )?name|(?<!\b(?:by|for) )(his|her|their|own) (own )?(first )?name|identif\w+ (him|her|them)sel(f|ves)|self introduction|name of the agent)\b/,
    party: 'agent',
    place: 'start',
    said: [
      /\bmy names? (is )?\w+/,
      /\bthis is \w+ (speaking|here|from|with|calling|at)\b/,
      /\byou(re| are) (speaking|talking) (with|to) \w+/,
      /\b(im|i am) \w+ (from|with|calling from)\b/,
      /^(?:\w+ ){0,8}\w+ speaking\b/,
    ],
    examples: ['my name is john', 'you are speaking with anna'],
  },
  {
    id: 'use-of-name',
    asked:
      /\b((address|greet|call|refer|speak|thank)\w* (\w+ ){0,4}by (\w+ )?(first |last )?name|us(e|es|ed|ing) the (customer|caller|client|guest|patient|member)s? (first |last |own )?name)\b/,
    party: 'agent',
    place: 'anywhere',
    said: [],
    find: findUseOfName,
    trust: { present: 0.85, absent: 0.6 },
    examples: [],
  },
  {
    id: 'company-name',
    asked:
      /\b(compan(y|ys|ies) name|(bank|banks|brand|business|organi[sz]ation|store|firm|institution)s? name|name of (the|our|your) (company|bank|business|brand|organi[sz]ation|store|firm)|(states?|mentions?|gives?|names?|says?|identif\w+) (the|our) (company|bank|brand|business|organi[sz]ation))\b/,
    party: 'agent',
    place: 'start',
    said: [
      new RegExp(`\\b(?:this is|from|with|at|to|calling|reached) (?:\\w+ ){1,4}${organisation}\\b`),
      /\bthank(?:s| you) for calling (?!us|me|in\b|back|today|and|have|you|the\b|good|bye|how|my|we|this|i\b|is\b|our)\w+/,
      /\bwelcome to (?!the call|our)\w+/,
      /\b(?:my name is|this is|im|i am) (?!not\b)\w+ (?:\w+ )?(?:from|with|at|calling from|on behalf of) (?!the\b|you\b|a\b|home\b|work\b|my\b)\w+/,
    ],
    examples: [],
  },
  {
    id: 'help-offer',
    asked:
      /\b(how (can|may|could|to|they can|he can|she can) (\w+ )?(help|assist|be of)|asks? (the \w+ )?how|offer(s|ed|ing)? (to |of |their |his |her |the \w+ )?(help|assist\w*)(?! (with )?(anything|further|more|other))|reason for (the|their) call(ing)? (is |was )?(asked|requested|established)|asks? (for |about )?the reason)\b/,
    party: 'agent',
    place: 'start',
    said: [
      /\bhow (can|may|could|might) (i|we) (be of )?(help|assist|service|be of)/,
      /\bwhat can (i|we) (do|help)/,
      /\bhow (can|may) i (direct|be)/,
      /\bwhat (brings you|is the reason|are you calling|seems to be)/,
    ],
    examples: ['how can i help you today', 'what can i do for you'],
  },
  {
    id: 'further-help',
    asked:
      /\b(anything else|something else|(further|additional|more|other|extra) (help|assist\w*|support|questions?|needs|quer(y|ies)|issues?|concerns?|requests?)|offers? further|help(s|ed)? further)\b/,
    party: 'agent',
    place: 'anywhere',
    said: [
      /\b(anything|something) else\b/,
      /\bany(thing)? (other|further|more|additional) (questions?|help|assistance|concerns?|issues?|way|i can)/,
      /\bwhat else (can|may|could) i\b/,
      /\b(other|further|more|else) (i|we) (can|could|may) (help|assist|do)/,
    ],
    examples: ['is there anything else i can help you with', 'do you have any other questions'],
  },
  {
    id: 'thanks',
    asked: /\b(thank\w*|gratitude|express\w* appreciation|appreciates? (the|their))\b/,
    party: 'agent',
    place: 'anywhere',
    said: [/\bthank(s| you| ya)?\b/, /\b(appreciate (it|your|you|that|the)|grateful)\b/],
    examples: ['thank you so much', 'i really appreciate your patience'],
  },
  {
    id: 'goodbye',
    asked:
      /\b(good ?bye|farewell|clos(e|es|ed|ing)( the| of the)? (call|conversation|statement|remark|phrase|line|script)|(polite|proper|courteous|professional|correct|standard|warm) clos\w+|^closing|end(s|ed|ing)? the (call|conversation) (with|polite|courte|proper|profession|on)\w*|sign(s|ed|ing)? off|wish\w* (the \w+ |them )?(a |an )?(\w+ )?(day|evening|afternoon|weekend))\b/,
    party: 'agent',
    place: 'end',
    said: [
      /\b(good ?bye|bye|see you|so long)\b/,
      /\bhave (yourself )?an? (\w+ )?(\w+ )?(day|evening|afternoon|night|weekend|one|morning|rest)\b/,
      /\b(take care|enjoy (your|the rest))\b/,
      /\byou have an? (\w+ )?(day|evening|one|weekend)\b/,
    ],
    examples: ['goodbye and have a nice day', 'take care now bye bye'],
  },
  {
    id: 'politeness',
    byDegrees: true,
    asked:
      /\b(polite\w*|courteous\w*|courtesy(?! (?:car|vehicle|call|van|bus|phone|copy|credit|visit))|courtesies|respectful\w*|friendl\w+|please and thank|professional (tone|manner|language|and))\b/,
    party: 'agent',
    place: 'anywhere',
    said: [
      /\b(please|thank you|thanks|youre (very )?welcome|you are (very )?welcome|my pleasure|(happy|glad|pleased) to (help|assist)|certainly|of course|(yes )?(sir|maam)|no problem|id be happy)\b/,
    ],
    examples: ['of course i would be happy to help you with that', 'you are very welcome'],
  },
  {
    id: 'empathy',
    byDegrees: true,
    asked:
      /\b(empath\w*|apolog\w+|sympath\w+|says? sorry|compassion\w*|reassur\w+|acknowledg\w+ (the |their )?((customer|caller|client)s? )?(frustrat\w+|concerns?|feelings?|inconvenience|problem|emotion\w*)|(shows?|express\w*|demonstrat\w+) (understanding|concern|care))\b/,
    party: 'agent',
    place: 'anywhere',
    said: [
      /\bsorry (?!what|can|could|i didnt|i did not|i couldnt|i missed|say|repeat|was that|which|who|how|whats|one|did you|you said)(to hear|about|for|that you|that this|that your|you (are|re|ve|have|had))/,
      /\b(apologi[sz]e|apologies)\b/,
      /\bi (\w+ )?(understand|know) (how|your (frustration|concern)|why you|that (this|it) (is|must|can))/,
      /\b(that|it|this) must (be|have been)\b/,
      /\bi can (only )?imagine\b/,
      /\bi (am|m) so sorry\b|\bim (so|very|really|truly) sorry\b/,
    ],
    examples: [
      'i am so sorry to hear that',
      'i apologize for the inconvenience',
      'i understand how frustrating that must be',
    ],
  },
  {
    id: 'willingness',
    byDegrees: true,
    asked: /\b(willing\w*|assur(es?|ance)|happy to (help|assist)|readiness to|eager\w*|positive language)\b/,
    party: 'agent',
    place: 'anywhere',
    said: [
      /\b(happy|glad|pleased|delighted) to (help|assist|do)/,
      /\b(i|we) (can|will|could) (definitely |certainly |surely |gladly |absolutely |do that|help|assist|take care)/,
      /\b(ill|i will) (take care|be (happy|glad)|help|assist)/,
      /\b(absolutely|certainly|of course|no problem|sure thing)\b/,
    ],
    examples: ['i would be happy to help you with that', 'certainly i can take care of that for you'],
  },
]
