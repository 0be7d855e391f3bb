import { isFunctionWord } from '../../spoken/word-stems.ts'

function listWords(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/))
}

const determiners = listWords(
  'a an the my your our his her their its this that these those any some no every each another which what whose of for about with from on in by per without',
)
/** Never part of a thing's name, whatever stands around them. */
const verbs = listWords(
  `accept accepted add added afford agree agreed allow allowed answer answered appear apply applied appreciate apologize arrive arrived arrives ask asked asking assist assume bear become been begin began believe born borrow bought bring brought broke broken build buy buying call called calling came can cancel cancelled canceled care catch cause caused charged choose chose clarify click close closed come comes coming complete completed confirm confirmed connect connected consider contact contacted continue cover covers create created cut deal decide delete deliver delivered deserve describe disable discuss do done download drop eat ended enjoy ensure enter escalate escalated expect expected experience experiencing explain explained fail failed fall feel felt figure fill filled find fine finish fix fixed fly follow forget forgot forward found gave get gets getting give given gives go goes going gone got grab guarantee guess handle happen happened happens hang hear heard help helped helps hesitate hit hold holding hope imagine improve include includes indicate install installed interested keep keeps kick knew know knows last learn leave left let lets listen load log look looked looking looks lose lost love made mail mailed make makes making manage matter mean meant meet mention mentioned miss missed moment move moved moving need needed noticed notice offer offered open opened order ordered owe own owns paid pass pay paying pick picked place placed plan planned play plug plugged prefer prepare press prevent proceed process processed promise protect prove provide provided pull pulled purchase push put ran reach reached read realize receive received recognize recognizes recommend recommended refer refund refunded refuse refused remember remind remove removed repeat replace replaced reply report request require required reschedule reset resolve resolved respond restart restarted ring run running said sat saw say says schedule scheduled scan see seem seems sell send sending sends sent set setting show showed shows shut sign signed sit sold solve solved sort sound sounds speak speaking spell spelled spend spent split spoke stand start started starts stay step stop stopped submit submitted suggest suppose switch take taken takes taking talk talked talking tell tells test thank think thinking thought told took touch transfer transferred travel tried tries troubleshoot try trying turn turned type understand unplug update updated upgrade upload use used using verify verified visit wait waited waiting walk want wanted wants was watch went were wish wonder wondering work worked working works worry write wrote`,
)
/** Both a thing and a doing: a thing where something before it says so. */
const either = listWords(
  'answer charge claim change check click cost cover credit deal delivery experience fix help issue matter notice offer order pay plan process promise purchase refund repair reply report request return scan schedule sound step stop switch test transfer travel type update upgrade upload visit work book bill cancellation damage order print access ship mail call move deposit purchase reset install load plug place set sign start track trial rent lease quote escape stay',
)
/** Tell of a thing and are none. */
const adjectives = listWords(
  'brilliant grand straight fantastic awesome excellent wonderful lovely able available bad best better big broken busy cheap clear closed cold correct current damaged dead different difficult due early easy empty entire exact extra fast final first free full fresh general good great happy hard high higher hot huge important incorrect kind large late latest left less local long low main minor missing more most necessary new nice noticeable old online open other particular past perfect possible previous primary private quick ready real rear recent red regular right safe same second separate serious several short single slow small sorry special specific standard strange sure temporary third tough unable unnecessary upcoming urgent usual valid various wired wireless whole wrong yearly monthly weekly daily annual successful unhappy spare toggle double third prepaid frequent lost unused duplicate upset',
)
const adverbs = listWords(
  'glad alrighty asap later last next many much few fewer somebody someone view expire expires whats wheres nobody anyone wanna gonna gotta com www http again ago ahead almost already also always anymore anyway anywhere apart around away back certainly currently directly else even ever everywhere exactly finally here immediately indeed instead just maybe never now often once only perhaps pretty probably quite rather really right soon still then there though today together tomorrow tonight too twice usually very well yesterday yet since till until because unfortunately may might shall must like please okay alright absolutely definitely hopefully especially towards via versus except along behind between during inside outside across against beyond near toward upon within among',
)
/** Things so general that naming them tells nothing. */
const vague = listWords(
  `account agent amount anyone anything area assistance bit business bye caller case chance concern couple course customer date dates birth day days dear detail details doubt end everybody everyone everything fact feel few fact folks gentleman goodbye guy guys half hand hello hi hour hours idea info information item job kind lady line list lot luck ma'am maam madam man matter mind minute minutes miss mister moment money month months morning afternoon evening night mr mrs ms name names need nobody nothing number numbers option part patience people person piece pleasure point problem question questions reason rest second seconds side sir situation somebody someone something sort spot stuff system team thing things thanks time times today tomorrow trouble use way ways week weeks weekend while woman word words help work year years yesterday dollar dollars cent cents euro euros percent pound pounds zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million first third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth twentieth monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december am pm pardon music noise laughter unintelligible baby unk oops wow gosh god lord heck yup nope sec rest champ damn okay`,
)
const nounsInIng = listWords(
  'banking billing booking building checking cleaning clothing earning engineering evening heating housing landing lighting listing marketing meeting offering parking plumbing pricing printing processing rating reading recording roaming rigging savings saving screening seating setting settings shipping spelling streaming string swing ticketing tracking training viewing warning wedding wiring thing ceiling ring king spring',
)
const nounsInEd = listWords('bed feed speed seed need deed red shed weed')

export type WordClass = 'noun' | 'modifier' | 'determiner' | 'either' | 'other'

/** A guess by lists and endings; a wrong one costs a keyword, never a fact. */
export function classOf(word: string): WordClass {
  if (determiners.has(word)) return 'determiner'
  if (either.has(word)) return 'either'
  if (adjectives.has(word)) return 'modifier'
  if (
    word.length < 3 ||
    isFunctionWord(word) ||
    adverbs.has(word) ||
    verbs.has(word) ||
    !/^\p{L}+$/u.test(word)
  )
    return 'other'
  if (/ly$/.test(word) && !/^(?:family|supply|assembly|reply|ally|bully|jelly|belly|fly)$/.test(word))
    return 'other'
  if (/ing$/.test(word)) return nounsInIng.has(word) ? 'noun' : 'other'
  if (/ed$/.test(word)) return nounsInEd.has(word) ? 'noun' : 'modifier'
  if (/(?:ful|ous|less|able|ible|ish)$/.test(word) && !/^(?:cable|table|vegetable|variable)$/.test(word))
    return 'modifier'
  return 'noun'
}

export function isVague(word: string): boolean {
  return vague.has(word)
}
