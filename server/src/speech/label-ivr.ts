/** What is said in one breath. */
export interface Announced {
  readonly startSeconds: number
  readonly endSeconds: number
  readonly text: string
}

/** What only a machine says; like all cues, without accents. */
const plain: readonly RegExp[] = [
  /\b(press|dial|press or say|say or press) (the )?(number )?(\d|zero|one|two|three|four|five|six|seven|eight|nine|star|pound|hash)\b/,
  /\b(press|hit) (any|the (star|pound|hash)) key\b/,
  /\byour call is (very |extremely )?important to us\b/,
  /\ball (of )?our ([a-z]+ ){0,3}(agents|representatives|operators|associates|advisors|lines|specialists) are (currently |presently |still )*(busy|assisting|helping|serving|unavailable|engaged|with other)\b/,
  /\b(your call|calls) will be (answered|taken|handled) (by|in|as|shortly)\b/,
  /\b(by|for|to) the next available (agent|representative|operator|associate|advisor|specialist)\b/,
  /\bplease (stay|remain|hold) on the line\b/,
  /\bplease continue to hold\b/,
  /\b(your )?(estimated|approximate|expected) wait(ing)? time is\b/,
  /\byou are (currently )?(number|caller|caller number) (\w+ )?in (the )?(queue|line)\b/,
  /\b(menu )?options have (recently )?changed\b/,
  /\bfor (english|spanish|all other|more options)\b.{0,30}\b(press|say|stay)\b/,
  /\bleave (a|your|us a)( brief| detailed| short)? ?(voice )?(message|name)\b.{0,60}\b(tone|beep)\b/,
  /\b(after|at) the (tone|beep)\b.{0,40}\b(leave|record)\b/,
  /\b(is|are) not available to take (your|this) call\b/,
  /\bthe (person|party|subscriber|customer) you (are|re) (calling|trying to reach)\b/,
  /\b(voice ?mail ?box|mailbox) is (full|not set up)\b/,
  /\bforwarded to (an )?(automated|automatic)? ?(voice ?mail|voice messag)/,
  /\bthe number you (have )?(dialed|dialled|called|are calling)\b/,
  /\bcannot be completed as dialed\b/,
  /\b(oprima|presione|marque|pulse|digite) (el |la )?(numero |tecla )?(\d|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|asterisco|numeral|gato|almohadilla)\b/,
  /\bsu llamada es (muy )?importante\b/,
  /\btodos nuestros (agentes|representantes|asesores|ejecutivos|operadores) (estan|se encuentran)\b/,
  /\b(permanezca|mantengase|mantengase|espere) en (la )?linea\b/,
  /\bsu llamada sera (atendida|contestada)\b/,
  /\bdeje (su|un) mensaje\b.{0,40}\b(tono|senal)\b/,
  /\b(ha sido transferida?o? al|este es el) buzon\b/,
  /\bel numero (que usted )?(marco|ha marcado|marcado)\b/,
]

/** What a machine says before anybody talks, and a person seldom without more. */
const opening: readonly RegExp[] = [
  /\b(this|your|the|all) (phone )?calls? (may|will|is|are|can|could|might) (be )?(being )?(recorded|monitored)\b/,
  /\bfor (quality|training)( assurance| control)?( and| or)?( training| quality)?( assurance)? purposes\b/,
  /\b(business|office|opening) hours are\b/,
  /\bvisit (us|our website|us online)\b/,
  /\besta llamada (puede|podra|podria|sera|va a) (ser )?(grabada|monitoreada|supervisada)\b/,
  /\bcon fines de (calidad|capacitacion|entrenamiento)\b/,
]

/** What machines and people say alike: it belongs to a machine only next to what is plainly one's. */
const hinted: readonly RegExp[] = [
  ...opening,
  /\b(thank you|thanks) for (calling|holding|your patience)\b/,
  /\bplease (hold|wait) while\b/,
  /\b(you have|you ve) reached\b/,
  /\bwelcome to\b/,
  /\bgracias por (llamar|comunicarse|su espera|esperar)\b/,
  /\b(bienvenid[oa]s?) a\b/,
]

/** Who says one of these is a person, even one who speaks of such announcements. */
const personal =
  /\b(i|i m|i ll|i ve|i d|me|my|mine|sir|ma am|okay|ok|um|uh|yeah|yes|no|hi|go ahead|you can|you could|you ll|you should|you need|you want|it (says|said|keeps|kept|told)|they (say|said|told)|can you|could you|would you|how (can|may)|who am|speaking|just|then|yo|mi|soy|me llamo|habla|le atiende|en que|puedo|dijo|decia|usted puede)\b/
/** A greeting by which somebody's voicemail answers, though it says "I". */
const ownGreeting =
  /\b(leave|deje) (me )?(a|your|su|un) (message|name|mensaje)\b|\b(come to|get to|answer) the phone\b/

/** Announcements follow one another within this time. */
const nextSeconds = 2.5
const openingSeconds = 90
const fewestWordsBefore = 4

/**
 * Finds the utterances of a machine: menus, announcements while holding, voicemail greetings. They are known by their
 * words; what a person might say as well counts only at the start of a call, on its own, before anybody talks.
 */
export function findIvr<Said extends Announced>(speakers: readonly (readonly Said[])[]): Set<Said> {
  const everybody = speakers.flat().sort((one, other) => one.startSeconds - other.startSeconds)
  const found = new Set(everybody.filter((said) => isPlain(said.text)))
  const opensCall = watchOpening(everybody, found)
  for (const mine of speakers) {
    // Backwards: what leads up to an announcement belongs to it.
    for (let index = mine.length - 2; index >= 0; index--) {
      const [said, next] = [mine[index]!, mine[index + 1]!]
      if (!found.has(next) || !follows(said, next, everybody)) continue
      if (isHinted(said.text) || (isImpersonal(said.text) && countWords(said.text) >= fewestWordsBefore))
        found.add(said)
    }
    for (const [index, said] of mine.entries()) {
      if (found.has(said) || !isHinted(said.text)) continue
      const [before, next] = [mine[index - 1], mine[index + 1]]
      const goesOn = before !== undefined && found.has(before) && follows(before, said, everybody)
      const alone = !(next && follows(said, next, everybody))
      if (goesOn || (alone && isHinted(said.text, opening) && opensCall(said))) found.add(said)
    }
  }
  return found
}

function isPlain(text: string): boolean {
  const words = normalise(text)
  const announcing = plain.some((cue) => cue.test(words))
  return announcing && (isImpersonal(text) || ownGreeting.test(words))
}

function isHinted(text: string, cues = hinted): boolean {
  const words = normalise(text)
  return cues.some((cue) => cue.test(words)) && isImpersonal(text)
}

function isImpersonal(text: string): boolean {
  return !personal.test(normalise(text)) && !text.trim().endsWith('?')
}

/** Whether one utterance comes right after the other, with nobody in between. */
function follows<Said extends Announced>(said: Said, next: Said, everybody: readonly Said[]): boolean {
  if (next.startSeconds - said.endSeconds > nextSeconds) return false
  let low = 0
  let high = everybody.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (everybody[middle]!.startSeconds <= said.startSeconds) low = middle + 1
    else high = middle
  }
  const after = everybody[low]
  return after === undefined || after.startSeconds >= next.startSeconds
}

/** Tells whether nobody but machines has spoken before. Of those found there are only ever more. */
function watchOpening<Said extends Announced>(
  everybody: readonly Said[],
  found: ReadonlySet<Said>,
): (said: Said) => boolean {
  let first = 0
  return ({ startSeconds }) => {
    if (startSeconds > openingSeconds || everybody.length < 2) return false
    while (first < everybody.length && found.has(everybody[first]!)) first++
    return first === everybody.length || everybody[first]!.startSeconds >= startSeconds
  }
}

function countWords(text: string): number {
  return normalise(text).split(' ').length
}

function normalise(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
