import type { Behaviour } from './behaviour.ts'

/** States of affairs that decide whether a question applies; no question asks for them. */
export const circumstances: readonly Behaviour[] = [
  {
    id: 'complaint',
    asked: /\b(complain\w*|grievance|bad experience|dissatisf\w+|mistake|error)\b/,
    party: 'customer',
    place: 'anywhere',
    said: [
      /\b(complain\w*|wrong|mistake|error|overcharged?|(higher|more|longer|later) than|charged (me )?(twice|again|too)|too (high|long|late|expensive|much)|(do not|dont) understand why|why (was|were|is|am|did) (i|my|it|there)|late again|never (arrived|came|received|got|told|called)|(have not|havent|did not|didnt) (receive|received|get|got|arrive|come)|still (not|waiting|havent|have not|hasnt|has not)|(does not|doesnt|is not|isnt|not) work(ing)?|broken|damaged)\b/,
    ],
    examples: ['my bill is much higher than it should be', 'the parcel never arrived'],
  },
  {
    id: 'trouble',
    asked: /\b(trouble|problems?|issues?|difficult\w*|concerns?|worr\w+|distress\w*|inconvenien\w+)\b/,
    party: 'customer',
    place: 'anywhere',
    said: [
      /\b(problems?|trouble|issues?|worried|afraid|scared|lost|stolen|missing|cant|cannot|could not|couldnt|unable|forgot(ten)?|locked out|declined|emergency|stuck)\b/,
    ],
    examples: ['i am having a problem with my account', 'i am worried about this'],
  },
  {
    id: 'content',
    asked: /\b(content|satisfied|pleased)\b/,
    party: 'customer',
    place: 'anywhere',
    said: [
      /\b(?<!not )(perfect|wonderful|excellent|awesome|fantastic|amazing|brilliant)\b/,
      /\b(thats|that is|that sounds|sounds|thatll be|that would be) (really |so |just |very )?(great|good|perfect|fine|helpful)\b/,
      /\bthank(s| you) (so|very) much\b|\bthank(s| you) for your help\b|\b(you have|youve) been (very |so )?helpful\b/,
    ],
    examples: [],
  },
]
