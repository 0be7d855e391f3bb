import type { categoryCourseWords } from '../../pages/agents/category-course-words.ts'
import type { listWords } from '../../pages/agents/list-words.ts'
import type { ownWords } from '../../pages/agents/own-words.ts'
import type { teamWords } from '../../pages/agents/team/team-words.ts'
import type { words as agentsWords } from '../../pages/agents/words.ts'
import type { TranslationOf } from '../../words/translations.ts'
import { callsInSpanish } from './count-calls.ts'

export const agents: TranslationOf<
  typeof agentsWords | typeof listWords | typeof categoryCourseWords | typeof ownWords | typeof teamWords
> = {
  'agents.list': {
    filters: 'Agentes que se muestran',
    search: 'Nombre o ID',
    team: 'Equipo',
    everyTeam: 'Todos los equipos',
    noneFound: 'Ningún agente con llamadas en este periodo coincide.',
    clear: 'Mostrar todos los agentes',
    ofTeam: (agents, count, score) =>
      `${agents === 1 ? '1 agente' : `${count} agentes`}, nota media ${score}`,
    changes:
      'El cambio está en puntos porcentuales desde el periodo anterior. Solo se marca cuando es más que casualidad.',
    noChanges: 'Elija el primer y el último día para ver qué ha cambiado desde el periodo anterior.',
    teamPage: 'Página de este equipo',
    teamCriteria: 'Criterios de este equipo',
    criteria: {
      title: 'Por criterio',
      lead: (model, team) =>
        `${model}: con qué frecuencia se cumple cada criterio, junto a ${team}. Claramente: todo el intervalo del 95 % está a un lado.`,
      all: 'todos los agentes',
      rate: (rate, low, high) => `${rate} (de ${low} a ${high})`,
      noRate: 'ni cumplido ni incumplido',
      team: (name, rate) => `${name}: ${rate}`,
      of: callsInSpanish,
      failed: (n, count) => (n === 1 ? '1 llamada que no lo cumple' : `${count} llamadas que no lo cumplen`),
      failedOf: (calls, name) => `${calls}: ${name}`,
      critical: 'crítico',
      below: 'claramente por debajo',
      above: 'claramente por encima',
      none: 'Ninguna llamada de este periodo se evaluó por criterios.',
      every: 'Todas las cifras',
    },
  },
  'agents.team': {
    lead: (members, count) => (members === 1 ? 'Equipo de 1 agente' : `Equipo de ${count} agentes`),
    calls: 'Llamadas',
    scored: (count, unscored) =>
      unscored === '0' ? `${count} con nota` : `${count} con nota, ${unscored} sin nota`,
    average: 'Nota media',
    interval: (low, high) => `Intervalo del 95 %: de ${low} a ${high}`,
    oneCall: 'Un intervalo necesita al menos dos llamadas con nota',
    others: 'Todos los demás agentes',
    othersOf: (agents, count, scored) =>
      `${agents === 1 ? '1 agente' : `${count} agentes`}, ${scored} con nota`,
    against: 'Frente a los demás',
    points: (difference) => `${difference} puntos`,
    above: 'claramente por encima: el intervalo supera la media de los demás',
    below: 'claramente por debajo: el intervalo no llega a la media de los demás',
    unclear: 'sin diferencia clara: la media de los demás está en el intervalo',
    change: 'Desde el periodo anterior',
    better: (low, high) => `mejor, y más que casualidad: de ${low} a ${high}`,
    worse: (low, high) => `peor, y más que casualidad: de ${low} a ${high}`,
    chance: 'puede ser casualidad',
    course: 'En el tiempo',
    courseLabel: {
      day: 'Nota media del equipo y de los demás por día',
      week: 'Nota media del equipo y de los demás por semana',
      month: 'Nota media del equipo y de los demás por mes',
    },
    othersLine: 'Los demás',
    categories: 'Por categoría',
    categoryNote: (team, others, count) => `Equipo ${team}, los demás ${others}, ${callsInSpanish(count)}`,
    categoryAlone: (team, count) => `Equipo ${team}, ${callsInSpanish(count)}`,
    noCategories: 'Ninguna llamada de este periodo se evaluó por categorías.',
    criteriaLead: (model) =>
      `${model}: con qué frecuencia se cumple cada criterio, junto a todos los demás agentes. Claramente: la diferencia es más que casualidad.`,
    criteriaAlone: (model) => `${model}: con qué frecuencia se cumple cada criterio.`,
    othersRate: 'los demás',
    agents: 'Agentes',
    byAgent: 'Por agente y criterio',
    unknown: {
      title: 'No existe ese equipo',
      text: 'No hay tal equipo, o usted no lo lidera.',
      action: 'Todos los agentes',
    },
    empty: {
      title: 'No hay llamadas terminadas en este periodo',
      text: 'Los agentes de este equipo no tienen llamadas en estas fechas o con este modelo.',
      action: 'Todo',
    },
  },
  'agents.own': {
    hello: (name) => `Hola, ${name}`,
    notLinked: 'Todavía no está unido a un agente',
    notLinkedText:
      'Por eso no se sabe qué llamadas son suyas. Un administrador puede cambiarlo en Personas; entonces aparecerán aquí.',
    none: 'Todavía no se le ha mostrado ninguna llamada',
    noneText: {
      atOnce: 'Sus llamadas aparecen aquí en cuanto están evaluadas.',
      afterDays: (days, shown) =>
        days === 1
          ? 'Sus llamadas aparecen aquí un día después de llegar.'
          : `Sus llamadas aparecen aquí ${shown} días después de llegar.`,
      whenReleased: 'Sus llamadas aparecen aquí cuando su líder de equipo o QA se las muestra.',
    },
    days: (count) => `En los últimos ${count} días`,
    calls: 'Mis llamadas',
    callsNote: 'que puedo ver',
    average: 'Mi nota media',
    noScore: 'aún sin nota',
    team: (name) => `Equipo ${name}`,
    teamNote: (agents) => `media de ${agents} agentes`,
    against: 'Frente al equipo',
    points: (difference) => `${difference} puntos`,
    noTeam: 'Equipo',
    noTeamValue: '—',
    noTeamNote: 'se muestra cuando al menos cuatro agentes de su equipo tienen llamadas',
    latest: 'Últimas llamadas',
    allCalls: 'Todas mis llamadas',
  },
  agents: {
    title: 'Agentes',
    ranking: 'Clasificación',
    explain:
      'n es el número de llamadas con nota detrás de una media. La barra muestra el intervalo del 95 %: la media verdadera del agente está dentro 19 de cada 20 veces. Si dos barras se solapan mucho, el orden entre ambas puede ser casualidad. La línea discontinua es la media de todas las llamadas.',
    few: 'Muy pocas llamadas para comparar',
    fewNote: (least: string) =>
      `Estos agentes tienen menos de ${least} llamadas con nota en este periodo. Su media todavía no es fiable.`,
    noneEnough: (least: string) => `Ningún agente tiene ${least} o más llamadas con nota en este periodo.`,
    most: (count: string) => `Se muestran los ${count} agentes con más llamadas.`,
    more: (count: string) => `Mostrar ${count} más`,
    shown: (shown: string, all: string) => `${shown} de ${all} agentes`,
    columns: {
      name: 'Agente',
      scored: 'n',
      average: 'Media',
      interval: 'Intervalo del 95 %',
      change: 'Cambio',
      deviation: 'Desviación',
      calls: 'Llamadas',
    },
    scoredTitle: 'Llamadas con nota',
    better: 'mejor',
    worse: 'peor',
    noChange: '–',
    between: (low: string, high: string) => `de ${low} a ${high}`,
    noInterval: 'hacen falta al menos dos llamadas',
    callsOf: (count: string, name: string) => `${callsInSpanish(count)} de ${name}`,
    empty: {
      title: 'No hay llamadas terminadas en este periodo',
      text: 'Elija otras fechas u otro modelo.',
      action: 'Todo',
    },
    agent: {
      lead: (id: string) => `ID de agente: ${id}`,
      inTeam: (name: string) => `Equipo ${name}`,
      calls: 'Llamadas',
      scored: (count: string, unscored: string) =>
        unscored === '0' ? `${count} con nota` : `${count} con nota, ${unscored} sin nota`,
      average: 'Nota media',
      interval: (low: string, high: string) => `Intervalo del 95 %: de ${low} a ${high}`,
      oneCall: 'Un intervalo necesita al menos dos llamadas con nota',
      team: 'Media del equipo',
      teamOf: (agents: string, count: string) => `${agents} agentes, ${count} con nota`,
      against: 'Frente al equipo',
      points: (difference: string) => `${difference} puntos`,
      above: 'claramente por encima: el intervalo supera la media del equipo',
      below: 'claramente por debajo: el intervalo no llega a la media del equipo',
      unclear: 'sin diferencia clara: la media del equipo está en el intervalo',
      course: 'En el tiempo',
      courseLabel: {
        day: 'Nota media del agente y del equipo por día',
        week: 'Nota media del agente y del equipo por semana',
        month: 'Nota media del agente y del equipo por mes',
      },
      scoredCalls: 'Llamadas con nota',
      teamLine: 'Equipo',
      categories: 'Por categoría',
      categoryNote: (agent: string, team: string, count: string) =>
        `Agente ${agent}, equipo ${team}, ${callsInSpanish(count)}`,
      noCategories: 'Ninguna llamada de este periodo se evaluó por categorías.',
      moments: {
        worst: 'Momentos para trabajar',
        best: 'Momentos para compartir',
        lead: 'De todas las llamadas del periodo: primero lo que mejor va, cada cosa con una llamada que lo muestra.',
        leadWorst:
          'De todas las llamadas del periodo: primero lo que más puntos perdió, cada cosa con las llamadas de las que más se aprende.',
        listen: 'Escuchar',
        listenTo: (name: string, time: string) => `Escuchar: ${name}, en ${time}`,
        lost: (points: string, most: string) => `${points} de ${most} puntos perdidos`,
        lostInAll: (points: string) => `${points} puntos perdidos`,
        full: (points: string, sure: string) => `${points} puntos, seguridad ${sure}`,
        missed: (count: string, of: string) =>
          `Faltó en ${count} de ${callsInSpanish(of)} evaluadas con este criterio: nada en la transcripción lo muestra.`,
        asks: (description: string) => `Criterio: ${description}`,
        allMissed: (count: string) => `Las ${callsInSpanish(count)}`,
        noneWorst: 'En este periodo no hay nada que trabajar.',
        noneBest: 'Ningún criterio con todos los puntos y una cita que lo muestre.',
      },
      unknown: {
        title: 'No existe ese agente',
        text: (id: string) => `Ninguna llamada tiene un agente con el ID ${id}.`,
        action: 'Todos los agentes',
      },
      empty: {
        title: 'No hay llamadas terminadas en este periodo',
        text: 'Este agente tiene llamadas en otras fechas o con otros modelos.',
        action: 'Todo',
      },
    },
  },
  'agents.category-course': {
    title: 'Categorías a lo largo del tiempo',
    lead: 'La parte de los puntos en cada tramo del periodo; debajo, la diferencia con el equipo en los mismos días.',
    category: 'Categoría',
    none: 'sin llamadas',
    cell: (share: string, difference: string, calls: string) =>
      `${share}, ${difference} puntos respecto al equipo, ${callsInSpanish(calls)}`,
  },
}
