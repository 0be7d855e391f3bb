/** What a critical criterion takes to fail, and the whole call with it. */
export const leastToFailTheCall = 0.95
