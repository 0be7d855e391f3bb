import { judgeAnnoyance } from '../impressions/judge-mood.ts'
import { judgeOutcome } from '../impressions/judge-outcome.ts'
import type { Behaviour } from './behaviour.ts'

/** Said by who has got what they came for. */
export const nothingMore =
  /\b(thats|that is|that was|that will be|thatll be|that should be|thats gonna be|that was going to be) (all|it|everything|about it|what i)\b/

/** What is done about the customer's concern, and how the customer takes it. */
export const handlingBehaviours: readonly Behaviour[] = [
  {
    id: 'identity-check',
    asked:
      /\b(verif(y|ies|ied|ying|ication)|(?<!factor )authenticat\w+|identity|security (questions?|checks?|verification)|kyc|confirms? (the )?((customer|caller|client)s? )?(identity|personal details))\b/,
    party: 'agent',
    place: 'anywhere',
    said: [
      /\b(date of birth|mothers maiden|last (four|4)|security (question|code|word|purposes|reasons)|social security|verify (your|that|the|you|a few|some|who|it)|verification)\b/,
      /\bconfirm your (\w+ )?(name|identity|address|birth|account|email|phone|postcode|zip|details)/,
      /\b(can|could|may) i (please )?(have|get|take|ask|know) (for )?your (\w+ )?(name|number|birth|email|id|pin|postcode|zip|address)/,
      /\bwhat(s| is) your (\w+ )?(name|account number|order number|id number|pin|email|birth)/,
      /\bwho am i (speaking|talking)/,
      /\byour (full|first and last|last) name\b/,
    ],
    examples: [
      'can you please verify your date of birth',
      'may i have your full name and account number',
      'for security reasons i need to confirm your identity',
    ],
  },
  {
    id: 'recording-notice',
    asked: /\b(record(ed|ing)|monitored)\b/,
    party: 'agent',
    place: 'anywhere',
    said: [
      /\b(call|line|conversation)s? (is|are|may|will|might|could|being)( be)?( being)? (recorded|monitored)/,
      /\brecorded line\b/,
      /\b(recorded|monitored|recording|recorded and monitored) for (quality|training)/,
      /\b(i|we) (am|are|will be) recording\b/,
    ],
    examples: ['this call may be recorded for quality and training purposes', 'you are on a recorded line'],
  },
  {
    id: 'hold',
    asked: /\b(puts? (the \w+ )?on hold|plac\w+ (the \w+ )?on hold|was (put |placed )?on hold)\b/,
    party: 'agent',
    place: 'anywhere',
    said: [
      /\b(on hold|hold (on|the line|please|for (a|one|just))|(one|a|just a) (moment|second|minute|sec)( please)?|bear with me|give me (a|one|just))\b/,
    ],
    examples: ['please hold the line', 'i am going to place you on a brief hold'],
  },
  {
    id: 'hold-permission',
    asked:
      /\b((permission|consent|leave|asks?|politely|properly) (\w+ ){0,5}hold|hold (\w+ ){0,3}(permission|procedure|etiquette|consent))\b/,
    party: 'agent',
    place: 'anywhere',
    said: [
      /\b(may|can|could|do you mind|would you mind|mind if|is it (ok|okay|alright|all right)|would it be (ok|okay|alright)) (\w+ ){0,9}(hold|moment|minute|wait)/,
      /\bhold (\w+ ){0,6}(is that (ok|okay|alright)|please)\b/,
    ],
    examples: ['may i place you on a brief hold', 'would you mind holding for a moment'],
    needs: 'hold',
  },
  {
    id: 'recap',
    asked:
      /\b(recap\w*|summari[sz]\w+|repeat(s|ed|ing)? (\w+ ){0,3}back|reads? (\w+ ){0,3}back|paraphras\w+|restat\w+|confirm(s|ed|ing|ation)? (?!(the )?((customer|caller)s? )?(identity|personal)))/,
    party: 'agent',
    place: 'anywhere',
    said: [
      /\b(to (confirm|recap|summari[sz]e|sum (\w+ )?up|make sure|double check|clarify)|let me (just )?(confirm|repeat|recap|read|make sure|verify)|so you (said|want|would like|need|are|re|mentioned)|you (said|mentioned|would like to|want to)|is that (correct|right)|did i (get|hear)|got that right|i (have|ve) (you|scheduled|transferred|sent|ordered|set up|booked|made|got))\b/,
      /\bhas been (sent|scheduled|transferred|paid|reset|ordered|booked|changed|updated|set|processed|cancelled|made)\b/,
    ],
    examples: [
      'just to confirm you want to transfer the money to your savings account',
      'so you would like an appointment on monday is that correct',
      'i have scheduled your appointment for monday',
    ],
  },
  {
    id: 'transfer',
    asked:
      /\b(transfer\w* (the |their )?(call|customer|caller|client)|(call|customer|caller) (was |is |gets? |got )?transferred|transferred to (a|an|another|the) (agent|department|supervisor|team|colleague|specialist|manager|human)|(?<!\bde )escalat\w+|call transfer|handed over|warm transfer)\b/,
    party: 'agent',
    place: 'anywhere',
    said: [
      /\b(transfer(ring)? you|put(ting)? you through|connect(ing)? you|pass(ing)? you (on|over|to)|transfer(ring)? (your|the|this) call|escalat\w+|get (a|my|the) (manager|supervisor))\b/,
    ],
    examples: ['let me transfer you to the right department', 'i will connect you with a specialist'],
  },
  {
    id: 'resolution',
    byDegrees: true,
    asked:
      /^(?!.*\b(?:fail\w* to|unable to|could not)\b).*\b(resolv\w+|resolution|fcr|(customer|caller|client)s? (\w+ )?questions? (was|were|is|are|gets?|got) answered|solv(e|es|ed|ing)|(issue|problem|request|concern|task|need|query|enquiry|inquiry) (\w+ )?(was |is |were |gets? |got )?(fixed|handled|addressed|complet\w+|fulfill?ed|dealt|met|answered|satisf\w+|successful\w*)|(fix|handl|address|complet|fulfill?|answer)\w* (the |their )?((customer|caller|client)s? )?(issue|problem|request|concern|task|need|query|question)s?|successful(ly)?( outcome)?|succe(ss|eds?|eded)|((did|does|do|done) (exactly |just |everything )?|(got|gets?|received?|given|gave|gives|provid\w+) (\w+ ){0,3})what (the |they |he |she |was )?(\w+ )?(asked|wanted|requested|needed|came|called)|(goal|purpose|task|objective|request) (\w+ ){0,3}(achieved|accomplished|reached|completed?|granted|carried out)|(accomplish|achiev|grant|carr(y|ied) out)\w* (\w+ ){0,3}(task|request|goal|wish))\b/,
    party: 'any',
    impression: judgeOutcome,
    place: 'anywhere',
    said: [
      /\b(has|have) (now |just |already |successfully )?been (\w+ )?(sent|scheduled|transferred|paid|reset|ordered|booked|changed|updated|set|processed|cancelled|canceled|made|fixed|resolved|completed|placed|issued|refunded|replaced|mailed|submitted|emailed|activated|approved|added|removed)\b/,
      /\b(all set|all done|taken care of|is (now )?(complete|completed|done|fixed|resolved|working)|works now|working now)\b/,
      /\bi (have|ve|just|went ahead and|have just|ve just) (now )?(sent|scheduled|transferred|paid|reset|ordered|booked|changed|updated|set|processed|cancelled|made|fixed|completed|placed|issued|refunded|replaced|mailed|submitted|moved|blocked|corrected)\b/,
      /\byour (\w+ ){0,4}(balance|hours?|appointment|password|order|total|payment|request|address|number) (is|are|has|will|was)\b/,
      /\b(branch|opening|business|our|the) (\w+ )?hours are\b/,
      nothingMore,
    ],
    examples: [],
  },
  {
    id: 'frustration',
    asked:
      /\b(frustrat\w+|annoy\w+|angry|anger|upset|dissatisf\w+|unhappy|irritat\w+|disappoint\w+|not (happy|satisfied|pleased)|complain\w*|negative (\w+ )?(emotion|sentiment|mood|feeling)s?|(sentiment|mood) (\w+ ){0,2}negative|(customer|caller|client|user)s? (?:ever )?(?:(?:was|is|were|are|be|been|being|remain\w*|stay\w*|kept|keeps|sound\w*|seem\w*|bec[ao]me\w*|g[eo]ts?|feels?|felt|acts|acted|behave[sd]?|ended|left|hangs up|hung up|appear\w*) (?:\w+ ){0,2})?(aggressive|hostile|rude|impatient|agitated|irate))\b/,
    party: 'customer',
    impression: judgeAnnoyance,
    place: 'anywhere',
    said: [
      /\b(ridiculous|unacceptable|frustrat(ed|ing)|fed up|annoy(ed|ing)|furious|waste of (my )?time|wasting my time|sick (and tired )?of|disappointed|outrageous|useless|pathetic|unbelievable|horrible|terrible|awful|worst|upset|unhappy|angry|pissed)\b/,
      /\b(speak|talk) (to|with) (a|your|the) (manager|supervisor)\b/,
      /\bthis is the (second|third|fourth|fifth|\w+th) time\b/,
      /\bnot (happy|acceptable|good enough|satisfied)\b/,
      /\bhow many times\b/,
      /\b(hurry up|come on|are you (even )?listening|what is wrong with you|stop (asking|wasting))\b/,
    ],
    examples: [],
  },
  {
    id: 'next-steps',
    asked:
      /\b(next steps?|follow(s|ed)? ?up|call(s|ed)? ?back|what (will )?happens? next|timeframe|time frame|turnaround)\b/,
    party: 'agent',
    place: 'anywhere',
    said: [
      /\b(next step|you (will|ll|should) (be )?(receive|receiv\w+|get|hear|see)|youll (receive|get|hear|see))\b/,
      /\b(we|i|someone|they|he|she|it|((the|a|our|your|my) (\w+ )?\w+)) (will|ll) (also |then |now |just )?(call|ring|text|email|send|contact|follow|get back|reach|mail|be in touch|come|arrive|visit|deliver|bring|be (sent|delivered|shipped|mailed|credited|refunded|there|with you))\b/,
      /\b(well|ill) (also |then |now |just )?(call|email|send|contact|follow|get back|reach|mail)\b/,
      /\b(will|ll) (\w+ ){1,6}in (\w+ )(to \w+ )?(business |working )?(minutes|hours|days|weeks)\b/,
      /\bwithin (the next )?(\w+ )(to \w+ )?(business |working )?(minutes?|hours?|days?|weeks?)\b/,
    ],
    examples: ['you will receive an email within two business days', 'someone will call you back tomorrow'],
  },
  {
    id: 'profanity',
    asked: /\b(profan\w+|swear\w*|curs(e|es|ing)|abusive|offensive|inappropriate language|insult\w*)\b/,
    party: 'any',
    place: 'anywhere',
    said: [
      /\b(fuck\w*|shit\w*|bitch\w*|asshole|bastard|damn (you|it)|idiot|moron|shut up|go to hell|stupid)\b/,
    ],
    examples: [],
  },
  {
    id: 'upsell',
    asked:
      /\b(upsell\w*|cross sell\w*|promot(e|es|ed|ing|ion)\w*|offers? (a |an |another |additional |other )?(product|service|upgrade|package|plan|promotion)s?)\b/,
    party: 'agent',
    place: 'anywhere',
    said: [
      /\b(would you be interested in|are you interested in|special offer|promotion|upgrade (to|your)|we also (offer|have|do)|limited time|interest you in)\b/,
      /\b(can|could|may|let me|id like to|i wanted to) (i )?(also |just |quickly )?(tell you about|mention|introduce|recommend|offer you) (our|the|a|an)\b/,
    ],
    trust: { present: 0.9, absent: 0.65 },
    examples: ['would you be interested in our premium plan', 'we have a special offer for you today'],
  },
  {
    id: 'survey',
    asked: /\b(survey|feedback|rate (the|their|our))\b/,
    party: 'agent',
    place: 'anywhere',
    said: [/\b(survey|feedback|rate (your|our|my|this))\b/],
    examples: ['please stay on the line for a short survey'],
  },
]
