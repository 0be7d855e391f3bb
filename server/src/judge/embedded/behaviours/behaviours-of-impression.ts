import { judgeComposure, judgeRudeness } from '../impressions/judge-composure.ts'
import { judgeCustomerCalm, judgeSatisfaction } from '../impressions/judge-mood.ts'
import { judgeFailure } from '../impressions/judge-outcome.ts'
import { annoyance } from '../impressions/mood-words.ts'
import type { Behaviour } from './behaviour.ts'

// "The customer was rude" is about the customer; "treats the customer in a rude way" is not.
const customerWas =
  '(?:customer|caller|client|user|consumer)s? (?:ever )?(?:(?:was|is|were|are|be|been|being|remain\\w*|stay\\w*|kept|keeps|sound\\w*|seem\\w*|bec[ao]me\\w*|g[eo]ts?|feels?|felt|acts|acted|behave[sd]?|ended|left|hangs up|hung up|appear\\w*) (?:\\w+ ){0,2})?'
const unkind =
  '(?:rude(?! (?:customer|caller|client))\\w*|hostil\\w+|aggressi\\w+|impatien\\w+|harsh\\w*|unprofessional\\w*|condescend\\w*|sarcas\\w+|disrespect\\w*|arrogan\\w+|argumentative|argu(?:es?|ed|ing)|confrontational|defensive|unkind|los(?:es?|t|ing) (?:\\w+ )?(?:temper|patience|composure)|rais(?:es?|ed|ing) (?:\\w+ )?voice)'

/** How the parties come across and how it ended: nobody says it outright, many small things tell it. */
export const impressionBehaviours: readonly Behaviour[] = [
  {
    id: 'failure',
    asked:
      /\b(un(resolved|solved|fulfilled|answered|successful\w*|settled)|(fail\w* to|unable to|could not) (\w+ ){0,2}(help|assist|resolve|solve|fix|answer|fulfill?|complete|do what)|(no|without) (a )?(resolution|solution))\b/,
    party: 'any',
    place: 'anywhere',
    said: [],
    impression: judgeFailure,
    examples: [],
  },
  {
    id: 'repetition',
    asked:
      /\b((had|has|have|having|needs?|needed|forced|made) (\w+ ){0,3}to repeat|repeat(s|ed|ing)? (themselves|himself|herself))\b/,
    party: 'customer',
    place: 'anywhere',
    said: annoyance.filter(({ id }) => id === 'repeats').flatMap(({ said }) => said),
    trust: { present: 0.7, absent: 0.65 },
    examples: ['i already told you that', 'do i really have to tell all of this again'],
  },
  {
    id: 'satisfaction',
    asked: new RegExp(
      `(?<!\\b(?:not|never|isnt|wasnt|dis|un) (?:\\w+ )?)\\b(?:satisf(?:ied|action)|contented|pleased(?! to)|${customerWas}(?:happy|content|grateful|glad)(?! to)|happy (?:customer|caller|client)|positive (?:\\w+ )?(?:emotion|sentiment|mood|feeling|experience)s?|(?:sentiment|mood) (?:\\w+ ){0,2}positive)\\b`,
    ),
    party: 'customer',
    place: 'anywhere',
    said: [],
    impression: judgeSatisfaction,
    examples: [],
  },
  {
    id: 'customer-calm',
    asked: new RegExp(`\\b${customerWas}(?:calm|patient(?!s|ly)|polite|friendly|composed|relaxed|civil)\\b`),
    party: 'customer',
    place: 'anywhere',
    said: [],
    impression: judgeCustomerCalm,
    examples: [],
  },
  {
    id: 'composure',
    asked: new RegExp(
      `^(?!.*\\b(?:${customerWas}(?:calm|patient|composed|helpful)|los(?:es?|t|ing))\\b).*\\b(?:calm(?:ly|ness)?(?! (?:the|an?|him|her|them|down)\\b)|patiently|(?<!\\b(?:the|an?|each|every|new|any|of|this|that|with|for being|(?:customer|caller|client) to be) )patient(?= (?:and|or|with|throughout|during|towards?|when|while|manner|tone|attitude|at all|even|polite|calm|helpful|friendly)\\b|$)|de ?escalat\\w+|(?<!\\bfor (?:\\w+ ){0,2})patience(?! (?:of|was lost))|composed|composure|helpful(?:ly|ness)?|supportive\\w*|attentive\\w*|accommodating|(?:keeps?|kept|keeping) (?:\\w+ )?(?:cool|temper|head))\\b`,
    ),
    party: 'agent',
    place: 'anywhere',
    said: [],
    impression: judgeComposure,
    byDegrees: true,
    examples: [],
  },
  {
    id: 'rudeness',
    asked: new RegExp(`^(?!.*\\b${customerWas}${unkind}\\b).*\\b${unkind}\\b`),
    party: 'agent',
    place: 'anywhere',
    said: [],
    impression: judgeRudeness,
    examples: [],
  },
]
