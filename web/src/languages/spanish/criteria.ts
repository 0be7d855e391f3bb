import type { words as criteriaWords } from '../../pages/criteria/words.ts'
import type { TranslationOf } from '../../words/translations.ts'
import { callsInSpanish } from './count-calls.ts'

export const criteria: TranslationOf<typeof criteriaWords> = {
  criteria: {
    title: 'Criterios',
    lead: 'Dónde pierden puntos las llamadas, y si va a mejor.',
    viewsLabel: 'Vistas',
    views: { criteria: 'Por criterio', agents: 'Por agente' },
    team: 'Equipo',
    everyTeam: 'Todos los equipos',
    teamPage: 'Página de este equipo',
    agent: 'Agente',
    everyAgent: 'Todos los agentes',
    metadata: 'Metadatos',
    anyMetadata: 'Cualquiera',
    metadataValue: 'Valor',
    anyValue: 'Cualquier valor',
    export: 'Descargar CSV',
    table: 'Resultado de cada criterio',
    columns: {
      name: 'Criterio',
      rate: 'Cumplimiento',
      change: 'Cambio',
      failed: 'No cumple',
      open: 'Abierto',
      not_applicable: 'N/A',
      lost: 'Puntos perdidos',
      trend: 'Evolución',
    },
    titles: {
      open: 'Sin determinar, o a la espera de una revisión',
      not_applicable: 'No aplicable',
    },
    critical: 'Crítico',
    noCategory: 'Sin categoría',
    noRate: 'ni cumplido ni incumplido',
    between: (low, high, count) => `de ${low} a ${high} · n ${count}`,
    changeBetween: (low, high) => `de ${low} a ${high}`,
    worse: 'Ha empeorado',
    better: 'Ha mejorado',
    unclear: 'Sin cambio claro',
    noChange: 'Nada con que comparar',
    callsOf: {
      failed: (count, name) => `${callsInSpanish(count)} que no cumplen: ${name}`,
      open: (count, name) => `${callsInSpanish(count)} con el criterio abierto: ${name}`,
      not_applicable: (count, name) => `${callsInSpanish(count)} en que no es aplicable: ${name}`,
    },
    ofPoints: (possible) => `de ${possible}`,
    explain:
      'El cumplimiento es la parte de las llamadas que cumplen, entre las que cumplen y las que no. Su barra muestra el intervalo del 95 %: el valor verdadero está dentro 19 de cada 20 veces. n es el número de esas llamadas.',
    against: (from, to) =>
      `El cambio está en puntos porcentuales frente al periodo anterior, del ${from} al ${to}. «Ha empeorado» y «Ha mejorado» solo aparecen cuando es más que casualidad.`,
    noBefore: 'Elija el primer y el último día para ver qué ha cambiado desde el periodo anterior.',
    matrix: {
      label: 'Cumplimiento por agente y criterio',
      agent: 'Agente',
      noCategory: 'Sin categoría',
      all: 'Todos los agentes',
      none: 'sin preguntar',
      cell: (rate, count) => `${rate} de ${callsInSpanish(count)}`,
      failed: (cell, failed) => `${cell}, ver las ${failed} que no cumplen`,
      standing: {
        below: 'claramente por debajo del conjunto',
        lower: 'por debajo del conjunto',
        even: '',
        higher: 'por encima del conjunto',
        above: 'claramente por encima del conjunto',
      },
      legend: {
        below: 'Claramente por debajo de la media',
        lower: 'Por debajo',
        higher: 'Por encima',
        above: 'Claramente por encima de la media',
      },
      explain: (least) =>
        `Cada celda tiene el cumplimiento y el número de llamadas que cumplen o no. Claramente: todo el intervalo del 95 % queda a un lado de la primera fila. Con menos de ${least} llamadas, solo entonces hay color. Una cifra lleva a las llamadas del agente que no cumplen.`,
      most: (count) => `Se muestran los ${count} agentes con más llamadas.`,
    },
    empty: {
      title: 'No hay llamadas evaluadas en este periodo',
      text: 'Elija otras fechas, otro modelo u otros agentes.',
      action: 'Todo',
    },
    noModel: {
      title: 'Todavía no hay ningún modelo',
      text: 'Un modelo dice qué se comprueba en las llamadas. Empiece con una plantilla y hágala suya.',
      action: 'Ver las plantillas',
      others: 'QA hace los modelos. Cuando haya llamadas evaluadas, sus criterios aparecerán aquí.',
    },
  },
}
