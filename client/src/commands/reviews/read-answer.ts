import type { Variable } from '../../client.ts'

/** What a cell says about a criterion. */
export interface ReadAnswer {
  readonly value: string | number | boolean | null
  readonly not_applicable: boolean
}

export type Asked = Pick<Variable, 'type'> & { readonly options?: readonly string[] | null | undefined }

const notApplicable = /^(n\.?\s?a\.?|n\/a|not applicable)$/i
const cannotTell = /^(\?|cannot tell|can['’]t tell|not determined)$/i
const yes = /^(yes|y|true|1)$/i
const no = /^(no|n|false|0)$/i

/** Reads a cell as the criterion is answered; a text: what is wrong with it. */
export function readAnswer(cell: string, { type, options }: Asked): ReadAnswer | string {
  if (cell === '') return 'value is empty; write "cannot tell" where the reviewer could not tell'
  if (notApplicable.test(cell)) return { value: null, not_applicable: true }
  if (cannotTell.test(cell)) return { value: null, not_applicable: false }
  const value = readValue(cell, type, options ?? undefined)
  return value.fault ?? { value: value.read!, not_applicable: false }
}

function readValue(
  cell: string,
  type: Variable['type'],
  options: readonly string[] | undefined,
): { readonly read?: string | number | boolean; readonly fault?: string } {
  if (type === 'BOOLEAN') {
    if (yes.test(cell)) return { read: true }
    return no.test(cell) ? { read: false } : { fault: `"${cell}" is neither yes nor no` }
  }
  if (type === 'INTEGER' || type === 'DECIMAL') {
    const isNumber = type === 'INTEGER' ? /^-?\d+$/ : /^-?\d+([.,]\d+)?$/
    if (isNumber.test(cell)) return { read: Number(cell.replace(',', '.')) }
    return { fault: `"${cell}" is not a ${type === 'INTEGER' ? 'whole ' : ''}number` }
  }
  if (!options) return { read: cell }
  const option = options.find((one) => one.toLowerCase() === cell.toLowerCase())
  return option === undefined
    ? { fault: `"${cell}" is none of ${options.map((one) => `"${one}"`).join(', ')}` }
    : { read: option }
}
