/** How Whisper is used, in one place; each figure was chosen on recorded telephone calls. */
export const whisperSettings = {
  /** Segments are heard together up to this length: alone, short ones are misheard half as often again. */
  packSeconds: 28,
  gapSeconds: 0.5,
  /** Heard after the last segment, so that the decoder knows it has heard all. */
  silenceAfterSeconds: 1,
  /** Whisper was trained on thirty seconds, and mishears what is much shorter. */
  leastSeconds: 10,
  /** Windows decoded together: a step of the decoder costs hardly more for two than for one, but a quarter of a gigabyte. */
  packsTogether: { 'whisper-base': 2, 'whisper-small': 1 },
  /** Generous: some scripts take several tokens for a letter. */
  tokensPerSecond: 16,
  spareTokens: 8,
  mostTokens: 330,
  mostPromptTokens: 100,
  /** The published rule: silent when it says so, unless it is sure of the words all the same. */
  mostNoSpeech: 0.6,
  leastDespiteNoSpeech: 0.37,
  /** Where it differs from the other recogniser: it is not half-sure of a cough. */
  listening: { leastShortConfidence: 0.5 },
}
