import type { agreementWords } from '../../parts/agreement.ts'
import type { filterWords } from '../../parts/call-filters.ts'
import type { statusWords } from '../../parts/call-status.ts'
import type { categoryWords } from '../../parts/category-link.tsx'
import type { countLineWords } from '../../parts/charts/count-line.tsx'
import type { chartWords } from '../../parts/charts/course-chart.tsx'
import type { tableWords } from '../../parts/charts/course-table.tsx'
import type { trendWords } from '../../parts/charts/trend-line.tsx'
import type { nameWords } from '../../parts/charts/use-point-names.ts'
import type { confirmWords } from '../../parts/confirm-dialog.tsx'
import type { copyWords } from '../../parts/copy-text.tsx'
import type { outcomeWords } from '../../parts/criterion-outcome.ts'
import type { rangeWords } from '../../parts/date-range.tsx'
import type { dialogWords } from '../../parts/dialog.tsx'
import type { previewWords } from '../../parts/digest-preview.tsx'
import type { errorWords } from '../../parts/explain-error.ts'
import type { firstCallWords } from '../../parts/first-call.tsx'
import type { loadingWords } from '../../parts/loading.tsx'
import type { moreWords } from '../../parts/more-actions.tsx'
import type { speakerWords } from '../../parts/name-speaker.ts'
import type { pickerWords } from '../../parts/period-picker.tsx'
import type { reviewWords } from '../../parts/review-flag.tsx'
import type { reviewStatusWords, sameAnswerWords } from '../../parts/review-status.ts'
import type { roleWords } from '../../parts/role-words.ts'
import type { scoreWords } from '../../parts/score.tsx'
import type { TranslationOf } from '../../words/translations.ts'

export const parts: TranslationOf<
  | typeof agreementWords
  | typeof previewWords
  | typeof filterWords
  | typeof loadingWords
  | typeof pickerWords
  | typeof rangeWords
  | typeof firstCallWords
  | typeof statusWords
  | typeof outcomeWords
  | typeof dialogWords
  | typeof categoryWords
  | typeof scoreWords
  | typeof trendWords
  | typeof countLineWords
  | typeof speakerWords
  | typeof reviewWords
  | typeof errorWords
  | typeof tableWords
  | typeof nameWords
  | typeof chartWords
  | typeof confirmWords
  | typeof roleWords
  | typeof copyWords
  | typeof moreWords
  | typeof reviewStatusWords
  | typeof sameAnswerWords
