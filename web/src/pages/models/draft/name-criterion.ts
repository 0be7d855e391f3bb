import type { DraftVariable } from './draft.ts'

/** Shorter than the service allows: people read them in results. */
const longest = 60

/** A key made from a name: lower case, plain letters and digits, underscores; none of those that are taken. */
export function keyOfName(name: string, taken: readonly string[]): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
  if (name.trim() === '') return ''
  const key = shorten(/^[a-z]/.test(plain) ? plain : `criterion_${plain}`.replace(/_$/, ''))
  let free = key
  for (let number = 2; taken.includes(free); number++) free = `${key}_${number}`
  return free
}

/** Whole words, where there are any. */
function shorten(key: string): string {
  if (key.length <= longest) return key
  const cut = key.slice(0, longest + 1)
  return cut.slice(0, cut.lastIndexOf('_') > 0 ? cut.lastIndexOf('_') : longest)
}

/**
 * Names a criterion. One that was just added gets its key from the name, until somebody writes another; any other keeps
 * the key it has, for results are stored under it.
 */
export function nameCriterion(
  variables: readonly DraftVariable[],
  uid: string,
  readable_name: string,
): DraftVariable[] {
  const taken = variables.filter((one) => one.uid !== uid).map(({ key }) => key)
  return variables.map((one) => {
    if (one.uid !== uid) return one
    const follows = one.key === '' || one.key === keyOfName(one.readable_name, taken)
    return {
      ...one,
      readable_name,
      key: isJustAdded(one) && follows ? keyOfName(readable_name, taken) : one.key,
    }
  })
}

export function isJustAdded({ uid }: DraftVariable): boolean {
  return uid.startsWith('new-')
}
