/** English words that are counted by their place. */
export const months =
  'january february march april may june july august september october november december'.split(' ')

/** From zero on. */
export const smallNumbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )

/** From twenty on, in steps of ten. */
export const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** From the first to the twentieth. */
export const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )
