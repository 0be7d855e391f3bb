import type { words as overviewWords } from '../../pages/overview/words.ts'
import type { TranslationOf } from '../../words/translations.ts'
import { callsInSpanish } from './count-calls.ts'

export const overview: TranslationOf<typeof overviewWords> = {
  overview: {
    title: 'Resumen',
    teams: (count, names) =>
      count === 0
        ? 'Todavía no lidera ningún equipo.'
        : count === 1
          ? `Su equipo: ${names}`
          : `Sus equipos: ${names}`,
    calls: 'Llamadas',
    working: (count: string) => `${count} todavía en curso`,
    average: 'Nota media',
    noScore: 'Sin nota',
    scored: (count: string, unscored: string) =>
      unscored === '0' ? `${count} con nota` : `${count} con nota, ${unscored} sin nota`,
    analysed: 'Analizadas',
    analysedOf: (done: string, all: string) => `${done} de ${callsInSpanish(all)}`,
    failures: 'Llamadas fallidas',
    ofFinished: (share: string) => `${share} de las terminadas`,
    talkTime: 'Tiempo de conversación',
    perCall: (time: string) => `${time} por llamada de media`,
    trend: {
      title: 'Nota y volumen',
      label: {
        day: 'Nota media y número de llamadas por día',
        week: 'Nota media y número de llamadas por semana',
        month: 'Nota media y número de llamadas por mes',
      },
      score: 'Nota media',
      volume: 'Llamadas',
    },
    categories: {
      title: 'Nota por categoría',
      points: (average: string, most: string) => `${average} de ${most} puntos`,
      calls: callsInSpanish,
      none: 'Ninguna llamada de este periodo se evaluó por categorías.',
      byCriterion: 'Por criterio',
    },
    distribution: {
      title: 'Distribución de notas',
      band: (from: string, to: string, count: string) =>
        `De ${from} a ${to} por ciento: ${callsInSpanish(count)}`,
      axis: 'Nota en tanto por ciento',
      none: 'Ninguna llamada de este periodo tiene nota.',
    },
    groups: {
      title: 'Grupos',
      by: 'Agrupar por',
      call: 'Llamada',
      metadata: 'Metadatos',
      variables: 'Criterios',
      agent: 'Agente',
      model: 'Modelo',
      status: 'Estado',
      calls: callsInSpanish,
      noScore: 'sin nota',
      none: 'Ninguna llamada de este periodo tiene este campo.',
      most: (count: string) => `Se muestran los ${count} valores con más llamadas.`,
      yes: 'Sí',
      no: 'No',
    },
    attention: {
      title: 'Requieren atención',
      lowest: 'Notas más bajas',
      failed: 'Fallidas',
      allLowest: (good: string) => `Todas por debajo del ${good}, las más bajas primero`,
      allFailed: 'Todas las fallidas',
      noneLowest: (good: string) => `Ninguna llamada de este periodo tiene menos del ${good}.`,
      noneFailed: 'Ninguna llamada de este periodo ha fallado.',
    },
    unfinished: {
      title: 'Todavía no ha terminado ninguna',
      text: 'Las llamadas de este periodo se están procesando. Sus cifras aparecerán aquí cuando terminen.',
      action: 'Ver estas llamadas',
    },
    emptyPeriod: {
      title: 'No hay llamadas en este periodo',
      text: 'Elija otras fechas u otro modelo.',
      action: 'Todo',
    },
    empty: {
      title: 'Todavía no hay llamadas',
      text: 'Un modelo dice con qué criterios se evalúan las llamadas. Cree uno, suba grabaciones y vea aquí los resultados.',
      upload: 'Subir grabaciones',
      models: 'Ver los modelos',
      notYet: 'QA sube las grabaciones, o llegan por la API. Sus resultados aparecerán aquí.',
      noTeam: 'Todavía no lidera ningún equipo. Un administrador puede cambiarlo en Personas.',
      noneOfTeam:
        'Los agentes de su equipo aún no tienen llamadas. Un administrador puede cambiar quién está en él, en Personas.',
    },
  },
}
