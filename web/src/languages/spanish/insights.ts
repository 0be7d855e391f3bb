import type { InsightValues, Sentences } from '../../parts/sentences/part-values.ts'

/** As the service writes moments in its own sentences, so that they can be heard at a click alike: mm:ss. */
function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const parts = [Math.floor(whole / 60) % 60, whole % 60].map((part) => String(part).padStart(2, '0'))
  return whole >= 3600 ? `${Math.floor(whole / 3600)}:${parts.join(':')}` : parts.join(':')
}

export const insights: Sentences['insights'] = {
  text: ({ text }) => text,
  lost_points: ({ name, lost, of, category, shown, missing, aim }) => {
    const all = category === undefined ? '' : `, todos los de ${category}`
    const seen = shown
      ? `vea ${clock(shown.at)} («${shown.quote}»)`
      : missing
        ? 'no se encontró en lo que se dijo'
        : 'conviene comentarlo con el agente'
    const asked = aim === undefined ? '' : ` Lo que se pide: ${aim}.`
    return `«${name}» perdió ${lost} de ${of} ${of === 1 ? 'punto' : 'puntos'}${all}: ${seen}.${asked}`
  },
  category_lost: ({ category, points, ...named }) =>
    `${category} no obtuvo ninguno de sus ${points} puntos (${listNames(named)}): empiece por aquí.`,
  open_answers: (named) =>
    named.names.length + named.more === 1
      ? `Sin determinar por lo que se dijo: ${listNames(named)}; no cuenta ni a favor ni en contra hasta que alguien lo revise.`
      : `Sin determinar por lo que se dijo: ${listNames(named)}; no cuentan ni a favor ni en contra hasta que alguien los revise.`,
  full_marks: ({ category, points }) => `Nota máxima en ${category} (${points} de ${points}): siga así.`,

  silence: ({ seconds, at }) =>
    `Nadie habló durante ${seconds} segundos en ${clock(at)}: diga qué se está haciendo durante una espera.`,
  spoke_over: ({ speaker, times, at }) =>
    `${nameSpeaker(speaker)} pisó a la otra parte ${times === 1 ? 'una vez' : `${times} veces`} (${at.map(clock).join(', ')}): deje terminar.`,
  talk_share: ({ speaker, percent }) =>
    `${nameSpeaker(speaker)} habló el ${percent} % del tiempo: con más preguntas participaría la otra parte.`,
  monologue: ({ speaker, seconds, at }) =>
    `${nameSpeaker(speaker)} habló ${seconds} segundos seguidos desde ${clock(at)}: por pasos más cortos se sigue mejor.`,
  slow_replies: ({ seconds }) =>
    `La respuesta mediana del agente tardó ${seconds.toLocaleString('es')} segundos: una palabra breve mantiene al cliente con usted.`,

  unhappy: ({ at, quote, also, known }) =>
    `${known ? 'El cliente' : 'Alguien'} estaba descontento en ${clock(at)} («${quote}»)${also.map((moment) => ` y en ${clock(moment)}`).join('')}: vea qué llevó a ello.`,
  undated_promise: ({ at, quote }) =>
    `En ${clock(at)} el agente prometió algo sin decir cuándo («${quote}»): dé un día o una hora.`,
  dated_promise: ({ at, quote }) =>
    `En ${clock(at)} el agente dijo qué pasará y cuándo («${quote}»): siga así.`,
  asked_twice: ({ at, again, quote }) =>
    `El cliente preguntó lo mismo en ${clock(at)} y en ${clock(again)} («${quote}»): responda a la primera.`,
  unanswered: ({ at, quote }) =>
    `La pregunta del cliente en ${clock(at)} quedó sin respuesta («${quote}»): cierre cada pregunta antes de colgar.`,
  empathy: ({ at, quote }) =>
    `En ${clock(at)} el agente mostró comprensión por el problema del cliente («${quote}»): merece repetirse.`,
  read_back: ({ at, quote }) =>
    `En ${clock(at)} el agente repasó lo acordado («${quote}»): merece repetirse.`,
  steering: ({ at, speaker }) =>
    `${clock(at)} ${nameSpeaker(speaker)} habló a quien evalúa la llamada: las notas no dependen de ello.`,

  no_speech: () => 'No se oye a nadie en la grabación: no hay nada que comentar.',
  nothing: () => 'Nada de esta llamada llama la atención para la formación.',
  one_voice: () => 'No se pudo distinguir a las partes, así que no se midió quién habló cuánto.',
  one_party: ({ speaker }) => `En la grabación solo se oye una parte: ${nameSpeaker(speaker).toLowerCase()}.`,
  dry_run: () => 'Esta instalación está en pruebas: no se resume nada.',
}

function listNames({ names, more }: InsightValues<'open_answers'>): string {
  return names.map((name) => `«${name}»`).join(', ') + (more > 0 ? ` y ${more} más` : '')
}

function nameSpeaker(speaker: string): string {
  if (speaker === 'Agent') return 'El agente'
  if (speaker === 'Customer') return 'El cliente'
  const [, number] = /^Speaker (\d+)$/.exec(speaker) ?? []
  return number ? `La voz ${number}` : speaker
}
