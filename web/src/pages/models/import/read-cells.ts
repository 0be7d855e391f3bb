import type { AnswerType } from '../draft/draft.ts'
import { plain } from './columns.ts'

const types: Readonly<Record<AnswerType, readonly string[]>> = {
  BOOLEAN: [
    'boolean',
    'bool',
    'yes no',
    'yes or no',
    'y n',
    'si no',
    'si o no',
    'pass fail',
    'yes no n a',
    'si no n a',
  ],
  INTEGER: [
    'integer',
    'whole number',
    'scale',
    'rating',
    'points',
    'numero entero',
    'entero',
    'escala',
    'puntos',
  ],
  DECIMAL: ['decimal', 'number', 'numeric', 'amount', 'numero', 'importe'],
  STRING: [
    'string',
    'text',
    'free text',
    'list',
    'options',
    'choice',
    'dropdown',
    'texto',
    'lista',
    'opciones',
    'seleccion',
  ],
  DATE: ['date', 'day', 'fecha', 'dia'],
  TIME: ['time', 'hora'],
  DATETIME: ['datetime', 'date and time', 'date time', 'fecha y hora'],
}

/** Undefined: not understood. */
export function readType(cell: string): AnswerType | undefined {
  const words = plain(cell)
  return (Object.keys(types) as AnswerType[]).find((type) => types[type].includes(words))
}

/** `10`, `7,5`, `20 %`, `5 pts`. Undefined: not understood. */
export function readPoints(cell: string): number | undefined {
  const found = /^\s*(\d{1,6}([.,]\d{1,4})?)\s*(%|[a-z. ]{0,8})?\s*$/i.exec(cell)
  return found ? Number(found[1]!.replace(',', '.')) : undefined
}

const yes = ['yes', 'y', 'x', 'true', '1', 'si', 's', 'verdadero', 'critical', 'critico', 'critica', 'fatal']
const no = ['', 'no', 'n', 'false', '0', 'falso', 'none', 'n a', 'ninguno']

/** Undefined: not understood. */
export function readFlag(cell: string): boolean | undefined {
  if (/^\s*[✓✔☑]\s*$/u.test(cell)) return true
  const words = plain(cell)
  return yes.includes(words) ? true : no.includes(words) ? false : undefined
}

/** One to a line, or with bars or semicolons between them; with commas or slashes if there is nothing else. */
export function readOptions(cell: string): string[] {
  const separator = [/\n/, /\|/, /;/, /,/, /\//].find((one) => one.test(cell)) ?? /\n/
  return cell
    .split(separator)
    .map((option) => option.trim())
    .filter((option) => option !== '')
}

const yesNo = ['yes', 'no', 'si', 'n a', 'na', 'not applicable', 'no aplica', 'no aplicable']

/** Whether the options are only yes and no: “not applicable” can always be answered. */
export function isYesOrNo(options: readonly string[]): boolean {
  return options.length > 0 && options.every((option) => yesNo.includes(plain(option)))
}
