/** What the talk is about where a number comes up. `other` numbers belong to nobody in person; an amount is one too. */
export type CueKind =
  | 'card'
  | 'card mentioned'
  | 'security code'
  | 'expiry'
  | 'ssn'
  | 'ssn mentioned'
  | 'email'
  | 'phone'
  | 'account'
  | 'birth'
  | 'last digits'
  | 'other'

/** Words that tell what a number near them is. */
export const cuePatterns: readonly (readonly [CueKind, RegExp])[] = [
  ['card', /\bcard(?:'s)?(?: account)? (?:numbers?|no\b|details|info(?:rmation)?)/gi],
  [
    'card',
    /\b(?:credit|debit|visa|master ?card|amex|american express|discover|bank|payment)(?: card)? (?:number|is\b|it's)/gi,
  ],
  ['card', /\b(?:numbers?|digits)(?: \w+){0,5}? (?:your|the|my|that|this|his|her)(?: \w+){0,2} card\b/gi],
  ['card', /\b(?:long|sixteen|16|fifteen|15)[ -](?:digits?|number)\b/gi],
  ['card', /\bread (?:me |out |off )?(?:your|the|my)(?: \w+){0,2} card\b/gi],
  ['card', /\bmy card is\b/gi],
  ['card mentioned', /\b(?:cards?|visa|master ?card|amex|american express)\b/gi],
  [
    'security code',
    /\b(?:(?<!social )security (?:code|number|digits)|c ?v ?[vc] ?2?|c ?i ?d (?:code|number)|card verification|verification (?:number|value)|(?:three|3|four|4)[ -]digits?(?: \w+){0,3} (?:on|from) the (?:back|front|reverse)|(?:code|numbers?|digits) (?:on|from) the (?:back|reverse))\b/gi,
  ],
  ['security code', /\bPINs?\b/g],
  [
    'security code',
    /\b(?:(?:my|your|his|her|their|the|correct|bank|card) pin\b|pin (?:numbers?|is|was|are)\b)(?! code)/gi,
  ],
  [
    'expiry',
    /\b(?:exp|expiry|expiration|expires?|expiring|valid (?:thru|through|until)|good (?:thru|through))\b/gi,
  ],
  [
    'ssn',
    /\b(?:social security (?:number|digits|no\b)|s\.?s\.?n|s s n|socials?(?! (?:media|work|network|distan|life|event|club|care|security|service))|tax(?:payer)? (?:id\b|identification)|itin)\b/gi,
  ],
  ['ssn', /\b(?:last|first) (?:four|4|five|5)(?: \w+){0,4} social\b/gi],
  [
    'ssn',
    /\b(?:your|my|his|her|the) social security(?! (?:check|benefit|pay|card|office|income|disab|admin|fund|system))\b/gi,
  ],
  ['ssn mentioned', /\bsocial security\b/gi],
  [
    'phone',
    /\b(?:(?:tele)?phones?|cell(?:ular)?|mobile|call ?-?back number|contact number|home number|work number|(?:reach|call|text|ring) (?:you|me|him|her|us) (?:back )?(?:at|on)|number (?:to|i can|we can|you can|where)(?: \w+){0,3} (?:call|reach|contact|text)|best number|area code|whatsapp)\b/gi,
  ],
  ['email', /\be ?-?mails?\b/gi],
  [
    'account',
    /\b(?:(?:account|acct|routing|transit|bank)(?: \w+)? (?:number|no\b|id\b|#)|account is\b|(?:account|acct)\b[:.#]? ?(?=\d)|sort code|iban|swift code|checking number|savings number)/gi,
  ],
  ['birth', /\b(?:dates? of birth|birth ?-?dates?|birthday|d\.?o\.?b|d o b|born)\b/gi],
  ['last digits', /\b(?:ending|ends|end) (?:in|with|on)\b|\blast (?:four|4|three|3|two|2|few|five|5)\b/gi],
  [
    'other',
    /\b(?:order|confirmation|reference|ref|tracking|ticket|case|invoice|claim|policy|member(?:ship)?|customer|employee|serial|model|part|flight|booking|reservation|room|extension|zip|postal|post|badge|licen[cs]e|registration|product|item|promo|coupon|reward|pass|verification|transaction|purchase|shipment|device|access|store|branch|gift) ?(?:card )?(?:numbers?|codes?|ids?\b|no\b|#)/gi,
  ],
  [
    'other',
    /\b(?:zip|postcode|imei|vin|sku|today's date|appointments?|amount|balance|price|totals?|costs?|address|order #|dosage|tracking)\b/gi,
  ],
  // Spanish
  ['card', /\b(?:n[úu]meros?|datos) (?:de|en) (?:la|su|mi|tu)? ?tarjeta\b/gi],
  ['card', /\bmi tarjeta es\b/gi],
  ['card mentioned', /\btarjetas?\b/gi],
  [
    'security code',
    /\b(?:c[óo]digo de seguridad|(?:tres|3|cuatro|4) d[íi]gitos (?:de atr[áa]s|del reverso|al reverso))/gi,
  ],
  ['expiry', /\b(?:vencimiento|vence|caducidad|caduca|expiraci[óo]n|v[áa]lida hasta)\b/gi],
  ['ssn', /\b(?:n[úu]mero de(?:l| su| mi)? )?seguro social\b/gi],
  ['phone', /\b(?:tel[ée]fono|celular|m[óo]vil|n[úu]mero de contacto)\b/gi],
  ['email', /\bcorreos?\b/gi],
  ['account', /\b(?:n[úu]mero de (?:la |su |mi )?cuenta|mi cuenta es|cuenta bancaria)\b/gi],
  ['birth', /\b(?:fecha de nacimiento|naci[óo]?|cumplea[ñn]os)(?![\p{L}])/giu],
  ['last digits', /\b(?:termina(?:da)? en|[úu]ltimos (?:cuatro|4|tres|3))\b/gi],
  [
    'other',
    /\bn[úu]mero de (?:orden|pedido|referencia|confirmaci[óo]n|rastreo|factura|caso|cliente|p[óo]liza)(?![\p{L}])/giu,
  ],
  ['other', /\b(?:c[óo]digo postal|monto|saldo|precio|direcci[óo]n)(?![\p{L}])/giu],
]
