import { plainWords } from '../../../domain/language/spoken-words.ts'
import { splitUtterances } from '../../../domain/language/utterances.ts'
import type { Turn } from '../../../domain/transcript.ts'
import { neutraliseText, removeUnseen } from './neutralise-text.ts'

/** Where a turn speaks to whoever marks the call instead of to the other party. */
export interface Order {
  readonly turnIndex: number
  readonly start: number
  readonly end: number
}

const marks =
  'points?|scores?|marks|grades?|rating|punkte|punktzahl|puntos|puntuacion|puntuación|puntaje|pontos|points|punti|punten|poäng|betyg|βαθμούς|άριστα|punktów|punktow|баллов|балла|баллы|очков|puan|नंबर|अंक'
const gives = 'give|gives|award|awards|grant|assign|set|mark|rate|score|add|deserves?'
const givesElsewhere =
  'dale|da|otorga|asigna|pon|gib|gebt|vergib|bewerte|donne|donnez|attribue|attribuez|mets|dê|dai|atribua|assegna|dai|geef|beoordeel|ge|sätt|βάλε|δώσε|daj|przyznaj|поставь|поставьте|дай|дайте|ver'
const rules =
  'instructions?|rules?|prompts?|guidelines?|guide|checklist|directions|criteria|rubric|instrucciones|reglas|criterios|anweisungen|regeln|vorgaben|kriterien|consignes|règles|regles|critères|criteres|instruções|instrucoes|regras|istruzioni|regole|instructies|regels|instruktioner|regler|οδηγίες|οδηγιες|κανόνες|κανονες|instrukcje|polecenia|инструкции|инструкций|правила|talimatları|talimatlari|kuralları'
const ignores =
  'ignore|ignores|disregard|forget|override|bypass|skip|ignora|ignoren|olvida|ignoriere|ignorieren|vergiss|ignorez|oublie|oubliez|ignorar|esqueça|esqueca|ignorare|dimentica|negeer|vergeet|bortse från|ignorera|glöm|αγνόησε|αγνοησε|ξέχνα|zignoruj|игнорируй|игнорируйте|забудь|забудьте|yok say|unut'
const reader =
  'evaluator|grader|judge|assessor|auditor|reviewer|scoring (?:model|system|engine)|quality (?:model|bot)|language model|ai model|ai assistant|artificial intelligence|chat ?gpt|llm|evaluador|bewerter|gutachter|évaluateur|evaluateur|avaliador|valutatore'

const quantity = '(?:full|perfect|maximum|top|highest|best|all the|all|máxima|volle|voller|vollen|maximale)'
const judged =
  '(?:(?:this|the|our|every|each) )?(?:agent|advisor|representative|operator|call|conversation|agente|agenten|mitarbeiter|asesor|conseiller|atendente)'
const machine =
  'evaluator|grader|scoring (?:model|system|engine)|quality (?:model|bot)|language model|ai model|llm|evaluador|bewerter|évaluateur|evaluateur|avaliador|valutatore'

/** Who says "I will give you the points" promises; who says "give the points" orders. */
const orders = `(?:(?<!(?:^| )(?:i|id|we|wed|you|they|he|she|it|will|can|could|would|ill|well|want to|like to|how to) )(?:${gives})|(?<!(?:^| )(?:ich|wir|je|vous|nous|te|le|les) )(?:${givesElsewhere}))`
const toThem = '(?:(?!(?:you|your|me|my|us|our|him|her|them|ihnen|mir|vous|nous|usted) )\\S+ )'

/**
 * Signs that somebody speaks to whoever marks the call, over words in lower case without punctuation. Loyalty points,
 * credit scores, system updates and new rules are what calls are about, so a sign that such talk bears as well counts
 * only beside one of another kind: of what rules apply, of marks, of how questions are answered, of who listens.
 */
const enough = 2
type Kind = 'rules' | 'marks' | 'verdict' | 'reader'
interface Sign {
  readonly kind: Kind
  readonly weight: 1 | typeof enough
  readonly form: RegExp
}

function sign(kind: Kind, weight: Sign['weight'], form: string): Sign {
  return { kind, weight, form: new RegExp(`(?:^| )(?:${form})(?: |$)`, 'u') }
}

