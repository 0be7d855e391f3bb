/** What a language says in ways that matter to whoever judges by a wording. Matched in lower case, without accents. */
export interface Lexicon {
  /** Common words by which the language is recognised. */
  readonly common: RegExp
  readonly vague: RegExp
  /** What begins with a vague word and is not: “good morning”. */
  readonly notVague: RegExp
  /** Those who do something on a call. */
  readonly people: RegExp
  /** A verb that says what somebody does, as the first word: then it is not said who. */
  readonly verbFirst: RegExp
  /** A second thing: “and” with another verb, or with another thing that has its own article. */
  readonly second: RegExp
  /** What looks like a second thing and is none. */
  readonly notSecond: RegExp
  readonly negation: RegExp
  readonly always: RegExp
  /** When or where: what makes “always” answerable. */
  readonly somewhere: RegExp
  readonly condition: RegExp
  /** “asks if”: a question, no condition. */
  readonly notCondition: RegExp
  readonly notApplicable: RegExp
}

const englishVerbs =
  'accepts|acknowledges|addresses|advises|agrees|announces|answers|apologi[sz]es|asks|assures|builds|calls|checks|clarifies|closes|collects|confirms|connects|describes|documents|educates|empathi[sz]es|ends|ensures|explains|finds|follows|gathers|gets|gives|greets|handles|helps|identifies|informs|introduces|keeps|lets|listens|maintains|makes|mentions|names|notes|offers|opens|pitches|proposes|provides|reads|recaps|recommends|records|repeats|requests|resolves|reviews|says|sends|shows|solves|speaks|states|suggests|summari[sz]es|takes|talks|tells|thanks|transfers|tries|understands|updates|uses|verifies|waits|welcomes'
const englishBases =
  'acknowledge|address|announce|answer|apologi[sz]e|ask|check|clarify|close|collect|confirm|describe|ensure|explain|gather|get|give|greet|identify|inform|introduce|listen|maintain|make|mention|offer|open|provide|read|repeat|resolve|say|show|solve|state|summari[sz]e|take|tell|thank|transfer|use|verify|wait|welcome'

export const english: Lexicon = {
  common: /\b(the|and|is|of|to|with|their|they|who|what|customer|agent|call)\b/g,
  vague:
    /\b(appropriate(ly)?|proper(ly)?|professional(ly|ism)?|good|well|adequate(ly)?|suitabl[ey]|correctly|nice(ly)?|effective(ly)?|efficient(ly)?|satisfactor(y|ily)|reasonabl[ey]|excellent(ly)?|great|clearly|best practices?|positive(ly)?)\b/g,
  notVague: /\b(good (morning|afternoon|evening|day|night|bye)|as well|well[- ]known)\b/g,
  people:
    /\b(agents?|advis[oe]rs?|representatives?|reps?|operators?|employees?|colleagues?|staff|nurses?|receptionists?|sellers?|salespe(rson|ople)|customers?|callers?|clients?|patients?|users?|members?|debtors?|they|both|nobody|no one|anybody|somebody|someone|speakers?|company)\b/,
  verbFirst: new RegExp(`^(${englishVerbs}|${englishBases}|[a-z]{3,}ing)\\b`),
  second: new RegExp(
    `, (also |then )*(${englishVerbs})\\b|\\b(and|then|as well as) (also |then |clearly |always |the agent |they )*(${englishVerbs})\\b|\\band (also )?(the|their|his|her|its|an?) (?!(agent|customer)\\b)`,
  ),
  notSecond: /\bbetween\b[^,.]*\band\b|\b(if|when|what|whether|that) [^,.]*,|\bpoints? (each|for)\b/g,
  negation:
    /\b(not|never|no|nobody|nothing|none|neither|nor|without|cannot|fails? to|avoids?|refrains? from)\b|n['’]t\b/g,
  always: /\b(always|at all times|throughout|during the (whole|entire) call|the whole time|every time)\b/,
  somewhere:
    /\b(if|when|whenever|while|before|after|until|at the (start|beginning|end)|during the (hold|greeting|payment))\b/,
  condition: /(^|[ ,(])(if|in case|when (the|a|an|they|somebody|someone|asked)\b)/,
  notCondition:
    /\b(asks?|asked|checks?|confirms?|verif(y|ies)|knows?|sees?|tells?|says?|happens?|clarif(y|ies)|as|only|even|what|wonders?)( (the )?(customer|caller|patient|them|agent))? (if|when)\b/g,
  notApplicable: /\bnot applicable\b|\bn\/a\b|\bdoes not apply\b/,
}

const spanishVerbs =
  'abre|acepta|aclara|agradece|anuncia|atiende|avisa|ayuda|busca|cierra|comprueba|comunica|confirma|consulta|contesta|da|despide|dice|empatiza|escucha|explica|gestiona|identifica|indica|informa|invita|lee|llama|menciona|muestra|ofrece|pasa|pide|pregunta|presenta|propone|recomienda|registra|repasa|repite|resuelve|resume|saluda|solicita|sugiere|toma|transfiere|usa|utiliza|valida|verifica'

export const spanish: Lexicon = {
  common: /\b(el|la|los|las|del|de|que|al|con|su|se|una?|cliente|agente|llamada|si|y)\b/g,
  vague:
    /\b(adecuad[oa]s?|adecuadamente|correct[oa]s?|correctamente|apropiad[oa]s?|apropiadamente|profesional(es|mente|idad)?|buen[oa]?s?|bien|debidamente|eficaz(mente)?|eficiente(mente)?|satisfactori[oa](mente)?|razonable(mente)?|excelente(mente)?|claramente|optim[oa]s?|positiv[oa](mente)?|pertinentes?)\b/g,
  notVague: /\b(buen(os|as)? (dias?|tardes?|noches?)|(mas|si|no|o) bien|bien sea)\b/g,
  people:
    /\b(agentes?|asesor(a|es|as)?|operador(a|es|as)?|teleoperador(a|es|as)?|emplead[oa]s?|gestor(a|es|as)?|vendedor(a|es|as)?|ejecutiv[oa]s?|representantes?|personal|clientes?|pacientes?|usuari[oa]s?|deudor(a|es|as)?|interlocutor(a|es|as)?|quien|nadie|alguien|ambos|los dos|empresa)\b/,
  verbFirst: new RegExp(`^(se |le |no |nunca )*(${spanishVerbs}|[a-z]{2,}(ar|er|ir)(se|le|lo|la)?)\\b`),
  second: new RegExp(
    `, (tambien |luego |le |se |lo )*(${spanishVerbs})\\b|\\b(y|e|ademas|luego) (tambien |ademas |luego |despues |siempre |le |se |lo |el agente )*(${spanishVerbs})\\b|\\by (tambien )?(el|la|los|las|su|sus|una?) (?!(agente|cliente)\\b)`,
  ),
  notSecond: /\bentre\b[^,.]*\by\b|\b(si|cuando|que|antes de que) [^,.]*,|\bpuntos? (cada|por)\b/g,
  negation: /\b(no|nunca|jamas|nadie|nada|ningun[oa]?|tampoco|sin|evita|deja de)\b/g,
  always: /\b(siempre|en todo momento|durante toda la llamada|a lo largo de la llamada|todo el tiempo)\b/,
  somewhere: /\b(si|cuando|mientras|antes|despues|tras|hasta|al (inicio|principio|comienzo|final))\b/,
  condition: /(^|[ ,(])(si|en caso de|cuando (el|la|un|una|se|le|alguien))\b/,
  notCondition:
    /\b(pregunta|preguntar|comprueba|confirma|verifica|valida|sabe|ve|dice|aclara|consulta|pasa|solo|incluso|como|averigua)( al (cliente|paciente))? (si|cuando)\b/g,
  notApplicable: /\bno (aplica|aplicable|procede|se aplica|corresponde)\b|\bn\/a\b/,
}
