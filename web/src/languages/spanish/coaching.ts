import type { agentCoachingWords } from '../../pages/agents/coaching-words.ts'
import type { callCoachingWords } from '../../pages/call/coaching/words.ts'
import type { sessionWords } from '../../pages/coaching/words.ts'
import type { coachingWords } from '../../parts/coaching/words.ts'
import type { mentionWords } from '../../parts/mentions/words.ts'
import type { TranslationOf } from '../../words/translations.ts'
import { callsInSpanish } from './count-calls.ts'

export const coaching: TranslationOf<
  | typeof coachingWords
  | typeof sessionWords
  | typeof agentCoachingWords
  | typeof callCoachingWords
  | typeof mentionWords
> = {
  'parts.coaching': {
    title: 'Coaching',
    states: { planned: 'Prevista', held: 'Celebrada', acknowledged: 'Confirmada' },
    moments: (count, shown) => (count === 1 ? '1 momento' : `${shown} momentos`),
    criteria: (count, shown) => (count === 1 ? '1 criterio' : `${shown} criterios`),
    heldOn: (date) => `celebrada el ${date}`,
    plannedOn: (date) => `prevista el ${date}`,
    form: {
      name: 'Título',
      namePlaceholder: '¿De qué trata?',
      notes: 'Notas',
      notesHint: 'El agente las lee cuando la sesión se ha celebrado o compartido.',
      criteria: 'Criterios que mejorar',
      criteriaHint: 'Después verá cuántas veces se cumplieron antes y después.',
      addCriterion: 'Añadir un criterio…',
      removeCriterion: (name) => `Quitar: ${name}`,
      shared: 'El agente la ve antes de celebrarse',
      save: 'Guardar',
      saving: 'Guardando…',
      cancel: 'Cancelar',
    },
  },
  coaching: {
    unknown: 'Sesión no encontrada',
    unknownText: 'Se ha borrado, o su función no la muestra.',
    back: 'Volver',
    with: 'Coaching con',
    by: (name, date) => `Prevista por ${name}, ${date}`,
    held: (date) => `Celebrada el ${date}`,
    program: 'un programa',
    change: 'Cambiar',
    changeTitle: 'Cambiar esta sesión',
    changeWarning: 'El agente ha confirmado esta sesión; si la cambia, se le pedirá de nuevo.',
    markHeld: 'Marcar como celebrada',
    markPlanned: 'No se ha celebrado',
    remove: 'Borrar',
    removeTitle: '¿Borrar esta sesión?',
    removeText:
      'Sus notas y la lista de momentos y criterios se borran para siempre. Las llamadas se conservan.',
    removeNow: 'Borrar la sesión',
    notes: 'Notas',
    noNotes: 'Sin notas.',
    shared: 'El agente ya ve esta sesión.',
    notShared: 'El agente verá esta sesión cuando se haya celebrado.',
    moments: 'Momentos para escuchar',
    noMoments:
      'Todavía ninguno. En la página de una llamada, elija una cita o seleccione palabras y añádalas al coaching.',
    noMomentsOwn: 'Ninguno.',
    listen: 'Escuchar',
    listenAt: (time, call) => `Escuchar en ${time}: ${call}`,
    removeMoment: 'Quitar',
    removeMomentAt: (time) => `Quitar el momento en ${time}`,
    acknowledge: {
      title: '¿Ha leído esto?',
      lead: 'Confirme que la sesión tuvo lugar y que ha leído las notas.',
      words: 'Sus palabras (opcional)',
      send: 'Confirmar',
      heading: 'Confirmación',
      done: (date) => `Confirmada por el agente el ${date}`,
      waiting: 'El agente todavía no la ha confirmado.',
    },
    effect: {
      title: 'Qué ha cambiado',
      lead: (days) => `Llamadas de los ${days} días anteriores y de los ${days} días posteriores.`,
      notHeld:
        'Cuando la sesión se haya celebrado, aquí se verá cuántas veces se cumplió cada criterio antes y después.',
      noCriteria: 'No se ha elegido ningún criterio, así que no hay nada que comparar.',
      before: 'Antes',
      after: 'Después',
      share: (share, passed, of) => `${share} (${passed} de ${callsInSpanish(of)})`,
      noCalls: 'sin llamadas',
      between: (low, high) => `probablemente de ${low} a ${high}`,
      verdicts: {
        better: 'Mejor, más allá del azar',
        worse: 'Peor, más allá del azar',
        no_clear_change: 'Sin cambio claro: puede ser azar',
        too_few: 'Muy pocas llamadas para saberlo',
      },
      difference: (points, low, high) => `${points} puntos (de ${low} a ${high})`,
      tooFew: 'Hacen falta diez llamadas antes y diez después.',
      differently: 'El texto de este criterio cambió en ese tiempo, así que es difícil comparar.',
      caution: 'Una diferencia no es una prueba: otras cosas pueden haber cambiado a la vez.',
    },
  },
  'agents.coaching': {
    newSession: 'Nueva sesión',
    none: 'Todavía no hay sesiones. Prevea una aquí, o añada un momento en la página de una llamada.',
    ownTitle: 'Su coaching',
    toAcknowledge: 'Resultados por confirmar',
    toAcknowledgeLead: 'Abra cada llamada, lea el resultado y confírmelo.',
    changed: 'ha cambiado desde que lo confirmó',
    more: 'Más entre sus llamadas',
  },
  'call.coaching': {
    add: 'Añadir al coaching',
    addAt: (time) => `Añadir al coaching: ${time}`,
    dialogTitle: (time) => `Añadir al coaching: ${time}`,
    session: 'Sesión',
    newSession: 'Una sesión nueva',
    title: 'Título de la sesión',
    note: 'Nota',
    save: 'Añadir',
    saving: 'Añadiendo…',
    cancel: 'Cancelar',
    added: 'El momento se ha añadido.',
    open: 'Abrir la sesión',
    close: 'Cerrar',
    acknowledged: 'Confirmado',
    by: (date) => `por el agente el ${date}`,
    outdated: (date) => `por el agente el ${date}, antes de cambiar`,
    read: '¿Ha leído este resultado?',
    readText: 'Confirmar significa que lo ha leído, no que esté de acuerdo. Todavía puede reclamar.',
    readAgain: 'El resultado ha cambiado desde que lo confirmó',
    acknowledge: 'Confirmar',
  },
  'parts.mentions': {
    title: 'Le han mencionado',
    by: (name, at) => `${name}, ${at}`,
    program: 'Un programa',
    open: 'Abrir la llamada',
    openAt: (time) => `Abrir la llamada en ${time}`,
    openOf: (action, name) => `${action}: ${name}`,
    readAll: 'Marcar todo como leído',
    none: 'Todavía nadie le ha mencionado en un comentario.',
    unread: 'nuevo',
    more: (count) => `${count} más`,
  },
}
