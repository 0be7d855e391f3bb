import type { words as topicWords } from '../../pages/topics/words.ts'
import type { TranslationOf } from '../../words/translations.ts'
import { callsInSpanish } from './count-calls.ts'

export const topics: TranslationOf<typeof topicWords> = {
  topics: {
    title: 'Motivos',
    lead: 'Por qué llaman los clientes y qué ha cambiado. Solo llamadas en inglés.',
    team: 'Equipo',
    everyTeam: 'Todos los equipos',
    ask: 'Preguntar a las llamadas',
    table: 'Por qué llaman los clientes',
    columns: {
      name: 'Motivo',
      calls: 'Llamadas',
      share: 'Parte',
      change: 'Cambio',
      trend: 'Llamadas en el tiempo',
    },
    other: 'Otros',
    otherHint: 'Llamadas que no encajan en ningún motivo',
    unnamed: 'Motivo sin nombre',
    callsOf: (count, name) => `${name}: ver ${callsInSpanish(count)}`,
    parts: (names) => `Con ${names}`,
    more: 'Más a menudo',
    less: 'Menos a menudo',
    unclear: 'Sin cambio claro',
    noChange: 'Nada que comparar',
    changeBetween: (low, high) => `de ${low} a ${high}`,
    explain:
      'Un motivo se forma con llamadas que empiezan diciendo casi lo mismo. Su nombre son palabras que dicen al menos tres de ellas, hasta que alguien le pone otro. La parte es de todas las llamadas cuyo motivo se encontró.',
    unread: (count) =>
      `${callsInSpanish(count)} de este periodo no se cuentan: no están en inglés, no tienen transcripción o aún no se han leído.`,
    against: (from, to) =>
      `El cambio está en puntos porcentuales de la parte, frente al periodo anterior, del ${from} al ${to}. «Más a menudo» y «Menos a menudo» solo aparecen cuando es más que casualidad.`,
    noBefore: 'Elija un primer y un último día para ver qué ha cambiado desde el periodo anterior.',
    waiting: (count) => `Aún se están leyendo ${callsInSpanish(count)}.`,
    edit: {
      open: 'Editar',
      openOne: (name) => `Editar el motivo: ${name}`,
      title: 'Editar el motivo',
      name: 'Nombre',
      nameHint: 'El nombre se queda, vengan las llamadas que vengan.',
      rename: 'Guardar el nombre',
      ownWords: 'Volver a sus propias palabras',
      merge: 'Unir con',
      mergeHint: 'Sus llamadas, y las que se parezcan después, cuentan allí. Se puede deshacer.',
      choose: 'Elija un motivo',
      mergeAction: 'Unir',
      parts: 'Unidos a este motivo',
      separate: 'Separar',
      separateOne: (name) => `Separar: ${name}`,
    },
    empty: {
      title: 'No hay llamadas en este periodo',
      text: 'Elija otras fechas, otro modelo u otro equipo.',
      action: 'Todo el tiempo',
    },
    noTopics: {
      title: 'Aún no hay motivos',
      text: 'Aparecen cuando se han leído 12 llamadas en inglés y varias tratan de lo mismo. Mientras tanto, haga una pregunta a las llamadas.',
    },
    off: {
      title: 'Los motivos están desactivados',
      text: 'Necesitan la búsqueda por significado. Quien gestiona este servicio puede activarla: SEARCH_MEANING=on.',
    },
  },
}
