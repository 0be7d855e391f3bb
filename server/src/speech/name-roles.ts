/** What somebody says, in time order. */
export interface Said {
  readonly startSeconds: number
  readonly text: string
}

/** Phrases by which an agent or a customer gives themselves away, and how strongly. Lower-case letters, digits and spaces only. */
const cues: readonly { readonly says: RegExp; readonly agent: number }[] = [
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
]

/** Below this, naming the roles would be a guess. */
const leastLead = 1.5

/**
 * Labels each speaker by what they say: `Agent` and `Customer` when it is plain who is who, otherwise `Speaker 1`,
 * `Speaker 2`, … in the order in which they first speak. Nothing is taken from the order of the channels.
 */
export function nameRoles(speakers: readonly (readonly Said[])[], agentName: string): string[] {
  const scores = speakers.map((said) => scoreAgent(said, agentName))
  const speaking = speakers.flatMap((said, index) => (said.length > 0 ? [index] : []))
  const byScore = speaking.toSorted((one, other) => scores[other]! - scores[one]!)
  const [first, second] = byScore
  const labels = numberSpeakers(speakers)
  if (first === undefined || speakers.length === 1) return labels
  if (second === undefined) {
    if (Math.abs(scores[first]!) >= leastLead * 2) labels[first] = scores[first]! > 0 ? 'Agent' : 'Customer'
    return labels
  }
  if (speaking.length === 2 && scores[first]! - scores[second]! >= leastLead) {
    labels[first] = 'Agent'
    labels[second] = 'Customer'
  }
  return labels
}

/** Positive for an agent, negative for a customer. A phrase said again counts ever less, or one habit would outweigh all else. */
function scoreAgent(said: readonly Said[], agentName: string): number {
  const texts = said.map(({ text }) => plain(text))
  let score = 0
  for (const { says, agent } of cues) {
    score += agent * Math.log2(1 + texts.filter((text) => says.test(text)).length)
  }
  return score + scoreIntroduction(texts.slice(0, 4).join(' '), agentName)
}

/** Callers introduce themselves too and may share the agent's first name, so a name alone does not settle it. */
function scoreIntroduction(opening: string, agentName: string): number {
  for (const name of plain(agentName).split(' ')) {
    if (name.length < 2) continue
    if (
      new RegExp(`\\b(my name is|my name s|this is|i am|i m|you re speaking with|it s) ${name}\\b`).test(
        opening,
      )
    )
      return 2
  }
  return 0
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function numberSpeakers(speakers: readonly (readonly Said[])[]): string[] {
  const firstSpoke = speakers.map((said) => said[0]?.startSeconds ?? Number.POSITIVE_INFINITY)
  const inOrder = [...speakers.keys()].sort(
    (one, other) => firstSpoke[one]! - firstSpoke[other]! || one - other,
  )
  return speakers.map((_, speaker) => `Speaker ${inOrder.indexOf(speaker) + 1}`)
}
