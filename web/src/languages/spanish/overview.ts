import type { changeWords } from '../../pages/overview/change-words.ts'
import type { words as overviewWords } from '../../pages/overview/words.ts'
import type { TranslationOf } from '../../words/translations.ts'
import { callsInSpanish } from './count-calls.ts'

export const overview: TranslationOf<typeof overviewWords | typeof changeWords> = {
  'overview.changes': {
    title: 'Qué ha cambiado',
    allCriteria: 'Todos los criterios',
    noBefore:
      'Antes de todo el tiempo no hay nada. Elija un periodo con un primer día para ver qué ha cambiado.',
    nothingBefore: (days) => `Hay muy poco con que comparar: ${days} no tiene llamadas con nota, o apenas.`,
    rose: (points) => `La nota ha subido ${points} puntos`,
    fell: (points) => `La nota ha bajado ${points} puntos`,
    same: (points) => `La nota no ha cambiado más allá del azar: ${points} puntos`,
    between: (low, high) => `(de ${low} a ${high})`,
    before: (days, score) => `${days}: ${score}`,
    better: 'mejor',
    worse: 'peor',
    criteria: 'Criterios',
    noCriteria: 'Ningún criterio se cumple más o menos de lo que explica el azar.',
    passRates: (before, now) => `cumplido ${before} → ${now}`,
    failed: (n, count) => (n === 1 ? '1 llamada que no lo cumple' : `${count} llamadas que no lo cumplen`),
    passed: (n, count) => (n === 1 ? '1 llamada que lo cumple' : `${count} llamadas que lo cumplen`),
    ofCriterion: (calls, name) => `${calls}: ${name}`,
    agents: 'Agentes',
    noAgents:
      'Ningún agente con diez o más llamadas con nota en ambos periodos ha cambiado más allá del azar.',
    noGroups: 'Nada de esto ha cambiado más allá del azar.',
    averages: (before, now) => `${before} → ${now}`,
    calls: callsInSpanish,
    contribution: (points) => `${points} del cambio`,
    critical: {
      title: 'Fallos críticos',
      none: 'Ningún criterio crítico ha fallado en este periodo.',
      before: (count) => `${count} en el periodo anterior`,
      calls: (count, name) => `${callsInSpanish(count)} que no lo cumplen: ${name}`,
    },
    waiting: {
      title: 'Pendiente de revisión',
      mine: 'Mías',
      unassigned: 'Sin asignar',
      overdue: 'Atrasadas',
      appealed: 'Reclamaciones',
      none: 'No hay nada pendiente de revisión.',
      label: (name, count) => `${name}: ${count}`,
    },
  },
  overview: {
    title: 'Resumen',
    teams: (count) =>
      count === 0 ? 'Todavía no lidera ningún equipo.' : count === 1 ? 'Su equipo:' : 'Sus equipos:',
    calls: 'Llamadas',
    working: (count: string) => `${count} todavía en curso`,
    average: 'Nota media',
    noScore: 'Sin nota',
    reached: (target: string) => `Objetivo del ${target} alcanzado`,
    missed: (target: string, points: string) => `${points} por debajo del objetivo del ${target}`,
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
      target: (target: string) => `objetivo ${target}`,
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
      noTeam: 'Todavía no lidera ningún equipo. Un administrador puede cambiarlo en Personas.',
      noneOfTeam:
        'Los agentes de su equipo aún no tienen llamadas. Un administrador puede cambiar quién está en él, en Personas.',
    },
  },
}
