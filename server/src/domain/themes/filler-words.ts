/** Words that stand in any call and name nothing. */
export const fillerWords: ReadonlySet<string> = new Set(
  `a able about above actually after again ago ah all almost already alright also although always am an and another any
  anybody anyone anything anyway are aren't around as ask asked asking assist assistance at away awesome back basically be
  because been before being below best better between bit both but by bye call called caller calling calls came can can't
  cannot certainly come comes coming completely could couldn't course currently customer day days definitely did didn't do
  does doesn't doing don't done down during each either else enough especially even ever every everybody everyone
  everything exactly excellent few fine first for from further gave get gets getting give given gives giving glad go goes
  going gonna good goodbye gosh got gotta great guess had hadn't happen happened happy has hasn't have haven't having he
  he'd he'll he's hear heard hello help helped helping helps her here here's hers hey hi him his hmm hold honestly hope how
  how's however huh i i'd i'll i'm i've if in indeed information instead into is isn't it it'd it'll it's its just keep
  kind knew know known knows last later least let let's letting like likely listen little ll look looked looking looks lot
  lots ma'am made make makes making many matter may maybe me mean means meant might mind mine minute minutes mm mmhmm moment
  more morning most much must my myself name named names need needed needs never next nice no nobody none nope nor not
  nothing now of off oh ok okay on once one ones only onto or other others our ours out over own part particular people
  perfect perhaps person phone place please possible pretty probably problem put quick quickly quite rather re really right
  round said same saw say saying says second see seem seems seen self sent shall she she'd she'll she's should shouldn't
  since sir so some somebody someone something sometimes soon sorry sort sound sounds speak speaking specific still stuff
  such sure take taken takes taking talk talked talking tell telling than thank thanks that that'd that'll that's the
  their theirs them themselves then there there's these they they'd they'll they're they've thing things think thinking
  this those though thought through till time times to today together told tomorrow tonight too took totally tried true
  try trying two type uh uhhuh uhm um under understand understood until up upon us use used using usually ve very via wait
  waiting wanna want wanted wants was wasn't way ways we we'd we'll we're we've week weeks welcome well went were weren't
  what what's whatever when where where's whether which while who who's whole whom whose why will wish with within without
  won't wonderful word work works would wouldn't wow yeah year years yep yes yesterday yet you you'd you'll you're you've
  your yours yourself zero three four five six seven eight nine ten eleven twelve hundred thousand twenty thirty forty
  fifty sixty seventy eighty ninety monday tuesday wednesday thursday friday saturday sunday dollar dollars agent evening
  afternoon hour hours anymore question questions respond details detail`
    .split(/\s+/)
    .filter((word) => word !== ''),
)
