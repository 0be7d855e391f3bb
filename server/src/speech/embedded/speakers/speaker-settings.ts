/** How voices on one channel are told apart, in one place; each figure was chosen on half of the reference calls. */
export const speakerSettings = {
  /** A voice is measured over this much sound: less and what is said drowns who says it, more and short answers are lost. */
  printSeconds: 1.44,
  /** A measure this often, so that a change of speaker is found to a quarter of a second. */
  stepSeconds: 0.24,
  /** Frames that are rather not voice say nothing about the speaker. */
  voicedProbability: 0.3,
  /** Only measures with this much voice in them decide who there is; the others are only told whose they are. */
  leastVoicedSeconds: 0.96,
  mostSpeakers: 4,
  /** A voice heard less than this cannot be told from a cough of another. */
  leastSpeakerSeconds: 2,
  /**
   * Two groups are two speakers when measures across them are alike at most this share of how alike they are within: one
   * speaker cut in two stays above, two parties of a call fall below.
   */
  mostAlike: 0.83,
  /** Beyond two parties it takes a little more to believe in another one. */
  mostAlikeBeyondTwo: 0.8,
  /** A voice of which more than this is a mixture of two others is two people in quick exchange. */
  mostMixed: 0.7,
  /** Between `mostAlike` and this, what is said decides whether there are two. */
  mostAlikeInDoubt: 0.95,
  /** Groupings are looked for from so many starts, of which the best counts. */
  starts: 24,
  rounds: 30,
  /** Enough to know every voice; an hour has seven times as many, which are told apart by what these taught. */
  mostClustered: 2000,
  /** What a change of speaker costs inside of speech, in likeness; the deeper the pause, the less it costs. */
  changeCost: 1.2,
  /** The share of it that is left in full silence. */
  pauseShare: 0.15,
  /** And what it costs between two stretches of speech. */
  stretchChangeCost: 0.3,
  /** A cut is moved to the deepest pause this near. */
  cutReachSeconds: 0.36,
  /** Audio measured by one process at a time. */
  partSeconds: 300,
} as const

export type SpeakerSettings = { readonly [name in keyof typeof speakerSettings]: number }
