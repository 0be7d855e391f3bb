/** Words that open a sentence more often than a name does, besides those that carry no meaning of their own. */
const words = new Set(
  `zero two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million first second third fourth fifth
  sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth
  nineteenth twentieth thirtieth half quarter double triple plus minus total lot lots many several another none nothing
  everything anything something somebody someone nobody everybody everyone anybody anyone whoever whatever whichever
  whenever wherever somewhere anywhere nowhere however anyway anyhow otherwise besides although unless since maybe perhaps
  probably possibly certainly definitely absolutely exactly totally honestly actually basically obviously apparently
  hopefully unfortunately usually normally sometimes always never often hardly mostly finally lastly firstly secondly
  especially technically already almost together instead later soon tomorrow tonight yesterday morning afternoon evening
  night week weekend month year day days hour hours minute minutes noon midnight lunch till til
  ha haha heh hm hmm ach och aw aww aye ay ta cheers cheerio hiya howdy yay wow ouch jeez gosh goodness oops whoa ooh naw
  nope yep ya y'all em erm er ahem namaste mahalo ciao welcome congratulations apologies pardon bless
  fine perfect lovely brilliant grand smashing awesome amazing wonderful fantastic excellent super superb cool sweet
  beautiful terrific marvellous splendid fair true correct wrong false bad poor happy glad easy hard nasty clever smart
  clear understood noted agreed confirmed done sorted settled verified booked cancelled canceled changed closed listed
  logged saved sent paid moved fixed gone lost left right taken recorded certified updated assumed landed repaired
  take tell give wait hold hang put bring send ring leave enjoy pay come look mind keep call ask read stay check upload
  think listen turn make press repeat start stop try mention forget open show find cancel confirm drop raise reduce
  search skip switch meet write wear walk sit stand speak spell sign fill drive drink count know seem seems looks
  sounds depends appreciate remember imagine suppose reckon guess hear heard got let's came went took wrote found bought
  talked met said told made being having doing getting going paying putting staying dropping pressing turning checking
  opening closing cutting waiting visiting cancelling seeing connecting marking speaking calling looking wanting trying
  date name names phone mobile number numbers email mail post text link page line code pin reference serial type age
  address postcode zip house apartment door doors window wall front back top bottom outside inside near opposite around
  job case policy claim account card cash cheque check deposit fee fare price rent tax taxes total refund payment penalty
  interest balance bill bills invoice order booking bookings ticket tickets delivery parcel box warranty renewal
  cancellation complaint complaints service support customer client member membership manager owner seller dealer
  employee people person man woman boy girl child children family husband wife brother sister mother father dad mum mom
  son daughter doctor nurse patient hospital sir madam ma'am miss ladies gentlemen love mate pal hun
  photo photos profile papers records form forms letter letters receipt document documents certificate
  blue red green yellow white black grey gray silver gold orange pink brown big small little large old new young full
  flat high low long short hot cold cheap free safe sick single whole final next last former annual yearly weekly monthly
  daily less better worst best even ever also still only again between behind beyond before because cause like unlike
  plaster storm snow wind rain gas water power air food tech system online screen keyboard recording public domestic
  south north east west county city town street road station parking central
  should've would've could've might've must've they've who've he'll she'll they'd he'd she'd we'd who'd who'll it'd
  what'd what're when're where're how're why'd nothin goin somethin wanna gotta kinda lemme gimme dunno em 'em
  bonjour hola salaam allah god christ lord jesus heaven heavens hell damn bloody flipping`.split(/\s+/),
)

export function isCommonWord(word: string): boolean {
  return words.has(word)
}
