import type { importWords } from '../../pages/models/import/words.ts'
import type { startWords } from '../../pages/models/start/words.ts'
import type { TranslationOf } from '../../words/translations.ts'

export const newModels: TranslationOf<typeof startWords | typeof importWords> = {
  'models.start': {
    title: 'Nuevo modelo',
    lead: 'Todo se puede cambiar antes de crearlo.',
    scorecards: 'Empezar con una plantilla',
    scorecardsLead:
      'Criterios que usan muchos centros de llamadas, redactados para que las llamadas se evalúen bien.',
    language: 'Idioma de la plantilla',
    languages: { en: 'Inglés', es: 'Español' },
    otherLanguage:
      'El evaluador que trae Callmark lee inglés. Las llamadas en otros idiomas necesitan un modelo de lenguaje.',
    categories: (count: number) => `${count} categorías`,
    criteria: (count: number) => `${count} criterios`,
    points: (count: number) => `${count} puntos`,
    inside: 'Qué contiene',
    critical: 'crítico',
    collected: 'Se recoge, no puntúa',
    use: 'Usar esta plantilla',
    useNamed: (name: string) => `Usar esta plantilla: ${name}`,
    otherWays: 'O empiece de otra manera',
    sheet: 'Importar de una hoja de cálculo',
    sheetText: 'Pegue la pauta que ya tiene o elija un archivo CSV.',
    openSheet: 'Importar una pauta',
    empty: 'Modelo vacío',
    emptyText: 'Añada sus propias categorías y criterios uno por uno.',
    openEmpty: 'Empezar vacío',
  },
  'models.import': {
    title: 'Importar una pauta',
    lead: 'De una hoja de cálculo: pegue sus celdas o elija un archivo CSV. No se guarda nada hasta que cree el modelo.',
    source: 'Su pauta de evaluación',
    paste: 'Celdas de la hoja, con sus encabezados',
    pasteHint:
      'Seleccione la tabla en su hoja de cálculo, cópiela y péguela aquí. Un criterio por fila. Encabezados que se entienden: categoría, criterio, descripción, puntos, tipo, crítico, opciones.',
    file: 'O un archivo CSV',
    unreadable: (why: string) => `No se puede leer como tabla: ${why}`,
    empty: 'No hay ningún criterio debajo de los encabezados.',
    noCriteria: (headings: string) =>
      `Ninguna columna contiene los criterios. Un encabezado debe ser «Criterio» o «Pregunta». Encabezados encontrados: ${headings}.`,
    found: 'Lo que se ha entendido',
    count: (criteria: number, categories: number) =>
      `${criteria === 1 ? '1 criterio' : `${criteria} criterios`} en ${categories === 1 ? '1 categoría' : `${categories} categorías`}.`,
    table: 'Criterios encontrados en la hoja',
    line: 'Línea',
    category: 'Categoría',
    criterion: 'Criterio',
    type: 'Tipo de respuesta',
    points: 'Puntos',
    critical: 'Crítico',
    yes: 'Sí',
    none: 'ninguna',
    options: (count: number) => `${count} respuestas posibles`,
    notUnderstood: 'Lo que no se ha entendido',
    unusedColumns: (headings: string) => `Columnas que no se usan: ${headings}.`,
    remark: (line: number, what: string) => `Línea ${line}: ${what}`,
    remarks: {
      points: (given: string) => `«${given}» no es un número de puntos. Cuenta 10.`,
      type: (given: string) =>
        `«${given}» no es un tipo de respuesta conocido. Compruebe el tipo en el editor.`,
      critical: (given: string) => `«${given}» no es ni sí ni no. No es crítico.`,
      unscored: (given: string) =>
        `Las respuestas de este tipo se recogen y no puntúan, así que sus ${given} puntos no cuentan.`,
      unusedCell: (given: string) => `«${given}» no tiene encabezado y no se usa.`,
      shortened: () => 'El nombre se ha acortado; el texto completo está en la descripción.',
      noCriterion: (given: string) => `Se omite porque no nombra ningún criterio: ${given}`,
      total: (given: string) => `Se omite porque es un total: ${given}`,
    },
    open: 'Abrir en el editor',
    back: 'Otras maneras de empezar',
  },
}
