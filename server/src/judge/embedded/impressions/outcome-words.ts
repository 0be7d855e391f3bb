const done =
  '(?:sent|scheduled|rescheduled|transferred|paid|reset|ordered|booked|rebooked|changed|updated|set up|processed|cancell?ed|made|fixed|resolved|completed|placed|issued|refunded|replaced|mailed|submitted|emailed|activated|deactivated|approved|added|removed|reserved|confirmed|unlocked|locked|opened|closed|restored|recovered|registered|enrolled|credited|reported|blocked|unblocked|corrected|delivered|shipped|arranged|renewed|extended|upgraded|filed|logged|recorded|noted|forwarded|put through|sorted|moved|found|granted|waived|installed|repaired|verified|saved|created|applied|reversed|finished|done)'

/** The agent tells that the thing is done. */
export const doneWords: readonly RegExp[] = [
  new RegExp(
    `\\b(has|have|had|is|are|was|were|been|gets?|got|thats|its|youre) (now |all |just |already |successfully |been |being |officially )*${done}\\b`,
  ),
  new RegExp(
    `\\b(i|we|ive|weve|went ahead and|just|successfully) (have |has |just |now |already |also |went ahead and |successfully )*${done}\\b`,
  ),
  /\b(all set|all done|taken care of|good to go|youre set|(is|are) (now )?(complete|ready|active|working|on (its|the|their) way)|works now|successful|successfull?y|went through|sorted( out)?)\b/,
  new RegExp(`^(\\w+ )?${done}( now)?$`),
  // A promise with its object: "we will send your payment to …".
  /\b(we will|we ll|ill|i will|well) (now |then |also )?(send|transfer|mail|ship|email|deliver|credit|refund|process|submit|order|replace|pay|cancel|book|schedule) (you|your|it|that|the|out|a|this)\b/,
]
/** The same words before it is done, or where it is not. */
export const notDone =
  /\b(not|cannot|cant|unsuccessful\w*|failed|unable|unfortunately|wont|couldnt|wasnt|isnt|hasnt|havent|before|if|once|when|should i|can i|could i|shall i|may i|would you|do you|have you|has your|able to|needs? to be|must be|has to be|to be|already paid)\b/

/** The agent cannot or will not do it. */
export const refusalWords: readonly RegExp[] = [
  /\b(unfortunately|im afraid|regret|unable|unavailable|unsuccessful|impossible|not (possible|available|able|allowed|authori[sz]ed|eligible|successful|permitted|in stock|an option|something (i|we) can)|isnt (available|possible|an option|allowed)|no longer available|out of stock|sold out|fully booked|fail(s|ed|ure)|declined|denied|rejected)\b/,
  /\b(i|we|it|system|they) (really |just |still |simply )?(cannot|cant|could not|couldnt|wont|will not|am not able|are not able|do not have|dont have|wasnt able|werent able|did not|didnt) (let|help|do|find|book|change|offer|give|process|access|locate|authenticate|verify|complete|make|see|assist|accommodate|provide|any|the ability|a record|that|refund|cancel|get|issue|reserve|waive|accept)\b/,
  /\b(there (is|are|was|were) (currently |unfortunately )?(no|nothing|none|not any)|no (\w+ ){1,3}(available|found|match|matches|that match)|nothing (else )?(i|we) can do|not (much|something|anything) (i|we) (can )?do|not (really )?(my|our) (concern|problem|department|responsibility)|id have to check)\b/,
  /\bsorry (but|there|this|that (is|we|i cant|i cannot)|we|your|it)\b/,
]
export const notRefusal =
  /\b(cant|cannot|could not|couldnt|didnt|did not) (quite )?(hear|understand|catch|get that|make out)\b|\b(sorry (about|for|to hear|that you)|no problem|no worries|no (fee|charge|cost|extra|additional))\b/

/** The agent did not follow. */
export const notUnderstood =
  /\b((dont|do not|didnt|did not|cant|cannot) (quite |really )?(understand|follow|get that|know what you mean)|not sure (what you|i understand)|only able to help|(can only|only) help (you )?with)\b/

/** The customer gives up on it. */
export const givesUp =
  /\b(never ?mind|forget (it|about it|this)|thanks for nothing|(thanks|thank you|thx) (for (trying|your time) )?any ?ways?|thank you for trying|i give up|(try|call|go|look|check|come) (\w+ ){0,4}(elsewhere|somewhere else|later|again|another (time|day)|some other time)|i (guess|suppose) (ill|i will|i have|not)|ill (just )?(have to|go (to|with)|find|figure|get my|ask my|walk|call|take)|that(s| is) too bad|oh well|ill think about it|did(nt| not) help|ok(ay)? (then )?whatever|no luck|still (not|doesnt|isnt|wont) work\w*)\b/

export const farewell =
  /\b(good ?bye|bye|have an? (\w+ ){0,2}(day|evening|one|weekend|night|afternoon)|take care|thank(s| you) for (calling|contacting))\b/
export const furtherHelp =
  /\b(anything|something|what) else\b|\b(other|further|more) (questions?|help|assistance)\b/
export const needsNoMore =
  /\b(that(s| is| was|ll be| will be| would be|s going to be|s gonna be) (\w+ )?(gonna be |going to be )?(all|it|everything)|nothing else|no thank|no thanks|im (good|all set))\b/
/** The agent asks for something rather than telling it. */
export const requestForDetail =
  /\b(please (provide|enter|specify|tell|give|confirm|spell|hold|wait)|could (you|i)|can (you|i)|may i|as well please|i (need|will need|would need|require))\b/
/** The customer does not agree that it is done. */
export const deniesDone =
  /^(?:what |but |well |uh |um )*no\b.*\b(?:not|isnt|didnt|hasnt|doesnt|wasnt|still|nothing)\b|\b(?:it|that|this) (?:is|was|has|does|did)(?: still)? ?(?:not|nt)\b|\b(?:it|that|this) (?:isnt|doesnt|hasnt|didnt|wasnt)\b|\bstill (?:not|doesnt|isnt|broken|down|waiting|the same)\b|\bthats not (?:true|right|resolved|what)\b|\bnothing (?:has|is|was) (?:been )?(?:done|resolved|fixed|changed)\b/
