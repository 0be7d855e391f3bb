import type { digestWords } from '../../pages/alerts/digest-words.ts'
import type { words as alertWords } from '../../pages/alerts/words.ts'
import type { TranslationOf } from '../../words/translations.ts'

export const alerts: TranslationOf<typeof alertWords | typeof digestWords> = {
  alerts: {
    title: 'Avisos',
    lead: 'Lo que no debe esperar a que alguien mire.',
    told: 'Qué ha pasado',
    none: 'Todavía no ha pasado nada',
    noneLead: 'Lo que encuentra una regla aparece aquí y se envía a quien la regla nombra.',
    notTold: 'Aún sin enviar',
    older: 'Mostrar anteriores',
    rules: 'Reglas',
    noRules: 'Todavía no hay reglas',
    noRulesLead: 'Una regla dice qué se vigila y a quién se avisa.',
    create: 'Nueva regla',
    on: 'Activa',
    off: 'Inactiva',
    enable: 'Activar',
    disable: 'Desactivar',
    change: 'Cambiar',
    test: 'Enviar una prueba',
    testing: 'Enviando…',
    tested: (webhooks, mails) =>
      `Una prueba va de camino: ${webhooks === 1 ? '1 webhook' : `${webhooks} webhooks`}, ${mails === 1 ? '1 correo' : `${mails} correos`}.`,
    testNobody: 'No se avisaría a nadie: ningún webhook escucha avisos y a nadie se avisa por correo.',
    testRefused: (mails) =>
      mails === 1
        ? 'El servidor de correo rechazó 1 correo.'
        : `El servidor de correo rechazó ${mails} correos.`,
    testNoMail: 'No se envió ningún correo: el operador no ha configurado ningún servidor de correo.',
    movedOn: 'Otra persona ha cambiado esta regla. Así está ahora.',
    remove: 'Eliminar',
    of: (action, name) => `${action}: ${name}`,
    removeTitle: '¿Eliminar esta regla?',
    removeLead: (name) => `«${name}» ya no avisará de nada. Lo que ha avisado sigue en la lista.`,
    kinds: {
      critical_failed: 'No se cumple un criterio crítico',
      agent_falling: 'Un agente baja',
      topic_rising: 'Un motivo crece',
      review_overdue: 'Una revisión se retrasa',
      backlog: 'Crece el trabajo pendiente',
    },
    tells: (webhooks, people) =>
      [
        webhooks ? 'webhooks' : '',
        people === 0 ? '' : people === 1 ? '1 persona por correo' : `${people} personas por correo`,
      ]
        .filter(Boolean)
        .join(', ') || 'no se avisa a nadie; solo aparece en la lista',
    say: {
      critical_failed: (who, criterion, call) =>
        `${who} no cumplió el criterio crítico «${criterion}» en la llamada ${call}.`,
      score: (who, before, after, since) =>
        `La puntuación de ${who} ha bajado de ${before} a ${after} desde el ${since}.`,
      pass_rate: (who, before, after, since) =>
        `Las llamadas aprobadas de ${who} han bajado del ${before} % al ${after} % desde el ${since}.`,
      rise: (topic, after, before, since) =>
        `Más llamadas tratan de ${topic === '' ? 'un motivo sin nombre' : `«${topic}»`}: el ${after} % desde el ${since}, antes el ${before} %.`,
      interval: (low, high, after, before) =>
        `Entre ${low} y ${high} puntos (intervalo del 95 %); ${after} llamadas, comparadas con ${before} de antes.`,
      review_overdue: (call, due) => `La revisión de la llamada ${call} vencía el ${due}.`,
      calls: (length, before, hours) =>
        `${length} llamadas esperan su proceso; hace ${hours} h eran ${before}.`,
      reviews: (length, before, hours) =>
        `${length} llamadas esperan revisión; hace ${hours} h eran ${before}.`,
    },
    listen: (moment) => `Escuchar en ${moment}`,
    openCall: 'Abrir la llamada',
    openAgent: 'Abrir el agente',
    openTopic: 'Abrir sus llamadas',
    form: {
      name: 'Nombre',
      watch: 'Qué se vigila',
      model: 'Modelo',
      everyModel: 'Todos los modelos',
      measure: 'Qué baja',
      measures: { score: 'Puntuación', pass_rate: 'Proporción de llamadas aprobadas' },
      passMark: 'Una llamada aprueba desde',
      kindStays: 'Lo que vigila una regla no cambia. Para vigilar otra cosa, cree otra regla.',
      criteria: 'Solo estos criterios críticos',
      criteriaHint: 'Si no se elige ninguno, cuentan todos los criterios críticos.',
      falseAlarms: 'Falsas alarmas al mes, como máximo',
      falseAlarmsHint:
        'De media, para todos los agentes juntos. Cuantas menos, más tarde se avisa de las bajadas.',
      topicAlarmsHint:
        'De media, para todos los motivos juntos. Cuantas menos, más tarde se avisa de las subidas.',
      hours: 'Horas de retraso',
      backlog: 'Qué está pendiente',
      backlogs: { calls: 'Llamadas por procesar', reviews: 'Llamadas por revisar' },
      atLeast: 'Al menos tantas llamadas',
      growth: 'Ha crecido al menos (%)',
      growthHours: 'En tantas horas',
      webhooks: 'Avisar a los webhooks que escuchan avisos',
      people: 'Avisar a estas personas por correo',
      changeTitle: (name) => `Cambiar ${name}`,
      movedOn: 'Otra persona ha guardado esta regla entretanto. Esto es lo que guardó: repita su cambio.',
      save: 'Crear la regla',
      saveChange: 'Guardar la regla',
      saving: 'Guardando…',
      cancel: 'Cancelar',
    },
    details: {
      overdue: (hours) => `${hours} h después de la fecha`,
      backlog: (which, atLeast, growth, hours) =>
        `${which}: al menos ${atLeast}, con un ${growth} % más en ${hours} h`,
    },
    quiet: {
      title: 'Horas de silencio',
      lead: 'De lo que pase entonces se avisa después.',
      zone: 'Zona horaria',
      from: 'Desde',
      until: 'Hasta',
      weekends: 'Todo el fin de semana',
      save: 'Guardar',
      saved: 'Guardado.',
    },
  },
  'alerts.digest': {
    title: 'La semana por correo',
    lead: 'Una vez por semana, los líderes reciben la semana de sus equipos y los agentes la suya, junto a la anterior. Cada persona puede desactivarlo en su cuenta.',
    enabled: 'Enviarlo cada semana',
    weekday: 'Día',
    weekdays: {
      monday: 'Lunes',
      tuesday: 'Martes',
      wednesday: 'Miércoles',
      thursday: 'Jueves',
      friday: 'Viernes',
      saturday: 'Sábado',
      sunday: 'Domingo',
    },
    hour: 'Desde',
    zone: 'Zona horaria',
    save: 'Guardar',
    saving: 'Guardando…',
    saved: 'Guardado.',
    noMail: 'No se envía nada: el operador no ha configurado ningún servidor de correo.',
    last: (day) => `Último envío: ${day}.`,
    preview: 'Vista previa',
    whose: 'De quién',
    nobody: 'Todavía no hay líderes de equipo ni agentes con cuenta.',
  },
}
