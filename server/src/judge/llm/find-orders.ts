import type { Turn } from '../../domain/transcript.ts'
import { plainWords } from '../spoken-words.ts'
import { splitUtterances } from '../utterances.ts'
import { neutraliseText } from './neutralise-text.ts'

/** Where a turn speaks to whoever marks the call instead of to the other party. */
export interface Order {
  readonly turnIndex: number
  readonly start: number
  readonly end: number
}

const marks =
  'points?|scores?|marks|grades?|rating|punkte|puntos|puntuacion|puntuación|puntaje|pontos|points|punti|punten|poäng|betyg|βαθμούς|άριστα|punktów|punktow|баллов|балла|баллы|очков|puan|नंबर|अंक'
const gives =
  'give|gives|award|awards|grant|assign|set|mark|rate|score|add|deserves?|dale|da|otorga|asigna|pon|gib|gebt|vergib|bewerte|donne|donnez|attribue|attribuez|mets|dê|dai|atribua|assegna|dai|geef|beoordeel|ge|sätt|βάλε|δώσε|daj|przyznaj|поставь|поставьте|дай|дайте|ver'
const rules =
  'instructions?|rules?|prompts?|guidelines?|directions|criteria|rubric|instrucciones|reglas|criterios|anweisungen|regeln|vorgaben|kriterien|consignes|règles|regles|critères|criteres|instruções|instrucoes|regras|istruzioni|regole|instructies|regels|instruktioner|regler|οδηγίες|οδηγιες|κανόνες|κανονες|instrukcje|polecenia|инструкции|инструкций|правила|talimatları|talimatlari|kuralları'
const ignores =
  'ignore|ignores|disregard|forget|override|bypass|skip|ignora|ignoren|olvida|ignoriere|ignorieren|vergiss|ignorez|oublie|oubliez|ignorar|esqueça|esqueca|ignorare|dimentica|negeer|vergeet|bortse från|ignorera|glöm|αγνόησε|αγνοησε|ξέχνα|zignoruj|игнорируй|игнорируйте|забудь|забудьте|yok say|unut'
const reader =
  'evaluator|grader|judge|assessor|auditor|reviewer|scoring (?:model|system|engine)|quality (?:model|bot)|language model|ai model|ai assistant|artificial intelligence|chat ?gpt|llm|evaluador|bewerter|gutachter|évaluateur|evaluateur|avaliador|valutatore'

/** Over words in lower case without punctuation. Being found only raises what a good mark needs as proof. */
const orders: readonly RegExp[] = [
  new RegExp(`(?:^| )(?:${ignores}) (?:\\S+ ){0,5}(?:${rules})(?: |$)`, 'u'),
  new RegExp(`(?:^| )(?:${gives}) (?:\\S+ ){0,7}(?:${marks})(?: |$)`, 'u'),
  new RegExp(
    `(?:^| )(?:${marks}) (?:is|are|to|must be|should be|equals?) (?:\\S+ ){0,2}(?:\\d+|ten|hundred|maximum|max|full|perfect)(?: |$)`,
    'u',
  ),
  new RegExp(`(?:^| )(?:full|perfect|maximum|top|highest|máxima|volle|maximale) (?:${marks})(?: |$)`, 'u'),
  new RegExp(
    `(?:^| )(?:dear|hey|attention|note to|message (?:to|for)|as|you are|youre) (?:the |an? |our )?(?:${reader})(?: |$)`,
    'u',
  ),
  /(?:^| )(?:system|developer|admin|administrator|root) (?:message|prompt|note|override|instruction|instructions|role|mode|update|notice|command)(?: |$)/u,
  /(?:^| )(?:new|updated|revised|real|following) (?:system )?(?:instructions|rules|rubric|criteria)(?: |$)/u,
  /(?:^| )(?:end|begin|beginning|start) of (?:the )?(?:transcript|transcription|conversation data|call data|data|input|prompt|context|instructions)(?: |$)/u,
  /(?:^| )(?:end|begin) call(?: |$)/u,
  /(?:^| )(?:tool|function) (?:result|output|response|call)(?: |$)/u,
  /(?:^| )(?:all|every|each) (?:the )?(?:answers?|questions?|criteri\w+|checks?|items?|variables?|fields?)(?: \S+){0,4} (?:true|yes|pass|passed|met|correct|full|maximum|fulfilled)(?: |$)/u,
  /(?:^| )(?:answer|respond|reply|output|return|print) (?:only |with |always )*(?:true|yes|json|pass|(?:\S+ ){0,4}(?:true|to everything))(?: |$)/u,
  /(?:^| )(?:im start|im end|endoftext|eot id|start header id|expected score|not applicable|score percentage)(?: |$)/u,
  /(?:^| )(?:jailbreak|developer mode|prompt injection|base64|do anything now)(?: |$)/u,
  /(?:^| )(?:this|the) (?:call|agent|transcript) (?:must|should|has to|shall) (?:be )?(?:pass|passed|marked|rated|scored|graded|get|receive)(?: |$)/u,
  // Scripts without spaces, and those whose words change too much for a list.
  /(?:忽略|无视|忘记|無視|忽視).{0,12}(?:指令|指示|规则|規則|提示|ルール)|(?:给|打|給).{0,8}(?:满分|滿分|分)|満点|指示を(?:無視|忘れ)|無視して/u,
  /(?:지시|규칙|명령).{0,8}무시|만점/u,
  /(?:تجاهل|انس).{0,20}(?:التعليمات|القواعد)|(?:أعط|امنح).{0,20}(?:نقاط|درجة)/u,
  /(?:निर्देशों?|नियमों?).{0,20}(?:अनदेखा|भूल)|(?:पूरे|दस).{0,6}(?:अंक|नंबर)/u,
]
const rolePrefix = /(?:^|[.!?\n]\s*)(?:system|developer|assistant|user|tool|function|ipython)\s*[:：]/iu
const encoded = /[A-Za-z0-9+/]{24,}={0,2}/
const roleToken =
  /<[|｜][^>]{1,40}>|<<?\/?(?:sys|system|s|transcript|data|(?:start|end)_of_turn)>|\[\/?INST\]/i
const letterOf: ReadonlyMap<string, string> = new Map(
  Object.entries({ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's' }),
)
/** Nobody speaks in braces. */
const written = /[{[]\s*["'“”]?[\w-]+["'“”]?\s*:/

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

/** Whether a text tells the evaluator what to do. */
export function isOrder(text: string): boolean {
  const short = text.slice(0, 200_000)
  if ([rolePrefix, encoded, written, roleToken].some((sign) => sign.test(short))) return true
  // As a model reads it, without what nobody sees between the letters.
  const plain = plainWords(readLeet(neutraliseText(short)))
  const spelled = plain.replace(/(?:(?<=^| )\p{L} ){4,}\p{L}(?= |$)/gu, (letters) =>
    letters.replaceAll(' ', ''),
  )
  return orders.some((order) => order.test(plain) || (spelled !== plain && order.test(spelled)))
}

/** Figures in the place of letters, where they stand among letters. */
function readLeet(text: string): string {
  return text.replace(/[\p{L}\d]+/gu, (word) =>
    /\d/.test(word) && /\p{L}/u.test(word)
      ? word.replace(/[01345]/g, (figure) => letterOf.get(figure)!)
      : word,
  )
}
