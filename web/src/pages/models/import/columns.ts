/** What a column of a sheet can hold. */
export const columnKinds = [
  'category',
  'criterion',
  'description',
  'points',
  'type',
  'critical',
  'options',
] as const
export type ColumnKind = (typeof columnKinds)[number]

/** Headings in English and Spanish, without accents. */
const headings: Readonly<Record<ColumnKind, readonly string[]>> = {
  category: ['category', 'section', 'area', 'group', 'block', 'categoria', 'seccion', 'bloque', 'apartado'],
  criterion: [
    ...[
      'criterion',
      'criteria',
      'question',
      'item',
      'name',
      'parameter',
      'attribute',
      'behaviour',
      'behavior',
    ],
    ...['criterio', 'criterios', 'pregunta', 'nombre', 'parametro', 'atributo', 'aspecto'],
  ],
  description: [
    ...[
      'description',
      'definition',
      'guidance',
      'guideline',
      'details',
      'explanation',
      'notes',
      'what to listen for',
    ],
    ...['descripcion', 'definicion', 'detalle', 'detalles', 'explicacion', 'guia', 'observaciones', 'notas'],
  ],
  points: [
    ...[
      'points',
      'weight',
      'score',
      'max score',
      'max points',
      'maximum points',
      'maximum score',
      'value',
      'weighting',
    ],
    ...[
      'puntos',
      'peso',
      'puntaje',
      'puntuacion',
      'ponderacion',
      'valor',
      'puntos maximos',
      'puntaje maximo',
    ],
  ],
  type: ['type', 'answer type', 'type of answer', 'tipo', 'tipo de respuesta'],
  critical: [
    ...['critical', 'fatal', 'auto fail', 'autofail', 'knockout', 'knock out', 'critical error'],
    ...['critico', 'critica', 'error critico', 'eliminatorio', 'excluyente'],
  ],
  options: [
    ...['options', 'answers', 'possible answers', 'choices', 'answer options'],
    ...['opciones', 'respuestas', 'respuestas posibles', 'alternativas'],
  ],
}

/** Lower case, no accents, no signs: as headings and short values are compared. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\(.*?\)/g, ' ')
    .replace(/[^a-z0-9%]+/g, ' ')
    .trim()
}

export interface Columns {
  /** Where each kind stands. */
  readonly places: ReadonlyMap<ColumnKind, number>
  /** Headings that mean nothing here. */
  readonly unused: readonly { readonly place: number; readonly heading: string }[]
}

/** Finds the columns by their headings. A question beside a criterion is its description. */
export function findColumns(cells: readonly string[]): Columns {
  const places = new Map<ColumnKind, number>()
  const unused: { place: number; heading: string }[] = []
  for (const [place, heading] of cells.entries()) {
    const words = plain(heading)
    const kind = columnKinds.find(
      (one) => headings[one].includes(words) || (one === 'points' && words === '%'),
    )
    if (kind && !places.has(kind)) places.set(kind, place)
    else if (kind === 'criterion' && !places.has('description')) places.set('description', place)
    else if (heading.trim() !== '') unused.push({ place, heading: heading.trim() })
  }
  return { places, unused }
}