> = {
  'parts.more-actions': { more: 'Más' },
  'parts.loading': { loading: 'Cargando…' },
  'parts.first-call': {
    title: 'Todavía no hay llamadas',
    text: 'Un modelo dice con qué criterios se evalúan las llamadas. Elija una plantilla, suba grabaciones y vea aquí los resultados.',
    ready:
      'Suba grabaciones o envíelas por la API. Aparecen aquí enseguida y se completan a medida que se procesan.',
    starters: 'Elegir una plantilla',
    samples: 'Para probarlo antes, ejecútelo aparte con tres llamadas de ejemplo:',
    upload: 'Subir grabaciones',
    api: 'Cómo enviar llamadas por la API',
    notYet: 'QA sube las grabaciones, o llegan por la API. Sus resultados aparecerán aquí.',
  },
  'parts.period-picker': {
    model: 'Modelo',
    allModels: 'Todos los modelos',
  },
  'parts.date-range': {
    period: 'Periodo',
    from: 'Desde',
    to: 'Hasta',
    custom: 'Fechas concretas',
    done: 'Listo',
    earlier: 'Fechas anteriores',
    later: 'Fechas posteriores',
    choose: (days) => `Elegir fechas: ${days}`,
    until: (day) => `hasta el ${day}`,
    since: (day) => `desde el ${day}`,
    presets: {
      '7': 'Últimos 7 días',
      '30': 'Últimos 30 días',
      '90': 'Últimos 90 días',
      '365': 'Último año',
      'last-week': 'La semana pasada',
      month: 'Este mes',
      'last-month': 'El mes pasado',
      all: 'Todo',
    },
  },
  'parts.call-status': {
    PENDING: 'En espera',
    AUDIO_CONVERSION_IN_PROGRESS: 'Convirtiendo',
    AUDIO_CONVERTED: 'Convertida',
    AUDIO_TRANSCRIPTION_IN_PROGRESS: 'Transcribiendo',
    AUDIO_TRANSCRIBED: 'Transcrita',
    TRANSCRIPTION_ANALYZE_IN_PROGRESS: 'Evaluando',
    TRANSCRIPTION_ANALYZED: 'Evaluada',
    TRANSCRIPTION_SUMMARIZE_IN_PROGRESS: 'Resumiendo',
    TRANSCRIPTION_SUMMARIZED: 'Resumida',
    PROCESS_COMPLETED: 'Completa',
    TRANSCRIPTION_FAILED: 'Sin transcribir',
    ERROR: 'Fallida',
  },
  'parts.confirm-dialog': { cancel: 'Cancelar' },
  'parts.copy-text': { copy: 'Copiar', copied: 'Copiado' },
  'parts.roles': {
    names: {
      owner: 'Propietario',
      admin: 'Administrador',
      qa: 'QA',
      lead: 'Líder de equipo',
      agent: 'Agente',
      viewer: 'Observador',
    },
    may: {
      owner: 'Todo; solo los propietarios nombran a otros.',
      admin:
        'Personas, equipos, ajustes y programas; ve todas las llamadas, pero no evalúa ni envía ninguna.',
      qa: 'Modelos, revisiones, subidas, repetir llamadas y mostrarlas al agente; ve todas las llamadas.',
      lead: 'Ve las llamadas y cifras de los agentes de sus equipos; las revisa y se las muestra.',
      agent:
        'Ve sus propias llamadas cuando se le muestran, y puede reclamar; su nota junto a la del equipo.',
      viewer: 'Ve todas las llamadas y cifras, no cambia nada.',
    },
  },
  'parts.criterion-outcome': {
    passed: 'Cumple',
    failed: 'No cumple',
    open: 'Abierto',
    not_applicable: 'No aplicable',
    not_said: 'No cumple, no se dijo',
  },
  'parts.dialog': { close: 'Cerrar' },
  'parts.category-link': { lost: (name: string) => `${name}: llamadas que perdieron puntos` },
  'parts.count-line': {
    countsFrom: (first, last, most) => `De ${first} a ${last}, ${most} como máximo`,
    noCounts: 'muy corta',
  },
  'parts.trend-line': { trendFrom: (first, last) => `De ${first} a ${last}`, noTrend: 'muy corta' },
  'parts.score': { none: 'Sin nota', good: 'bien', fair: 'regular', poor: 'mal' },
  'parts.name-speaker': {
    agent: 'Agente',
    customer: 'Cliente',
    machine: 'Locución',
    speaker: (number: string) => `Voz ${number}`,
  },
  'parts.same-answers': {
    agrees: 'Las mismas respuestas',
    differs: 'Otras respuestas',
  },
  'parts.review-status': {
    none: 'Sin revisar',
    needed: 'Requiere revisión',
    in_progress: 'Revisión en curso',
    reviewed: 'Revisada',
    appealed: 'Reclamada',
  },
  'parts.review-flag': { needed: 'Requiere revisión: hay puntos abiertos' },
  'parts.explain-error': {
    offline: 'No se puede contactar con el servicio. Compruebe la conexión e inténtelo de nuevo.',
    forbidden: 'Su rol no permite esto. Un administrador de su espacio de trabajo puede cambiarlo.',
    limited: 'Demasiadas peticiones. Espere un momento e inténtelo de nuevo.',
    unexpected: 'Algo ha fallado aquí. Recargue la página. Si vuelve a ocurrir, avise al operador.',
    requestId: 'Petición',
    tryAgain: 'Intentar de nuevo',
    outdated: (time: string) => `A las ${time}. Ahora no se puede contactar con el servicio.`,
  },
  'parts.course-table': { time: 'Fecha', none: 'sin nota' },
  'parts.use-point-names': { weekOf: (day: string) => `Semana del ${day}` },
  'parts.course-chart': {
    showTable: 'Mostrar como tabla',
    hideTable: 'Ocultar la tabla',
    none: 'sin nota',
    hint: 'Pulse un punto para ver sus llamadas',
  },
  'parts.agreement': {
    strengths: {
      none: 'no mejor que el azar',
      slight: 'leve',
      fair: 'aceptable',
      moderate: 'moderado',
      substantial: 'considerable',
      perfect: 'casi perfecto',
    },
    value: (value, strength) => `${value}, ${strength}`,
    between: (low, high) => `probablemente entre ${low} y ${high}`,
  },
  'parts.call-filters': {
    q: 'Búsqueda',
    status: 'Estado',
    model_name: 'Modelo',
    agent_id: 'ID del agente',
    agent_name: 'Nombre del agente',
    team_id: 'Equipo',
    min_duration: 'Minutos desde',
    max_duration: 'Minutos hasta',
    language: 'Idioma',
    min_silence_share: 'Silencio desde (%)',
    max_silence_share: 'Silencio hasta (%)',
    min_talk_over_share: 'El agente habla encima desde (%)',
    max_talk_over_share: 'El agente habla encima hasta (%)',
    metadata_key: 'Campo de metadatos',
    metadata_value: 'Valor de los metadatos',
    category: 'Nota en',
    min_category_score: 'Nota de la categoría desde',
    max_category_score: 'Nota de la categoría hasta',
    external_id: 'ID externo',
    start_date: 'Desde',
    end_date: 'Hasta',
    min_score: 'Nota desde',
    max_score: 'Nota hasta',
    grouping_field_key: 'Campo',
    grouping_field_value: 'Valor',
    lost_points_in: 'Perdió puntos en',
    criterion: 'Criterio',
    criterion_outcome: 'Resultado del criterio',
    review_status: 'Revisión',
    reviewed_by: 'Revisada por',
    topic_id: 'Motivo',
    agreement: 'Máquina y personas',
    enabled: 'Llamadas borradas',
  },
  'parts.digest-preview': {
    title: 'El resumen como se enviaría hoy',
    reasons: {
      role: 'Solo los líderes de equipo y los agentes reciben un resumen.',
      nobody_to_tell_of:
        'Un líder de equipo sin equipo, o un agente sin ID de agente, no recibe ningún resumen.',
      opted_out: 'No se envía: esta persona no lo quiere.',
      never_signed_in: 'No se envía: nadie ha entrado todavía con esta cuenta, o está desactivada.',
      empty_week: 'No hay nada que contar de los últimos siete días, así que no se enviaría ningún correo.',
    },
  },
}
