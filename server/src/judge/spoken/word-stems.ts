const functionWords = new Set(
  `a about above after again all also am an and any anyone anything are as at be because been before being below between both but by can cannot could did do does doing done down during each either else every few for from further get gets getting go goes going gonna got had has have having he her here hers herself him himself his how i if in into is it its itself just let like ll me mean mine more most much must my myself need needs no nor not of off on once one only or other ought our ours out over own per please quite rather re really said same say says see shall she should so some something still such sure than that the their theirs them themselves then there these they thing things this those though through to too under until up upon us use used ve very want wanted wants was way we well were what when where whether which while who whom whose why will with within without would yes yet you your yours yourself
  im id ill ive youre youll youve youd hes shes theyre theyll weve were well its thats whats theres heres wheres hows dont doesnt didnt isnt arent wasnt werent wont wouldnt cant couldnt shouldnt havent hasnt hadnt aint lets thatll thatd itll ok okay yeah yep yup nope nah uh um uhm umm hmm mm mhm huh oh ah ahh eh er hi hello hey bye goodbye alright right great good nice thank thanks thankyou welcome sorry today now unk noise`.split(
    /\s+/,
  ),
)

export function isFunctionWord(word: string): boolean {
  return functionWords.has(word)
}

/** Enough to see that "checks" and "checking" are the same word; not a linguist's stem. */
export function stemOf(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word
  const stem = word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?:ments?|ations?|ings?|ed|es|s)$/, '')
    .replace(/([^aeiou])\1$/, '$1')
    .replace(/e$/, '')
  return stem.length >= 3 ? stem : word
}

/** The stems of the words that carry meaning, in order. Expects plain words or ordinary text. */
export function contentStems(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !functionWords.has(word))
    .map(stemOf)
}
