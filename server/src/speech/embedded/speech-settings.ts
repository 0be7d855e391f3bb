/** How the embedded engine listens, in one place; each figure was chosen on recorded telephone calls. */
export const speechSettings = {
  /** Low, so that quiet word beginnings on a phone line are heard; times are reported by the stricter figure below. */
  openProbability: 0.3,
  closeProbability: 0.15,
  /** Only windows this sure bound the reported times and count as voice, so a turn does not start with a breath. */
  voicedProbability: 0.5,
  /** Shorter pauses stay inside a segment: the recogniser is better with a whole sentence than with its halves. */
  closingSilenceSeconds: 0.6,
  /** Audio given to the recogniser on both sides of what was detected, for soft consonants. */
  paddingSeconds: 0.3,
  /** The recogniser was trained on up to about twenty seconds, and loses words near its limit. */
  longestSegmentSeconds: 15,
  /** Clicks and breaths are shorter than the shortest word. */
  leastVoicedSeconds: 0.16,
  /** Below this mean probability of its words, a recognition is noise put into words. */
  leastConfidence: 0.4,
  /** A cough becomes a short, half-sure "thanks": what is this short has to be surer. */
  shortSeconds: 0.4,
  leastShortConfidence: 0.7,
  /** In speech, the detector is sure in most windows; in music, in few: less than this share, and sure for less than this time. */
  leastVoicedShare: 0.3,
  sureProbability: 0.9,
  leastSureSeconds: 0.5,
  /** The model's own limit: nobody speaks faster, so more tokens mean it is running in circles. */
  tokensPerSecond: 6.5,
  /** More words than this were not all said by the voice that was detected. */
  fastestWordsPerSecond: 6,
  /** Only very quiet channels are raised: amplifying a usual telephone level cost accuracy. */
  targetLevelDecibels: -40,
  mostGainDecibels: 50,
  /** The detector begins to miss words in a channel whose loudest second is below this, and hears it at the other level then. */
  quietDecibels: -38,
  detectorLevelDecibels: -22,
  /** Speakers stay within 21 decibels of their own loud words; televisions behind them were 26 and more below. */
  backgroundDecibels: 23,
  /** On a channel that both parties share, the quieter one may be far below the other. */
  sharedBackgroundDecibels: 30,
  /** Segments recognised together: a step of the decoder costs little more for eight than for one. */
  mostTogether: 8,
  /** Audio recognised together, so that memory stays small and every process gets its share of a short call. */
  taskSeconds: 40,
  /** A segment joins a group only when at least this share of the group's longest: the rest is silence to work through. */
  leastFill: 0.7,
  /** A channel's voice is looked for in parts of this length, so that a long call keeps every process busy. */
  partSeconds: 300,
} as const

export type SpeechSettings = { readonly [name in keyof typeof speechSettings]: number }
