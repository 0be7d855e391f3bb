/** Below this chance of being right nobody is given an answer. */
export const leastToAnswer = 0.85
/** What a critical criterion takes to fail, and the whole call with it. */
export const leastToFailTheCall = 0.95
