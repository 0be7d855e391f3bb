/** Where on a call something has to stand: `end` is the closing words, `late` anywhere in the second half. */
export type Place = 'start' | 'end' | 'late' | 'anywhere'

const start =
  /\b((at|from|in|right at) the (very )?(start|beginning|outset|opening)|(opens|begins|starts) (the )?(call|conversation|with)|(first|opening) (sentence|words?|turn|statement)|when answering the (call|phone))\b/
const late =
  /\b(before (the )?((very )?end|close|closing|call ends|hanging up|ending|closing|saying goodbye|finishing))\b/
const end =
  /\b((at|towards?|near|by|in) the (very )?(end|close|closing|conclusion)|(closes|ends|concludes|finishes) (the )?(call|conversation|by|with)|when (closing|ending)|at closing|last (sentence|words?|turn))\b/

/** The place a wording names, which counts for more than where the thing usually stands; undefined when it names none. */
export function placeOfWording(plain: string): Place | undefined {
  if (late.test(plain)) return 'late'
  if (end.test(plain)) return 'end'
  return start.test(plain) ? 'start' : undefined
}
