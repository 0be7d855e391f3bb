/** A phrase by which an agent (positive) or a customer (negative) gives themselves away, and how strongly. */
export interface RoleCue {
  readonly says: RegExp
  readonly agent: number
}

/** Lower-case letters without accents, digits and spaces only. */
export const roleCues: readonly RoleCue[] = [
  { says: /\b(thank you|thanks) for (calling|contacting|holding|waiting|your patience|being a)\b/, agent: 3 },
  { says: /\bhow (can|may|could) (i|we) (help|assist|direct)\b/, agent: 3 },
  { says: /\bwhat can i (do|help) (for|you)\b/, agent: 2.5 },
  { says: /\b(anything|something) else (that )?(i|we) (can|could|may) (help|assist|do)\b/, agent: 3 },
  { says: /\b(anything|something) else (you need|for you)\b/, agent: 2 },
  {
    says: /\b(this is|you have reached|you ve reached|welcome to|calling) .{0,40}\b(bank|support|service|services|desk|department|center|centre|company|insurance|customer care)\b/,
    agent: 2,
  },
  {
    says: /\b(can|could|may) (i|you) (please )?(have|get|verify|confirm|provide|tell me|give me|spell) .{0,25}\b(name|number|account|address|date of birth|birth|email|phone|zip|postcode|password|pin|card)\b/,
    agent: 2,
  },
  { says: /\b(can|could|may) i (please )?(have|get|place|put|ask) (your|you)\b/, agent: 1.5 },
  {
    says: /\bwhat (is|s|was) (your|the) (name|account|phone|address|date|zip|company|source|destination|transfer|amount|reason|new)\b/,
    agent: 1.5,
  },
  { says: /\b(which|what) (account|card|one|day|time|date) would you like\b/, agent: 1.5 },
  {
    says: /\b(i ll|i will|let me|i can|i m going to|i have|i ve) (go ahead|check|look|pull|get that|take care|schedule|scheduled|transfer|send|sent|order|ordered|process|put|book|reset|connect) (and |that|you|it|your|up|into|on|the|in)\b/,
    agent: 1,
  },
  {
    says: /\b(your|the) (current )?(account )?(balance|appointment|payment|transfer|order|password|card|replacement) (is|has been|will be|was)\b/,
    agent: 1,
  },
  {
    says: /\b(bear with me|one moment please|just a moment|for security purposes|on our end|in our system|my system)\b/,
    agent: 1.5,
  },
  {
    says: /\bhave a (great|good|nice|wonderful|lovely|fantastic) (day|one|evening|afternoon|rest|night|weekend)\b/,
    agent: 0.7,
  },
  { says: /\b(sir|ma am|madam|mister|mr|mrs|miss)\b/, agent: 0.5 },
  {
    says: /\bi (need|want|would like|d like|wanted|was hoping|was wondering|was trying|am trying|m trying|m calling|am calling|was calling)\b/,
    agent: -1.5,
  },
  {
    says: /\bi (lost|forgot|received|got|never got|never received|misplaced|ordered|paid|bought|can t|cannot|can not)\b/,
    agent: -1,
  },
  {
    says: /\b(can|could|would) you (please )?(help me|tell me (what|when|how|if|why)|check (on )?my|send me|transfer me)\b/,
    agent: -1.5,
  },
  {
    says: /\bmy (account|card|bill|order|balance|password|payment|credit card|debit card|checking|savings|appointment|subscription|internet|policy|address is|date of birth)\b/,
    agent: -1,
  },
  {
    says: /\b(that s|that is|that will be|that ll be|that was|that s gonna be) (all|it|everything)\b/,
    agent: -1.5,
  },
  { says: /\b(you too|thank you for (your|the) help|thanks for (your|the) help)\b/, agent: -1 },
  {
    says: /\b(i have a question|i ve been waiting|i have been waiting|speak (to|with) (a|the|your) (manager|supervisor))\b/,
    agent: -1.5,
  },
  // Spanish.
  {
    says: /\bgracias por (llamar|su llamada|comunicarse|contactar|esperar|su espera|su paciencia)\b/,
    agent: 3,
  },
  { says: /\b(en que|como) (le |te |la |lo )?(puedo|podemos|podria) (ayudar|servir|asistir)/, agent: 3 },
  { says: /\b(algo|alguna cosa|cosa) mas en (lo )?que (le |te |la |lo )?(pueda|puedo|podamos)\b/, agent: 3 },
  { says: /\b(le|te) (habla|atiende|saluda)\b/, agent: 2 },
  {
    says: /\b(me|nos) (puede|podria|permite|confirma|indica|facilita|regala) .{0,25}\b(nombre|numero|cuenta|direccion|fecha|correo|telefono|codigo|tarjeta|cedula|dni)\b/,
    agent: 2,
  },
  { says: /\bcual es su (nombre|numero|cuenta|direccion|fecha|correo|telefono)\b/, agent: 1.5 },
  {
    says: /\b(un momento por favor|permitame|por motivos de seguridad|en nuestro sistema|en mi sistema)\b/,
    agent: 1.5,
  },
  { says: /\bque tenga (un |una )?(buen|buena|excelente|lindo|linda|feliz)\b/, agent: 0.7 },
  {
    says: /\b(quiero|quisiera|necesito|queria|me gustaria|estoy llamando|llamo (para|por|porque)|tengo (un problema|una duda|una pregunta))\b/,
    agent: -1.5,
  },
  { says: /\b(no me (llego|ha llegado|funciona)|perdi|se me olvido|olvide|compre|pague)\b/, agent: -1 },
  {
    says: /\bmi (cuenta|tarjeta|factura|pedido|recibo|contrasena|linea|internet|contrato|poliza)\b/,
    agent: -1,
  },
  { says: /\b(eso (es|seria) todo|nada mas gracias|igualmente)\b/, agent: -1.5 },
]
