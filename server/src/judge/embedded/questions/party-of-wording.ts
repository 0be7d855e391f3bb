const actOfAgent =
  /^\s*(?:(?:never|always|not|does|did|should|must|politely|clearly)\s+)*(?:ask|thank|greet|offer|tell|inform|explain|verif|confirm|apologi[sz]|interrupt|quot|cit|blam|put|plac|help|listen|giv|show|treat|acknowledg|keep|let|transfer|surpris|rush|pressur|argu|insult|reassur|welcom|address|repeat|summari[sz]|warn|advis|remind)\w*\s/i

/** Whose doing a criterion is about. */
export function partyOfWording(text: string): 'agent' | 'customer' | 'any' {
  const first =
    /\b(agent|representative|operator|advisor|associate|employee|rep|customer|caller|client|user)(?:'s|s)?\b/i.exec(
      text,
    )
  if (!first) return 'any'
  // "Thanks the customer": the customer is whom it is done to.
  if (actOfAgent.test(text)) return 'agent'
  return /customer|caller|client|user/i.test(first[1]!) ? 'customer' : 'agent'
}