const signs: readonly Sign[] = [
  sign('rules', 1, `(?:${ignores}) (?:\\S+ ){0,5}(?:${rules}|you were told|above|ovan|oben|anterior)`),
  sign(
    'rules',
    enough,
    `(?:ignore|disregard|forget|override) (?:all )?(?:of )?(?:your (?:\\S+ ){0,2}(?:instructions|prompt|rubric)|all (?:the )?(?:previous|prior|earlier) (?:instructions|rules|prompts))`,
  ),
  sign('marks', 1, `${orders} ${toThem}{0,7}(?:${marks})`),
  sign('marks', 1, `${quantity} (?:${marks})`),
  sign('marks', 1, `${judged} (?:gets|receives|deserves|earns) (?:\\S+ ){0,3}(?:${marks})`),
  sign(
    'marks',
    1,
    `(?:this|the) (?:call|agent|transcript) (?:must|should|has to|shall) (?:be )?(?:pass|passed|marked|rated|scored|graded|get|receive)`,
  ),
  sign('marks', enough, `${orders} ${judged} ${toThem}{0,4}(?:${marks})`),
  sign('marks', enough, `${orders} ${toThem}{0,4}(?:${marks}) (?:to|for|on) ${judged}`),
  sign(
    'marks',
    enough,
    `${orders} ${toThem}{0,4}(?:${marks}) (?:to|for|on) (?:every|each|all) (?:the )?(?:questions?|criteri\\w+)`,
  ),
  sign('marks', 1, `${orders} ${judged} (?:\\S+ ){0,3}(?:percent|hundred|100|perfect|maximum|full)`),
  sign(
    'marks',
    enough,
    'set (?:the |this |every |each |all )?(?:scores?|marks|grades?|rating) to (?:\\S+ ){0,4}(?:percent|hundred|100|maximum|max|full|perfect)',
  ),
  sign(
    'verdict',
    1,
    '(?:all|every|each) (?:the |other )?(?:answers?|questions?|criteri\\w+|variables?)(?: (?!was |were )\\S+){0,4} (?:true|yes|pass|passed|met|correct|full|maximum|fulfilled|not applicable)',
  ),
  sign('verdict', 1, '(?:mark|answer|set) everything (?:\\S+ ){0,2}(?:true|yes|passed)'),
  sign(
    'verdict',
    1,
    '(?:answer|respond|reply|output|return|print) (?:only |with |always )*(?:true|json|pass|yes (?:to|for|on) (?:all|every|each|everything)|(?:\\S+ ){0,4}(?:true|json|to everything))',
  ),
  sign(
    'rules',
    1,
    '(?:system|developer|admin|administrator|root) (?:message|prompt|note|override|instruction|instructions|role|mode|update|notice|command)',
  ),
  sign(
    'rules',
    1,
    '(?:new|updated|revised|real|following) (?:system )?(?:instructions|rules|rubric|criteria)',
  ),
  sign(
    'rules',
    1,
    '(?:end|begin|beginning|start) of (?:the )?(?:transcript|transcription|conversation data|call data|data|input|prompt|context|instructions)',
  ),
  sign('rules', 1, '(?:end|begin) call|(?:tool|function) (?:result|output|response|call)'),
  sign('rules', 1, 'jailbreak|prompt injection|do anything now'),
  sign('rules', enough, 'im start|im end|endoftext|eot id|start header id'),
  sign('reader', enough, `(?:dear|hey|attention|note to|message to) (?:the |an? |our )?(?:${machine})`),
  sign(
    'reader',
    1,
    `(?:dear|hey|attention|note to|message (?:to|for)|for|as|you are|youre) (?:the |an? |our )?(?:${reader})`,
  ),
  sign('reader', 1, `(?:${reader}) (?:now |please |bitte )*(?:${gives}|${givesElsewhere}|grade|ignore)`),
  sign(
    'reader',
    enough,
    '(?:to|for) the (?:ai|model|machine|system) (?:that |which )?(?:review|judg|mark|scor|grad|evaluat)(?:s|es|ing)',
  ),
  // Scripts without spaces, and those whose words change too much for a list.
  {
    kind: 'rules',
    weight: 1,
    form: /(?:忽略|无视|忘记|無視|忽視).{0,12}(?:指令|指示|规则|規則|提示|ルール)|指示を(?:無視|忘れ)|(?:지시|규칙|명령).{0,8}무시|(?:تجاهل|انس).{0,20}(?:التعليمات|القواعد)|(?:निर्देशों?|नियमों?).{0,20}(?:अनदेखा|भूल)/u,
  },
  {
    kind: 'marks',
    weight: 1,
    form: /(?:给|打|給).{0,8}(?:满分|滿分|分)|満点|만점|(?:أعط|امنح).{0,20}(?:نقاط|درجة)|(?:पूरे|दस).{0,6}(?:अंक|नंबर)/u,
  },
]
/** As a chat log or a prompt names who speaks; a note on an operating system does so too. */
const rolePrefix = /(?:^|[.!?\n"'}\]>`] ?)(?:system|developer|assistant|user|tool|function|ipython)\s?[:：]/iu
const roleToken =
  /<[|｜][^>]{1,40}>|<<?\/?(?:sys|system|s|transcript|data|(?:start|end)_of_turn)>|\[\/?INST\]/i
const letterOf: ReadonlyMap<string, string> = new Map(
  Object.entries({ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's' }),
)
/** Nobody speaks in braces. */
const written = /[{[] ?["'“”]?[\w-]+["'“”]? ?:/

/** Orders to the evaluator, down to the sentence; in a turn in which only the whole makes sense, all of it. */
export function findOrders(turns: readonly Turn[]): Order[] {
  return turns.flatMap((turn, turnIndex): Order[] => {
    if (!isOrder(turn.text)) return []
    const flagged = splitUtterances([turn]).filter(({ text }) => isOrder(text))
    // What stands between two orders belongs to them.
    const [first, last] = [flagged[0], flagged.at(-1)]
    return [
      first && last
        ? { turnIndex, start: first.start, end: last.end }
        : { turnIndex, start: 0, end: turn.text.length },
    ]
  })
}

const longestRead = 200_000
/** Two signs far apart have nothing to do with each other. */
const windowLength = 500

/** Whether a text tells the evaluator what to do. */
export function isOrder(text: string): boolean {
  const short = text.slice(0, longestRead)
  if (roleToken.test(short) || decodeWords(short).some(isOrder)) return true
  const seen = removeUnseen(short).replace(/\s+/g, (blank) => (blank.includes('\n') ? '\n' : ' '))
  for (let start = 0; start < seen.length; start += windowLength / 2) {
    const part = seen.slice(start, start + windowLength)
    if (weigh(start === 0 ? part : `… ${part}`) >= enough) return true
    if (start + windowLength >= seen.length) break
  }
  return false
}

/** Whether any text in it, however deep, does so. Its own brackets and the length of its ids say nothing. */
export function holdsOrder(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isOrder(value)
  if (typeof value !== 'object' || value === null || depth > 8) return false
  return Object.entries(value).some(([key, item]) => isOrder(key) || holdsOrder(item, depth + 1))
}

function weigh(part: string): number {
  // As a model reads it, without what nobody sees between the letters.
  const plain = plainWords(readLeet(neutraliseText(part)))
  const spelled = plain.replace(/(?:(?<=^| )\p{L} ){4,}\p{L}(?= |$)/gu, (letters) =>
    letters.replaceAll(' ', ''),
  )
  const weights = new Map<Kind, number>()
  if (rolePrefix.test(part) || written.test(part)) weights.set('rules', 1)
  for (const { kind, weight, form } of signs)
    if (weight > (weights.get(kind) ?? 0) && (form.test(plain) || (spelled !== plain && form.test(spelled))))
      weights.set(kind, weight)
  return [...weights.values()].reduce((sum, weight) => sum + weight, 0)
}

/** What long words say that are text in another spelling; ids and addresses come out as no words at all. */
function decodeWords(text: string): string[] {
  return [...text.matchAll(/[A-Za-z0-9+/]{24,}/g)].slice(0, 50).flatMap(([word]) => {
    const decoded = Buffer.from(word.slice(0, 4_000), 'base64').toString('latin1')
    return /^[\x20-\x7e\s]{12,}$/.test(decoded) ? [decoded] : []
  })
}

/** Figures in the place of letters, where they stand among letters. */
function readLeet(text: string): string {
  return text.replace(/[\p{L}\d]+/gu, (word) =>
    /\d/.test(word) && /\p{L}/u.test(word)
      ? word.replace(/[01345]/g, (figure) => letterOf.get(figure)!)
      : word,
  )
}
