import { defineWords } from '../../words/use-words.ts'

/** Words of the scorecard and of results beside each other. */
export const resultWords = defineWords({
  en: {
    scoreCard: 'Scorecard',
    notScored: 'This call has no score yet.',
    noScoring: 'This model does not score calls.',
    points: (score: string, expected: string) => `${score} of ${expected}`,
    pointsLong: (score: string, expected: string) => `${score} of ${expected} points`,
    yes: 'Yes',
    no: 'No',
    undetermined: 'Not determined',
    notApplicable: 'Not applicable',
    full: 'full points',
    part: 'some of the points',
    none: 'no points',
    open: 'open: not determined',
    critical: 'Critical',
    fatalTitle: 'A critical criterion failed: the total is 0',
    fatal: 'Failed. This criterion is critical, so the total is 0.',
    confidence: { high: 'Sure', medium: 'Fairly sure', low: 'Unsure' },
    hear: 'Listen',
    extracted: 'Extracted from the call',
    compare: 'Before and after',
    olderResult: 'Compare with',
    resultName: (number: number, revision: number) => `Result ${number}, revision ${revision}`,
    revision: (number: number) => `revision ${number}`,
    before: 'Before',
    after: 'After',
    what: 'Criterion',
    total: 'Total',
    changed: 'changed',
    changes: (count: number) =>
      count === 0
        ? 'No answer has changed.'
        : count === 1
          ? '1 answer has changed.'
          : `${count} answers have changed.`,
    missing: 'not asked',
    noSummary: 'None',
    failed: 'Failed',
    onlyChanged: 'Only changes',
  },
  es: {
    scoreCard: 'Evaluación',
    notScored: 'Esta llamada todavía no tiene evaluación.',
    noScoring: 'Este modelo no evalúa llamadas.',
    points: (score: string, expected: string) => `${score} de ${expected}`,
    pointsLong: (score: string, expected: string) => `${score} de ${expected} puntos`,
    yes: 'Sí',
    no: 'No',
    undetermined: 'Sin determinar',
    notApplicable: 'No aplicable',
    full: 'todos los puntos',
    part: 'parte de los puntos',
    none: 'ningún punto',
    open: 'abierto: sin determinar',
    critical: 'Crítico',
    fatalTitle: 'No se cumplió un criterio crítico: el total es 0',
    fatal: 'No se cumple. Es un criterio crítico: el total es 0.',
    confidence: { high: 'Seguro', medium: 'Bastante seguro', low: 'Inseguro' },
    hear: 'Escuchar',
    extracted: 'Extraído de la llamada',
    compare: 'Antes y después',
    olderResult: 'Comparar con',
    resultName: (number: number, revision: number) => `Resultado ${number}, versión ${revision}`,
    revision: (number: number) => `versión ${number}`,
    before: 'Antes',
    after: 'Después',
    what: 'Criterio',
    total: 'Total',
    changed: 'cambiado',
    changes: (count: number) =>
      count === 0
        ? 'No ha cambiado ninguna respuesta.'
        : count === 1
          ? 'Ha cambiado 1 respuesta.'
          : `Han cambiado ${count} respuestas.`,
    missing: 'no se preguntó',
    noSummary: 'Ninguno',
    failed: 'Fallido',
    onlyChanged: 'Solo los cambios',
  },
})
