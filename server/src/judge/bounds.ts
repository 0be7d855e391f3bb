/** How sure a judge has to be of an answer; below that it is not determined. */
export const leastToAnswer = 0.85
/** Of an answer that fails a critical criterion, and with it the whole call. */
export const leastToFailTheCall = 0.95
